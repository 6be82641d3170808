/** How sure each line of a ruling is: printed only what text 000 prints, ours what is ours, a player's what is a player's. */
import { describe, expect, test } from 'vitest';
import type { CoverFact } from '#geometry/check/facts';
import type { Chart } from '#rules/engine/chart';
import { chartIn } from '#rules/engine/lookup';
import { toNumber } from '#rules/engine/fraction';
import { total } from '#rules/engine/trail';
import { shipped } from '#rules/sets/linear/charts';
import { foot, foreseen, groups, gun, linear, linearWith, numbers, settled, shareOf, type Fire } from '#test/linear';
import { aimed, fighter, modeOf, standOf, usual } from '#test/rulings';
import { noDice } from '#test/scripted';

const cover = (kind: CoverFact['kind'], more: Partial<CoverFact> = {}): CoverFact => ({
  terrain: 'w',
  kind,
  how: 'behind',
  distance: 0.2,
  stories: 0,
  grade: null,
  ...more,
});
const prepared = cover('works', { grade: 'prepared' });
const improvised = cover('works', { grade: 'improvised' });
const woods = cover('woods', { how: 'in' });

const at = (covers: readonly CoverFact[], fire: Fire = foot(10, 3)): Fire => ({
  ...fire,
  facts: fire.facts.map(({ stand, pair }) =>
    aimed({ firer: stand, range: pair?.ranges['front-to-target']?.inches ?? 3, half: pair?.arc.half ?? 45, change: { cover: covers } }),
  ),
});
const lineOf = (fire: Fire, ends: string) => foreseen(fire).trail.find((one) => one.id.endsWith(ends));
const mark = (fire: Fire, ends: string) => {
  const { source } = lineOf(fire, ends) ?? {};
  return [source?.status, source?.where, source?.reading];
};
const changed = <K extends Chart['kind']>(kind: K, id: string, change: (chart: Extract<Chart, { kind: K }>) => Chart): Chart =>
  change(chartIn(shipped, kind, id));

