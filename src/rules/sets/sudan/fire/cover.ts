/** Cover of the stands that a group aims at, and the position that it fires from: what holds for at least half of its figures. */
import type { CoverFact } from '#geometry/check/facts';
import { terrainWords } from '../../../engine/checks.ts';
import type { SourceRef, Witness } from '../../../engine/source.ts';
import { capital, note } from '../../../engine/tell.ts';
import type { Trail } from '../../../engine/trail.ts';
import type { Aimed } from './aim.ts';
import type { FireTables, Grade } from './tables.ts';

/** A firing stand with its aim and the figures with which it fires. */
export interface Firing {
  readonly aimed: Aimed;
  readonly figures: number;
}

export interface Covered {
  readonly grade: Grade;
  readonly source: SourceRef;
  readonly seen: Witness;
}

interface Graded extends Covered {
  readonly figures: number;
}

/** The best of several pieces counts. */
function bestOf(pieces: readonly CoverFact[], tables: FireTables): Covered | null {
  const graded = pieces.flatMap((piece): readonly Covered[] => {
    const worth = tables.gradeOf(piece);
    return worth ? [{ grade: worth.value, source: worth.source, seen: { terrain: [piece.terrain] } }] : [];
  });
  return graded.find((one) => one.grade === 'prepared') ?? graded[0] ?? null;
}

function heldByHalf(firing: readonly Firing[], of: (one: Firing) => Covered | null): Covered | null {
  const all = firing.reduce((sum, one) => sum + one.figures, 0);
  const graded = firing.flatMap((one): readonly Graded[] => {
    const found = of(one);
    return found ? [{ ...found, figures: one.figures }] : [];
  });
  const holding = (some: readonly Graded[]) => some.length > 0 && 2 * some.reduce((sum, one) => sum + one.figures, 0) >= all;
  const prepared = graded.filter((one) => one.grade === 'prepared');
  if (holding(prepared)) return prepared[0] ?? null;
  if (!holding(graded)) return null;
  const first = graded.find((one) => one.grade === 'improvised') ?? graded[0];
  return first ? { ...first, grade: 'improvised' } : null;
}

/** The cover that the fire goes into; null where more than half of it goes into the open. */
export const coverOf = (firing: readonly Firing[], tables: FireTables): Covered | null =>
  heldByHalf(firing, ({ aimed }) => bestOf(aimed.pair.cover, tables));

/** The position that at least half of the figures fire from. */
export const positionOf = (firing: readonly Firing[], tables: FireTables): Covered | null =>
  heldByHalf(firing, ({ aimed }) => bestOf(aimed.pair.position ?? [], tables));

const placeWords = ({ how, kind, grade }: CoverFact): string =>
  `${how} ${kind === 'works' ? `${grade ?? 'improvised'} works` : terrainWords(kind)}`;

/** One line for each piece whose worth is read off a chart of the player's own: the lines that count are read off other charts. */
function ownLines(id: string, pieces: readonly CoverFact[], tables: FireTables): Trail {
  const once = new Map(pieces.map((piece) => [piece.terrain, piece]));
  return [...once.values()].flatMap((piece) => {
    const worth = tables.gradeOf(piece);
    if (worth?.source.chart === undefined) return [];
    const because = `${capital(placeWords(piece))}: ${worth.value} cover.`;
    return [note(`${id}/${piece.terrain}`, 0, { because, source: worth.source, shown: worth.value, seen: { terrain: [piece.terrain] } })];
  });
}

/** What the player's own chart says of the cover fired into, and of the position where one is asked for; nothing where neither counts. */
export function ownCoverLines(firing: readonly Firing[], tables: FireTables, asksPosition: boolean): Trail {
  const into = coverOf(firing, tables) ? firing.flatMap(({ aimed }) => aimed.pair.cover) : [];
  const from = asksPosition && positionOf(firing, tables) ? firing.flatMap(({ aimed }) => aimed.pair.position ?? []) : [];
  return [...ownLines('cover', into, tables), ...ownLines('position', from, tables)];
}
