/** The selection rectangle: stands whose centre lies in it, drawn in any direction, and with them their whole units. */
import { fieldOf } from '#geometry/table/field';
import { standsInRectangle } from '#geometry/table/pick';
import type { Mark } from '../mark/mark.ts';
import type { Pointer } from '../pointer.ts';
import { gesture, strayed } from './gesture.ts';
import { withUnits } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Selection, type Tool, type ToolContext } from './tool.ts';

/** `click` is what a press that never became a drag selects. */
export function boxing(home: Tool, start: Pointer, click: Selection, to: Pointer = start): Tool {
  return gesture({
    name: 'boxing',
    move: (pointer) => ({ next: boxing(home, start, click, pointer) }),
    up: (pointer, context) => release(home, start, click, pointer, context),
    cancel: () => ({ next: home }),
    show: () => ({
      marks: strayed(start, to) ? [rectangle(start, to)] : [],
      cursor: 'crosshair',
      said: 'Everything whose centre is inside. Shift adds.',
    }),
  });
}

function release(home: Tool, start: Pointer, click: Selection, end: Pointer, context: ToolContext): Outcome {
  if (!strayed(start, end)) return { next: home, selection: start.shift ? context.selection : click };
  const caught = standsInRectangle(fieldOf(context.state.table), start.at, end.at);
  return { next: home, selection: withUnits(context.state, caught, start.shift ? context.selection : NOTHING_SELECTED) };
}

function rectangle({ at: a }: Pointer, { at: b }: Pointer): Mark {
  const points = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }, a];
  return { kind: 'line', id: 'select:rectangle', points, stroke: 'band' };
}
