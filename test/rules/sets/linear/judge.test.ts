/** Who fires, through which arc, at whom and how far: text 000's judgement, stand by stand and as one. */
import { describe, expect, test } from 'vitest';
import type { CoverFact } from '#geometry/check/facts';
import { tape } from '#geometry/shape/units';
import type { Fighter, FighterStand, Order } from '#rules/engine/contract';
import { troops } from '#rules/roster/roster';
import { asked, enemy, foot, foreseen, groups, gun, linear, numbers, settled, shareOf, type Fire } from '#test/linear';
import { aimed, fighter, gunStand, modeOf, pair, standOf, usual } from '#test/rulings';
import { noDice } from '#test/scripted';

const wall: CoverFact = { terrain: 'w', kind: 'wall', how: 'behind', distance: 0.2, stories: 0, grade: null };

/** A unit of stands a1, a2 …, all under the same facts. */
function unitOf(stands: readonly Partial<FighterStand>[], change: Partial<Fighter> = {}, more: Partial<Fire> = {}): Fire {
  const all = stands.map((stand, index) => standOf(`a${index + 1}`, stand));
  return {
    firer: fighter('odessa', 'french-line', all, { name: 'Odessa', ...change }),
    mode: 'small-arms',
    facts: all.map(({ id }) => aimed({ firer: id, range: 5 })),
    range: [5],
    ...more,
  };
}

const offered = (fire: Fire, load: string | null = null) => {
  const [stand] = fire.firer.stands;
  if (!stand) throw new Error('no stand');
  return modeOf(linear, fire.mode).offered(fire.firer, stand, usual(linear), load);
};

describe('how many figures fire', () => {
  test.each([
    ['line', 12, 3, 8],
    ['line', 12, 2, 12],
    ['line', 12, 1, 12],
    ['line', 11, 3, 8],
    ['line', 7, 3, 6],
    ['line', 4, 3, 4],
    ['line', 1, 3, 1],
    ['square', 12, 4, 6],
    ['attack-column', 12, 3, 12],
    ['skirmish', 12, 3, 12],
    ['open', 12, 4, 12],
  ] as const)('%s: of %d figures in %d ranks %d fire', (order, figures, ranks, firing) => {
    const fire = unitOf([{ figures, full: figures, ranks }], { order });
    expect(numbers(fire)[0]).toBe(20 * firing);
    expect(asked[0]?.ranks).toBe(order === 'line' || order === 'square' ? 2 : undefined);
  });

  test('who holds its fire is said', () => {
    const line = shareOf(unitOf([{ figures: 12, full: 12, ranks: 3 }])).value.find((one) => one.id.includes('figures'));
    expect(line?.because).toBe('8 figures of 1 stand fire, 4 behind hold their fire.');
    expect(shareOf(unitOf([{ figures: 1, full: 1 }])).value.find((one) => one.id.includes('figures'))?.because).toBe(
      '1 figure of 1 stand fires.',
    );
  });

  test('a unit fires as one: one group, one share, one ruling, its stands named', () => {
    const fire = unitOf([{ figures: 4 }, { figures: 4 }, { figures: 3 }]);
    expect(groups(fire)).toMatchObject([{ id: 'volley', stands: ['a1', 'a2', 'a3'], refused: null }]);
    expect(shareOf(fire)).toMatchObject({ by: 'a1', together: ['a1', 'a2', 'a3'], target: 'narva', strikes: ['t1'] });
    expect(numbers(fire)).toEqual([220, 2, 20]);
    expect(linear.fire.rules).toBe('by-share');
  });

  test('stands that do not bear are left out of the group', () => {
    const fire = unitOf([{ figures: 4 }, { figures: 4 }, { figures: 3 }]);
    const facts = [...fire.facts.slice(0, 2), { stand: 'a3', line: null, pair: null, considered: [pair({ firer: 'a3', inside: false })] }];
    expect(groups({ ...fire, facts })[0]?.stands).toEqual(['a1', 'a2']);
    expect(numbers({ ...fire, facts })[0]).toBe(160);
  });

  test('a share says who fires what, and how far', () => {
    const said = [foot(3, 5), foot(3, 5, { troop: 'british-rifles' }), gun('canister', 6, 10), gun('direct', 6, 10)].map(
      (fire) => shareOf(fire).said,
    );
    expect(said).toEqual([
      'Odessa: musket fire at 5.00″',
      'Odessa: rifle fire at 5.00″',
      '1st Foot Battery: canister at 10.00″',
      '1st Foot Battery: round shot at 10.00″',
    ]);
  });

  test('every gun is a ruling of its own', () => {
    const battery = fighter('bty', 'foot-artillery', [gunStand('g1', 'nap-12'), gunStand('g2', 'nap-12')]);
    const facts = [aimed({ firer: 'g1', range: 10, half: 90 }), aimed({ firer: 'g2', range: 20, half: 90 })];
    const found = groups({ firer: battery, mode: 'canister', facts });
    expect(found.map(({ id, stands, range }) => [id, stands, range?.tape])).toEqual([
      ['g1', ['g1'], 1000],
      ['g2', ['g2'], 2000],
    ]);
    expect(found.map((group) => group.dice.map((die) => die.why))).toEqual([
      ['One more hit on Narva at 60%'],
      ['One more hit on Narva at 80%'],
    ]);
  });
});

