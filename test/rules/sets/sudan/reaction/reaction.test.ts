import { describe, expect, test } from 'vitest';
import type { Chart } from '#rules/engine/chart';
import { audit } from '#rules/engine/audit';
import { misfits } from '#rules/engine/misfits';
import { yoursIn } from '#rules/engine/yours';
import type { Fighter } from '#rules/engine/contract';
import type { MoraleContext } from '#rules/engine/morale';
import { chanceThat, walk } from '#rules/engine/walk';
import { sudanReaction } from '#rules/sets/sudan/reaction/index';
import { sources } from '#rules/sets/sudan/reaction/sources';
import { fighter, standOf } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';

const part = sudanReaction([]);
const { morale } = part;

const warriors = (change: Partial<Fighter> = {}): Fighter =>
  fighter('h', 'mahdist-foot', [standOf('h1', { figures: 40, full: 60 })], { name: 'Hadendowa', ...change });
const british = (change: Partial<Fighter> = {}): Fighter =>
  fighter('b', 'british-foot', [standOf('b1', { figures: 24, full: 24 })], change);
const after = (lost: number, inflicted: number, started = 60): MoraleContext => ({
  options: {},
  full: 60,
  melee: { lost, started, ahead: inflicted - lost, inflicted },
});

/** A second typing of the two rows, 2 to 12. */
const BEATEN = 'J J L L M M M E F/L F/J J'.split(' ');
const BADLY = 'J J J L L M E F/L F/J J J'.split(' ');
const WORDS: Readonly<Record<string, string>> = {
  J: 'runs off the table',
  L: 'withdraws out of range',
  M: 'continues the melee',
  E: 'makes for high ground',
  'F/L': 'makes for friends or withdraws out of range',
  'F/J': 'makes for friends or runs off the table',
};

const split = (sum: number): readonly [number, number] => (sum <= 7 ? [1, sum - 1] : [6, sum - 6]);

describe.each([
  ['beaten', BEATEN, after(4, 3)],
  ['beaten badly', BADLY, after(6, 2)],
] as const)('%s', (row, letters, context) => {
  test.each(letters.map((letter, index) => [index + 2, letter] as const))('2d6 of %i read %s', (sum, letter) => {
    const test = morale.test(warriors(), 'melee', context, scripted(...split(sum)).roll);
    expect([test.result, test.held]).toEqual([WORDS[letter], letter === 'M']);
    expect(test.trail.at(-1)?.because).toContain(`row “${row}”: ${letter}`);
  });

  test('the chance to stay is the share of all throws that do', () => {
    const outcomes = walk((roll) => morale.test(warriors(), 'melee', context, roll));
    const { num, den } = chanceThat(outcomes, ({ held }) => held);
    const { holds } = morale.foresee(warriors(), 'melee', context);
    expect((100 * Number(num)) / Number(den)).toBeCloseTo(holds, 10);
    expect(holds).toBeCloseTo(row === 'beaten' ? 1600 / 36 : 600 / 36, 10);
  });
});

test('with an Emir 24 throws of 36 keep the beaten in, and 16 the badly beaten', () => {
  const emir = warriors({ leader: true });
  expect(morale.foresee(emir, 'melee', after(4, 3)).holds).toBeCloseTo(2400 / 36, 10);
  expect(morale.foresee(emir, 'melee', after(6, 2)).holds).toBeCloseTo(1600 / 36, 10);
  for (const [sum, held] of [
    [4, false],
    [5, true],
    [9, true],
    [10, false],
  ] as const)
    expect([sum, morale.test(emir, 'melee', after(4, 3), scripted(...split(sum)).roll).held]).toEqual([sum, held]);
});

test('won or even: no test; beaten from one more lost than inflicted', () => {
  expect(morale.foresee(warriors(), 'melee', after(3, 3)).holds).toBe(100);
  expect(morale.test(warriors(), 'melee', after(2, 3), noDice)).toMatchObject({ held: true, dice: [] });
  expect(morale.foresee(warriors(), 'melee', after(4, 3)).holds).toBeLessThan(50);
});

