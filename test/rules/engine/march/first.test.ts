/** Who moves first: a d12 a side, turn about, or always the same side. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, it, test } from 'vitest';
import type { ListChart } from '#rules/engine/chart';
import { marchCharts } from '#rules/engine/march/charts';
import { firstIn, firstOptions } from '#rules/engine/march/first';
import { misfits } from '#rules/engine/misfits';
import type { MovementRules } from '#rules/engine/movement';
import { lowest, plus } from '#rules/engine/ratio';
import { chanceThat, merged, walk } from '#rules/engine/walk';
import { linearMovement, standsMovement } from '#rules/sets/house/index';
import { sudanMovement } from '#rules/sets/sudan/movement/index';
import { books } from '#rules/sets/index';
import { noDice, scripted } from '#test/scripted';

const FRENCH = { id: 'blue', name: 'French' };
const ALLIES = { id: 'red', name: 'Allies' };
const SAXONS = { id: 'grey', name: 'Saxons' };
const TWO = { sides: [FRENCH, ALLIES], before: null };
const THREE = { sides: [FRENCH, ALLIES, SAXONS], before: null };
const DIE = { 'H-first': 'die' };

const first = firstIn(marchCharts);

/** The side, how many dice it took, and the sentence that tells it. */
function thrown(asked: typeof TWO, faces: readonly number[], rule: MovementRules['first'] = first) {
  const dice = scripted(...faces);
  const move = rule(asked, DIE, dice.roll);
  expect([move.dice, dice.left()]).toEqual([faces, 0]);
  return [move.side, move.trail.at(-1)?.because];
}

