/** The same shot under every book, and its loss by range, worked out away from the page. */
import { compareShot, homeOf, type CompareBy, type ShotColumn } from '#game/compare';
import { compareCharge } from '#game/compareCharge';
import { fighterOf, readingsOf } from '#game/fighter';
import { rangeCurve, type RangeCurve } from '#game/rangeCurve';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import type { Library } from '#rules/engine/library';
import { FURTHEST, type Comparison } from '#ui/compare/comparison';
import { atRange } from './atRange.ts';

export interface CompareAsk {
  readonly state: GameState;
  readonly shot: Shot;
  readonly by: CompareBy;
  readonly ghost: number | null;
}

/** Every book, the game's own as it is joined, each with the player's charts. */
function booksFor(state: GameState, library: Library): readonly RuleSet[] {
  return library.books.map(({ id }) => library.bookOf({ book: id, parts: id === state.book ? state.parts : {}, charts: state.charts }));
}

function reachOf(state: GameState, shot: Shot, book: RuleSet): number {
  const firer = fighterOf(state, shot.unit);
  const stand = firer.stands.find(({ id }) => shot.stands?.includes(id) ?? true);
  const bands = stand ? book.bands(firer, stand, readingsOf(state, book)).filter((band) => band.mode === shot.mode) : [];
  return Math.min(FURTHEST, Math.max(0, ...bands.map((band) => band.upTo)) + 1);
}

function curveOf(state: GameState, column: ShotColumn, book: RuleSet | undefined): readonly RangeCurve[] {
  if (!column.shot || column.target === null || !book) return [];
  return [rangeCurve(state, column.shot, book, { target: column.target, upTo: reachOf(state, column.shot, book) })];
}

/** The table and the shot at another range: a shot along a line is laid from where its unit would stand, another is judged with the range set. */
function ranged({ state, shot, ghost }: CompareAsk, home: RuleSet): Pick<CompareAsk, 'state' | 'shot'> & Pick<Comparison, 'noRoom'> {
  if (ghost === null) return { state, shot, noRoom: null };
  const there = atRange(state, shot, home, ghost);
  const noRoom = there?.refused ? `It could not stand at ${ghost.toFixed(2)}″ on its line. ${there.refused.because}` : null;
  const laid = home.fire.modes.find((mode) => mode.id === shot.mode)?.aim === 'line';
  if (!laid) return { state, shot: { ...shot, override: { range: ghost } }, noRoom };
  return { state: there && !there.refused ? there.state : state, shot, noRoom };
}

export function comparisonOf(ask: CompareAsk, library: Library): Comparison {
  const { by, ghost } = ask;
  const books = booksFor(ask.state, library);
  const { state, shot, noRoom } = ranged(ask, homeOf(ask.state, ask.shot, books));
  const columns = compareShot(state, shot, books, { by });
  const target = columns.find((column) => column.target !== null)?.target ?? null;
  const texts = books.filter((book, n) => books.findIndex((one) => one.parts.melee.id === book.parts.melee.id) === n);
  const charges = target === null ? [] : compareCharge(ask.state, shot.unit, target, texts);
  const bookOf = (id: string) => books.find((book) => book.id === id);
  return { by, ghost, noRoom, columns, charges, curves: columns.flatMap((column) => curveOf(state, column, bookOf(column.book))) };
}