describe('the front of a column', () => {
  const inColumn = (behind: number, order: Order = 'attack-column') => unitOf([{ figures: 4, behind: tape(behind) }], { order });

  test('stands behind its front do not fire, those dressed to a quarter inch do', () => {
    expect([0, 0.25].map((behind) => offered(inColumn(behind)))).toEqual([null, null]);
    expect(offered(inColumn(0.26))).toMatchObject({
      code: 'behind-the-front',
      because: 'Odessa is behind the front of its column: only the front fires.',
      source: { status: 'house' },
    });
  });

  test('of several stands the one is named by its number', () => {
    const two = unitOf([{}, { figures: 4, behind: tape(3) }], { order: 'attack-column' });
    const [, rear] = two.firer.stands;
    const said = rear && modeOf(linear, 'small-arms').offered(two.firer, rear, usual(linear))?.because;
    expect(said).toBe('Odessa, stand 2 is behind the front of its column: only the front fires.');
  });

  test('in every other formation they do', () => {
    for (const order of ['line', 'square', 'skirmish', 'open'] as const) expect(offered(inColumn(3, order))).toBeNull();
  });
});

describe('who may fire', () => {
  const usualFoot = foot(3, 5);
  const dragoons = (mounted: boolean): Fire => ({ ...usualFoot, firer: fighter('odessa', 'dragoons', [standOf('a1')], { mounted }) });
  const changed = (change: Partial<Fighter>, stand: Partial<FighterStand> = {}): Fire => unitOf([stand], change);
  test.each([
    ['routed', changed({ state: 'routed' }), 'routed'],
    ['destroyed', changed({ state: 'destroyed' }), 'destroyed'],
    ['engaged', changed({ engaged: true }), 'engaged'],
    ['in march column', changed({ order: 'march-column' }), 'march-column'],
    ['limbered foot', changed({ order: 'limbered' }), 'formation'],
    ['fired before', changed({}, { hasFired: true }), 'has-fired'],
    ['serving a gun', changed({}, { mans: 'g1' }), 'mans-gun'],
    ['without figures', changed({}, { figures: 0 }), 'no-figures'],
    ['mounted dragoons', dragoons(true), 'mounted'],
    ['heavy horse', { ...usualFoot, firer: fighter('odessa', 'heavy-cavalry', [standOf('a1')]) }, 'no-fire'],
    ['spears', { ...usualFoot, firer: fighter('odessa', 'mahdist-foot', [standOf('a1')]) }, 'no-fire'],
    ['gunners with muskets', { ...gun('canister', 6, 5), mode: 'small-arms' }, 'no-fire'],
    ['canister without a gun', { ...usualFoot, mode: 'canister' }, 'no-gun'],
    ['a machine gun', gun('canister', 6, 5, { piece: 'gardner' }), 'no-line'],
    ['a gun without crew', gun('direct', 0, 5), 'crewless'],
    ['a limbered gun', { ...gun('direct', 6, 5), firer: { ...gun('direct', 6, 5).firer, order: 'limbered' } }, 'limbered'],
  ] as const)('%s: refused', (_, fire, code) => {
    expect(offered(fire)?.code).toBe(code);
    const verdict = modeOf(linear, fire.mode).judge(fire.facts[0] ?? aimed(), {
      shot: { unit: fire.firer.unit, mode: fire.mode, aim: { at: 'narva' } },
      firer: fire.firer,
      target: enemy(),
      fighterOf: () => enemy(),
      options: usual(linear),
    });
    expect(verdict.refused?.code).toBe(code);
  });

  test.each([
    ['stopped', changed({ state: 'stopped' })],
    ['shaken', changed({ state: 'shaken' })],
    ['dismounted dragoons', dragoons(false)],
    ['light horse, mounted', { ...usualFoot, firer: fighter('odessa', 'light-cavalry', [standOf('a1')]) }],
    ['a howitzer’s round shot', gun('direct', 6, 5, { piece: 'nap-howitzer' })],
    ['a Whitworth’s canister', gun('canister', 6, 5, { piece: 'acw-whitworth' })],
  ] as const)('%s: may', (_, fire) => expect(offered(fire)).toBeNull());

  test('a load is named only as this text knows it', () => {
    expect([offered(gun('direct', 6, 5), 'shot'), offered(gun('canister', 6, 5), 'canister')]).toEqual([null, null]);
    expect([
      offered(gun('direct', 6, 5), 'shell')?.code,
      offered(gun('canister', 6, 5), 'shot')?.code,
      offered(usualFoot, 'shot')?.code,
    ]).toEqual(['load', 'load', 'load']);
  });

  test('every troop of the roster with a firearm has a line, none without', () => {
    const without = troops.filter(
      (troop) => troop.arm !== 'artillery' && linear.bands(fighter('u', troop.id, []), standOf('a1')).length === 0,
    );
    expect(without.filter((troop) => troop.weapon !== 'none').map((troop) => troop.id)).toEqual([]);
    expect(without.map((troop) => troop.id)).toEqual(
      troops.filter((troop) => troop.arm !== 'artillery' && troop.weapon === 'none').map((troop) => troop.id),
    );
  });
});

