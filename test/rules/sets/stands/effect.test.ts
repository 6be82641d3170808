import { describe, expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { aimed, fighter, gunStand, nine, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';
import { crossed, gunAt, settled, shotAlong, stepOf, volley } from '#test/volleys';

/** Three stands at close range: 36 : 9 = 4-1, where 8 is H1, 10 is R1 and 12 with a column is R2. */
const close = volley({ range: 2 });

describe('stands lost', () => {
  test.each([
    [3, nine(), 'none', []],
    [4, nine(), 'stopped', []],
    [7, nine(), 'shaken', []],
    [8, nine(), 'shaken', ['t1']],
    [10, nine(), 'routed', ['t1']],
    [12, nine({ order: 'attack-column' }), 'routed', ['t1', 't2']],
    [12, nine({ order: 'square' }), 'routed', ['t1', 't2']],
    [12, nine(), 'routed', ['t1']],
  ] as const)('a natural %d at 4-1', (die, target, state, stands) => {
    expect(settled(scripted(die).roll, [close], { target }).effect).toMatchObject({ state, stands, figures: 3 * stands.length });
  });

  test('a lost stand takes its own figures with it, not those of a whole one', () => {
    const target = fighter('narva', 'russian-musketeer', [standOf('t1', { figures: 1 }), standOf('t2'), standOf('t3')], { side: 'red' });
    expect(settled(scripted(9).roll, [close], { target }).effect).toMatchObject({ stands: ['t1'], figures: 1 });
  });

  test('the struck stand nearest a muzzle goes first, then the further struck, then the others by id', () => {
    const target = fighter(
      'narva',
      'russian-musketeer',
      ['t4', 't3', 't2', 't1'].map((id) => standOf(id)),
      { side: 'red', order: 'attack-column' },
    );
    const struck = [
      { stand: 't3', unit: 'narva', enter: 8 },
      { stand: 't2', unit: 'narva', enter: 9 },
    ];
    const fired = Array.from({ length: 12 }, (_, index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck }));
    const ruling = settled(scripted(12).roll, fired, { target });
    expect([ruling.odds, ruling.effect.stands]).toEqual(['4-1', ['t3', 't2']]);
    const nearer = shotAlong({ gun: 'h', unit: 'h', struck: [{ stand: 't2', unit: 'narva', enter: 2 }] });
    expect(settled(scripted(12).roll, [...fired, nearer], { target }).effect.stands).toEqual(['t2', 't3']);
    const one = fired.map((each) => ({
      ...each,
      facts: each.facts.map((facts) => ({ ...facts, line: facts.line && { ...facts.line, struck: facts.line.struck.slice(0, 1) } })),
    }));
    expect(settled(scripted(12).roll, [...one, ...one, volley({ range: 2, target: 't3' })], { target }).effect.stands).toEqual([
      't3',
      't1',
    ]);
  });

  test('equally near, the lower id goes first', () => {
    const target = nine({ order: 'square' });
    const facts = [
      aimed({ firer: 'a1', range: 2, target: 't3' }),
      aimed({ firer: 'a2', range: 2, target: 't2' }),
      aimed({ firer: 'a3', range: 2, target: 't2' }),
    ];
    const fired = { firer: fighter('odessa', 'french-line', [standOf('a1'), standOf('a2'), standOf('a3')]), mode: 'small-arms', facts };
    expect(settled(scripted(12).roll, [fired], { target }).effect.stands).toEqual(['t2', 't3']);
  });

  test('a stand that is gone is not lost a second time', () => {
    const target = fighter(
      'narva',
      'russian-musketeer',
      ['t2', 't3', 't4'].map((id) => standOf(id)),
      { side: 'red' },
    );
    expect(settled(scripted(9).roll, [close], { target }).effect).toMatchObject({ state: 'shaken', stands: ['t2'], figures: 3 });
  });

  test.each([
    [8, 'H1'],
    [10, 'R1'],
    [12, 'R2'],
  ])('%d on a unit of one stand (%s) destroys it', (die) => {
    const target = fighter('narva', 'russian-musketeer', [standOf('t1', { figures: 9 })], {
      side: 'red',
      order: die === 12 ? 'square' : 'line',
    });
    expect(settled(scripted(die).roll, [close], { target }).effect).toMatchObject({ state: 'destroyed', stands: ['t1'], figures: 9 });
  });

  test('promoted beyond routed, all that is left goes', () => {
    const target = nine({ takenInStep: { 'step-1': 'routed' } });
    expect(settled(scripted(4).roll, [close], { target })).toMatchObject({
      effect: { state: 'destroyed', stands: ['t1', 't2', 't3'], figures: 9 },
      result: 'Destroyed',
    });
  });

  test('a promoted result keeps the stand that it costs', () => {
    const target = nine({ takenInStep: { 'step-1': 'stopped' } });
    expect(settled(scripted(8).roll, [close], { target })).toMatchObject({
      effect: { state: 'routed', stands: ['t1'] },
      result: 'Routed, 1 stand lost',
    });
  });
});

describe('a battery under fire', () => {
  const battery = (count: number, hit: readonly ('gun' | 'crew' | 'limber')[] = []) =>
    fighter(
      'enemy',
      'foot-artillery',
      Array.from({ length: count }, (_, index) => gunStand(`t${index + 1}`, 'nap-6', { hit: index === 0 ? hit : [] })),
      { side: 'red', name: 'Odessa Battery' },
    );
  const at = (...stands: string[]) => shotAlong({ struck: stands.map((stand, index) => ({ stand, unit: 'enemy', enter: 8 + index })) });

  test.each([
    [1, 't1', 'gun'],
    [2, 't1', 'gun'],
    [3, 't1', 'crew'],
    [4, 't1', 'crew'],
    [5, 't1', 'limber'],
    [6, 't1', 'limber'],
  ] as const)('one gun: a loss die of %d names the %s %s', (die, stand, part) => {
    expect(settled(scripted(die, 12).roll, [at('t1')], { target: battery(1) }).effect.guns).toEqual([{ stand, part, stopped: false }]);
  });

  test.each([
    [1, 't1', 'gun'],
    [2, 't1', 'crew'],
    [3, 't1', 'limber'],
    [4, 't2', 'gun'],
    [5, 't2', 'crew'],
    [6, 't2', 'limber'],
  ] as const)('two guns: a loss die of %d names %s %s by the chart, whichever was struck', (die, stand, part) => {
    expect(settled(scripted(die, 12).roll, [at('t2')], { target: battery(2) }).effect.guns).toEqual([{ stand, part, stopped: false }]);
  });

  test.each([
    [1, 't2', 'gun'],
    [2, 't4', 'gun'],
    [3, 't2', 'crew'],
    [4, 't4', 'crew'],
    [5, 't2', 'limber'],
    [6, 't4', 'limber'],
  ] as const)('four guns, two struck: a loss die of %d names %s %s', (die, stand, part) => {
    expect(settled(scripted(die, 12).roll, [at('t4', 't2')], { target: battery(4) }).effect.guns).toEqual([
      { stand, part, stopped: false },
    ]);
  });

  test('stopped, the gun named holds its fire and nothing is marked; the battery keeps its state', () => {
    const ruling = settled(scripted(3, 8).roll, [at('t1')], { target: battery(1) });
    expect(ruling.effect).toEqual({
      state: 'stopped',
      figures: 0,
      stands: [],
      befalls: 'guns',
      guns: [{ stand: 't1', part: null, stopped: true }],
    });
  });

  test('a graver result marks what was named and takes neither stands nor figures', () => {
    const ruling = settled(scripted(3, 12).roll, [at('t1')], { target: battery(1) });
    expect(ruling.effect).toMatchObject({ state: 'shaken', figures: 0, stands: [], befalls: 'guns' });
    expect(ruling.result).toBe('Shaken: the crew of Odessa Battery hit');
  });

  test('no loss die is thrown for fire that is worth nothing', () => {
    const miss = gunAt('high-trajectory', { range: 10, load: 'shot' });
    const fired = { ...miss, facts: miss.facts.map((facts) => ({ ...facts, pair: facts.pair && { ...facts.pair, target: 't1' } })) };
    expect(settled(scripted(1).roll, [fired], { target: battery(1) })).toMatchObject({
      value: { num: 0 },
      dice: [1],
      effect: { state: 'none' },
    });
  });

  test('a battery of a column or of many figures still counts 2 a stand', () => {
    expect(settled(scripted(1, 1).roll, [volley()], { target: { ...battery(2), figures: 24 } }).odds).toBe('9-1');
  });

  test('hit in both steps, a gun takes the next worse; it is marked where it would only have been stopped', () => {
    const target = { ...battery(1), takenInStep: { 'step-1': 'stopped' as const } };
    expect(settled(scripted(3, 7).roll, [volley()], { target }).effect).toMatchObject({
      state: 'shaken',
      guns: [{ part: 'crew', stopped: false }],
    });
    expect(settled(scripted(3, 7).roll, [volley()], { target: battery(1) }).effect).toMatchObject({
      state: 'stopped',
      guns: [{ part: null, stopped: true }],
    });
  });
});

describe('modifiers of the effect die', () => {
  const modifiers = (fired: Parameters<typeof settled>[1], target = nine()) =>
    settled(scripted(...Array.from({ length: 9 }, () => 12)).roll, fired, { target }).modifiers;
  const guns = (count: number) =>
    Array.from({ length: count }, (_, index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(3) }));

  test.each(['attack-column', 'square'] as const)('%s adds 1 in both steps', (order) => {
    expect(modifiers(guns(2), nine({ order }))).toEqual([{ id: 'column-or-square', value: 1 }]);
    expect(modifiers([volley()], nine({ order }))).toEqual([{ id: 'column-or-square', value: 1 }]);
  });

  test.each(['line', 'march-column', 'skirmish', 'open'] as const)('%s adds nothing', (order) => {
    expect(modifiers(guns(2), nine({ order }))).toEqual([]);
  });

  test('firing uphill takes 1 off the die in step 1 and halves in step 2, never both', () => {
    const shell = (levels: readonly [number, number]) =>
      [0, 1].map((index) =>
        gunAt('high-trajectory', { firer: `g${index}`, unit: `b${index}`, piece: 'acw-howitzer-24', load: 'shell', range: 10, levels }),
      );
    expect(modifiers(shell([0, 1]))).toEqual([{ id: 'uphill', value: -1 }]);
    expect(modifiers(shell([1, 0]))).toEqual([]);
    expect(modifiers(shell([1, 1]))).toEqual([]);
    expect(modifiers([volley({ levels: [0, 2] })])).toEqual([]);
    expect(toNumber(settled(scripted(12, 12, 1).roll, shell([0, 1])).value)).toBe(10);
  });

  test('a shell that misses uphill takes nothing off the die of the fire that hits', () => {
    const miss = gunAt('high-trajectory', { firer: 'h', unit: 'h', piece: 'acw-howitzer-24', load: 'shell', range: 10, levels: [0, 1] });
    expect(settled(scripted(1, 12).roll, [miss, ...guns(2)]).modifiers).toEqual([]);
  });

  test('a stand outside the building is struck as in the open', () => {
    const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 2, grade: null } as const];
    const behind = [{ terrain: 'farm', kind: 'building', how: 'behind', distance: 0.5, stories: 2, grade: null } as const];
    const woods = [{ terrain: 'wood', kind: 'woods', how: 'in', distance: 0, stories: 0, grade: null } as const];
    const struck = (first: typeof cover | typeof behind | typeof woods | readonly never[]) =>
      Array.from({ length: 2 }, (_, index) =>
        shotAlong({ gun: `g${index}`, unit: `b${index}`, struck: crossed(3).map((one) => ({ ...one, cover: first })) }),
      );
    expect(modifiers(struck(cover))).toEqual([{ id: 'building', value: 4 }]);
    expect(modifiers(struck(behind))).toEqual([]);
    expect(modifiers(struck(woods))).toEqual([]);
    expect(modifiers(struck([]))).toEqual([]);
  });

  test('the house behind a unit in the open belongs to its own garrison alone', () => {
    const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 2, grade: null } as const];
    const garrison = nine({ unit: 'garrison', name: 'Ostrov' });
    const struck = [...crossed(3), { stand: 'o1', unit: 'garrison', enter: 12, cover }];
    const fired = [0, 1].map((index) => shotAlong({ gun: `g${index}`, unit: `b${index}`, struck }));
    expect(settled(scripted(12).roll, fired, { others: [garrison] }).modifiers).toEqual([]);
    const step = stepOf(fired, { others: [garrison] });
    expect(step.foresee(garrison, ...fired).value.num).toBe(4);
  });

  test('the building is read from an aimed shot at its garrison too', () => {
    const cover = [{ terrain: 'farm', kind: 'building', how: 'in', distance: 0, stories: 3, grade: null } as const];
    const shell = [0, 1].map((index) =>
      gunAt('high-trajectory', {
        firer: `g${index}`,
        unit: `b${index}`,
        piece: 'acw-howitzer-24',
        load: 'shell',
        range: 10,
        change: { cover },
      }),
    );
    expect(modifiers(shell)).toEqual([{ id: 'building', value: 6 }]);
  });
});

