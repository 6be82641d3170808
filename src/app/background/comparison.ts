/** The same shot under every book, and its loss by range, worked out away from the page. */
import { compareShot, homeOf, type CompareBy } from '#game/compare';
import { askedOf, isRefused, targetOf } from '#game/compare/asked';
import { compareCharge } from '#game/compareCharge';
import { fighterOf, readingsOf } from '#game/fighter';
import { rangeCurve } from '#game/rangeCurve';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import type { Library } from '#rules/engine/library';
import { FURTHEST, type Cards, type Comparison, type Further } from '#ui/compare/comparison';
import { atRange } from './atRange.ts';

export interface CardsAsk {
  readonly state: GameState;
  readonly shot: Shot;
  readonly by: CompareBy;
  readonly ghost: number | null;
}

/** What stands below and beside the cards and takes longer: the curve of one book, or the charges. Neither hangs on the ghost. */
export interface FurtherAsk {
  readonly state: GameState;
  readonly shot: Shot;
  readonly of: { readonly curve: string } | 'charges';
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

type Ranged = Pick<CardsAsk, 'state' | 'shot'> & Pick<Cards, 'noRoom' | 'placings' | 'ghost'>;

/**
 * The table and the shot at another range: a shot along a line is laid from where its unit would stand, another is judged with the
 * range set. Whether there is room for the unit there is told beside it.
 */
function ranged({ state, shot, ghost }: CardsAsk, home: RuleSet): Ranged {
  const asItStands = { state, shot, ghost: null, noRoom: null, placings: [] };
  if (ghost === null) return asItStands;
  const there = atRange(state, shot, home, ghost);
  const noRoom = there?.refused ? `The table has no room for it at ${ghost.toFixed(2)}″. ${there.refused.because}` : null;
  const told = { ghost, noRoom, placings: there?.placings ?? [] };
  const aimed = home.fire.modes.find((mode) => mode.id === shot.mode)?.aim === 'unit';
  if (aimed) return { state, shot: { ...shot, override: { range: ghost } }, ...told };
  if (there) return { state: there.state, shot, ...told };
  return { ...asItStands, noRoom: 'It measures nothing, so it cannot be laid from another range.' };
}

/** The card of each book, at the range that is asked about. */
export function cardsOf(ask: CardsAsk, library: Library): Cards {
  const books = booksFor(ask.state, library);
  const { state, shot, ...told } = ranged(ask, homeOf(ask.state, ask.shot, books));
  return { by: ask.by, ...told, columns: compareShot(state, shot, books, { by: ask.by }) };
}

function curveFor({ state, shot }: FurtherAsk, id: string, books: readonly RuleSet[]): Further {
  const home = homeOf(state, shot, books);
  const book = books.find((one) => one.id === id);
  const target = targetOf(state, shot, home);
  const asked = book ? askedOf(state, shot, home, book) : null;
  if (!book || target === null || asked === null || isRefused(asked)) return { kind: 'curve', curve: null };
  const upTo = reachOf(state, asked.shot, book);
  return { kind: 'curve', curve: rangeCurve(state, asked.shot, book, { target, upTo }) };
}

function chargesFor({ state, shot }: FurtherAsk, books: readonly RuleSet[]): Further {
  const target = targetOf(state, shot, homeOf(state, shot, books));
  const texts = books.filter((book, n) => books.findIndex((one) => one.parts.melee.id === book.parts.melee.id) === n);
  return { kind: 'charges', charges: target === null ? [] : compareCharge(state, shot.unit, target, texts) };
}

export function furtherOf(ask: FurtherAsk, library: Library): Further {
  const books = booksFor(ask.state, library);
  return ask.of === 'charges' ? chargesFor(ask, books) : curveFor(ask, ask.of.curve, books);
}

/** The whole comparison, part by part in the order in which the page asks for them: curves of all books, then charges. */
export function furtherAsks({ state, shot }: Pick<FurtherAsk, 'state' | 'shot'>, library: Library): readonly FurtherAsk[] {
  return [...library.books.map(({ id }): FurtherAsk => ({ state, shot, of: { curve: id } })), { state, shot, of: 'charges' }];
}

export function comparisonFrom(cards: Cards, further: readonly Further[], working: boolean): Comparison {
  return {
    ...cards,
    curves: further.flatMap((one) => (one.kind === 'curve' && one.curve ? [one.curve] : [])),
    charges: further.flatMap((one) => (one.kind === 'charges' ? one.charges : [])),
    working,
  };
}

/** All of it at once. */
export function comparisonOf(ask: CardsAsk, library: Library): Comparison {
  const further = furtherAsks(ask, library).map((one) => furtherOf(one, library));
  return comparisonFrom(cardsOf(ask, library), further, false);
}
