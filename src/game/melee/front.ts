/** The front in contact of one side, stretch by stretch: how long each is, on what level it stands, and what covers it there. */
import { coverOf } from '#geometry/check/cover';
import type { CoverFact, Span } from '#geometry/check/facts';
import { levelOf } from '#geometry/check/level';
import { terrainMet } from '#geometry/check/terrainMet';
import { areaContains } from '#geometry/shape/area';
import { TOUCH } from '#geometry/shape/units';
import { distance, forward } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import type { Stand, TerrainId } from '#geometry/table/table';
import type { FrontStretch } from '#rules/engine/melee';
import { unitOf } from '../lookup.ts';
import type { GameState } from '../state.ts';

/** Two stands that touch along so many inches; of bodies that do not touch, the nearest two, along none. */
export interface Pair {
  readonly own: Stand;
  readonly other: Stand;
  readonly inches: number;
}

/** The line from the middle of the enemy to the stand's own: what a blow would have to come across. */
const blowAt = ({ own, other }: Pair): Span => ({ from: other.box.center, to: own.box.center });

const turned = ({ own, other, inches }: Pair): Pair => ({ own: other, other: own, inches });

/** Whether a stand that charges stood in the piece when it began: it charged out of it, not over it. */
function cameOutOf(state: GameState, { unit, box }: Stand, terrain: TerrainId): boolean {
  const { charging, charge } = unitOf(state, unit);
  const piece = state.table.terrain.find(({ id }) => id === terrain);
  if (!charging || !piece) return false;
  const [back, gone] = [forward(box.facing), charge?.inches ?? 0];
  return areaContains(piece.parts, { x: box.center.x - back.x * gone, y: box.center.y - back.y * gone });
}

/**
 * A wall between two stands may lie close behind the line of both. It is then the cover of the one that did not charge over it, else of the
 * one whose middle it is nearer to; of both where neither is nearer. Who charges out of works leaves them, and leaves them to nobody.
 */
function wallIsMine(state: GameState, pair: Pair, piece: TerrainId): boolean {
  const line = blowAt(pair);
  const run = terrainMet(fieldOf(state.table), line.from, line.to).find((met) => met.piece.id === piece);
  if (!run) return true;
  const [mine, theirs] = [unitOf(state, pair.own.unit).charging, unitOf(state, pair.other.unit).charging];
  if (mine !== theirs) return theirs && !cameOutOf(state, pair.other, piece);
  const middle = (run.enter + run.leave) / 2;
  return middle >= distance(line.from, line.to) / 2 - TOUCH;
}

function coverAt(state: GameState, pair: Pair): readonly CoverFact[] {
  const field = fieldOf(state.table);
  const theirs = coverOf(field, pair.other, blowAt(turned(pair)));
  return coverOf(field, pair.own, blowAt(pair)).filter(
    ({ terrain, how }) => how === 'in' || !theirs.some((one) => one.terrain === terrain) || wallIsMine(state, pair, terrain),
  );
}

export const stretchesOf = (state: GameState, pairs: readonly Pair[]): readonly FrontStretch[] =>
  pairs.map((pair) => ({ inches: pair.inches, cover: coverAt(state, pair) }));

/** Every piece that covers any of it, once. */
export function coverIn(stretches: readonly FrontStretch[]): readonly CoverFact[] {
  const found = stretches.flatMap(({ cover }) => cover);
  return found.filter((one, i) => found.findIndex((other) => other.terrain === one.terrain) === i);
}

/** The level of most of the front; of levels with as much of it each, that of the longest contact. */
export function levelAlong(state: GameState, pairs: readonly Pair[], by: 'centre' | 'most'): number {
  const along = new Map<number, number>();
  for (const { own, inches } of pairs) {
    const level = levelOf(fieldOf(state.table), own, by);
    along.set(level, (along.get(level) ?? 0) + inches);
  }
  const [first = [0, 0], ...others] = [...along];
  return others.reduce((most, one) => (one[1] > most[1] + TOUCH ? one : most), first)[0];
}
