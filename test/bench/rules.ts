/** Exact chances and the comparison of books on one table: a volley of each mode, the worst of each book, and all books at once. */
import { comparisonOf } from '#app/background/comparison';
import { compareShot } from '#game/compare';
import { chancesOfPlans } from '#game/chances';
import { planShot } from '#game/preview';
import { scenarioFromData } from '#game/scenario/parse';
import type { GameState } from '#game/state';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { books, library } from '#rules/sets/index';
import { foot, gun, scene, unit, type UnitData } from '#test/scenes';
import { medianOf } from './clock.ts';

/** Three guns on a firing line. */
const gunsOf = (troop: string, piece: string): UnitData =>
  unit(
    'bty',
    'blue',
    troop,
    'unlimbered',
    [0, 1, 2].map((i) => gun(`g${i}`, 19 + 1.1 * i, 10, 0, piece)),
  );

/** Six stands abreast, and two lines of three a band and a half away. */
const FIRERS = (troop: string): UnitData =>
  unit(
    'a',
    'blue',
    troop,
    'line',
    [0, 1, 2, 3, 4, 5].map((i) => foot(`a${i}`, 17.75 + 0.9 * i, 9.625, 0, { ranks: 2 })),
  );
const target = (troop: string, apart: number): UnitData =>
  unit(
    'b',
    'red',
    troop,
    'line',
    [0, 1, 2].map((i) => foot(`b${i}`, 20, 10.375 + apart + 0.75 * i, 180, { frontage: 6, figures: 12, ranks: 2 })),
  );

interface Case {
  readonly book: string;
  readonly units: readonly UnitData[];
  readonly shot: Shot;
}

const at = (mode: string, more: Partial<Shot> = {}): Shot => ({ unit: 'bty', mode, aim: { at: 'b' }, ...more });
const VOLLEY: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

const CASES: readonly Case[] = [
  { book: 'linear', units: [FIRERS('french-line'), target('russian-musketeer', 4.6)], shot: VOLLEY },
  { book: 'linear', units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 8)], shot: at('direct') },
  { book: 'linear', units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 8)], shot: at('canister') },
  { book: 'stands', units: [FIRERS('french-line'), target('russian-musketeer', 4.6)], shot: VOLLEY },
  { book: 'stands', units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 8)], shot: at('direct', { aim: { bearing: 0 } }) },
  {
    book: 'stands',
    units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 8)],
    shot: at('ricochet', { aim: { bearing: 0 }, ricochet: 7 }),
  },
  {
    book: 'stands',
    units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 8)],
    shot: at('high-trajectory', { load: 'shell' }),
  },
  { book: 'stands', units: [gunsOf('acw-artillery', 'acw-napoleon'), target('acw-line', 5)], shot: at('canister') },
  { book: 'sudan', units: [FIRERS('british-foot'), target('mahdist-foot', 5)], shot: VOLLEY },
  { book: 'sudan', units: [gunsOf('sudan-artillery', 'screw-gun'), target('mahdist-foot', 5)], shot: at('artillery') },
  { book: 'sudan', units: [gunsOf('sudan-artillery', 'gardner'), target('mahdist-foot', 5)], shot: at('machine-gun', { rounds: 12 }) },
];

function stateOf({ book, units }: Case): GameState {
  const parsed = scenarioFromData(scene(units, [], { book }), library);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

export interface ChanceTime {
  readonly book: string;
  readonly mode: string;
  /** Milliseconds for the whole answer: measured, judged and walked. */
  readonly ms: number;
  readonly outcomes: number;
}

/** Milliseconds a case: settlements are long functions, and the engine takes a second to know them. */
const WARM = 2000;

function timeOf(one: Case, book: RuleSet): ChanceTime {
  const state = stateOf(one);
  const answer = () => chancesOfPlans(state, [planShot(state, one.shot, book)], book);
  const outcomes = answer().rulings.reduce((all, { chances }) => all + chances.effects.length, 0);
  if (outcomes === 0) throw new Error(`${one.book} ${one.shot.mode}: nothing is fired`);
  return { book: book.id, mode: one.shot.mode, ms: medianOf([one], answer, WARM) / 1000, outcomes };
}

/** Every mode of every book, a volley of one unit each. */
export const chanceTimes = (): readonly ChanceTime[] =>
  books.flatMap((book) => CASES.filter((one) => one.book === book.id).map((one) => timeOf(one, book)));

export interface CompareTime {
  /** Milliseconds for the cards: every book measures the shot, judges it and walks its chances exactly. */
  readonly cards: number;
  /** Milliseconds for the whole page: the cards, the curve of every book and the charge under both texts of melee. */
  readonly whole: number;
}

/** One shot under all books: the slowest of the volleys and batteries of the list. */
export function compareTime(): CompareTime {
  const slowest = (answer: (one: Case, state: GameState) => unknown): number =>
    Math.max(
      ...CASES.map((one) => {
        const state = stateOf(one);
        return medianOf([one], () => answer(one, state), 200) / 1000;
      }),
    );
  return {
    cards: slowest(({ shot }, state) => compareShot(state, shot, books, { by: 'inches' })),
    whole: slowest(({ shot }, state) => comparisonOf({ state, shot, by: 'inches', ghost: null }, library)),
  };
}
