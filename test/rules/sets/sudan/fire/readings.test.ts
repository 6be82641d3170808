/** The readings of text 004's fire, each where it decides, as arithmetic. */
import { describe, expect, test } from 'vitest';
import { fraction } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { options } from '#rules/sets/sudan/fire/options';
import { scripted } from '#test/scripted';
import { between, building, factorOf, fireOf, improvised, needsOf, prepared, rulingOf, woods, type Given } from './firing.ts';

const company: Given = { stands: [{ range: 10 }] };
const riflemen: Given = { troop: 'mahdist-rifles', enemy: 'british-foot', stands: [{ range: 10, figures: 5 }] };
const into = (given: Given, cover: typeof woods): Given => ({ ...given, stands: (given.stands ?? []).map((one) => ({ ...one, cover })) });
const from = (given: Given, position: typeof woods): Given => ({
  ...given,
  stands: (given.stands ?? []).map((one) => ({ ...one, position })),
});

describe('C004-1: 12 to 20 inches', () => {
  test.each([
    [12, 0, 0],
    [12.01, -2, 0],
    [15, -2, 0],
    [20, -2, 0],
    [20.01, -2, -2],
    [1, 4, 4],
    [1.01, 0, 0],
  ])('at %d″ the factor is %d by the table, %d by the example', (range, table, example) => {
    const given: Given = { stands: [{ range }] };
    expect([factorOf(given), factorOf({ ...given, options: { 'C004-1': 'example' } })]).toEqual([table, example]);
  });

  test('the ruling says which reading it follows', () => {
    const line = (choice: string) => fireOf({ options: { 'C004-1': choice } }).foreseen[0]?.trail.find((one) => one.id === 'factor/class');
    expect(line('table')).toMatchObject({ shown: 'long', source: { status: 'printed', reading: 'C004-1' } });
    expect(line('example')).toMatchObject({ shown: 'medium', source: { status: 'our-reading', reading: 'C004-1' } });
  });

  test('it leaves the number to hit, and guns, alone', () => {
    expect(needsOf({ options: { 'C004-1': 'example' } })).toBe(needsOf({}));
    const gun: Given = { troop: 'sudan-artillery', mode: 'artillery', stands: [{ gun: 'field-gun', range: 40 }] };
    expect([factorOf(gun), factorOf({ ...gun, options: { 'C004-1': 'example' } })]).toEqual([-1, -1]);
  });
});

test('C004-14: Indians throw a 5 as Europeans, −1, or as Egyptians, −2', () => {
  const given: Given = { ...company, firer: { nation: 'Indian' } };
  const factor = (choice: string) => rulingOf({ ...given, options: { 'C004-14': choice } }, scripted(9, 5, 1).roll).numbers?.['factor'];
  expect([factor('european'), factor('egyptian')]).toEqual([-1, -2]);
  expect(needsOf({ ...given, options: { 'C004-14': 'egyptian' } })).toBe(needsOf(company));
});

