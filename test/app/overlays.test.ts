/** Whose arcs are drawn over the table, and what a card says of contact. */
import { describe, expect, test } from 'vitest';
import { hoverPlan, planOf } from '#app/desk/aiming';
import { bookOf, stateOf } from '#app/desk/bench';
import { contactsWith } from '#app/desk/contacts';
import { standLooks, unitLooks } from '#app/desk/looks';
import { retreatWords } from '#app/desk/outcomes';
import { overlayMarks } from '#app/desk/overlays';
import { settledOf } from '#app/desk/settling';
import { unitCard } from '#app/desk/unitCard';
import type { Command } from '#game/command';
import { diceAsked } from '#game/decide/fire';
import { unitOf } from '#game/lookup';
import { benchOn } from '#test/benchOn';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { gun, scene, unit } from '#test/scenes';
import { settledWords } from '#ui/panel/settled';

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

describe('a jam', () => {
  const gardner = unit('mg', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew: 4 })]);
  const men = lineDown('e', 'red', 20, 20, { troop: 'mahdist-foot' });
  /** The d10 hits, the d20 shows how many rounds were fired before the jam, the d6 are as they fall. */
  const fired = (d20: number) => {
    const shot = { unit: 'mg', mode: 'machine-gun', aim: { at: 'e' }, rounds: 12 };
    const bench = benchOn(scene([gardner, men], [], { book: 'sudan' }), []);
    const state = stateOf(bench);
    const asked = diceAsked(state, [shot], bookOf(bench))((_, sides) => (sides === 20 ? d20 : sides));
    const faces = asked.flatMap(({ count, sides }) => Array.from({ length: count }, () => (sides === 20 ? d20 : sides)));
    const decision = bench.session.send({ type: 'fire-now', shot, faces });
    if (!decision.ok) throw new Error(decision.refused.because);
    return bench;
  };
  const pills = (bench: ReturnType<typeof fired>) =>
    overlayMarks({ ...bench, selection: { stands: [], terrain: null } }, null, 'select').flatMap((mark) =>
      mark.kind === 'pill' ? [mark.words] : [],
    );
  const told = (bench: ReturnType<typeof fired>) =>
    settledOf(bench.session.log()[bench.session.head() - 1])?.rulings.map((one) => settledWords(one, stateOf(bench)));

  test.each<[number, boolean]>([
    [11, true],
    [12, false],
  ])('twelve rounds and a d20 of %i: jammed is %s on the table, on the card and in the headline', (d20, jammed) => {
    const bench = fired(d20);
    expect(pills(bench)).toEqual(jammed ? ['jammed'] : []);
    expect(unitCard(stateOf(bench), 'mg', bookOf(bench))?.jammed).toBe(jammed ? 1 : 0);
    expect(told(bench)?.join(' ').includes('mg: the gun is jammed and must be cleared before it fires again.')).toBe(jammed);
  });
});

describe('the selected unit’s fire at the enemy under the pointer', () => {
  const on = (hovered: string | null, more: object = {}) => ({
    ...benchOn(scene([battery('unlimbered'), enemy, lineAt('friend', 'blue', 30, 10)], [], { book: 'linear' }), ['g']),
    hovered,
    ...more,
  });

  test('is the plan of the same shot aimed', () => {
    const bench = on('e');
    expect(hoverPlan(bench)).toEqual(planOf({ ...bench, aim: { at: 'e' } }));
    expect(hoverPlan(bench)?.foreseen.map(({ target }) => target)).toEqual(['e']);
  });

  test('is not asked of a friend, of itself, of nobody, or while something is aimed or told', () => {
    const settled = { rulings: [], thrown: [], shots: [] };
    const none = [on('friend'), on('b'), on(null), on('e', { aim: { at: 'e' } }), on('e', { settled })];
    expect(none.map(hoverPlan)).toEqual([null, null, null, null, null]);
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

test('a charge in contact bears the sign of a melee on both sides before it is begun, and nobody else does', () => {
  const units = [cuirassiers(), infantry(5), lineDown('far', 'red', 40, 20)];
  const bench = benchOn(scene(units, [], { book: 'linear' }), ['h1'], [{ type: 'charge', unit: 'cav', target: 'inf' }]);
  const none = { selected: new Set<string>(), hoveredUnit: null, struck: new Set<string>(), lit: new Set<string>() };
  expect(unitLooks(stateOf(bench), none).map(({ id, engaged }) => [id, engaged])).toEqual([
    ['cav', true],
    ['inf', true],
    ['far', false],
  ]);
  const signed = () => standLooks(stateOf(bench), none).flatMap(({ id, engaged }) => (engaged ? [id] : []));
  expect(signed()).toEqual(['h1', 'i1']);
  bench.session.undo();
  expect(signed()).toEqual([]);
});

describe('a fall-back in words', () => {
  const state = stateOf(benchOn(scene([battery('unlimbered'), enemy], [], { book: 'linear' }), []));
  const gone = { unit: 'b', placings: [], inches: 9, allowed: 12, short: null, seen: [] };
  test.each<[object, string]>([
    [{}, 'b: 9.00″ back in disorder.'],
    [{ short: 'the table ends there' }, 'b: 9.00″ back in disorder; the table ends there.'],
    [{ limbers: true, wheels: ['g'] }, 'b: 9.00″ back in disorder, limbered; a gun lost a wheel.'],
    [{ short: 'the table ends there', wheels: ['g', 'h'] }, 'b: 9.00″ back in disorder; the table ends there; 2 guns lost a wheel.'],
  ])('%j', (more, said) => {
    expect(retreatWords(state, { ...gone, ...more })).toBe(said);
  });
});
