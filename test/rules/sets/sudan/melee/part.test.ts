import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, GridChart, ListChart, ModifierChart } from '#rules/engine/chart';
import { misfits } from '#rules/engine/misfits';
import { yoursIn } from '#rules/engine/yours';
import { sudanMelee } from '#rules/sets/sudan/melee/index';
import { sources } from '#rules/sets/sudan/melee/sources';
import { sudanReaction } from '#rules/sets/sudan/reaction/index';
import { projectRoot } from '#test/planted';
import { begun, clash, foresee, fronts } from './clash.ts';

const part = sudanMelee([]);
const chart = <C extends Chart>(id: string): C => {
  const found = part.charts.find((one) => one.id === id);
  if (!found) throw new Error(`no chart ${id}`);
  return found as C;
};

test('sound charts; every source of a ruling, a chart and an option has its clause, and no clause is idle', () => {
  expect(audit(part.charts)).toEqual([]);
  const refs = [
    ...part.charts.flatMap((one) => [one.source, ...(one.kind === 'bands' ? [] : one.rows.flatMap((row) => row.source ?? []))]),
    ...Object.values(sources),
    ...part.options.map(({ source }) => source),
  ].map(({ text, where }) => `${text}: ${where}`);
  const places = part.clauses.map(({ text, where }) => `${text}: ${where}`);
  expect(refs.filter((place) => !places.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  const ids = part.charts.map(({ id }) => id);
  expect(part.clauses.flatMap((clause) => clause.charts ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  expect(part.clauses.every(({ words }) => words.length > 0 && words.every((one) => one.length > 20))).toBe(true);
});

test('what is rebuilt, found and ours is marked so', () => {
  const status = (id: string) => chart(id).source.status;
  expect(['close-combat.base', 'close-combat.factors', 'casualties'].map(status)).toEqual(Array(3).fill('reconstructed'));
  expect(['close-combat.fighters', 'reaction.rows', 'march-sudan.least-charge'].map(status)).toEqual(Array(3).fill('found'));
  expect(['close-combat.troops', 'close-combat.cover', 'close-combat.rounds'].map(status)).toEqual(Array(3).fill('house'));
  expect(status('random-factors')).toBe('printed');
});

test('base and modifiers against a second typing', () => {
  expect(chart<GridChart>('close-combat.base').rows.map(({ key, cells }) => [key, ...cells])).toEqual([
    ['foot', 2, 1],
    ['mounted', 3, 2],
  ]);
  const typed = 'charging 2, lancers 1, fanatics 1, prepared 2, improvised 1, flank -2, egyptian -1, leader 1';
  expect(
    chart<ModifierChart>('close-combat.factors')
      .rows.map(({ id, value }) => `${id} ${value[0] / value[1]}`)
      .join(', '),
  ).toBe(typed);
});

const warriors = { troop: 'mahdist-foot', contact: 6, figures: 60, charged: 6 } as const;
const british = { troop: 'british-foot', contact: 6, figures: 24 } as const;

test('a player’s own charge, ranks, fanatics and rounds are played, and the round names them', () => {
  const own = <C extends ListChart | ModifierChart>(id: string, row: string, change: object): Chart => {
    const shipped = chart<C>(id);
    const mine = { ...shipped, rows: shipped.rows.map((one) => (one.id === row ? { ...one, ...change } : one)) } as Chart;
    expect(misfits(shipped, mine)).toEqual([]);
    return mine;
  };
  const yours = [
    own('close-combat.factors', 'charging', { value: [4, 1] }),
    own('close-combat.fighters', 'imperial', { first: 2 }),
    own('close-combat.troops', 'mahdist-foot', { as: 'lancers' }),
    own('close-combat.rounds', 'turn', { rounds: 3 }),
  ];
  const one = clash(warriors, british, { yours });
  const fight = begun(one);
  expect(fronts(one, fight)).toEqual({ attacker: 12, defender: 12 });
  const { attacker, defender } = foresee(one, fight);
  expect(attacker.worth).toBe(6);
  expect(yoursIn(attacker.trail)).toEqual(['close-combat.fighters', 'close-combat.factors']);
  expect(yoursIn(defender.trail)).toEqual(['close-combat.fighters']);
  expect(one.rules.roundsLeft(fight, {})).toBe(3);
});

test('no line of a round is without words or a source', () => {
  const one = clash({ ...warriors, facts: { fellCharging: 2 } }, british);
  const round = one.rules.fight(begun(one), { expand: false }, one.context, ({ count }) => Array.from({ length: count }, () => 1));
  const lines = [...round.attacker.trail, ...round.defender.trail, ...round.trail, ...(round.morale?.attacker?.trail ?? [])];
  expect(lines.filter(({ because, source }) => because.length < 5 || source.where === '')).toEqual([]);
});

test('the page of readings names every reading of close combat and reaction', () => {
  const page = readFileSync(join(projectRoot, 'src/rules/sets/sudan/READINGS-melee.md'), 'utf8');
  const named = [...Object.values(sources), ...part.charts.map(({ source }) => source), ...sudanReaction([]).clauses].map(
    ({ reading }) => reading,
  );
  const own = [...new Set(named)].filter((id) => id !== undefined && /^[MR]004/.test(id));
  expect(own.filter((id) => !page.includes(id ?? ''))).toEqual([]);
  expect(own.length).toBe(11);
});

test('a factor far beyond the table still ends with everybody dead', () => {
  const shipped = chart<ModifierChart>('close-combat.factors');
  const mine: Chart = {
    ...shipped,
    rows: shipped.rows.map((row) => (row.id === 'charging' ? { ...row, value: [1000, 1] as const } : row)),
  };
  expect(misfits(shipped, mine)).toEqual([]);
  const one = clash(warriors, british, { yours: [mine] });
  const round = one.rules.fight(begun(one), { expand: false }, one.context, ({ count }) => Array.from({ length: count }, () => 1));
  expect([round.defender.losses, round.fight.result?.winner]).toEqual([24, 'attacker']);
});