describe('at whom', () => {
  const code = (fire: Fire) => {
    const target = fire.target ?? enemy();
    const verdict = modeOf(linear, fire.mode).judge(fire.facts[0] ?? aimed(), {
      shot: { unit: fire.firer.unit, mode: fire.mode, aim: { at: target.unit }, ...fire.shot },
      firer: fire.firer,
      target,
      fighterOf: () => target,
      options: usual(linear),
    });
    return verdict.refused?.code ?? null;
  };
  test.each([
    [null, {}],
    ['target-engaged', { target: enemy(9, { engaged: true }) }],
    ['no-figures', { target: enemy(0) }],
    ['friend', { target: enemy(9, { side: 'blue' }) }],
    ['out-of-arc', { facts: [{ stand: 'a1', line: null, pair: null, considered: [pair({ inside: false })] }] }],
    ['line-blocked', { facts: [aimed({ change: { clear: false } })] }],
    ['override', { shot: { override: { range: -1 } } }],
    ['override', { shot: { override: { range: Number.NaN } } }],
  ] as const)('%s', (refused, change) => expect(code({ ...foot(3, 5), ...change })).toBe(refused));
});

test('of hidden stands in the arc the nearest says what is in the way: by its muzzle’s range for a gun, by the mean for foot', () => {
  const hidden = (target: string, range: number, edges: number, mean: number, at: number) => {
    const bare = pair({ firer: 'g1', target, range, edges, half: 90 });
    const by = { tape: tape(mean), inches: mean, spans: [] };
    const line = {
      from: { x: 0, y: 0 },
      to: { x: 0, y: range },
      blockedBy: [{ kind: 'terrain', terrain: 'w', terrainKind: 'woods', at, leave: at + 1, hides: 1 }],
    } as const;
    return { ...bare, ranges: { ...bare.ranges, 'mean-of-extremes': by }, clear: false, visible: 0, line };
  };
  const said = (fire: Fire) => {
    const [stand] = fire.firer.stands;
    const considered = [hidden('t1', 5, 9, 7, 3), hidden('t2', 8, 2, 9, 4), hidden('t3', 9, 8, 6, 5)];
    const target = enemy();
    const verdict = modeOf(linear, fire.mode).judge(
      { stand: stand?.id ?? '', line: null, pair: null, considered },
      {
        shot: { unit: fire.firer.unit, mode: fire.mode, aim: { at: target.unit } },
        firer: fire.firer,
        target,
        fighterOf: () => target,
        options: usual(linear),
      },
    );
    return verdict.refused?.because;
  };
  expect([said(gun('canister', 6, 5)), said(gun('direct', 6, 5)), said(foot(3, 5))]).toEqual([
    'The line to Narva is blocked at 3.00″ by woods; 0% of Narva can be seen.',
    'The line to Narva is blocked at 3.00″ by woods; 0% of Narva can be seen.',
    'The line to Narva is blocked at 5.00″ by woods; 0% of Narva can be seen.',
  ]);
});

