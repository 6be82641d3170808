import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, ListChart, ModifierChart } from '#rules/engine/chart';
import type { SourceRef } from '#rules/engine/source';
import type { Trail } from '#rules/engine/trail';
import { normalizedMelee, normalizedMorale } from '#rules/sets/normalized/index';
import { sources } from '#rules/sets/normalized/sources';
import { scripted } from '#test/scripted';
import { MODIFIERS, NUMBERS, rows, WORKS } from './charts.second.ts';
import { clash, cover, foresee, fought, round, type Side } from './clash.ts';

const [melee, morale] = [normalizedMelee([]), normalizedMorale([])];
const charts: readonly Chart[] = [
  ...new Set([...melee.charts, ...morale.charts.filter(({ id }) => !melee.charts.some((one) => one.id === id))]),
];
const byWords = (a: readonly string[], b: readonly string[]): number => (a.join('/') < b.join('/') ? -1 : 1);
const ofKind = <K extends Chart['kind']>(kind: K): readonly Extract<Chart, { kind: K }>[] =>
  charts.filter((chart): chart is Extract<Chart, { kind: K }> => chart.kind === kind);

/** Rows with their source, the chart's where they have none of their own. */
const status = (chart: Chart, row: { readonly source?: SourceRef }): string => (row.source ?? chart.source).status;

describe('the charts against a second typing', () => {
  test('modifiers of value and of morale, all sixteen', () => {
    const shipped = ofKind('modifiers').flatMap((chart) =>
      chart.rows.map((row) => [chart.id, row.id, String(row.value[0] / row.value[1]), status(chart, row)]),
    );
    expect(shipped.toSorted(byWords)).toEqual(rows(MODIFIERS).toSorted(byWords));
    expect(ofKind('modifiers').every((chart) => chart.rows.every(({ op }) => op === 'add'))).toBe(true);
  });

  test('the numbers of the course of a melee', () => {
    const shipped = ofKind('list').flatMap((chart) =>
      chart.rows.flatMap((row) => (typeof row['value'] === 'number' ? [[chart.id, row.id, String(row['value']), status(chart, row)]] : [])),
    );
    expect(shipped.toSorted(byWords)).toEqual(rows(NUMBERS).toSorted(byWords));
  });

  test('what counts as works', () => {
    const shipped = ofKind('list').flatMap((chart) =>
      chart.rows.flatMap((row) =>
        typeof row['counts'] === 'boolean' ? [[chart.id, row.id, String(row['counts']), status(chart, row)]] : [],
      ),
    );
    expect(shipped.toSorted(byWords)).toEqual(rows(WORKS).toSorted(byWords));
  });

  test('when a unit tests: a third, and six inches', () => {
    expect(charts.find(({ id }) => id === 'normalized.causes')).toMatchObject({
      source: { status: 'house' },
      rows: [
        { id: 'lost', over: 1, under: 3 },
        { id: 'friend', inches: 6 },
      ],
    });
  });
});

describe('what the charts owe', () => {
  test('they are sound', () => {
    expect(audit(charts)).toEqual([]);
  });

  test('a chart holds numbers of one status only', () => {
    for (const chart of [...ofKind('list'), ...ofKind('modifiers')])
      expect([
        chart.id,
        ...new Set([chart.source, ...chart.rows.flatMap(({ source }) => (source ? [source] : []))].map((one) => one.status)),
      ]).toHaveLength(2);
  });

  test('the melee and the morale share the level, and nothing else', () => {
    const shared = melee.charts.filter((chart) => morale.charts.some(({ id }) => id === chart.id)).map(({ id }) => id);
    expect(shared).toEqual(['normalized.morale-level', 'normalized.morale']);
  });
});

