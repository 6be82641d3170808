import { expect, test } from 'vitest';
import type { Fighter, Order } from '#rules/engine/contract';
import { bookById } from '#rules/sets/index';
import { fighter, modeOf, standOf } from '#test/rulings';

const book = bookById('sudan');
if (!book) throw new Error('no book of the Sudan');
const small = modeOf(book, 'small-arms');

const whyNot = (order: Order, moved: Fighter['moved']): string | null => {
  const stand = standOf('s1', { figures: 12, full: 12 });
  return small.offered(fighter('co', 'british-foot', [stand], { order, moved }), stand, {}, null)?.because ?? null;
};

test.each<[Order, number, number, string | null]>([
  ['march-column', 6, 6, null],
  ['march-column', 4, 6.01, 'co used 6.01″ of its move in column; it fires after 6.00″ at most.'],
  ['attack-column', 0, 6.5, 'co used 6.50″ of its move in column; it fires after 6.00″ at most.'],
  ['march-column', 6.01, 4.01, 'co moved 6.01″; it fires after 6.00″ at most.'],
  ['line', 3, 6, null],
  ['open', 4, 8, null],
  ['open', 6.01, 6.01, 'co moved 6.01″; it fires after 6.00″ at most.'],
])('%s that went %d″ and spent %d″ of its move: %s', (order, inches, spent, because) => {
  expect(whyNot(order, { inches, how: 'marched', spent })).toBe(because);
});

test('a column of a file that tells inches alone is held to those', () => {
  expect([whyNot('march-column', { inches: 6, how: 'marched' }), whyNot('march-column', { inches: 7, how: 'marched' })]).toEqual([
    null,
    'co moved 7.00″; it fires after 6.00″ at most.',
  ]);
});