describe('hard cover', () => {
  test.each([
    ['a wall', [cover('wall')], ['printed', 'hard cover', undefined]],
    ['a building', [cover('building', { how: 'in', stories: 1 })], ['printed', 'hard cover', undefined]],
    ['prepared works', [prepared], ['house', 'other cover', 'D000-3']],
    ['a wall before prepared works', [cover('wall'), prepared], ['printed', 'hard cover', undefined]],
    ['improvised works', [improvised], ['house', 'other cover', 'D000-3']],
    ['woods', [woods], ['house', 'other cover', 'D000-3']],
    ['the open', [], ['printed', 'hard cover', undefined]],
  ] as const)('%s', (_, covers, told) => expect(mark(at(covers), '/hard-cover')).toEqual(told));

  test('what is looked at and is no hard cover is named, and takes nothing', () => {
    const told = [improvised, woods].map((one) => lineOf(at([one]), '/hard-cover'));
    expect(told.map((one) => [one?.because, one?.counts, one?.seen?.terrain])).toEqual([
      ['Narva is behind improvised works, no hard cover.', false, ['w']],
      ['Narva is in woods, no hard cover.', false, ['w']],
    ]);
    expect(lineOf(at([prepared]), '/hard-cover')).toMatchObject({ because: 'Narva is behind prepared works.' });
    expect(numbers(at([improvised]))[0]).toBe(240);
  });

  test('stands that see it in woods are told apart from those that see it in the open, at the same chance', () => {
    const fire: Fire = {
      ...foot(6, 5),
      firer: fighter('odessa', 'french-line', [standOf('a1', { figures: 6, full: 6 }), standOf('a2', { figures: 5, full: 5 })], {
        name: 'Odessa',
      }),
      facts: [aimed({ firer: 'a1', range: 5 }), aimed({ firer: 'a2', range: 5, change: { cover: [woods] } })],
    };
    expect(numbers(fire)).toEqual([220, 2, 20]);
    expect(shareOf(fire).value.map((one) => one.because)).toEqual([
      'Narva reads 5.00″.',
      '6 figures at 20% each: Narva is in the open.',
      '5 figures at 20% each: Narva is in woods, no hard cover.',
    ]);
  });

  test('of the rifle it is a reading: the text works out the musket’s line alone', () => {
    const rifles = (covers: readonly CoverFact[]) => at(covers, foot(10, 3, { troop: 'british-rifles' }));
    expect(mark(rifles([cover('wall')]), '/hard-cover')).toEqual(['our-reading', 'rifles at hard cover', 'D000-9']);
    expect(mark(rifles([prepared]), '/hard-cover')).toEqual(['house', 'other cover', 'D000-3']);
    expect(numbers(rifles([cover('wall')]))[0]).toBe(190);
    const { rows } = chartIn(linear.charts, 'curves', 'linear.lines-in-cover');
    expect(rows.map(({ id, source }) => [id, source?.status])).toEqual([
      ['musket-cover', 'printed'],
      ['rifle-cover', 'our-reading'],
    ]);
  });

  test('against guns it is a reading, and of prepared works ours', () => {
    const options = { 'C000-7': 'artillery-too' };
    const told = (covers: readonly CoverFact[], more: Partial<Fire> = {}) => mark(at(covers, gun('canister', 6, 10, more)), '/hard-cover');
    expect(told([cover('wall')], { options })).toEqual(['our-reading', 'cover against guns', 'C000-7']);
    expect(told([prepared], { options })).toEqual(['house', 'other cover', 'D000-3']);
    expect(told([prepared])).toEqual(['our-reading', 'cover against guns', 'C000-7']);
    expect(lineOf(at([prepared], gun('canister', 6, 10)), '/hard-cover')?.because).toBe(
      'Narva is behind prepared works; hard cover does not lower this fire.',
    );
    expect(numbers(at([improvised], gun('canister', 6, 10, { options })))[0]).toBe(360);
    const other = lineOf(at([improvised], gun('canister', 6, 10, { options })), '/other-load');
    expect(other?.because).toBe('Round shot would give 180%: worse here.');
  });

  test('a player’s own list of hard cover is named beside his own modifier', () => {
    const soft = changed('list', 'linear.hard-cover', (chart) => ({ ...chart, rows: chart.rows.map((row) => ({ ...row, hard: false })) }));
    const works = changed('list', 'linear.other-cover', (chart) => ({ ...chart, rows: chart.rows.map((row) => ({ ...row, hard: true })) }));
    const less = changed('modifiers', 'linear.cover', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => ({ ...row, value: [-4, 1] as const })),
    }));
    const ruled = (covers: readonly CoverFact[], ...own: readonly Chart[]) => {
      const { value, yours } = foreseen({ ...at(covers), book: linearWith(own) });
      return [toNumber(value), yours];
    };
    const words = (covers: readonly CoverFact[], own: Chart) => lineOf({ ...at(covers), book: linearWith([own]) }, '/hardness')?.because;
    expect([words([cover('wall')], soft), words([improvised], works)]).toEqual([
      'Behind a wall: no hard cover.',
      'Behind improvised works: hard cover.',
    ]);
    expect(lineOf(at([cover('wall')]), '/hardness')).toBeUndefined();
    expect(ruled([cover('wall')], soft)).toEqual([240, ['linear.hard-cover']]);
    expect(ruled([improvised], works)).toEqual([160, ['linear.other-cover']]);
    expect(ruled([improvised], works, less)).toEqual([200, ['linear.other-cover', 'linear.cover']]);
    expect(ruled([cover('wall')], less)).toEqual([200, ['linear.cover']]);
  });
});

describe('by whose line', () => {
  test.each([
    ['french-line', null],
    ['british-rifles', null],
    ['light-cavalry', ['Smoothbore carbine: fires by the line of the musket.', 'house', 'D000-1']],
    ['mahdist-rifles', ['Rifled musket: fires by the line of the rifle.', 'house', 'D000-1']],
  ] as const)('%s', (troop, told) => {
    const line = lineOf(foot(3, 3, { troop }), '/arms');
    expect(line ? [line.because, line.source.status, line.source.reading] : null).toEqual(told);
  });

  test('the card says the same of the weapon', () => {
    const weapon = (troop: string) => linear.card(fighter('u', troop, []), standOf('a1')).find((row) => row.label === 'Weapon')?.source;
    expect([weapon('french-line')?.where, weapon('french-line')?.status]).toEqual(['musket fire', 'printed']);
    expect([weapon('light-cavalry')?.where, weapon('light-cavalry')?.status]).toEqual(['weapons that the text does not name', 'house']);
  });

  test('a player’s chart of weapons is named, whether it changes the line or keeps it', () => {
    const own = changed('list', 'linear.weapons', (chart) => ({ ...chart, rows: chart.rows.map((row) => ({ ...row, line: 'rifle' })) }));
    const fire = (troop: string) => foreseen(foot(10, 3, { troop, book: linearWith([own]) }));
    expect([toNumber(fire('french-line').value), fire('french-line').yours]).toEqual([270, ['linear.weapons']]);
    expect([toNumber(fire('british-rifles').value), fire('british-rifles').yours]).toEqual([270, ['linear.weapons']]);
  });
});

