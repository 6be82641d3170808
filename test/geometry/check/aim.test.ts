import { describe, expect, test } from 'vitest';
import { chooseTarget } from '#geometry/check/aim';
import { fieldOf } from '#geometry/table/field';
import type { Stand } from '#geometry/table/table';
import { policy } from '#test/measuring';
import { box, stand, tableOf } from '#test/stands';

/** Front midpoint at (20, 10), facing north. */
const firer = stand('a', box(20, 9.5, 0, 2, 1));
const enemy = (id: string, x: number, y: number, more: Partial<Stand> = {}): Stand =>
  stand(id, box(x, y, 180, 0.9, 0.75), { unit: 'e', side: 'red', ...more });
const choose = (targets: readonly Stand[], others: readonly Stand[] = [], measuring = policy()) =>
  chooseTarget(fieldOf(tableOf([firer, ...targets, ...others])), firer, targets, measuring);

describe('whom a stand aims at', () => {
  test('the stand with the least reading in its arc', () => {
    expect(choose([enemy('far', 20, 18), enemy('near', 22, 15)]).chosen?.target).toBe('near');
  });

  test('a nearer one outside the arc is not chosen, nor one that is hidden', () => {
    expect(choose([enemy('beside', 25, 11), enemy('ahead', 20, 18)]).chosen?.target).toBe('ahead');
    const friend = stand('f', box(20, 13, 0, 1, 1));
    const { chosen, considered } = choose([enemy('hidden', 20, 15), enemy('seen', 23, 17)], [friend]);
    expect(chosen?.target).toBe('seen');
    expect(considered.map((one) => [one.target, one.clear])).toEqual([
      ['hidden', false],
      ['seen', true],
    ]);
  });

  test('of equal readings the lower id, by plain string order and not by number', () => {
    expect(choose([enemy('e2', 18, 16), enemy('e10', 22, 16)]).chosen?.target).toBe('e10');
    expect(choose([enemy('e10', 18, 16), enemy('e2', 22, 16)]).chosen?.target).toBe('e10');
  });

  test('readings are compared, not inches: 5.004 and 5.001 are one reading', () => {
    expect(choose([enemy('b', 19.5, 15.376), enemy('a2', 20.5, 15.379)]).chosen?.target).toBe('a2');
    expect(choose([enemy('b', 19.5, 15.376), enemy('a2', 20.5, 15.389)]).chosen?.target).toBe('b');
  });

  test('with none in the arc or none in sight there is none, and all were considered', () => {
    expect(choose([enemy('beside', 28, 11), enemy('behind', 20, 5)])).toMatchObject({
      chosen: null,
      considered: [{ target: 'beside' }, { target: 'behind' }],
    });
    expect(choose([])).toEqual({ chosen: null, considered: [] });
  });

  test('each stand chooses for itself, markers are never chosen', () => {
    expect(choose([enemy('general', 20, 14, { marker: true }), enemy('e', 20, 18)]).chosen?.target).toBe('e');
  });

  test('other ways to count the arc move the choice', () => {
    const straddling = enemy('edge', 25.5, 15);
    expect(choose([straddling]).chosen?.target).toBe('edge');
    expect(choose([straddling], [], policy({ arc: { half: 45, construction: 'front-centre', counts: 'centre' } })).chosen).toBeNull();
  });
});