describe('by the die', () => {
  test.each<[string, typeof TWO, readonly number[], string, string]>([
    ['9 beats 4', TWO, [9, 4], 'blue', 'French move first: d12 9 to 4.'],
    ['whichever side throws it', TWO, [4, 9], 'red', 'Allies move first: d12 9 to 4.'],
    ['by one is enough', TWO, [11, 12], 'red', 'Allies move first: d12 12 to 11.'],
    ['a tie is thrown again', TWO, [7, 7, 3, 8], 'red', 'Allies move first: d12 7 to 7, then 8 to 3.'],
    ['and again', TWO, [1, 1, 12, 12, 2, 1], 'blue', 'French move first: d12 1 to 1, then 12 to 12, then 2 to 1.'],
    ['of three the highest', THREE, [4, 9, 11], 'grey', 'Saxons move first: d12 11 to 4 to 9.'],
    ['a tie below the highest is none', THREE, [5, 9, 5], 'red', 'Allies move first: d12 9 to 5 to 5.'],
    ['of three only those who tie throw again', THREE, [10, 2, 10, 6, 5], 'blue', 'French move first: d12 10 to 2 to 10, then 6 to 5.'],
    ['all three tie', THREE, [8, 8, 8, 1, 2, 2, 9, 3], 'red', 'Allies move first: d12 8 to 8 to 8, then 2 to 1 to 2, then 9 to 3.'],
    ['a side alone throws nothing', { sides: [ALLIES], before: null }, [], 'red', 'Allies move first.'],
  ])('%s', (_, asked, faces, side, said) => {
    expect(thrown(asked, faces)).toEqual([side, said]);
  });

  it('names each die and whose it is, and tells every throw', () => {
    const dice = scripted(7, 7, 3, 8);
    const { trail } = first(TWO, DIE, dice.roll);
    expect(dice.calls).toEqual(
      ['French', 'Allies', 'French', 'Allies'].map((name) => ({ count: 1, sides: 12, why: `Who moves first, ${name}`, for: name })),
    );
    expect(trail.map(({ because }) => because)).toEqual([
      'On a d12 French throw 7 and Allies throw 7: French and Allies throw again.',
      'On a d12 French throw 3 and Allies throw 8.',
      'Allies move first: d12 7 to 7, then 8 to 3.',
    ]);
    for (const { source } of trail)
      expect(source).toEqual({ text: 'house', where: 'who moves first', status: 'house', reading: 'H-first' });
  });

  it('favours nobody: of the 144 throws 66 are either side’s and 12 are thrown again', () => {
    class Again extends Error {}
    /** One round of two dice; null where it ties. */
    const round = walk((roll) => {
      let calls = 0;
      try {
        return first(TWO, DIE, (call) => {
          calls += 1;
          if (calls > 2) throw new Again();
          return roll(call);
        }).side;
      } catch (error) {
        if (error instanceof Again) return null;
        throw error;
      }
    });
    const chances = merged(round, String).map(({ value, p }) => [value, lowest(p)]);
    expect(chances).toContainEqual(['blue', { num: 11n, den: 24n }]);
    expect(chances).toContainEqual(['red', { num: 11n, den: 24n }]);
    expect(chances).toContainEqual([null, { num: 1n, den: 12n }]);
    // A tie begins the same throw anew, so that each has p / (1 - tie).
    const decided = chanceThat(round, (side) => side !== null);
    for (const side of ['blue', 'red']) {
      const p = chanceThat(round, (one) => one === side);
      expect(lowest({ num: p.num * decided.den, den: p.den * decided.num })).toEqual({ num: 1n, den: 2n });
    }
    expect(
      lowest(
        plus(
          decided,
          chanceThat(round, (side) => side === null),
        ),
      ),
    ).toEqual({ num: 1n, den: 1n });
  });

  it('is the same whatever order the sides stand in', () => {
    const face = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.uniqueArray(face, { minLength: 2, maxLength: 6 }), fc.infiniteStream(face), (faces, keys) => {
        const sides = faces.map((value, i) => ({ id: `s${i}`, name: `S${i}`, face: value }));
        const mixed = sides.map((side) => ({ side, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        const winner = (some: typeof sides) =>
          first({ sides: some, before: null }, DIE, scripted(...some.map((one) => one.face)).roll).side;
        expect(winner(mixed.map(({ side }) => side))).toBe(winner(sides));
      }),
    );
  });
});

describe('turn about', () => {
  const turn = (before: string | null, asked = TWO) => first({ ...asked, before }, { 'H-first': 'alternate' }, noDice);

  it('the first side begins, then the next one, and round again', () => {
    expect([null, 'blue', 'red'].map((before) => turn(before).side)).toEqual(['blue', 'red', 'blue']);
    expect([null, 'blue', 'red', 'grey'].map((before) => turn(before, THREE).side)).toEqual(['blue', 'red', 'grey', 'blue']);
  });

  it('says after whom', () => {
    expect(turn(null).trail.at(-1)?.because).toBe('French move first: they begin, then the sides take turns.');
    expect(turn('blue').trail.at(-1)?.because).toBe('Allies move first, in turn after French.');
  });

  it('a side that is not there any more counts as none', () => {
    expect(turn('gone').side).toBe('blue');
  });
});

it('the first side always, whoever was first before', () => {
  for (const before of [null, 'blue', 'red']) {
    const move = first({ ...TWO, before }, { 'H-first': 'first-side' }, noDice);
    expect([move.side, move.dice, move.trail.at(-1)?.because]).toEqual(['blue', [], 'French move first, as in every turn.']);
  }
});

it('the choice of the option changes who it is', () => {
  const by = (choice: string, ...faces: readonly number[]) =>
    first({ ...THREE, before: 'red' }, { 'H-first': choice }, scripted(...faces).roll).side;
  expect(firstOptions.flatMap(({ choices }) => choices)).toEqual(['die', 'alternate', 'first-side']);
  expect([by('die', 1, 12, 2), by('alternate'), by('first-side')]).toEqual(['red', 'grey', 'blue']);
});

it('nobody to move is a fault of the table', () => {
  for (const choice of ['die', 'alternate', 'first-side'])
    expect(() => first({ sides: [], before: null }, { 'H-first': choice }, noDice)).toThrow('no side to move first');
});

describe('a player’s own die', () => {
  const shipped = marchCharts.find((chart): chart is ListChart => chart.id === 'march.first');
  const own = (sides: number): ListChart => {
    if (!shipped) throw new Error('no chart');
    return { ...shipped, rows: shipped.rows.map((row) => ({ ...row, sides })) };
  };

  test.each([
    ['linear', linearMovement],
    ['stands', standsMovement],
    ['sudan', sudanMovement],
  ])('is thrown under %s, and told as theirs', (_, make) => {
    expect(shipped && misfits(shipped, own(6))).toEqual([]);
    const { movement } = make([own(6)]);
    expect(thrown(TWO, [6, 2], (asked, options, roll) => movement.first(asked, options, roll))).toEqual([
      'blue',
      'French move first: d6 6 to 2.',
    ]);
    expect(movement.first(TWO, DIE, scripted(1, 2).roll).trail.at(-1)?.source).toMatchObject({ status: 'yours', chart: 'march.first' });
    expect(() => make([]).movement.first(TWO, DIE, scripted(1, 13).roll)).toThrow('no face 13 on a d12');
  });

  it('with one face decides nothing: the first side moves', () => {
    expect(thrown(TWO, [], firstIn([own(1)]))).toEqual(['blue', 'French move first.']);
  });
});

test.each(books.map((book) => [book.id, book] as const))(
  'the book %s has the option, its chart and its clause, all marked ours',
  (_, book) => {
    const source = { text: 'house', where: 'who moves first', status: 'house' };
    expect(book.options.find(({ id }) => id === 'H-first')).toMatchObject({
      choices: ['die', 'alternate', 'first-side'],
      quote: null,
      source,
    });
    expect(book.charts.find(({ id }) => id === 'march.first')).toMatchObject({ source });
    expect(book.clauses.filter(({ where }) => where === 'who moves first')).toMatchObject([{ ...source, charts: ['march.first'] }]);
    expect(book.movement.first(TWO, DIE, scripted(9, 4).roll).side).toBe('blue');
  },
);
