/** Turning what is chosen about its middle, by the handle ahead of its front or by two fingers. */
import { frontOf } from '#geometry/check/march';
import { normalFacing, turnBetween, type Degrees } from '#geometry/shape/units';
import { bearing } from '#geometry/shape/vec';
import type { Point, Stand } from '#geometry/table/table';
import { rotateHandleAt } from '../mark/handleMarks.ts';
import { troubleMarks, turnMarks } from '../mark/moveMarks.ts';
import { middleOf, placeCommand, troubleOf, turnedBody } from './bodies.ts';
import { gesture, snapped } from './gesture.ts';
import type { Outcome, Shown, Tool, ToolContext } from './tool.ts';

/** The guide comes to face a multiple of this; Alt turns freely, to the tenth of a degree that is shown. */
const STEP: Degrees = 5;
const FREE_STEP: Degrees = 0.1;

interface Turn {
  readonly home: Tool;
  readonly stands: readonly Stand[];
  /** Degrees clockwise so far. */
  readonly turn: Degrees;
}

/** The turn that brings the guide onto a step of its facing; less than half a step away from where it was is no turn. */
function snappedTurn(facing: Degrees, raw: Degrees, free: boolean): Degrees {
  if (free) return snapped(raw, FREE_STEP);
  if (Math.abs(raw) < STEP / 2) return 0;
  return snapped(facing + raw, STEP) - facing;
}

/** Turning by the handle: `from` is where the hand took it. */
export function turning(home: Tool, stands: readonly Stand[], from: Point): Tool {
  const middle = middleOf(stands);
  const start = bearing(middle, from) ?? 0;
  const facing = stands[0]?.box.facing ?? 0;
  const turnTo = (to: Point, free: boolean): Turn => {
    const now = bearing(middle, to);
    return { home, stands, turn: now === null ? 0 : snappedTurn(facing, turnBetween(start, now), free) };
  };
  const state = (turn: Turn): Tool =>
    gesture({
      name: 'turning',
      move: (pointer) => ({ next: state(turnTo(pointer.at, pointer.alt)) }),
      up: (pointer, context) => release(turnTo(pointer.at, pointer.alt), context),
      cancel: () => ({ next: home }),
      show: (context) => shown(turn, context),
    });
  return state({ home, stands, turn: 0 });
}

/** Two fingers on what is chosen: the same turn, by as much as they have turned. */
export function twisting(home: Tool, stands: readonly Stand[], raw: Degrees): Tool {
  const facing = stands[0]?.box.facing ?? 0;
  const turn: Turn = { home, stands, turn: snappedTurn(facing, raw, false) };
  return gesture({
    name: 'twisting',
    cancel: () => ({ next: home }),
    show: (context) => shown(turn, context),
    twist: (now, done, context) =>
      done ? release({ ...turn, turn: snappedTurn(facing, now, false) }, context) : { next: twisting(home, stands, now) },
  });
}

/** A turn by exactly so many degrees, as one placing. */
export function turnBy(stands: readonly Stand[], turn: Degrees, context: ToolContext): Pick<Outcome, 'send'> {
  return placeCommand(context, turnedBody(stands, turn), { how: 'turn', inches: 0 });
}

function release({ home, stands, turn }: Turn, context: ToolContext): Outcome {
  return { next: home, ...turnBy(stands, turn, context) };
}

function shown({ stands, turn }: Turn, context: ToolContext): Shown {
  const placings = turnedBody(stands, turn);
  const trouble = troubleOf(context, placings);
  const front = frontOf(placings);
  const handle = rotateHandleAt(front, context.camera);
  return {
    marks: [...turnMarks(handle, middleOf(stands), turn, normalFacing(front.facing)), ...troubleMarks(handle, trouble)],
    ghosts: placings,
    cursor: trouble === null ? 'grabbing' : 'not-allowed',
    said: trouble ?? 'Release to turn. Steps of 5°; Alt: free. Esc or right click: back.',
  };
}
