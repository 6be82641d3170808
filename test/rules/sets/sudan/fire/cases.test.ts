/** The acceptance rows of text 004's fire as arithmetic: facts written by hand, the part's own judging and settling. */
import { describe, expect, test } from 'vitest';
import { fraction } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { gunStand } from '#test/rulings';
import { noDice, scripted } from '#test/scripted';
import { between, factorOf, fireOf, needsOf, rulingOf, type Given } from './firing.ts';

/** Three companies of twelve at 15″. */
const camerons: Given = { stands: [{}, {}, {}] };
const mahdists = (range = 6): Given => ({
  troop: 'mahdist-rifles',
  enemy: 'british-foot',
  stands: [
    { range, figures: 5 },
    { range, figures: 5 },
  ],
});

describe('T004-01 to 09: the printed volley', () => {
  test('T004-01: 36 figures at 15″ need a 5', () => {
    expect(needsOf(camerons)).toBe(5);
    expect(fireOf(camerons).foreseen[0]?.value).toEqual(fraction(36));
  });

  test.each([
    ['T004-02: Mahdists at 6″ at close order', {}, 3],
    ['T004-03: at open order', { target: { order: 'open' } }, 6],
    ['T004-03: at skirmishers', { target: { order: 'skirmish' } }, 6],
    ['T004-04: marksmen at open order', { target: { order: 'open' }, firer: { marksmen: true } }, 5],
  ] as const)('%s', (_, change, needs) => {
    expect(needsOf({ ...mahdists(), ...change })).toBe(needs);
  });

  test('T004-05: foot at foot at medium range is 0', () => {
    expect(factorOf({ stands: [{ range: 10 }] })).toBe(0);
  });

  test('T004-06: a European 1 adds 2', () => {
    expect(rulingOf({ stands: [{ range: 10 }] }, scripted(4, 1).roll).numbers).toMatchObject({ factor: 2 });
  });

  test('T004-08: the whole chain as printed, by the reading of the example: 90 casualties, 9 figures', () => {
    const dice = scripted(5, 1);
    const ruling = rulingOf({ ...camerons, options: { 'C004-1': 'example' } }, dice.roll);
    expect(ruling).toMatchObject({
      column: 'medium',
      dice: [5, 1],
      numbers: { needs: 5, hit: true, factor: 2, casualties: 90 },
      effect: { state: 'none', figures: 9 },
      result: '90 casualties: 9 figures lost',
    });
    expect(dice.left()).toBe(0);
  });

  test('T004-09: by the table 15″ is long: −2 + 2 = 0, 58 casualties, 5 figures, the sixth on an 8 or less', () => {
    const with58 = (last: number) => rulingOf(camerons, scripted(5, 1, last).roll);
    expect(with58(8)).toMatchObject({ column: 'long', numbers: { factor: 0, casualties: 58 }, effect: { figures: 6 }, dice: [5, 1, 8] });
    expect(with58(9)).toMatchObject({ numbers: { factor: 0, casualties: 58 }, effect: { figures: 5 } });
  });

  test('a 4 misses and throws nothing more', () => {
    const dice = scripted(4);
    expect(rulingOf(camerons, dice.roll)).toMatchObject({
      column: 'long',
      dice: [4],
      numbers: { needs: 5, hit: false, factor: null, casualties: 0 },
      effect: { state: 'none', figures: 0 },
      result: 'Missed: 4, 5 needed',
    });
    expect(dice.left()).toBe(0);
  });
});

describe('T004-10: Mahdist bases', () => {
  test('T004-10: of two bases before two, ten figures fire; the rear bases are refused', () => {
    const front = { range: 6, figures: 5 };
    const behind = (stand: string) => ({ range: 6.75, figures: 5, line: [between(stand, 'cameron', 'blue', 5, 0)] });
    const fire = fireOf({ ...mahdists(), stands: [front, front, behind('a1'), behind('a2')] });
    expect(fire.foreseen.map((one) => one.value)).toEqual([fraction(10)]);
    expect(fire.verdicts.map((one) => one.refused?.code ?? null)).toEqual([null, null, 'rear-base', 'rear-base']);
    expect(fire.verdicts[2]?.refused?.because).toBe('Cameron, stand 3 is behind stand 1: only front bases of Mahdists fire.');
  });
});

