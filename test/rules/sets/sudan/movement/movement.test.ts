import { expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, GridChart } from '#rules/engine/chart';
import type { Fighter, Order } from '#rules/engine/contract';
import { show, toNumber } from '#rules/engine/fraction';
import { marchSources } from '#rules/engine/march/sources';
import { misfits } from '#rules/engine/misfits';
import type { Pace, Way } from '#rules/engine/movement';
import { total } from '#rules/engine/trail';
import { walk } from '#rules/engine/walk';
import { troops } from '#rules/roster/roster';
import { sudanMovement } from '#rules/sets/sudan/movement/index';
import { sources } from '#rules/sets/sudan/movement/sources';
import { fighter, gunStand, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';

const part = sudanMovement([]);
const { movement } = part;

const foot = (troop: string, order: Order, change: Partial<Fighter> = {}): Fighter =>
  fighter(troop, troop, [standOf('s1', { figures: 12, full: 12 })], { order, ...change });
const battery = (piece: string, order: Order, change: Partial<Fighter> = {}): Fighter =>
  fighter('guns', 'sudan-artillery', [gunStand('g1', piece)], { order, ...change });
const way = (inches: number, change: Partial<Way> = {}): Way => ({ inches, how: 'straight', through: [], ...change });

/** What is sure, and how many d6: "6+2d6", "15". */
function said(one: Fighter, pace: Pace): string {
  const { trail, dice } = movement.allowance(one, pace, {});
  return `${show(total(trail))}${dice ? `+${dice.count}d${dice.sides}` : ''}`;
}
const paces = (one: Fighter): string => (['move', 'charge', 'rout', 'pursuit'] as const).map((pace) => said(one, pace)).join(' ');

/** A second typing of the found table. */
const TYPED: readonly (readonly [string, Order, string])[] = [
  ['british-foot', 'march-column', '9 15 3+1d6 3+1d6'],
  ['british-foot', 'attack-column', '9 15 3+1d6 3+1d6'],
  ['british-foot', 'line', '6 12 3+1d6 3+1d6'],
  ['egyptian-foot', 'line', '6 12 3+1d6 3+1d6'],
  ['british-foot', 'square', '6 12 3+1d6 3+1d6'],
  ['british-foot', 'skirmish', '15 15 15 15'],
  ['sudanese-foot', 'open', '15 15 15 15'],
  ['imperial-cavalry', 'march-column', '15 21 6+2d6 6+2d6'],
  ['imperial-cavalry', 'line', '12 18 6+2d6 6+2d6'],
  ['mahdist-foot', 'line', '12 15 6+1d6 6+1d6'],
  ['mahdist-rifles', 'march-column', '12 15 6+1d6 6+1d6'],
  ['mahdist-foot', 'skirmish', '12 15 6+1d6 6+1d6'],
  ['mahdist-cavalry', 'line', '15 21 6+2d6 6+2d6'],
  ['french-line', 'line', '6 12 3+1d6 3+1d6'],
  ['heavy-cavalry', 'line', '12 18 6+2d6 6+2d6'],
];

test.each(TYPED)('%s in %s: move, charge, pursued and in pursuit %s', (troop, order, typed) => {
  expect(paces(foot(troop, order))).toBe(typed);
});

test('guns: nine limbered, six by hand; the Mahdists’ 3 and a d6 when pursued, the Imperials’ nine on wheels', () => {
  expect(paces(battery('field-gun', 'limbered'))).toBe('9 0 9 9');
  expect(said(battery('field-gun', 'unlimbered'), 'manhandled')).toBe('6');
  expect(paces(battery('gardner', 'limbered'))).toBe('9 0 9 9');
  expect(said(battery('gardner', 'limbered'), 'manhandled')).toBe('6');
  const taken = battery('field-gun', 'limbered', { nation: 'Mahdist' });
  expect(paces(taken)).toBe('9 0 3+1d6 3+1d6');
  expect(said(taken, 'manhandled')).toBe('6');
  expect(said(foot('british-foot', 'line'), 'manhandled')).toBe('0');
});

test('camels go as horse, dismounted horse as foot', () => {
  expect(said(foot('mahdist-foot', 'line', { mounted: true }), 'charge')).toBe('21');
  expect(said(foot('british-foot', 'line', { mounted: true }), 'move')).toBe('12');
  expect(said(foot('imperial-cavalry', 'line', { mounted: false }), 'move')).toBe('6');
});

test('the dice of a pursuit are added to what is sure', () => {
  const dice = scripted(4, 5);
  const thrown = movement.throwAllowance(foot('mahdist-cavalry', 'line'), 'pursuit', {}, dice.roll);
  expect([show(thrown.inches), thrown.dice, dice.left()]).toEqual(['15', [4, 5], 0]);
  expect(thrown.inches).toEqual(total(thrown.trail));
  expect(dice.calls[0]).toMatchObject({ count: 2, sides: 6, for: 'mahdist-cavalry' });
  const run = scripted(6);
  expect(show(movement.throwAllowance(foot('british-foot', 'line'), 'rout', {}, run.roll).inches)).toBe('9');
});

test('a pursuit of horse over all its dice: 8 to 18 inches, 13 the likeliest at 6 of 36', () => {
  const falls = walk((roll) => toNumber(movement.throwAllowance(foot('imperial-cavalry', 'line'), 'pursuit', {}, roll).inches));
  const chance = new Map(falls.map(({ value, p }) => [value, Number(p.num) / Number(p.den)]));
  expect([...chance.keys()].toSorted((a, b) => a - b)).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(chance.get(13)).toBeCloseTo(6 / 36, 12);
});

test.each(troops.map(({ id }) => id))('%s may move and run in every order', (id) => {
  const { arm } = troops.find((troop) => troop.id === id) ?? { arm: 'foot' };
  for (const order of ['line', 'attack-column', 'march-column', 'square', 'skirmish', 'open', 'limbered', 'unlimbered'] as const) {
    const one = arm === 'artillery' ? fighter(id, id, [gunStand('g1', 'nap-9')], { order }) : foot(id, order);
    expect(toNumber(total(movement.allowance(one, 'move', {}).trail))).toBeGreaterThan(0);
    expect(toNumber(total(movement.allowance(one, 'rout', {}).trail))).toBeGreaterThan(0);
  }
});

const cost = (one: Fighter, going: Way): string => show(movement.price(one, going, {}).spent);

test('a field gun and a machine gun limber for half a move, a screw gun takes a whole one to assemble', () => {
  const limber = way(0, { how: 'limber' });
  expect(cost(battery('field-gun', 'limbered'), limber)).toBe('4 1/2');
  expect(cost(battery('field-gun', 'unlimbered'), limber)).toBe('4 1/2');
  expect(cost(battery('gardner', 'limbered'), limber)).toBe('4 1/2');
  expect(cost(battery('screw-gun', 'limbered'), limber)).toBe('9');
  const mixed = fighter('guns', 'sudan-artillery', [gunStand('g1', 'field-gun'), gunStand('g2', 'screw-gun')], { order: 'limbered' });
  expect(cost(mixed, limber)).toBe('9');
  const napoleonic = fighter('guns', 'foot-artillery', [gunStand('g1', 'nap-9')], { order: 'limbered' });
  const [line] = movement.price(napoleonic, limber, {}).trail;
  expect([show(line?.value ?? { num: 0, den: 1 }), line?.source.text]).toEqual(['4 1/2', 'house']);
});

test('half a move and unlimbering is a whole one; by hand an inch is a ninth of six', () => {
  const gun = battery('field-gun', 'limbered');
  const halfAndUnlimber =
    toNumber(movement.price(gun, way(4.5), {}).spent) + toNumber(movement.price(gun, way(0, { how: 'limber' }), {}).spent);
  expect(halfAndUnlimber).toBe(9);
  expect(cost(battery('field-gun', 'unlimbered'), way(6))).toBe('9');
  expect(cost(battery('field-gun', 'unlimbered'), way(6, { how: 'manhandled' }))).toBe('6');
});

test('ground and drill cost as in the house’s other books', () => {
  const line = foot('british-foot', 'line');
  expect(cost(line, way(3, { through: [{ kind: 'woods', inches: 1, up: false }] }))).toBe('4');
  expect(cost(line, way(3, { through: [{ kind: 'works', inches: 1, up: false }] }))).toBe('4 1/2');
  expect(cost(line, way(0, { how: 'form', to: 'square' }))).toBe('3');
  expect(cost(line, way(0, { how: 'about-face' }))).toBe('1 1/2');
  expect(cost(foot('british-foot', 'march-column'), way(9, { through: [{ kind: 'road', inches: 9, up: false }] }))).toBe('6');
});

test('a charge is at least an inch on foot, two mounted', () => {
  expect(movement.leastCharge(foot('mahdist-foot', 'line')).inches).toBe(1);
  expect(movement.leastCharge(foot('mahdist-cavalry', 'line'))).toMatchObject({ inches: 2, source: { status: 'found' } });
});

test('sound charts; every source has its clause and every clause its words', () => {
  expect(audit(part.charts)).toEqual([]);
  const named = [
    ...part.charts.flatMap((chart) => [chart.source, ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => row.source ?? []))]),
    ...Object.values(sources),
    ...Object.values(marchSources),
  ].map(({ text, where }) => `${text}: ${where}`);
  const places = part.clauses.map(({ text, where }) => `${text}: ${where}`);
  expect(named.filter((place) => !places.includes(place))).toEqual([]);
  expect(places.filter((place) => !named.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  const ids = part.charts.map(({ id }) => id);
  expect(part.clauses.flatMap((clause) => clause.charts ?? []).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a player’s own table is played and named, and a dash in it is no way to go', () => {
  const shipped = part.charts.find((chart): chart is GridChart => chart.id === 'march-sudan.inches');
  if (!shipped) throw new Error('no table');
  const cell = (key: string, column: string, value: number | null): Chart => ({
    ...shipped,
    rows: shipped.rows.map((row) =>
      row.key === key ? { ...row, cells: row.cells.map((old, i) => (shipped.columns[i] === column ? value : old)) } : row,
    ),
  });
  const faster = cell('Mahdist foot', 'in column', 14);
  expect(misfits(shipped, faster)).toEqual([]);
  const own = sudanMovement([faster]).movement.allowance(foot('mahdist-foot', 'line'), 'move', {}).trail;
  expect([show(total(own)), own[0]?.source.status]).toEqual(['14', 'yours']);
  const dashed = sudanMovement([cell('Imperial guns', 'by hand', null)]).movement;
  const gun = battery('field-gun', 'unlimbered');
  expect(show(total(dashed.allowance(gun, 'manhandled', {}).trail))).toBe('0');
  expect(toNumber(dashed.price(gun, way(0.02), {}).spent)).toBeGreaterThan(9);
});

test('who has fired neither marches, charges, hauls nor drills this turn; who runs does', () => {
  const fired = foot('british-foot', 'line', { stands: [standOf('s1', { hasFired: true }), standOf('s2')] });
  for (const [pace, how] of [
    ['move', 'straight'],
    ['move', 'form'],
    ['charge', 'straight'],
  ] as const)
    expect(movement.bars?.(fired, pace, how, {})).toMatchObject({ code: 'has-fired', source: sources.fired });
  expect(movement.bars?.({ ...fired, state: 'routed' }, 'rout', 'straight', {})).toBeNull();
  expect(movement.bars?.(foot('british-foot', 'line'), 'move', 'straight', {})).toBeNull();
});

const SIDES = [
  { id: 'imp', name: 'Imperials' },
  { id: 'mah', name: 'Mahdists' },
];
const firstOf = (units: readonly Fighter[], faces: readonly number[] = [], sides = SIDES, choice = 'die') => {
  const dice = scripted(...faces);
  const move = movement.first({ sides, before: null, units }, { 'H-first': choice }, dice.roll);
  return [move.side, move.dice, move.trail.at(-1)?.source.where];
};
const rifles = foot('british-foot', 'line', { side: 'imp' });
const spears = foot('mahdist-foot', 'line', { side: 'mah' });
const TURN = 'the order of the turn';

test.each<[string, readonly Fighter[], readonly number[], string, string]>([
  ['Mahdists before Imperials, without a die', [rifles, spears], [], 'mah', TURN],
  ['whichever unit is named first', [spears, rifles], [], 'mah', TURN],
  ['Imperials on both sides throw', [rifles, { ...rifles, side: 'mah' }], [9, 4], 'imp', 'who moves first'],
  ['Mahdists on both sides throw', [spears, { ...spears, side: 'imp' }], [4, 9], 'mah', 'who moves first'],
  ['a side of both kinds cannot be told', [rifles, spears, { ...rifles, side: 'mah' }], [9, 4], 'imp', 'who moves first'],
  ['a side with nobody on the table cannot be told', [spears], [9, 4], 'imp', 'who moves first'],
])('%s', (_, units, faces, side, where) => {
  expect(firstOf(units, faces)).toEqual([side, faces, where]);
});

test('a third side of Imperials changes nothing; a second of Mahdists leaves it open', () => {
  const three = [...SIDES, { id: 'more', name: 'More' }];
  expect(firstOf([rifles, spears, { ...rifles, side: 'more' }], [], three)[0]).toBe('mah');
  expect(firstOf([rifles, spears, { ...spears, side: 'more' }], [4, 9, 2], three)[0]).toBe('mah');
});

test('the player’s choice decides only where the text cannot tell', () => {
  expect(firstOf([rifles, spears], [], SIDES, 'first-side')[0]).toBe('mah');
  expect(firstOf([spears, { ...spears, side: 'imp' }], [], SIDES, 'first-side')[0]).toBe('imp');
});

test('a routed gun without its limber goes by hand', () => {
  const stuck = { ...gunStand('g1', 'field-gun'), gun: { ...gunStand('g1', 'field-gun').gun!, hit: ['limber' as const] } };
  expect(said({ ...battery('field-gun', 'limbered'), stands: [stuck] }, 'rout')).toBe('6');
});
