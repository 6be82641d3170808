import { expect, test } from 'vitest';
import { toNumber } from '#rules/engine/fraction';
import type { Order } from '#rules/engine/contract';
import type { Pace } from '#rules/engine/movement';
import { total } from '#rules/engine/trail';
import { linearMovement, standsMovement } from '#rules/sets/house/index';
import { noDice } from '#test/scripted';
import { everyUnit, unit } from './troops.ts';

const books = { linear: linearMovement([]).movement, stands: standsMovement([]).movement };
type Book = keyof typeof books;

const inchesOf = (book: Book, troop: string, order: Order, pace: Pace): number =>
  toNumber(total(books[book].allowance(unit(troop, order), pace, {}).trail));

/** A second typing: troop, order, then move and charge of `linear` and of `stands`. */
const TYPED = `
french-line line 8 11 3 4
french-line attack-column 10 13 4 5
french-line march-column 12 15 6 7
french-line skirmish 12 15 5 6
french-line open 12 15 5 6
french-line square 4 7 1.5 2.5
british-foot line 8 11 3 4
mahdist-foot skirmish 12 15 5 6
light-cavalry line 15 15 9 11
dragoons line 15 15 9 11
dragoons march-column 15 15 9 11
heavy-cavalry line 12 15 7 9
mahdist-cavalry line 15 15 9 11
foot-artillery limbered 8 0 4 0
foot-artillery unlimbered 8 0 4 0
acw-artillery march-column 8 0 4 0
horse-artillery limbered 12 0 7 0`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test.each(TYPED)('%s in %s moves and charges %s and %s at 10 yards to the inch, %s and %s at 50', (troop = '', order = '', ...inches) => {
  const found = (['linear', 'stands'] as const).flatMap((book) =>
    (['move', 'charge'] as const).map((pace) => inchesOf(book, troop, order as Order, pace)),
  );
  expect(found).toEqual(inches.map(Number));
});

test('guns go two inches by hand at 10 yards to the inch, one at 50, whatever their order', () => {
  expect(inchesOf('linear', 'foot-artillery', 'unlimbered', 'manhandled')).toBe(2);
  expect(inchesOf('linear', 'horse-artillery', 'limbered', 'manhandled')).toBe(2);
  expect(inchesOf('stands', 'foot-artillery', 'unlimbered', 'manhandled')).toBe(1);
  expect(inchesOf('linear', 'french-line', 'line', 'manhandled')).toBe(0);
});

test('a battery that lost a limber goes by hand, a whole one by its teams', () => {
  const { movement } = linearMovement([]);
  const whole = unit('horse-artillery', 'limbered');
  const [gun, ...rest] = whole.stands;
  if (!gun?.gun) throw new Error('no gun');
  const lamed = { ...whole, stands: [{ ...gun, gun: { ...gun.gun, hit: ['limber'] as const } }, ...rest] };
  expect(toNumber(total(movement.allowance(whole, 'move', {}).trail))).toBe(12);
  expect(toNumber(total(movement.allowance(lamed, 'move', {}).trail))).toBe(2);
  expect(toNumber(movement.price(lamed, { inches: 1, how: 'straight', through: [] }, {}).spent)).toBe(1);
});

test('dismounted horse goes as foot in its order', () => {
  const dragoons = unit('dragoons', 'skirmish', { mounted: false });
  expect(toNumber(total(books.linear.allowance(dragoons, 'move', {}).trail))).toBe(12);
  expect(toNumber(total(books.stands.allowance(dragoons, 'charge', {}).trail))).toBe(6);
});

test('who is routed runs a full move; a square runs as a line', () => {
  expect(inchesOf('linear', 'french-line', 'line', 'rout')).toBe(8);
  expect(inchesOf('linear', 'french-line', 'square', 'rout')).toBe(8);
  expect(inchesOf('stands', 'heavy-cavalry', 'line', 'rout')).toBe(7);
  expect(inchesOf('stands', 'heavy-cavalry', 'line', 'pursuit')).toBe(7);
});

test.each(['linear', 'stands'] as const)('%s: every troop of the roster in every order has inches of its own, and no dice', (book) => {
  for (const one of everyUnit) {
    const guns = one.stands.some((stand) => stand.gun !== null);
    for (const pace of ['move', 'charge', 'rout', 'pursuit', 'manhandled'] as const) {
      const { trail, dice } = books[book].allowance(one, pace, {});
      const thrown = books[book].throwAllowance(one, pace, {}, noDice);
      const may = pace === 'charge' ? !guns : pace === 'manhandled' ? guns : true;
      expect([one.unit, one.order, pace, toNumber(total(trail)) > 0]).toEqual([one.unit, one.order, pace, may]);
      expect(dice).toBeNull();
      expect([thrown.inches, thrown.dice]).toEqual([total(trail), []]);
    }
  }
});

test('any contact is a charge in the house’s books', () => {
  expect(books.linear.leastCharge(unit('dragoons', 'line')).inches).toBe(0);
  expect(books.stands.leastCharge(unit('french-line', 'line')).inches).toBe(0);
});
