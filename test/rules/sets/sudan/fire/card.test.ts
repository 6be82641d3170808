/** The card of a stand and the bands of its overlay. */
import { describe, expect, test } from 'vitest';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { troops } from '#rules/roster/roster';
import { fighter, gunStand, standOf } from '#test/rulings';

const part = sudanFire([]);
const men = (troop: string) => fighter('u', troop, [standOf('a1', { figures: 12, full: 12, ranks: 3 })]);
const card = (troop: string) => {
  const firer = men(troop);
  const [stand] = firer.stands;
  return stand ? part.card(firer, stand) : [];
};
const says = (troop: string, label: string) => card(troop).find((row) => row.label === label)?.value;

describe('the card', () => {
  test('ranks, arc, random column and overhead fire of both sides', () => {
    expect([says('british-foot', 'Fires as'), says('mahdist-rifles', 'Fires as')]).toEqual([
      '8 figures, 2 ranks',
      '12 figures, front bases only',
    ]);
    expect(says('british-foot', 'Arc')).toBe('30° outward from the front corners');
    expect([says('egyptian-foot', 'Random factor'), says('mahdist-rifles', 'Random factor')]).toEqual(['egyptian', 'mahdist fire']);
    expect([says('british-foot', 'Overhead fire'), says('mahdist-rifles', 'Overhead fire')]).toEqual([
      '6.00″ from friends to target',
      'none',
    ]);
  });

  test('every troop of the roster has one, and every row its source', () => {
    for (const troop of troops) {
      const rows = card(troop.id);
      expect([troop.id, rows.length > 0]).toEqual([troop.id, true]);
      for (const row of rows) expect([troop.id, row.label, row.source.where !== '']).toEqual([troop.id, row.label, true]);
    }
  });

  test('a jammed gun says so', () => {
    const stand = gunStand('g1', 'gardner', { jammed: 1 });
    const rows = part.card(fighter('u', 'sudan-artillery', [stand]), stand);
    expect(rows.at(-1)?.value).toBe('u: the gun is jammed and must be cleared first.');
  });
});

describe('the bands', () => {
  const firer = men('british-foot');
  const [stand] = firer.stands;
  const names = (options?: Record<string, string>) =>
    stand ? part.bands(firer, stand, options).map((band) => `${band.name} ${band.upTo}`) : [];

  test('the six of the d10 with their class, by the reading of the game', () => {
    expect(names()).toEqual(['close 1+ 1', 'medium 2+ 3', 'medium 3+ 7', 'medium 4+ 12', 'long 5+ 20', 'long 6+ 30']);
    expect(names({ 'C004-1': 'example' })[4]).toBe('medium 5+ 20');
  });

  test('guns reach 72″, spears nowhere', () => {
    const gun = gunStand('g1', 'screw-gun');
    const battery = fighter('u', 'sudan-artillery', [gun]);
    expect(part.bands(battery, gun).at(-1)).toEqual({ mode: 'artillery', name: 'long 7+', upTo: 72 });
    expect(part.bands(men('mahdist-foot'), standOf('a1'))).toEqual([]);
  });
});