describe('the trail of a ruling', () => {
  test('a volley told from the tape to the effect', () => {
    const ruling = settled(scripted(7).roll, [volley({ count: 1, range: 2, enfilade: ['t1', 't2'], levels: [0, 1] })]);
    expect(
      ruling.trail.flatMap((line) => [line, ...(line.parts ?? [])]).map((line) => `${line.counts === false ? '(' : ''}${line.because}`),
    ).toEqual([
      'Odessa: small arms at 2.00″: 12.',
      'Narva reads 2.00″.',
      'French line: fire value 6 a stand.',
      'Musket at close range, 2.00″.',
      'Uphill, from level 0 to 1.',
      'Enfilade: the line passes through 2 stands of Narva.',
      'Narva has 9 figures.',
      "12 against 9 figures, rounded in the target's favour.",
      'The d12 shows 7.',
      '(Narva is in neither attack column nor square.',
      '(Narva is in no building.',
      'Column 1-1, row 7: No effect.',
    ]);
    expect(ruling.trail.find((line) => line.id === 'odds')?.shown).toBe('12 : 9 = 1-1');
  });

  test('direct fire is told as stands times two', () => {
    const share = stepOf([shotAlong({ struck: crossed(3) })]).known(shotAlong({ struck: crossed(3) }))[0];
    expect(share?.value[0]).toMatchObject({
      because: 'Narva: 3 stands crossed, 3 × 2 = 6.',
      shown: '3 × 2 = 6',
      source: { status: 'printed' },
    });
    const bounce = shotAlong({ point: 12, struck: [...crossed(1, 8), ...crossed(1, 13, 'ricochet', 2)] });
    expect(
      stepOf([bounce])
        .known(bounce)[0]
        ?.value.map((line) => line.because),
    ).toEqual([
      'Narva: 1 stand crossed before the point of ricochet, 1 × 2 = 2.',
      'Narva, stand 2, at 13.00″, at or after the point: a d6 in place of the 2.',
    ]);
  });

  test('a ruling that rests on a reconstructed chart says so', () => {
    const { trail } = settled(scripted(7).roll, [volley()]);
    expect(trail.find((line) => line.id === 'column')?.source.status).toBe('reconstructed');
    const canister = stepOf([gunAt('canister', { range: 4 })]).known(gunAt('canister', { range: 4 }))[0];
    expect(canister?.value.find((line) => line.op === 'base')?.source.status).toBe('reconstructed');
  });

  test('clamped, the die has a line that says so; the fold is the row', () => {
    const shell = gunAt('high-trajectory', { piece: 'acw-howitzer-24', load: 'shell', range: 10, levels: [0, 1] });
    const { trail } = settled(scripted(12, 1).roll, [shell], { target: nine({ figures: 16 }) });
    expect(trail.find((line) => line.id === 'die/low')?.because).toBe("The chart's lowest row is 1 or less.");
    expect(toNumber(total(trail, 'die'))).toBe(1);
  });

  test('what the preview says before the dice', () => {
    const result = (fired: Parameters<typeof stepOf>[0][number], target = nine()) =>
      stepOf([fired], { target }).foresee(target, fired).result;
    expect(result(volley())).toBe('2-1: Stopped on 6; Shaken on 9; Shaken, one stand lost on 10; Routed, one stand lost on 12');
    expect(result(volley(), nine({ order: 'square' }))).toBe(
      '2-1: Stopped on 5; Shaken on 8; Shaken, one stand lost on 9; Routed, one stand lost on 11',
    );
    expect(result(shotAlong({ struck: crossed(1) }))).toBe('No effect: 1-5 is below the chart');
    expect(result(gunAt('high-trajectory', { range: 10, load: 'shot' }))).toBe('Waits for 1 die');
    expect(result(shotAlong({ point: 12, struck: crossed(2, 13, 'ricochet') }))).toBe('Waits for 2 dice');
  });

  test('foreseeing throws nothing', () => {
    const battery = fighter('enemy', 'foot-artillery', [gunStand('t1', 'nap-6')], { side: 'red' });
    const shot = shotAlong({ struck: [{ stand: 't1', unit: 'enemy', enter: 8 }] });
    expect(stepOf([shot], { target: battery }).foresee(battery, shot)).toMatchObject({ odds: '1-1', column: '1-1' });
  });
});