describe('how far', () => {
  test('exactly at its reach a musket fires with no effect and no die; a hundredth beyond it is refused', () => {
    expect(settled(foot(11, 15), noDice).result).toBe('No effect');
    expect(groups(foot(11, 15.01))[0]?.refused).toMatchObject({
      code: 'out-of-range',
      because: 'Narva reads 15.01″. Musket reaches 15.00″.',
    });
    expect(groups(foot(11, [14.99, 15.02]))[0]?.refused).toMatchObject({
      because: expect.stringContaining('Narva reads 15.005″') as string,
    });
  });

  test('C000-8: with its far end beyond the reach the whole unit fires at the average', () => {
    expect(numbers(foot(10, [12, 17]))).toEqual([10, 0, 10]);
    expect(groups(foot(10, [12, 18.02]))[0]?.refused?.code).toBe('out-of-range');
  });

  test('a mean between two hundredths is not rounded again', () => {
    expect(numbers(foot(100, [5.38, 5.39]))[0]).toBe(1923);
    expect(foreseen(foot(100, [5.38, 5.39])).trail[0]?.shown).toBe('5.385″');
    expect(numbers(foot(3, [1, 1.01, 1.01], { options: { 'C000-2': 'all-figures' } }))[0]).toBeCloseTo(3 * 2 * (15 - 3.02 / 3), 12);
  });

  test('a gun reads from the muzzle: 30.00 inches are canister’s last, 60.00 round shot’s', () => {
    expect(settled(gun('canister', 6, 30), noDice).value.num).toBe(0);
    expect(groups(gun('canister', 6, 30.01))[0]?.refused?.because).toBe('Narva reads 30.01″. Canister reaches 30.00″.');
    expect(settled(gun('direct', 6, 60), noDice).value.num).toBe(0);
    expect(groups(gun('direct', 6, 60.01))[0]?.refused?.code).toBe('out-of-range');
  });

  test('the umpire’s range takes the place of the tape’s, for a unit and for a gun, and is said', () => {
    const shot = { override: { range: 5 } };
    expect([numbers(foot(11, 15, { shot })), numbers(gun('canister', 6, 29, { shot }))]).toEqual([
      [220, 2, 20],
      [450, 4, 50],
    ]);
    expect(foreseen(foot(11, [8, 9], { shot })).trail[0]).toMatchObject({
      because: 'Range to Narva set by the umpire at 5.00″; the tape reads 8.50″.',
      source: { status: 'yours' },
    });
    expect(groups(foot(11, 5, { shot: { override: { range: 15.01 } } }))[0]?.refused?.code).toBe('out-of-range');
    expect(groups(foot(11, 40, { shot }))[0]?.refused).toBeNull();
  });

  test('it is read off the tape as any other length', () => {
    const told = (range: number) => foreseen(foot(11, 8, { shot: { override: { range } } })).trail[0]?.shown;
    expect([2.3, 5.004, 5.006].map(told)).toEqual(['2.30″', '5.00″', '5.01″']);
  });

  test('what is left to the end is told, and looked at twice within a quarter inch', () => {
    expect(groups(foot(3, 14.75))[0]?.checks[0]).toMatchObject({ id: 'range', ok: true, value: '14.75″', near: true });
    expect(groups(foot(3, 14.74))[0]?.checks[0]).toMatchObject({ spare: '0.26″ to spare', near: false });
  });
});