describe('C004-6 to 9: order, charge and cover', () => {
  test('against Imperial fire they act on the d10 only', () => {
    expect([needsOf(company), factorOf(company)]).toEqual([4, 0]);
    for (const given of [
      { ...company, target: { order: 'open' } },
      { ...company, target: { charging: true } },
      into(company, improvised),
      into(company, prepared),
    ] as const)
      expect(factorOf(given)).toBe(0);
  });

  test.each([
    ['open order', { target: { order: 'open' } }, 6],
    ['foot that charges', { target: { charging: true } }, 5],
    ['foot that charges in open order', { target: { charging: true, order: 'open' } }, 7],
    ['an officer lost', { firer: { officerLost: true } }, 5],
    ['marksmen, who are none of Imperials', { firer: { marksmen: true } }, 4],
  ] as const)('Imperials at 10″, %s', (_, change, needs) => {
    expect(needsOf({ ...company, ...change })).toBe(needs);
  });

  test('mounted that charge take 2 off the die of Imperials, foot only 1', () => {
    const charge: Given = { ...company, enemy: 'mahdist-cavalry', target: { charging: true } };
    expect(needsOf(charge)).toBe(6);
    expect(rulingOf(charge, scripted(1).roll).modifiers).toEqual([{ id: 'mounted-charging', value: -2 }]);
  });

  test.each([
    ['improvised works', improvised, 6],
    ['prepared works', prepared, 6],
    ['woods', woods, 6],
    ['a building', building, 6],
    ['the open', [], 4],
  ])('Imperials fire into %s', (_, cover, needs) => {
    expect(needsOf(into(company, cover))).toBe(needs);
  });

  test.each([
    ['improvised works', improvised, -2],
    ['prepared works', prepared, -4],
    ['woods', woods, -2],
    ['a building', building, -4],
    ['the open', [], -1],
  ])('Mahdists at medium range fire into %s at %#: only the row changes', (_, cover, factor) => {
    expect([needsOf(into(riflemen, cover)), factorOf(into(riflemen, cover))]).toEqual([4, factor]);
  });

  test.each([
    ['skirmishers', { order: 'open' }, [], 7, -3],
    ['mounted', { mounted: true }, [], 4, -2],
    ['skirmishers in improvised cover', { order: 'open' }, improvised, 7, -3],
    ['skirmishers in prepared cover', { order: 'open' }, prepared, 7, -4],
    ['mounted in improvised cover', { mounted: true }, improvised, 4, -2],
    ['mounted in open order', { mounted: true, order: 'open' }, [], 7, -3],
    ['a charge', { charging: true }, [], 5, -1],
  ] as const)('C004-9: Mahdists at medium range at %s', (_, target, cover, needs, factor) => {
    const given = into({ ...riflemen, target }, cover);
    expect([needsOf(given), factorOf(given)]).toEqual([needs, factor]);
  });

  test('C004-9: the worst of several rows is named', () => {
    const line = fireOf(into({ ...riflemen, target: { order: 'open' } }, prepared)).foreseen[0]?.trail.find(
      (one) => one.id === 'factor/table',
    );
    expect(line).toMatchObject({
      because: 'Prepared cover, the lowest of skirmishers and prepared cover at medium range.',
      source: { reading: 'C004-9' },
    });
  });

  test('a prepared position helps the die of both sides by 1, an improvised one of neither', () => {
    expect([needsOf(from(company, prepared)), needsOf(from(company, building)), needsOf(from(company, improvised))]).toEqual([3, 3, 4]);
    expect([needsOf(from(riflemen, prepared)), needsOf(from(riflemen, woods))]).toEqual([3, 4]);
  });

  test('cover counts where half of the figures aim into it', () => {
    const stands = (figures: number) => ({
      stands: [
        { range: 10, figures: 6, cover: woods },
        { range: 10, figures },
      ],
    });
    expect([needsOf(stands(6)), needsOf(stands(7))]).toEqual([6, 4]);
    const mixed = {
      ...riflemen,
      stands: [
        { range: 10, figures: 4, cover: prepared },
        { range: 10, figures: 5, cover: improvised },
      ],
    };
    expect(factorOf(mixed)).toBe(-2);
    expect(
      factorOf({
        ...mixed,
        stands: [
          { range: 10, figures: 5, cover: prepared },
          { range: 10, figures: 4, cover: improvised },
        ],
      }),
    ).toBe(-4);
  });
});

describe('C004-10: the limit of a band belongs to the nearer one', () => {
  test.each([
    [1, 1],
    [1.01, 2],
    [3, 2],
    [3.01, 3],
    [7, 3],
    [7.01, 4],
    [12, 4],
    [12.01, 5],
    [20, 5],
    [20.01, 6],
    [30, 6],
  ])('%d″ needs %d', (range, needs) => {
    expect(needsOf({ stands: [{ range }] })).toBe(needs);
  });

  test('30.01″ is out of range', () => {
    expect(fireOf({ stands: [{ range: 30.01 }] }).refused?.code).toBe('out-of-range');
  });
});

