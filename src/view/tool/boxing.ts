/** The selection rectangle: stands whose centre lies in it, drawn in any direction, and with them their whole units. */
import { fieldOf } from '#geometry/table/field';
import { standsInRectangle } from '#geometry/table/pick';
import type { Mark } from '../mark/mark.ts';
import type { Pointer } from '../pointer.ts';
import { gesture, strayed } from './gesture.ts';
import { withUnits } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Selection, type Tool, type ToolContext } from './tool.ts';

interface Rectangle {
  readonly home: Tool;
  readonly start: Pointer;
  readonly end: Pointer;
  /** What a press that never became a drag selects. */
  readonly click: Selection;
}

export function boxing(home: Tool, start: Pointer, click: Selection): Tool {
  return drawing({ home, start, end: start, click });
}

function drawing(now: Rectangle): Tool {
  return gesture({
    name: 'boxing',
    move: (pointer) => ({ next: drawing({ ...now, end: pointer }) }),
    up: (pointer, context) => release({ ...now, end: pointer }, context),
    cancel: () => ({ next: now.home }),
    show: () => ({
      marks: strayed(now.start, now.end) ? [rectangle(now.start, now.end)] : [],
      cursor: 'crosshair',
      said: 'Everything whose centre is inside. Shift adds.',
    }),
  });
}

function release({ home, start, end, click }: Rectangle, context: ToolContext): Outcome {
  if (!strayed(start, end)) return { next: home, selection: start.shift ? context.selection : click };
  const caught = standsInRectangle(fieldOf(context.state.table), start.at, end.at);
  return { next: home, selection: withUnits(context.state, caught, start.shift ? context.selection : NOTHING_SELECTED) };
}

function rectangle({ at: a }: Pointer, { at: b }: Pointer): Mark {
  const points = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }, a];
  return { kind: 'line', id: 'select:rectangle', points, stroke: 'band' };
}
