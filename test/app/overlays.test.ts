/** Whose arcs are drawn over the table, and what a card says of contact. */
import { describe, expect, test } from 'vitest';
import { bookOf, stateOf } from '#app/desk/bench';
import { contactsWith } from '#app/desk/contacts';
import { overlayMarks } from '#app/desk/overlays';
import { unitCard } from '#app/desk/unitCard';
import type { Command } from '#game/command';
import { unitOf } from '#game/lookup';
import { benchOn } from '#test/benchOn';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { gun, scene, unit } from '#test/scenes';

const battery = (order: string) => unit('b', 'blue', 'foot-artillery', order, [gun('g', 20, 10, 0, 'nap-12')]);
const enemy = lineDown('e', 'red', 20, 20);

describe('arcs are drawn for a unit that may fire in some way', () => {
  test.each<[string, boolean, Parameters<typeof scene>[0], readonly Command[], string]>([
    ['a gun that is unlimbered', true, [battery('unlimbered'), enemy], [], 'g'],
    ['a gun on its limber', false, [battery('limbered'), enemy], [], 'g'],
    ['a line of foot', true, [lineAt('a', 'blue', 20, 10), enemy], [], 'a2'],
    ['cuirassiers, who have nothing to fire', false, [cuirassiers(), infantry(4)], [], 'h1'],
    ['foot at hand strokes', false, [cuirassiers(), infantry()], [{ type: 'begin-melee', attacker: 'cav', defender: 'inf' }], 'i1'],
  ])('%s: %s', (_, drawn, units, commands, stand) => {
    const bench = benchOn(scene(units, [], { book: 'linear' }), [stand], commands);
    expect(overlayMarks(bench, null, 'select').length > 0).toBe(drawn);
  });
});

describe('in contact', () => {
  const saidOf = (across: number) => {
    const bench = benchOn(scene([cuirassiers(), infantry(0, {}, { x: 20 + across })], [], { book: 'linear' }), []);
    return contactsWith(stateOf(bench), unitOf(stateOf(bench), 'cav')).map(({ said, inches }) => [said, inches]);
  };

  test('says how many figures touch on the shared edge, and a corner for what it is', () => {
    expect(saidOf(0)).toEqual([['front, 4 figures touch', '4.00″']]);
    expect(saidOf(3)).toEqual([['front, 1 figure touches', '1.00″']]);
    expect(saidOf(4)).toEqual([['front, at a corner', '0.00″']]);
    expect(saidOf(4.5)).toEqual([]);
  });

  test('stands on the card of both', () => {
    const bench = benchOn(scene([cuirassiers(), infantry()], [], { book: 'linear' }), []);
    const names = ['cav', 'inf'].map((id) => unitCard(stateOf(bench), id, bookOf(bench))?.contacts.map(({ name }) => name));
    expect(names).toEqual([['inf'], ['cav']]);
  });
});