describe('C004-11, C004-13: arcs and columns', () => {
  test('out of the arc is refused', () => {
    expect(fireOf({ stands: [{ inside: false }] }).refused).toMatchObject({ code: 'out-of-arc', source: { reading: 'C004-11' } });
  });

  test('a column that used more than 6″ does not fire', () => {
    const column = (inches: number) => fireOf({ ...company, firer: { order: 'march-column', moved: { inches, how: 'marched' } } }).refused;
    expect(column(6)).toBeNull();
    expect(column(9)).toMatchObject({ code: 'moved', source: { reading: 'C004-13' } });
  });

  test('mounted troops are held to 6″ as well, as we read it', () => {
    const horse = (inches: number) =>
      fireOf({ ...company, troop: 'imperial-cavalry', firer: { moved: { inches, how: 'marched' } } }).refused;
    expect(horse(6)).toBeNull();
    expect(horse(6.5)).toMatchObject({ code: 'moved', source: { status: 'our-reading' } });
  });
});

describe('C004-17, C004-19: how far the factors reach', () => {
  test('from −11 to +7', () => {
    const worst = into({ ...riflemen, stands: [{ range: 25, figures: 50 }] }, prepared);
    expect(rulingOf(worst, scripted(10, 6, 10).roll).numbers).toMatchObject({ factor: -11, casualties: 6 });
    const best: Given = { enemy: 'mahdist-cavalry', stands: [{ range: 1 }] };
    expect(rulingOf(best, scripted(1, 10).roll).numbers).toMatchObject({ factor: 7, casualties: 96 });
  });

  test.each([
    ['british-foot', 'mahdist-foot', [4, 0, -2]],
    ['british-foot', 'mahdist-cavalry', [5, 1, -2]],
    ['imperial-cavalry', 'mahdist-cavalry', [3, -1, -4]],
    ['imperial-cavalry', 'mahdist-foot', [2, -2, -5]],
    ['french-line', 'russian-musketeer', [4, 0, -2]],
    ['light-cavalry', 'russian-musketeer', [2, -2, -5]],
  ] as const)('%s at %s', (troop, enemy, factors) => {
    expect([1, 10, 25].map((range) => factorOf({ troop, enemy, stands: [{ range }] }))).toEqual(factors);
  });

  test('C004-19: Imperial skirmishers fire in the row of foot', () => {
    const given: Given = { ...company, firer: { order: 'skirmish' } };
    expect(factorOf(given)).toBe(factorOf(company));
    expect(fireOf(given).foreseen[0]?.trail.find((one) => one.id === 'factor/table')?.source.reading).toBe('C004-19');
  });
});

describe('two ranks', () => {
  test.each([
    [12, 1, 12],
    [12, 2, 12],
    [12, 3, 8],
    [12, 4, 6],
    [13, 4, 8],
    [3, 3, 2],
    [1, 4, 1],
  ])('of %d figures in %d ranks %d fire', (figures, ranks, firing) => {
    expect(fireOf({ stands: [{ figures, ranks }] }).foreseen[0]?.value).toEqual(fraction(firing));
  });

  test('of a Mahdist base all fire, however deep it stands', () => {
    expect(fireOf({ troop: 'mahdist-rifles', stands: [{ figures: 5, ranks: 5 }] }).foreseen[0]?.value).toEqual(fraction(5));
  });

  test('a second stand close behind one of one rank adds one rank, behind two ranks it is refused', () => {
    const rear = (ranks: number, at = 0) =>
      fireOf({
        stands: [
          { figures: 6, ranks },
          { figures: 6, ranks: 2, line: [between('a1', 'cameron', 'blue', 9, at)] },
        ],
      });
    expect(rear(1).foreseen[0]?.value).toEqual(fraction(9));
    expect(rear(2).refused).toMatchObject({
      code: 'rear-rank',
      because: 'Cameron, stand 2 is behind stand 1, 2 ranks deep: 2 ranks of a company fire.',
    });
    expect(rear(1, 0.5).foreseen[0]?.value).toEqual(fraction(9));
    // More than half an inch behind it fires over its own company, as over any friends.
    expect(rear(1, 0.51).foreseen[0]?.value).toEqual(fraction(12));
    expect(rear(2, 2).foreseen[0]?.value).toEqual(fraction(12));
  });

  test('a third stand behind two of one rank is refused', () => {
    const line = [between('a2', 'cameron', 'blue', 8, 0), between('a1', 'cameron', 'blue', 9, 0.75)];
    const fire = fireOf({ stands: [{ ranks: 1 }, { ranks: 1, line: [between('a1', 'cameron', 'blue', 9, 0)] }, { ranks: 1, line }] });
    expect(fire.verdicts.map((one) => one.refused?.code ?? null)).toEqual([null, null, 'rear-rank']);
    expect(fire.foreseen[0]?.value).toEqual(fraction(24));
  });
});

