/** Faults that people met in programs like this one, as far as the fire of text 004 can show them. A name begins with the kind. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { stateFrom } from '#test/games';
import { foot, scene, unit } from '#test/scenes';
import { evolve } from '#game/evolve';
import { fireVolley } from '#game/decide/fire';
import { fighterOf } from '#game/fighter';
import { bookById } from '#rules/sets/index';
import { sharedCharts, sharedTablesOf, splitCasualties, throwFigureLoss } from '#rules/sets/sudan/shared/index';
import { fraction } from '#rules/engine/fraction';
import { fighter, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';
import { between, factorOf, fireOf, needsOf, rulingOf, type StandGiven } from './firing.ts';

describe('bases of Mahdist riflemen', () => {
  /** Front bases, then rear ones, each behind the front base of its number. */
  const bases = (front: number, rear: number): readonly StandGiven[] => [
    ...Array.from({ length: front }, () => ({ range: 6, figures: 5 })),
    ...Array.from({ length: rear }, (_, i) => ({ range: 6.75, figures: 5, line: [between(`a${i + 1}`, 'cameron', 'blue', 5, 0)] })),
  ];

  test.each([
    [4, 2, 20],
    [2, 2, 10],
    [3, 3, 15],
    [1, 0, 5],
    [6, 1, 30],
  ])('mahdist-overhead-and-ranks: %d front bases and %d behind fire %d figures', (front, rear, figures) => {
    const fire = fireOf({ troop: 'mahdist-rifles', enemy: 'british-foot', stands: bases(front, rear) });
    expect(fire.foreseen.map((one) => one.value)).toEqual([fraction(figures)]);
    expect(fire.verdicts.filter((one) => one.refused?.code === 'rear-base')).toHaveLength(rear);
  });

  test('mahdist-overhead-and-ranks: no gap to friends is large enough', () => {
    const friends = fighter('f', 'mahdist-foot', [standOf('f1')], { name: 'Beja' });
    for (const gap of [0, 6, 12, 25]) {
      const fire = fireOf({ troop: 'mahdist-rifles', stands: [{ line: [between('f1', 'f', 'blue', gap)] }], others: [friends] });
      expect(fire.refused?.code).toBe('no-overhead');
    }
  });
});

describe('the rest of a figure', () => {
  const tables = sharedTablesOf(sharedCharts);
  const target = fighter('t', 'mahdist-foot', [standOf('t1', { figures: 60 })]);

  test.each([
    [47, 7, 5],
    [47, 8, 4],
    [29, 9, 3],
    [29, 10, 2],
    [58, 8, 6],
    [58, 9, 5],
    [5, 5, 1],
    [5, 6, 0],
  ])('fractional-figures: of %d casualties a %d takes %d figures', (casualties, face, figures) => {
    expect(throwFigureLoss(casualties, target, tables, scripted(face).roll).figures).toBe(figures);
  });

  test('fractional-figures: so many faces of ten take one more as casualties are left over', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 590 }), (casualties) => {
        const { sure, remainder } = splitCasualties(casualties, tables);
        const more = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
          (face) => throwFigureLoss(casualties, target, tables, scripted(face).roll).figures > sure,
        );
        expect([10 * sure + remainder, more.length]).toEqual([casualties, remainder]);
      }),
    );
  });
});

describe('both sides fire at once', () => {
  const line = (id: string, side: string, troop: string, y: number, facing: number) =>
    unit(id, side, troop, 'line', [foot(id + '1', 20, y, facing, { frontage: 5, depth: 1, figures: 20, ranks: 2 })]);
  const state = stateFrom(
    scene([line('a', 'blue', 'british-foot', 10, 0), line('b', 'red', 'egyptian-foot', 18, 180)], [], { book: 'sudan' }),
  );
  const book = bookById('sudan');
  if (!book) throw new Error('no book of the Sudan');
  const shot = (from: string, at: string) => ({ unit: from, mode: 'small-arms', aim: { at } });
  const fought = (shots: readonly ReturnType<typeof shot>[], dice: readonly number[]) => {
    const volley = fireVolley(state, shots, book, dice);
    const after = volley.events.reduce(evolve, state);
    const used = Object.fromEntries(volley.rulings.map((one) => [one.target, one.value.num]));
    return {
      used,
      left: [fighterOf(after, 'a').figures, fighterOf(after, 'b').figures],
      lost: volley.rulings.map((one) => one.effect.figures),
    };
  };

  test('simultaneous-resolution: both use all their figures, in whichever order they are named', () => {
    // 20 figures at 0 and +2 are 50, five figures; at 0 and 0 they are 32, three and two left over.
    const one = fought([shot('a', 'b'), shot('b', 'a')], [10, 1, 10, 3, 10]);
    const other = fought([shot('b', 'a'), shot('a', 'b')], [10, 3, 10, 10, 1]);
    expect(one).toEqual({ used: { a: 20, b: 20 }, left: [17, 15], lost: [5, 3] });
    expect(other).toEqual({ ...one, lost: [3, 5] });
  });
});

test.each([
  [0, 1],
  [1, 1],
  [1.01, 2],
  [3, 2],
  [3.01, 3],
  [6.99, 3],
  [7, 3],
  [7.01, 4],
  [12, 4],
  [12.01, 5],
  [20, 5],
  [20.01, 6],
  [30, 6],
  [30.01, null],
])('range-band-boundary: %d″ needs %s on the d10', (range, least) => {
  const fire = fireOf({ stands: [{ range }] });
  expect(fire.foreseen[0]?.numbers?.['needs'] ?? null).toBe(least);
  expect(fire.refused?.code ?? null).toBe(least === null ? 'out-of-range' : null);
});

test('range-band-boundary: the reading rules, not the length: 7.004″ reads 7.00, 7.005″ reads 7.01', () => {
  expect([needsOf({ stands: [{ range: 7.004 }] }), needsOf({ stands: [{ range: 7.005 }] })]).toEqual([3, 4]);
});

test.each([
  [15, 'table', 'long', -2, 0],
  [15, 'example', 'medium', 0, 2],
  [12.5, 'table', 'long', -2, 0],
  [19, 'example', 'medium', 0, 2],
  [20, 'example', 'medium', 0, 2],
  [21, 'example', 'long', -2, 0],
  [12, 'table', 'medium', 0, 2],
])(
  'rules-text-conflict: at %d″ by the %s it is %s, factor %d and with a 1 %d, and the ruling says so',
  (range, choice, name, base, final) => {
    const given = { stands: [{ range }], options: { 'C004-1': choice } };
    expect(factorOf(given)).toBe(base);
    const ruling = rulingOf(given, scripted(10, 1, 10).roll);
    expect(ruling).toMatchObject({ column: name, numbers: { factor: final } });
    expect(ruling.trail.find((line) => line.id === 'factor/class')).toMatchObject({ shown: name, source: { reading: 'C004-1' } });
  },
);

test('rules-text-conflict: the table rules where a game names no reading', () => {
  expect(fireOf({ stands: [{ range: 15 }] }).foreseen[0]?.column).toBe('long');
});