describe('clauses', () => {
  const clauses = [...melee.clauses, ...morale.clauses];
  const opens = ({ text, where }: SourceRef) => clauses.some((clause) => clause.text === text && clause.where === where);

  test('every source of the rulings, of the charts and of the options opens at one', () => {
    const named = [
      ...Object.values(sources),
      ...charts.flatMap((chart) => [
        chart.source,
        ...(chart.kind === 'bands' ? [] : chart.rows.flatMap(({ source }) => (source ? [source] : []))),
      ]),
      ...melee.options.map(({ source }) => source),
    ];
    expect(named.filter((source) => !opens(source)).map(({ where }) => where)).toEqual([]);
  });

  test('no clause stands twice in a part, each has words, and is as sure as the rulings that name it', () => {
    for (const part of [melee, morale]) expect(new Set(part.clauses.map(({ where }) => where)).size).toBe(part.clauses.length);
    for (const clause of clauses) {
      expect([clause.where, clause.words.length > 0, clause.heading !== '']).toEqual([clause.where, true, true]);
      for (const source of Object.values(sources))
        if (source.where === clause.where)
          expect([clause.where, clause.status, clause.reading]).toEqual([clause.where, source.status, source.reading]);
      for (const id of clause.charts ?? []) expect([clause.where, charts.some((chart) => chart.id === id)]).toEqual([clause.where, true]);
    }
  });

  test('every line of a whole melee opens at one', () => {
    const works: Side = { troop: 'conscript-foot', contact: 7, figures: 9, level: 1, cover: [cover('wall')], facts: { struckIn: 'flank' } };
    const start = clash({ attacker: { troop: 'heavy-cavalry', contact: 20, figures: 22, charges: true }, defender: works });
    const lines = fought(start, [99, 99, 99, 99, 99, 99, 1, 100, 1], false).flatMap(
      ({ attacker, defender, trail, morale: tests }): Trail => [
        ...attacker.trail,
        ...defender.trail,
        ...trail,
        ...(tests ? [...(tests.attacker?.trail ?? []), ...(tests.defender?.trail ?? [])] : []),
      ],
    );
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter(({ source }) => !opens(source)).map(({ id, source }) => [id, source.where])).toEqual([]);
  });
});