describe('guns', () => {
  const gun = (piece: string, range: number, change: Partial<Given> = {}, crew = 6): Given => ({
    troop: 'sudan-artillery',
    mode: 'artillery',
    stands: [{ gun: piece, range, crew, change: { full: 6 } }],
    ...change,
  });

  test.each([
    [6, 2, 4],
    [6.01, 3, 4],
    [12, 3, 4],
    [12.01, 4, 1],
    [24, 4, 1],
    [36, 5, 1],
    [36.01, 6, -1],
    [54, 6, -1],
    [72, 7, -1],
  ])('at %d″ they need %d at factor %d', (range, needs, factor) => {
    expect([needsOf(gun('screw-gun', range)), factorOf(gun('screw-gun', range))]).toEqual([needs, factor]);
  });

  test('beyond 72″ they do not reach', () => {
    expect(fireOf(gun('screw-gun', 72.01)).refused?.code).toBe('out-of-range');
  });

  test('figures by piece and by the crew that is left', () => {
    const figures = (given: Given) => fireOf(given).foreseen[0]?.value;
    expect(figures(gun('screw-gun', 10))).toEqual(fraction(10));
    expect(figures(gun('field-gun', 10))).toEqual(fraction(15));
    expect(figures(gun('screw-gun', 10, {}, 5))).toEqual(fraction(25, 3));
    expect(figures(gun('nap-6', 10))).toEqual(fraction(10));
    expect(figures(gun('acw-parrott-10', 10))).toEqual(fraction(15));
  });

  test('a battery in one band fires as one, with one d10', () => {
    const battery: Given = {
      ...gun('field-gun', 20),
      stands: [
        { gun: 'field-gun', range: 20 },
        { gun: 'screw-gun', range: 22 },
      ],
    };
    const dice = scripted(4, 3, 1);
    expect(fireOf(battery).settle(dice.roll)).toMatchObject([{ value: fraction(25), numbers: { factor: 2, casualties: 63 } }]);
    expect(dice.left()).toBe(0);
  });

  test.each([
    ['Egyptian', 5],
    ['Sudanese', 4],
    ['Mahdist', 6],
    ['British', 4],
  ])('crews that are %s need %d at 20″', (nation, needs) => {
    expect(needsOf(gun('field-gun', 20, { firer: { nation } }))).toBe(needs);
  });

  test('open order and cover take 2 off the die each', () => {
    expect(needsOf(gun('field-gun', 20, { target: { order: 'open' } }))).toBe(6);
    expect(needsOf(into(gun('field-gun', 20), woods))).toBe(6);
  });
});

test('every option has a choice that is no default', () => {
  expect(options.every((option) => option.choices.length > 1)).toBe(true);
});

test('the number needed is the table’s less the modifiers that apply, and the value is the figures', () => {
  const ruling = rulingOf({ ...company, target: { order: 'open' } }, scripted(9, 3, 1).roll);
  expect(total(ruling.trail, 'needs')).toEqual(fraction(6));
  expect(total(ruling.trail, 'factor')).toEqual(fraction(1));
  expect(total(ruling.trail, 'casualties')).toEqual(fraction(24));
  expect(total(ruling.trail)).toEqual(ruling.value);
  expect(total(ruling.trail, 'figures')).toEqual(fraction(ruling.effect.figures));
});
