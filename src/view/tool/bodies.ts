/** Chosen stands moved as one body: boxes before and after, the trouble that a place would give, and the command that asks for it. */
import type { Command, MoveNote, Placing } from '#game/command';
import { changing, placingRefused } from '#game/decide/place';
import type { March } from '#geometry/check/march';
import { movedBox, type Motion } from '#geometry/shape/motion';
import type { Degrees } from '#geometry/shape/units';
import type { Point, Stand } from '#geometry/table/table';
import type { Trouble } from '../mark/moveMarks.ts';
import type { ToolContext } from './tool.ts';

export const placingsOf = (march: March): readonly Placing[] => march.moves.map(({ stand, box }) => ({ stand, box }));

export function placed(stands: readonly Stand[], motion: Motion): readonly Placing[] {
  return stands.map(({ id, box }) => ({ stand: id, box: movedBox(motion, box) }));
}

/** The middle of a body: the mean of its stands' centres, which a turn about it leaves where it is. */
export function middleOf(stands: readonly Stand[]): Point {
  const sum = stands.reduce((s, { box }) => ({ x: s.x + box.center.x, y: s.y + box.center.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(stands.length, 1), y: sum.y / Math.max(stands.length, 1) };
}

/** A turn of the whole body about its middle, clockwise positive. */
export function turnedBody(stands: readonly Stand[], degrees: Degrees): readonly Placing[] {
  return placed(stands, { kind: 'turn', about: middleOf(stands), degrees });
}

/** The game's own answer to this placing, as a sentence. */
export function troubleOf({ state }: ToolContext, placings: readonly Placing[]): Trouble {
  return placingRefused(state, placings)?.because ?? null;
}

/** The one command of a gesture, or none when nothing would change: a null move is no step of the log. */
export function placeCommand({ state }: ToolContext, placings: readonly Placing[], note: MoveNote): { readonly send?: Command } {
  return changing(state, placings).length === 0 ? {} : { send: { type: 'place', placings, note } };
}