describe('cover', () => {
  const behind = (cover: readonly CoverFact[], fire: Fire = foot(10, 3)): Fire => ({
    ...fire,
    facts: fire.facts.map(({ stand, pair: own }) =>
      aimed({ firer: stand, range: own?.ranges['front-to-target']?.inches ?? 3, half: own?.arc.half ?? 45, change: { cover } }),
    ),
  });
  const house: CoverFact = { ...wall, kind: 'building', how: 'in', stories: 2 };
  const works = (grade: 'prepared' | 'improvised'): CoverFact => ({ ...wall, kind: 'works', grade });
  test.each([
    ['a wall', [wall], 160],
    ['a building', [house], 160],
    ['prepared works', [works('prepared')], 160],
    ['improvised works', [works('improvised')], 240],
    ['woods', [{ ...wall, kind: 'woods', how: 'in' }], 240],
    ['a wall in woods, once', [{ ...wall, kind: 'woods', how: 'in' }, wall, house], 160],
  ] as const)('%s', (_, cover, percent) => expect(numbers(behind(cover))[0]).toBe(percent));

  test('cover names its piece in the trail, and open ground leaves the line uncounted', () => {
    const line = (fire: Fire) => shareOf(fire).value.find((one) => one.id.endsWith('hard-cover'));
    expect(line(behind([wall]))).toMatchObject({ because: 'Narva is behind a wall.', seen: { terrain: ['w'] } });
    expect(line(foot(10, 3))).toMatchObject({ because: 'Narva is in the open.', counts: false });
    expect(foreseen(foot(10, 3)).modifiers).toEqual([]);
  });

  test('where only some stands see the target behind cover, each figure’s chance is its own', () => {
    const fire = unitOf([{ figures: 6 }, { figures: 5 }]);
    const facts = [aimed({ firer: 'a1', range: 5 }), aimed({ firer: 'a2', range: 5, target: 't2', change: { cover: [wall] } })];
    // 6 × 20 + 5 × 12
    expect(numbers({ ...fire, facts })).toEqual([180, 1, 80]);
    expect(shareOf({ ...fire, facts }).strikes).toEqual(['t1', 't2']);
    expect(shareOf({ ...fire, facts }).value.map((line) => line.because)).toEqual([
      'Narva reads 5.00″.',
      '6 figures at 20% each: Narva is in the open.',
      '5 figures at 12% each: Narva is behind a wall.',
    ]);
    expect(foreseen({ ...fire, facts }).modifiers).toEqual([{ id: 'hard-cover', value: -8 }]);
    // 6 × 4 + 5 × 0: cover never takes from those in the open.
    expect(numbers({ ...fire, facts, range: [13] })).toEqual([24, 0, 24]);
  });

  test('guns are not lowered by it', () => expect(numbers(behind([wall], gun('canister', 6, 10)))).toEqual([360, 3, 60]));
});

describe('what the card and the overlay say', () => {
  const stand = standOf('a1', { figures: 12, full: 12, ranks: 3 });
  const unit = fighter('odessa', 'british-rifles', [stand]);
  const piece = gunStand('g1', 'nap-12');
  const battery = fighter('bty', 'foot-artillery', [piece]);

  test('one end for each line, by the readings', () => {
    expect(linear.bands(unit, stand)).toEqual([{ mode: 'small-arms', name: 'rifle', upTo: 30 }]);
    expect(linear.bands(battery, piece).map((band) => [band.mode, band.upTo])).toEqual([
      ['canister', 30],
      ['direct', 60],
    ]);
    expect(linear.bands(battery, piece, { 'C000-9a': '800', 'C000-9b': '400' }).map((band) => band.upTo)).toEqual([40, 80]);
    expect(linear.bands(battery, gunStand('m', 'gardner'))).toEqual([]);
  });

  test('the card: line, figures that fire, the gun’s effectives and its better load', () => {
    const value = (rows: ReturnType<typeof linear.card>, label: string) => rows.find((row) => row.label === label)?.value;
    const own = linear.card(unit, stand);
    expect([value(own, 'Fire by range'), value(own, 'Firing'), value(own, 'Arc'), value(own, 'Fire')]).toEqual([
      '30% a figure at 0.00″, to 30.00″',
      '8 of 12 figures',
      '90°',
      'May fire',
    ]);
    const guns = linear.card(battery, piece);
    expect([value(guns, 'Crew'), value(guns, 'Better load'), value(guns, 'Arc'), value(guns, 'Fire')]).toEqual([
      '6 figures, firing as 18',
      'canister to 22.50″, then round shot',
      '180°',
      'May fire',
    ]);
    expect(value(linear.card(battery, piece, { 'C000-9a': '800' }), 'Better load')).toBe('canister to 17.50″, then round shot');
  });

  test('arcs: 45 degrees to either side for foot, 90 for guns', () => {
    expect([linear.arc(unit, stand, usual(linear)), linear.arc(battery, piece, usual(linear))]).toMatchObject([
      { half: 45, construction: 'front-centre', counts: 'any-part' },
      { half: 90, construction: 'front-centre' },
    ]);
  });

  test('a shot of another book is answered by one mode here', () => {
    const answering = (id: string) => linear.fire.modes.filter((mode) => mode.answers?.includes(id)).map((mode) => mode.id);
    expect(['direct', 'ricochet', 'high-trajectory', 'artillery', 'canister', 'small-arms'].map(answering)).toEqual([
      ['direct'],
      ['direct'],
      ['direct'],
      ['direct'],
      ['canister'],
      ['small-arms'],
    ]);
  });
});