describe('charts of the player’s own', () => {
  const modifiers = (id: string, row: string, value: number): ModifierChart => {
    const shipped = ofKind('modifiers').find((chart) => chart.id === id);
    if (!shipped) throw new Error(`no chart ${id}`);
    return { ...shipped, rows: shipped.rows.map((one) => (one.id === row ? { ...one, value: [value, 1] } : one)) };
  };
  const list = (id: string, row: string, change: Readonly<Record<string, unknown>>): ListChart => {
    const shipped = ofKind('list').find((chart) => chart.id === id);
    if (!shipped) throw new Error(`no chart ${id}`);
    return { ...shipped, rows: shipped.rows.map((one) => (one.id === row ? { ...one, ...change } : one)) };
  };
  const horse = { troop: 'heavy-cavalry', contact: 4, figures: 12, charges: true };
  const foot = { troop: 'french-line', contact: 4, figures: 12 };
  const first = (...yours: readonly Chart[]) => foresee(clash({ attacker: horse, defender: foot, yours }));

  test('a horse of 25 makes the cuirassiers 75, and the line says whose number it is', () => {
    const found = first(modifiers('normalized.value', 'horse', 25));
    expect(found).toMatchObject({ attacker: { worth: 75, points: 300 } });
    expect(found.attacker.trail.find(({ id }) => id === 'value/horse')?.source).toMatchObject({
      status: 'yours',
      chart: 'normalized.value',
      where: "a man's value",
    });
    expect(first().attacker.trail.find(({ id }) => id === 'value/horse')?.source.status).toBe('printed');
  });

  test('fractions stay exact: a horse of 15 1/2 is 65 1/2, 262 points, and 62 in a hundred', () => {
    const half: ModifierChart = modifiers('normalized.value', 'horse', 15);
    const found = first({ ...half, rows: half.rows.map((one) => (one.id === 'horse' ? { ...one, value: [31, 2] as const } : one)) });
    expect(found.attacker).toMatchObject({ worth: 65.5, points: 262, sure: 2, chance: 62 });
  });

  test.each([
    [list('normalized.numbers', 'lesser', { value: 40 }), { attacker: { worth: 75 }, defender: { worth: 40 } }],
    [list('normalized.numbers', 'standard', { value: 50 }), { attacker: { worth: 65 }, defender: { worth: 30 } }],
    [list('normalized.numbers', 'kill', { value: 50 }), { attacker: { points: 260, sure: 5, chance: 20 } }],
    [modifiers('normalized.situation', 'charging', 0), { attacker: { worth: 55 } }],
  ])('a number changed, the round changed (%#)', (chart, expected) => {
    expect(first(chart)).toMatchObject(expected);
  });

  test('situation that lasts four rounds, morale after the second, three to one', () => {
    const given = (yours: readonly Chart[]) => clash({ attacker: { ...horse, contact: 12 }, defender: { ...foot, contact: 3 }, yours });
    expect(foresee(given([list('normalized.numbers', 'widest', { value: 3 })])).attacker.frontage).toBe(9);
    expect(foresee(given([])).attacker.frontage).toBe(6);
    const fourth = given([list('normalized.numbers', 'situation', { value: 4 })]);
    expect(fourth.rules.foresee({ ...fourth.fight, rounds: 3 }, { expand: false }, fourth.context).attacker.worth).toBe(65);
    const second = given([list('normalized.numbers', 'morale', { value: 1 })]);
    expect(round(second, scripted(100, 100, 1, 1).roll).morale).not.toBeNull();
  });

  test('woods may count as works', () => {
    const wooded = { ...foot, cover: [cover('woods', null, 'in')] };
    const one = clash({ attacker: horse, defender: wooded, yours: [list('normalized.works.house', 'woods', { counts: true })] });
    expect(foresee(one).attacker.worth).toBe(45);
    expect(foresee(one).defender.trail.find(({ id }) => id === 'value/works')).toMatchObject({
      source: { status: 'yours', chart: 'normalized.works.house' },
    });
  });

  test('the level of morale, in the melee and outside it', () => {
    const yours = [list('normalized.morale-level', 'base', { value: 60 }), modifiers('normalized.morale', 'elite', 25)];
    const fighter = clash({ attacker: { ...foot, troop: 'french-guard' }, defender: foot }).context.fighters.attacker;
    expect(normalizedMorale(yours).morale.foresee(fighter, 'charged', { options: {}, full: 12 }).holds).toBe(85);
    const side = { troop: 'french-guard', contact: 1, figures: 9 };
    const start = clash({ attacker: side, defender: side, yours });
    expect(fought(start, [99, 99, 1, 99, 99, 1, 99, 99, 1, 85, 86], false).at(-1)).toMatchObject({
      morale: { attacker: { held: true }, defender: { held: false } },
    });
  });

  test('a half in place of a third, nine inches in place of six', () => {
    const { morale: own } = normalizedMorale([list('normalized.causes', 'lost', { over: 1, under: 2 })]);
    const fighter = { ...clash({ attacker: foot, defender: foot }).context.fighters.attacker, figures: 7 };
    const situation = { fighter, full: 12, chargedBy: [], routedFriends: [{ unit: 'f', inches: 8 }], tested: [] };
    expect(own.due(situation, {})).toEqual([]);
    expect(own.due({ ...situation, fighter: { ...fighter, figures: 6 } }, {}).map(({ cause }) => cause)).toEqual(['lost-a-third']);
    const wide = normalizedMorale([list('normalized.causes', 'friend', { inches: 9 })]).morale;
    expect(wide.due(situation, {}).map(({ cause }) => cause)).toEqual(['lost-a-third', 'friend-routed']);
  });

  test('a number that would divide by nothing counts as one', () => {
    expect(
      first(list('normalized.numbers', 'kill', { value: 0 }), list('normalized.numbers', 'widest', { value: 0 })).attacker,
    ).toMatchObject({ points: 260, sure: 12, chance: 0 });
  });

  test('a chart of another text changes nothing', () => {
    const foreign: Chart = {
      kind: 'list',
      id: 'counts',
      title: 'Counts',
      source: { text: '001', where: 'direct fire', status: 'printed' },
      rows: [],
    };
    expect(first(foreign)).toEqual(first());
  });
});
