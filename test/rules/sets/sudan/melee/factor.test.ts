import { expect, test } from 'vitest';
import type { Role } from '#rules/engine/melee';
import { begun, clash, cover, foresee, of, type Side } from './clash.ts';

/** Factors of both sides in a first round and in a later one: "3 2, 1 2". */
function factors(attacker: Side, defender: Side): string {
  const one = clash(attacker, defender);
  const fight = begun(one);
  return [fight, { ...fight, rounds: 1 }]
    .map((each) => {
      const found = foresee(one, each);
      for (const role of ['attacker', 'defender'] as const) expect(found[role].worth).toBe(of(found[role].trail, 'factor'));
      return `${found.attacker.worth} ${found.defender.worth}`;
    })
    .join(', ');
}

const side = (troop: string, change: Partial<Side> = {}): Side => ({ troop, contact: 6, figures: 24, ...change });
const rifles = (change: Partial<Side> = {}) => side('mahdist-rifles', change);
const british = (change: Partial<Side> = {}) => side('british-foot', change);

test('foot fights foot at 2 and horse at 1; horse fights foot at 3 and horse at 2', () => {
  expect(factors(rifles(), british())).toBe('2 2, 2 2');
  expect(factors(side('imperial-cavalry'), rifles())).toBe('3 1, 3 1');
  expect(factors(side('imperial-cavalry'), side('heavy-cavalry'))).toBe('2 2, 2 2');
  expect(factors(side('imperial-cavalry', { more: { mounted: false } }), rifles())).toBe('2 2, 2 2');
});

test('a charge adds 2 in the first round and no more', () => {
  expect(factors(rifles({ charged: 6 }), british())).toBe('4 2, 2 2');
  expect(factors(rifles({ more: { charging: true } }), british())).toBe('4 2, 2 2');
});

test('on foot a charge is an inch or more, mounted two', () => {
  expect(factors(rifles({ charged: 1 }), british())).toBe('4 2, 2 2');
  expect(factors(rifles({ charged: 0.996 }), british())).toBe('4 2, 2 2');
  expect(factors(rifles({ charged: 0.994 }), british())).toBe('2 2, 2 2');
  expect(factors(side('imperial-cavalry', { charged: 2 }), rifles())).toBe('5 1, 3 1');
  expect(factors(side('imperial-cavalry', { charged: 1.99, more: { charging: true } }), rifles())).toBe('3 1, 3 1');
});

test('fanatics and lancers add 1 in the first round', () => {
  expect(factors(side('mahdist-foot'), british())).toBe('3 2, 2 2');
  expect(factors(side('mahdist-foot', { charged: 6 }), british())).toBe('5 2, 2 2');
  expect(factors(side('mahdist-cavalry'), british())).toBe('4 1, 3 1');
  expect(factors(side('mahdist-cavalry', { more: { mounted: false } }), british())).toBe('2 2, 2 2');
});

test.each([
  ['works', 'prepared', 2],
  ['works', 'improvised', 1],
  ['building', null, 2],
  ['wall', null, 1],
  ['woods', null, 1],
  ['hill', null, 0],
  ['road', null, 0],
] as const)('behind %s %s a defender gains %i, in every round', (kind, grade, more) => {
  expect(factors(rifles(), british({ facts: { cover: [cover(kind, grade)] } }))).toBe(`2 ${2 + more}, 2 ${2 + more}`);
});

test('of two positions the better counts, and only once', () => {
  expect(factors(rifles(), british({ facts: { cover: [cover('wall'), cover('works', 'prepared'), cover('woods')] } }))).toBe('2 4, 2 4');
});

test.each<[string, readonly (readonly [number, ReturnType<typeof cover> | null])[], number]>([
  [
    'more than half prepared',
    [
      [2.1, cover('works', 'prepared')],
      [1.9, null],
    ],
    4,
  ],
  [
    'half prepared',
    [
      [2, cover('works', 'prepared')],
      [2, null],
    ],
    2,
  ],
  [
    'half prepared, the rest improvised',
    [
      [2, cover('works', 'prepared')],
      [2, cover('wall')],
    ],
    3,
  ],
  [
    'less than half improvised',
    [
      [1, cover('wall')],
      [3, null],
    ],
    2,
  ],
  [
    'two corners of three',
    [
      [0, cover('wall')],
      [0, cover('wall')],
      [0, null],
    ],
    3,
  ],
])('of the front in contact %s: factor %j', (_, parts, factor) => {
  const stretches = parts.map(([inches, one]) => ({ inches, cover: one ? [one] : [] }));
  const facts = { cover: stretches.flatMap((stretch) => stretch.cover), stretches };
  expect(factors(rifles(), british({ facts }))).toBe(`2 ${factor}, 2 ${factor}`);
});

test('who charges out of a position leaves it', () => {
  expect(factors(rifles(), british({ charged: 3, facts: { cover: [cover('works', 'prepared')] } }))).toBe('2 4, 2 2');
});

test('flank or rear takes 2 off the side that is struck there', () => {
  expect(factors(rifles(), british({ facts: { struckIn: 'flank' } }))).toBe('2 0, 2 0');
  expect(factors(rifles({ facts: { struckIn: 'rear' } }), british())).toBe('0 2, 0 2');
});

test('Egyptians fight at 1 less; Sudanese and Indians do not', () => {
  expect(factors(rifles(), side('egyptian-foot'))).toBe('2 1, 2 1');
  expect(factors(rifles(), side('sudanese-foot'))).toBe('2 2, 2 2');
  expect(factors(rifles(), side('french-line', { more: { nation: 'Egyptian' } }))).toBe('2 1, 2 1');
  expect(factors(rifles(), side('french-line', { more: { nation: 'Indian' } }))).toBe('2 2, 2 2');
});

test('an Emir or a Colonel with his men adds 1', () => {
  expect(factors(rifles({ more: { leader: true } }), british({ more: { leader: true } }))).toBe('3 3, 3 3');
});

test('everything at once adds up: charging fanatics with an Emir against Egyptians taken in flank in the open', () => {
  expect(
    factors(side('mahdist-foot', { charged: 9, more: { leader: true } }), side('egyptian-foot', { facts: { struckIn: 'flank' } })),
  ).toBe('6 -1, 3 -1');
});

test('every modifier is named, those that do not count too, each with its source', () => {
  const one = clash(side('mahdist-foot', { charged: 9 }), british());
  const found = foresee(one, { ...begun(one), rounds: 1 });
  const ids = (role: Role) =>
    found[role].trail.filter(({ of: name }) => name === 'factor').map(({ id, counts }) => `${id}${counts === false ? ' not' : ''}`);
  expect(ids('attacker')).toEqual([
    'factor/base',
    'factor/charging not',
    'factor/lancers not',
    'factor/fanatics not',
    'factor/prepared not',
    'factor/improvised not',
    'factor/flank not',
    'factor/egyptian not',
    'factor/leader not',
  ]);
  const charging = found.attacker.trail.find(({ id }) => id === 'factor/charging');
  expect(charging?.because).toContain('first round only');
});