describe('T004-11, T004-13: moving and firing', () => {
  const refused = (given: Given) => fireOf(given).refused?.code ?? null;
  const moved = (inches: number, how: 'marched' | 'manhandled' | 'assembled' | 'unlimbered' = 'marched') => ({ moved: { inches, how } });

  test.each([
    ['foot that stood', {}, null],
    ['foot after 6″', moved(6), null],
    ['foot after 6.01″', moved(6.01), 'moved'],
    ['foot after 7″', moved(7), 'moved'],
    ['skirmishers after 6″', { ...moved(6), order: 'skirmish' }, null],
    ['skirmishers after 7″', { ...moved(7), order: 'skirmish' }, 'moved'],
  ] as const)('T004-11: %s', (_, firer, code) => {
    expect(refused({ stands: [{ range: 10 }], firer })).toBe(code);
  });

  test('T004-11: Mahdists are held to the same 6″', () => {
    expect(refused({ ...mahdists(), firer: moved(6) })).toBeNull();
    expect(refused({ ...mahdists(), firer: moved(7) })).toBe('moved');
  });

  test.each([
    ['field-gun', 'manhandled', 3, null],
    ['field-gun', 'manhandled', 3.01, 'moved'],
    ['field-gun', 'manhandled', 4, 'moved'],
    ['field-gun', 'unlimbered', 4.5, null],
    ['field-gun', 'unlimbered', 4.51, 'moved'],
    ['screw-gun', 'manhandled', 6, null],
    ['screw-gun', 'manhandled', 6.5, 'moved'],
    ['screw-gun', 'assembled', 0, 'assembled'],
    ['nap-12', 'manhandled', 3, null],
    ['nap-12', 'manhandled', 4, 'moved'],
  ] as const)('T004-13: a %s %s %d″', (gun, how, inches, code) => {
    const given: Given = { troop: 'sudan-artillery', mode: 'artillery', stands: [{ gun, range: 10 }], firer: moved(inches, how) };
    expect(refused(given)).toBe(code);
  });

  test.each([
    ['manhandled', 6, null],
    ['manhandled', 6.01, 'moved'],
    ['unlimbered', 4.5, null],
    ['unlimbered', 5, 'moved'],
  ] as const)('T004-13: a machine gun %s %d″', (how, inches, code) => {
    const given: Given = {
      troop: 'sudan-artillery',
      mode: 'machine-gun',
      stands: [{ gun: 'gardner', range: 10 }],
      firer: moved(inches, how),
    };
    expect(refused(given)).toBe(code);
  });
});

describe('T004-12: over friends', () => {
  const friends = fireOf().context.firer;
  const named = { ...friends, unit: 'friends', name: 'Black Watch' };
  const overNamed = (gap: number, troop?: string) =>
    fireOf({ ...(troop ? { troop } : {}), stands: [{ range: 15, line: [between('f1', 'friends', 'blue', gap)] }], others: [named] });

  test.each([
    [6, null],
    [6.5, null],
    [5.99, 'overhead-gap'],
    [5, 'overhead-gap'],
  ])('T004-12: with %d″ between them and the target', (gap, code) => {
    expect(overNamed(gap).refused?.code ?? null).toBe(code);
  });

  test('T004-12: the refusal names the friends and the gap', () => {
    expect(overNamed(5).refused?.because).toBe('Black Watch stands 5.00″ from Ansar; overhead fire needs 6.00″ between them.');
  });

  test('T004-12: Mahdists never', () => {
    const refused = overNamed(8, 'mahdist-rifles').refused;
    expect(refused).toMatchObject({
      code: 'no-overhead',
      because: 'Black Watch stands between, 8.00″ from Ansar: Mahdists do not fire overhead.',
    });
  });

  test('T004-12: an enemy between bars the view whatever the gap', () => {
    const enemy = fireOf({ stands: [{ line: [between('e1', 'enemy', 'red', 9)] }], others: [{ ...named, unit: 'enemy', name: 'Beja' }] });
    expect(enemy.refused).toMatchObject({ code: 'line-blocked' });
    expect(enemy.refused?.because).toContain('Beja');
  });
});

describe('T004-15 to 17: a machine gun', () => {
  const gardner = (rounds?: number, range = 18): Given => ({
    troop: 'sudan-artillery',
    mode: 'machine-gun',
    stands: [{ gun: 'gardner', crew: 4, range }],
    ...(rounds === undefined ? {} : { shot: { rounds } }),
  });

  test('T004-15: at 18″ it needs a 5, and a 7 hits', () => {
    expect(needsOf(gardner(8))).toBe(5);
    expect(rulingOf(gardner(8), scripted(7, 9, 1, 1).roll).numbers).toMatchObject({ hit: true });
    expect(rulingOf(gardner(8), scripted(4).roll).numbers).toMatchObject({ hit: false, fired: null });
  });

  test('T004-16: eight declared and a 9 on the d20: it fires as eight', () => {
    const ruling = rulingOf(gardner(8), scripted(7, 9, 1, 1).roll);
    expect(ruling).toMatchObject({ value: fraction(8), numbers: { rounds: 8, fired: 8, factor: 0, casualties: 13 }, dice: [7, 9, 1, 1] });
    expect(ruling.firer).toBeUndefined();
  });

  test('T004-17: twelve declared and a 5 on the d20: it jams and fires as five', () => {
    const ruling = rulingOf(gardner(12), scripted(7, 5, 1, 9).roll);
    expect(ruling).toMatchObject({
      value: fraction(5),
      numbers: { rounds: 12, fired: 5, casualties: 8 },
      firer: { stand: 'a1', jammed: true },
    });
    expect(total(ruling.trail)).toEqual(fraction(5));
  });
});