test('badly: both three times and a tenth', () => {
  const badly = (lost: number, inflicted: number, started: number) =>
    morale.foresee(warriors(), 'melee', after(lost, inflicted, started)).holds < 20;
  expect([badly(6, 2, 60), badly(5, 2, 60), badly(6, 2, 61), badly(6, 0, 60), badly(1, 0, 10), badly(1, 0, 11)]).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('Imperials take no test in melee, and nobody takes one for fire, charges or friends', () => {
  expect(morale.test(british(), 'melee', after(9, 0), noDice)).toMatchObject({ held: true, holds: 100, result: 'takes no test' });
  for (const cause of ['lost-a-third', 'charged', 'friend-routed'] as const)
    expect(morale.test(warriors(), cause, { options: {}, full: 60 }, noDice)).toMatchObject({ held: true, holds: 100 });
});

describe('rallying', () => {
  const situation = (one: Fighter, tested: readonly string[] = []) => ({
    fighter: one,
    full: 60,
    chargedBy: ['x'],
    routedFriends: [{ unit: 'y', inches: 1 }],
    tested,
  });
  test('is due to the routed alone, once', () => {
    expect(morale.due(situation(warriors()), {})).toEqual([]);
    expect(morale.due(situation(warriors({ state: 'routed' })), {}).map(({ key }) => key)).toEqual(['rally']);
    expect(morale.due(situation(british({ state: 'routed' })), {}).map(({ cause }) => cause)).toEqual(['rally']);
    expect(morale.due(situation(warriors({ state: 'routed' }), ['rally']), {})).toEqual([]);
    expect([
      morale.mayRally(warriors()),
      morale.mayRally(warriors({ state: 'routed' })),
      morale.mayRally(warriors({ state: 'destroyed' })),
    ]).toEqual([false, true, false]);
  });

  test('6 to 8 rallies, an Emir or not', () => {
    const take = (sum: number, leader: boolean) =>
      morale.test(warriors({ state: 'routed', leader }), 'rally', { options: {}, full: 60 }, scripted(...split(sum)).roll);
    expect([5, 6, 8, 9].map((sum) => take(sum, false).held)).toEqual([false, true, true, false]);
    expect([5, 6, 8, 9].map((sum) => take(sum, true).held)).toEqual([false, true, true, false]);
    expect([take(7, false).result, take(2, false).result]).toEqual(['rallies', 'does not rally']);
  });
});

test('sound charts; every source has its clause and every clause its words', () => {
  expect(audit(part.charts)).toEqual([]);
  const named = [
    ...part.charts.flatMap((chart) => [chart.source, ...(chart.kind === 'list' ? chart.rows.flatMap((row) => row.source ?? []) : [])]),
    ...Object.values(sources),
  ].map(({ text, where }) => `${text}: ${where}`);
  const places = part.clauses.map(({ text, where }) => `${text}: ${where}`);
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
  expect(places.filter((place) => !named.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('a player’s own row is played, foreseen and named', () => {
  const shipped = part.charts.find(({ id }) => id === 'reaction.rows');
  if (shipped?.kind !== 'list') throw new Error('no rows');
  const own: Chart = { ...shipped, rows: shipped.rows.map((row) => (row.id === '5' ? { ...row, beaten: 'M' } : row)) };
  expect(misfits(shipped, own)).toEqual([]);
  const { morale: mine } = sudanReaction([own]);
  expect(mine.foresee(warriors(), 'melee', after(4, 3)).holds).toBeCloseTo(2000 / 36, 10);
  const taken = mine.test(warriors(), 'melee', after(4, 3), scripted(2, 3).roll);
  expect([taken.held, yoursIn(taken.trail)]).toEqual([true, ['reaction.rows']]);
});

test('of two letters both must keep a unit in', () => {
  const shipped = part.charts.find(({ id }) => id === 'reaction.letters');
  if (shipped?.kind !== 'list') throw new Error('no letters');
  const staying = (letter: string) => {
    const own: Chart = { ...shipped, rows: shipped.rows.map((row) => (row.id === letter ? { ...row, stays: true } : row)) };
    return sudanReaction([own]).morale.foresee(warriors(), 'melee', after(4, 3)).holds;
  };
  // L alone reads on 4 and 5: seven throws more; F only ever beside L or J.
  expect(staying('L')).toBeCloseTo((100 * 23) / 36, 10);
  expect(staying('F')).toBeCloseTo((100 * 16) / 36, 10);
});
