/** Taking what is chosen off the table, and setting out a second one beside it. */
import { frontOf } from '#geometry/check/march';
import { corners } from '#geometry/shape/box';
import { forward } from '#geometry/shape/vec';
import { findStand } from '#game/lookup';
import { snapped } from './gesture.ts';
import { chosenUnits, piecesOf } from './selection.ts';
import { NOTHING_SELECTED, type Outcome, type Tool, type ToolContext } from './tool.ts';

/** Whole units go as units, parts of units stand by stand. */
export function deleteChosen(next: Tool, context: ToolContext): Outcome | null {
  const { state, selection } = context;
  const chosen = new Set(selection.stands);
  const units = chosenUnits(context).filter((unit) => piecesOf(state, unit).every((id) => chosen.has(id)));
  const stands = selection.stands.filter((id) => !units.includes(findStand(state, id)?.unit ?? ''));
  const terrain = selection.terrain === null ? [] : [selection.terrain];
  if (units.length + stands.length + terrain.length === 0) return null;
  return { next, selection: NOTHING_SELECTED, send: { type: 'delete', units, stands, terrain } };
}

/** Room left between a unit and its copy, in inches. */
const ROOM = 0.25;

/** The first chosen unit again, on its right; on its left where the right is off the table. */
export function duplicateChosen(next: Tool, context: ToolContext): Outcome | null {
  const unit = chosenUnits(context)[0];
  if (unit === undefined) return null;
  const { table } = context.state;
  const stands = table.stands.filter((stand) => stand.unit === unit);
  const front = frontOf(stands);
  const right = forward(front.facing + 90);
  const step = front.width + ROOM;
  const fits = (way: number): boolean =>
    stands.every(({ box }) =>
      corners(box).every((p) => {
        const [x, y] = [p.x + right.x * way, p.y + right.y * way];
        return x >= 0 && y >= 0 && x <= table.width && y <= table.depth;
      }),
    );
  const way = fits(step) || !fits(-step) ? step : -step;
  return { next, send: { type: 'duplicate-unit', unit, by: [snapped(right.x * way, 0.01), snapped(right.y * way, 0.01)] } };
}