/** Egyptians without their officer: 2 off the die. */
const officerless: Given = { troop: 'egyptian-foot', firer: { officerLost: true } };

test('T004-18: Egyptians without their officer at open order at 25″ need a natural 10', () => {
  const given: Given = {
    troop: 'egyptian-foot',
    stands: [{ range: 25 }],
    firer: { officerLost: true },
    target: { order: 'open' },
  };
  expect(needsOf(given)).toBe(10);
  expect(rulingOf(given, scripted(9).roll).numbers).toMatchObject({ hit: false });
  const hit = rulingOf(given, scripted(10, 6, 1).roll);
  expect(hit.modifiers).toEqual([
    { id: 'egyptian', value: -1 },
    { id: 'officer-lost', value: -1 },
    { id: 'open-order', value: -2 },
  ]);
  expect(hit.numbers).toMatchObject({ hit: true, factor: -4 });
});

describe('the number that the die itself must show', () => {
  const told = (given: Given) => {
    const line = fireOf(given).foreseen[0]?.trail.find((one) => one.id === 'needs/die');
    return [line?.shown, line?.because, line?.source.reading];
  };

  test('stands under the modifiers, before the die as after it', () => {
    const given: Given = { stands: [{ range: 6 }], target: { order: 'open' } };
    expect(told(given)).toEqual(['5 or more', 'Modifiers to the die come off the number: the d10 must show 5 or more.', 'C004-2']);
    const ruling = rulingOf(given, scripted(4).roll);
    expect(ruling.trail.find((line) => line.id === 'needs/die')?.shown).toBe('5 or more');
    expect(ruling.numbers).toMatchObject({ needs: 5, hit: false });
  });

  test('with no modifier it is the table’s own', () => {
    expect(told({ stands: [{ range: 6 }] })).toEqual(['3 or more', 'No modifier applies: the d10 must show 3 or more.', 'C004-2']);
  });

  test('beyond the die it is impossible, at 1 certain', () => {
    const far: Given = { troop: 'mahdist-rifles', stands: [{ range: 25 }], target: { order: 'open' }, enemy: 'british-foot' };
    expect(told({ ...far, target: { ...far.target, charging: true } })[0]).toBe('10 or more');
    expect(told({ ...officerless, stands: [{ range: 25 }], target: { order: 'open', charging: true } })).toEqual([
      'impossible',
      'Modifiers to the die come off the number: 11 is beyond the d10.',
      'C004-3',
    ]);
    expect(told({ stands: [{ range: 1 }] })).toEqual(['certain', 'No modifier applies: a hit without a die.', 'C004-3']);
  });
});

test.each([
  ['a European', 'british-foot', -2],
  ['an Egyptian', 'egyptian-foot', -2],
  ['a Mahdist', 'mahdist-rifles', -3],
])('T004-19: %s 6 in fire', (_, troop, random) => {
  const given: Given = { troop, stands: [{ range: 10 }] };
  const ruling = rulingOf(given, scripted(10, 6, 10).roll);
  expect(ruling.numbers?.['factor']).toBe(factorOf(given) + random);
});

describe('the last figure', () => {
  test.each([
    [9, 'destroyed', 9],
    [10, 'none', 9],
    [4, 'destroyed', 4],
  ])('of a unit of %d that loses nine: %s', (figures, state, lost) => {
    const ruling = rulingOf({ ...camerons, options: { 'C004-1': 'example' }, target: { figures } }, scripted(5, 1).roll);
    expect(ruling.effect).toMatchObject({ state, figures: lost });
  });

  test('a unit without figures, a gun without its crew too, is no target', () => {
    expect(fireOf({ target: { figures: 0 } }).refused?.code).toBe('no-figures');
    const stands = [gunStand('t1', 'field-gun', { crew: 0 })];
    expect(fireOf({ enemy: 'sudan-artillery', target: { figures: 0, stands } }).refused?.code).toBe('no-figures');
  });
});

describe('certain and impossible', () => {
  test('within the first inch a hit needs no die', () => {
    const dice = scripted(1, 10);
    expect(rulingOf({ stands: [{ range: 1, figures: 6 }] }, dice.roll)).toMatchObject({
      numbers: { needs: 1, hit: true, factor: 6 },
      dice: [1, 10],
    });
    expect(dice.calls.map((call) => call.sides)).toEqual([6, 10]);
  });

  test('where 11 is needed no die is thrown and nothing is hit', () => {
    const given: Given = {
      troop: 'egyptian-foot',
      stands: [{ range: 25, cover: [{ terrain: 'w', kind: 'wall', how: 'behind', distance: 0.5, stories: 0, grade: null }] }],
      firer: { officerLost: true },
      target: { order: 'open', charging: true },
    };
    expect(rulingOf(given, noDice)).toMatchObject({
      numbers: { needs: 13, hit: false, casualties: 0 },
      dice: [],
      result: 'Impossible: 13 needed',
    });
  });
});