describe('who fires', () => {
  const deep = (figures: number, ranks: number): Fire => ({
    ...foot(figures, 5),
    firer: fighter('odessa', 'french-line', [standOf('a1', { figures, full: figures, ranks })], { name: 'Odessa' }),
  });

  test('their number is printed; that a third rank holds its fire is ours', () => {
    expect(mark(deep(8, 2), '/figures/1')).toEqual(['printed', 'chance of a hit', undefined]);
    expect(mark(deep(12, 3), '/figures/1')).toEqual(['house', 'who fires', 'C000-14']);
  });

  test('one stand is measured by the ranks that fire, as the unit is', () => {
    const ranks = (order: Parameters<typeof fighter>[3]) => {
      const stand = standOf('a1', { ranks: 3 });
      const firer = fighter('odessa', 'french-line', [stand], order);
      return modeOf(linear, 'small-arms').measure(firer, stand, { unit: 'odessa', mode: 'small-arms', aim: {} }, usual(linear)).ranks;
    };
    expect([ranks({ order: 'line' }), ranks({ order: 'square' }), ranks({ order: 'attack-column' }), ranks({ order: 'skirmish' })]).toEqual(
      [2, 2, undefined, undefined],
    );
  });

  test('stands told off are said to be, and those of a whole unit are not', () => {
    const two = fighter('odessa', 'french-line', [standOf('a1'), standOf('a2')], { name: 'Odessa' });
    const told = (named: readonly string[] | undefined) => {
      const fire: Fire = { ...foot(3, 5), firer: two, facts: (named ?? ['a1', 'a2']).map((firer) => aimed({ firer, range: 5 })) };
      return groups({ ...fire, ...(named ? { shot: { stands: named } } : {}) })[0]?.checks.find((one) => one.id === 'told-off');
    };
    expect(told(['a1'])).toMatchObject({
      ok: true,
      said: 'Odessa, stand 1: told off to Narva, at a range of its own.',
      value: '1 of 2',
      source: { status: 'house', reading: 'D000-11' },
    });
    expect([told(undefined), told(['a1', 'a2'])]).toEqual([undefined, undefined]);
  });
});

describe('a chance has two ends', () => {
  const own = (level: number, helps: number): readonly Chart[] => [
    changed('curves', 'linear.lines', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => ({
        ...row,
        coefficients: [
          [level, 1],
          [-2, 1],
        ] as const,
      })),
    })),
    changed('modifiers', 'linear.cover', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => ({ ...row, value: [helps, 1] as const })),
    })),
  ];
  const behind = (level: number, helps: number, figures = 2): Fire => ({
    ...at([cover('wall')], foot(figures, 5)),
    book: linearWith(own(level, helps)),
  });

  test('a line and a cover of a player’s own that go beyond 100% are held there, by a line of the trail', () => {
    // 60 − 10 + 50 is 100, + 51 is 101.
    expect([numbers(behind(60, 50)), numbers(behind(60, 51))]).toEqual([
      [200, 2, 0],
      [200, 2, 0],
    ]);
    expect(lineOf(behind(60, 50), '/certain')).toBeUndefined();
    expect(lineOf(behind(60, 51), '/certain')).toMatchObject({
      op: 'atMost',
      because: 'A chance is never above 100%.',
      source: { status: 'our-reading', reading: 'D000-10' },
    });
    expect([foreseen(behind(60, 51)).numbers?.['exact'], toNumber(total(foreseen(behind(60, 51)).trail))]).toEqual([100, 200]);
    expect(settled(behind(60, 51), noDice).effect.figures).toBe(2);
  });

  test('and below nothing at nothing', () => {
    expect([numbers(behind(60, -50)), numbers(behind(60, -49))]).toEqual([
      [0, 0, 0],
      [2, 0, 2],
    ]);
    expect(lineOf(behind(60, -51), '/nothing')).toMatchObject({ op: 'atLeast', because: 'A chance is never below nothing.' });
    expect(lineOf(behind(60, -50), '/nothing')).toBeUndefined();
  });

  test('the other load of a gun is held as well', () => {
    const fire: Fire = {
      ...at([cover('wall')], gun('direct', 6, 5)),
      book: linearWith(own(60, 100)),
      options: { 'C000-7': 'artillery-too' },
    };
    expect(numbers(fire)[0]).toBe(1800);
    expect(lineOf(fire, '/other-load')?.because).toBe('Canister would give 1800%: the same.');
  });
});

