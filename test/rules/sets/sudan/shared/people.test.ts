/** Whose random column a troop throws in, and what the die adds. */
import { describe, expect, test } from 'vitest';
import {
  randomColumnOf,
  peopleOf,
  sharedCharts,
  sharedClauses,
  sharedOptions,
  sharedSources,
  sharedTablesOf,
  throwRandom,
} from '#rules/sets/sudan/shared/index';
import { fighter, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';

const troop = (id: string, nation: string | null = null) => fighter('u', id, [standOf('a1')], { nation });
const tables = sharedTablesOf(sharedCharts);

describe('whose column', () => {
  test.each([
    ['british-foot', null, 'european'],
    ['egyptian-foot', null, 'egyptian'],
    ['sudanese-foot', 'British', 'egyptian'],
    ['mahdist-rifles', 'Sudanese', 'mahdist'],
    ['mahdist-cavalry', null, 'mahdist'],
    ['sudan-artillery', null, 'european'],
    ['sudan-artillery', 'Egyptian', 'egyptian'],
    ['sudan-artillery', 'Mahdist', 'mahdist'],
    ['british-foot', 'Indian', 'indian'],
    ['british-foot', '28th Bombay Native Infantry', 'indian'],
    ['french-line', 'French', 'european'],
    ['acw-line', null, 'european'],
  ] as const)('%s of nation %s is %s', (id, nation, people) => {
    expect(peopleOf(troop(id, nation))).toBe(people);
  });

  test('Mahdists throw in one column to fire and in another to fight', () => {
    expect(randomColumnOf(troop('mahdist-rifles'), 'fire', {}).column).toBe('mahdist-fire');
    expect(randomColumnOf(troop('mahdist-rifles'), 'melee', {}).column).toBe('mahdist-melee');
    expect(randomColumnOf(troop('egyptian-foot'), 'melee', {}).column).toBe('egyptian');
  });

  test('C004-14: Indians throw as Europeans, or as Egyptians', () => {
    const indians = troop('british-foot', 'Indian');
    expect(randomColumnOf(indians, 'fire', {})).toMatchObject({ column: 'european', source: { reading: 'C004-14' } });
    expect(randomColumnOf(indians, 'fire', { 'C004-14': 'egyptian' }).column).toBe('egyptian');
    expect(randomColumnOf(troop('british-foot'), 'fire', { 'C004-14': 'egyptian' }).column).toBe('european');
    expect(() => randomColumnOf(indians, 'fire', { 'C004-14': 'zulu' })).toThrow('no choice zulu');
  });
});

describe('the d6', () => {
  test.each([
    // European 2 1 1 0 −1 −2: a 3 tells no more than a 2.
    ['european', 'british-foot', 'fire', -2, [2, 4, 5, 6]],
    ['Egyptian', 'egyptian-foot', 'fire', -2, [2, 3, 4, 5]],
    ['Mahdist fire', 'mahdist-rifles', 'fire', -3, [2, 3, 4, 5, 6]],
    ['Mahdist melee', 'mahdist-rifles', 'melee', -2, [2, 3, 5, 6]],
  ] as const)('T004-19: a 6 in the column %s, and which faces tell it from another', (_, id, kind, value, least) => {
    const dice = scripted(6);
    const thrown = throwRandom({ fighter: troop(id), kind, readings: {}, against: 't' }, tables, dice.roll);
    expect(thrown).toMatchObject({ face: 6, value, line: { op: 'add', of: 'factor', value: { num: value, den: 1 } } });
    expect(dice.calls[0]).toMatchObject({ count: 1, sides: 6, against: 't' });
    expect(dice.calls[0]?.matters).toEqual({ only: 'reaching', least });
  });
});

test('every shared source opens at a clause, and a clause names charts that are there', () => {
  const clauseOf = (where: string) => sharedClauses.find((clause) => clause.where === where);
  for (const source of [
    ...Object.values(sharedSources),
    ...sharedCharts.map((chart) => chart.source),
    ...sharedOptions.map((o) => o.source),
  ])
    expect(clauseOf(source.where)?.words.join('').length, source.where).toBeGreaterThan(20);
  for (const id of sharedClauses.flatMap((clause) => clause.charts ?? [])) expect(sharedCharts.map((chart) => chart.id)).toContain(id);
});
