/** Wheeling by a front corner: the other corner is the pivot, and the arc of the dragged one is the cost. */
import { sweptOutline } from '#geometry/check/entered';
import { frontOf, wheel, type March } from '#geometry/check/march';
import { arcPoints, stepsFor } from '#geometry/shape/sector';
import { turnBetween, type Degrees } from '#geometry/shape/units';
import { bearing, distance } from '#geometry/shape/vec';
import type { Point, Stand } from '#geometry/table/table';
import type { Mark } from '../mark/mark.ts';
import { wheelMarks } from '../mark/moveMarks.ts';
import { placeCommand, placingsOf, troubleOf } from './bodies.ts';
import { gesture, snapped } from './gesture.ts';
import type { Outcome, Shown, Tool, ToolContext } from './tool.ts';

const STEP: Degrees = 1;
const FREE_STEP: Degrees = 0.1;

interface Wheel {
  readonly home: Tool;
  readonly stands: readonly Stand[];
  /** The end of the front that stays. */
  readonly about: 'left' | 'right';
  readonly turn: Degrees;
}

/** `dragged` is the corner under the hand. */
export function wheeling(home: Tool, stands: readonly Stand[], dragged: 'left' | 'right'): Tool {
  const about = dragged === 'left' ? 'right' : 'left';
  const front = frontOf(stands);
  const start = bearing(front[about], front[dragged]) ?? 0;
  const turnTo = (to: Point, free: boolean): Wheel => {
    const now = bearing(front[about], to);
    const turn = now === null ? 0 : snapped(turnBetween(start, now), free ? FREE_STEP : STEP);
    return { home, stands, about, turn };
  };
  const state = (now: Wheel): Tool =>
    gesture({
      name: 'wheeling',
      move: (pointer) => ({ next: state(turnTo(pointer.at, pointer.alt)) }),
      up: (pointer, context) => release(turnTo(pointer.at, pointer.alt), context),
      cancel: () => ({ next: home }),
      show: (context) => shown(now, context),
    });
  return state({ home, stands, about, turn: 0 });
}

function release({ home, stands, about, turn }: Wheel, context: ToolContext): Outcome {
  const march = wheel(stands, about, turn);
  return { next: home, ...placeCommand(context, placingsOf(march), { how: 'wheel', inches: march.inches }) };
}

/** The way of the outer corner as it is drawn, from where it was. */
function arcOf({ pivot, path }: March, turn: Degrees): readonly Point[] {
  if (!pivot || turn === 0) return [path[0]];
  const radius = distance(pivot, path[0]);
  const from = bearing(pivot, path[0]) ?? 0;
  return arcPoints(pivot, radius, from, from + turn, stepsFor(radius, Math.abs(turn)));
}

/** The ground that the wheel covers, melted into as few outlines as there are. */
const sweptMarks = (march: March): readonly Mark[] =>
  sweptOutline(march).map((rings, n) => ({ kind: 'area', id: `swept:${n}`, rings, tone: 'swept' }));

function shown({ stands, about, turn }: Wheel, context: ToolContext): Shown {
  const march = wheel(stands, about, turn);
  const placings = placingsOf(march);
  const trouble = troubleOf(context, placings);
  const unit = stands[0]?.unit;
  const cost = { inches: march.inches, allowed: unit === undefined ? null : context.allowance(unit) };
  return {
    marks: [...sweptMarks(march), ...wheelMarks({ pivot: march.pivot ?? march.path[0], arc: arcOf(march, turn), turn }, cost, trouble)],
    ghosts: placings,
    cursor: trouble === null ? 'grabbing' : 'not-allowed',
    said: trouble ?? 'The opposite corner is the pivot; the outer corner pays. Alt: free. Esc or right click: back.',
    loupe: march.path[1],
  };
}