describe('a curve too fine to be kept exact', () => {
  const quartic = changed('curves', 'linear.lines', (chart) => ({
    ...chart,
    rows: chart.rows.map((row) =>
      row.id === 'musket'
        ? {
            ...row,
            coefficients: [
              [30, 1],
              [0, 1],
              [0, 1],
              [0, 1],
              [-1, 2401],
            ] as const,
          }
        : row,
    ),
  }));
  test('is cut below, and the ruling says so; where it is exact nothing is said', () => {
    const line = (range: number) => lineOf(foot(1, range, { book: linearWith([quartic]) }), '/line');
    expect(line(7)).toMatchObject({ because: 'Musket at 7.00″: 30 − 1/2401 × 7.00^4.', value: { num: 29, den: 1 } });
    expect(line(3.33)?.because).toBe('Musket at 3.33″: 30 − 1/2401 × 3.33^4, cut to a hundred-millionth.');
  });
});

describe('the crew', () => {
  const crewed = (figures: number, hit: readonly ('gun' | 'crew' | 'limber')[] = [], more: Partial<Fire> = {}): Fire => {
    const fire = gun('canister', figures, 10, more);
    const [stand] = fire.firer.stands;
    if (!stand?.gun) throw new Error('no gun');
    return { ...fire, firer: { ...fire.firer, stands: [{ ...stand, gun: { ...stand.gun, hit } }] } };
  };
  const four = changed('list', 'linear.battery', (chart) => ({
    ...chart,
    rows: chart.rows.map((row) => (row.id === 'crew' ? { ...row, figures: 4 } : row)),
  }));

  test.each([
    [1, 60],
    [5, 300],
    [6, 360],
    [7, 360],
    [30, 360],
  ])('%d men fire for %d percent: beyond a full crew of six they add nothing', (figures, percent) => {
    expect(numbers(crewed(figures))[0]).toBe(percent);
  });

  test('who is idle is said, and a player’s own full crew is named', () => {
    expect(lineOf(crewed(6), '/crew')).toMatchObject({ because: '6 men of the crew.', source: { status: 'printed' } });
    expect(lineOf(crewed(7), '/crew')?.because).toBe('7 men of the crew: a gun is served by 6, the rest add nothing.');
    const own = crewed(6, [], { book: linearWith([four]) });
    expect([numbers(own)[0], numbers({ ...own, ...crewed(3, [], { book: linearWith([four]) }) })[0]]).toEqual([240, 180]);
    expect([lineOf(own, '/crew'), lineOf(own, '/effectives')].map((one) => one?.source.status)).toEqual(['yours', 'yours']);
    expect(foreseen(own).yours).toEqual(['linear.battery']);
    const card = linearWith([four]).card(own.firer, own.firer.stands[0] ?? standOf('x'));
    expect(card.find((row) => row.label === 'Crew')?.value).toBe('6 figures, firing as 12');
  });

  test('marked as lost it is gone: the gun is refused as any without a crew', () => {
    const offered = (hit: readonly ('gun' | 'crew' | 'limber')[]) => {
      const { firer } = crewed(6, hit);
      return modeOf(linear, 'canister').offered(firer, firer.stands[0] ?? standOf('x'), usual(linear))?.code ?? null;
    };
    expect([offered([]), offered(['limber']), offered(['crew']), offered(['gun'])]).toEqual([null, null, 'crewless', 'gun-lost']);
    const { firer } = crewed(6, ['crew']);
    expect(linear.card(firer, firer.stands[0] ?? standOf('x')).find((row) => row.label === 'Crew')?.value).toBe('6 figures, firing as 0');
  });
});

describe('a load of the other mode', () => {
  const because = (mode: 'canister' | 'direct', load: string) => {
    const { firer } = gun(mode, 6, 5);
    return modeOf(linear, mode).offered(firer, firer.stands[0] ?? standOf('x'), usual(linear), load)?.because ?? null;
  };
  test('is told by which mode it is fired', () => {
    expect([because('direct', 'canister'), because('canister', 'shot')]).toEqual([
      'This mode fires round shot; canister is fired by a mode of its own, canister.',
      'This mode fires canister; round shot is fired by a mode of its own, direct.',
    ]);
    expect(because('direct', 'shell')).toBe('Shell is not told apart here: a gun fires canister or round shot.');
    expect([because('direct', 'shot'), because('canister', 'canister')]).toEqual([null, null]);
  });
});
