/** Moves by key: each press is one placing of what is chosen, and one step of the log. */
import { aboutFace, straight, wheel, type March } from '#geometry/check/march';
import type { Stand } from '#geometry/table/table';
import type { Command, MoveNote, Placing } from '#game/command';
import type { KeyPress } from '../keys.ts';
import { placeCommand, placed, placingsOf, turnedBody } from './bodies.ts';
import { chosenStands } from './selection.ts';
import type { ToolContext } from './tool.ts';

/** Each unit by itself: two units side by side advance each along its own front. */
function eachUnit(stands: readonly Stand[], march: (body: readonly Stand[]) => March): readonly Placing[] {
  return [...new Set(stands.map((stand) => stand.unit))].flatMap((unit) =>
    placingsOf(march(stands.filter((stand) => stand.unit === unit))),
  );
}

interface Moved {
  readonly placings: readonly Placing[];
  readonly note: MoveNote;
}

const turned = (stands: readonly Stand[], degrees: number): Moved => ({
  placings: turnedBody(stands, degrees),
  note: { how: 'turn', inches: 0 },
});

function wheeled(stands: readonly Stand[], about: 'left' | 'right', degrees: number): Moved {
  const march = wheel(stands, about, degrees);
  return { placings: placingsOf(march), note: { how: 'wheel', inches: march.inches } };
}

function shifted(stands: readonly Stand[], { arrow }: KeyPress, inches: number): Moved {
  return { placings: placed(stands, { kind: 'shift', dx: arrow.x * inches, dy: arrow.y * inches }), note: { how: 'drag', inches } };
}

function movedBy(press: KeyPress, stands: readonly Stand[]): Moved | null {
  switch (press.id) {
    case 'nudge':
      return shifted(stands, press, 0.1);
    case 'nudge-inch':
      return shifted(stands, press, 1);
    case 'advance':
      return { placings: eachUnit(stands, (body) => straight(body, press.digit)), note: { how: 'straight', inches: press.digit } };
    case 'turn-left':
      return turned(stands, -5);
    case 'turn-right':
      return turned(stands, 5);
    case 'turn-left-fine':
      return turned(stands, -1);
    case 'turn-right-fine':
      return turned(stands, 1);
    case 'wheel-left':
      return wheeled(stands, 'left', -5);
    case 'wheel-right':
      return wheeled(stands, 'right', 5);
    case 'about-face':
      return { placings: eachUnit(stands, aboutFace), note: { how: 'about-face', inches: 0 } };
    default:
      return null;
  }
}

/** The command that a key asks for, null when the key moves nothing or nothing is chosen. */
export function moveByKey(press: KeyPress, context: ToolContext): Command | null {
  const stands = chosenStands(context);
  const moved = stands.length === 0 ? null : movedBy(press, stands);
  return moved ? (placeCommand(context, moved.placings, moved.note).send ?? null) : null;
}
