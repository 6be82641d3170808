/**
 * The table by keyboard: one tab stop, Enter goes in, arrows walk from stand to stand, Enter takes the stand in hand and
 * Escape lets go, so that Tab goes on to the control after the table.
 */
import { findStand, findUnit } from '#game/lookup';
import { gesture } from './gesture.ts';
import { selectStand, unitOnward } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Tool, type ToolContext } from './tool.ts';

/** Begins with the first stand of the table; null on a bare one. */
export function walking(home: Tool, context: ToolContext): Outcome | null {
  return context.state.table.stands.length === 0 ? null : stepTo(walk(home), context, 0);
}

function stepTo(next: Tool, { state }: ToolContext, place: number): Outcome {
  const { stands } = state.table;
  const stand = stands[((place % stands.length) + stands.length) % stands.length];
  return stand ? { next, selection: selectStand(stand.id) } : { next };
}

function walk(home: Tool): Tool {
  const self: Tool = gesture({
    name: 'walking',
    resting: true,
    down: (pointer, context) => home.down(pointer, context),
    cancel: () => ({ next: home, selection: NOTHING_SELECTED }),
    takes: (pointer, context) => home.takes(pointer, context),
    key: (press, context) => {
      if (press.id === 'take') return { next: home };
      if (press.id === 'next-unit' || press.id === 'last-unit') {
        return { next: self, selection: unitOnward(context, press.id === 'next-unit' ? 1 : -1) };
      }
      if (press.id !== 'walk') return null;
      const now = context.state.table.stands.findIndex((stand) => stand.id === context.selection.stands[0]);
      return stepTo(self, context, now + (press.arrow.x + -press.arrow.y > 0 ? 1 : -1));
    },
    show: ({ state, selection }) => {
      const stand = findStand(state, selection.stands[0] ?? '');
      const name = stand ? (findUnit(state, stand.unit)?.name ?? stand.id) : '';
      return {
        marks: [],
        cursor: 'default',
        said: `${name}: arrows for the next stand, Tab for the next unit, Enter to take it in hand, Esc to leave.`,
      };
    },
  });
  return self;
}
