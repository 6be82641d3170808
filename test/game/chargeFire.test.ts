import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { openCharges } from '#game/charge/open';
import { evolve } from '#game/evolve';
import { meleeFacts } from '#game/melee/measure';
import { modeChoices } from '#game/modes';
import { moraleDue } from '#game/morale';
import { planShot } from '#game/preview';
import { parseGame, saveOf } from '#game/save/save';
import { startSession } from '#game/session';
import type { GameState } from '#game/state';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { foot, scene, unit, type UnitData } from '#test/scenes';

const RIFLES = { x: 20, y: 30, facing: 180, frontage: 4, depth: 0.75, figures: 12, ranks: 2 };

/** A company that faces south, its front edge on y = 29.625. */
const company = (more: object = {}): UnitData => unit('co', 'red', 'british-foot', 'line', [{ id: 'c1', ...RIFLES }], { ...more });

/** Spearmen whose front edge lies `apart` inches short of the company's. */
const spears = (apart: number, more: object = {}, figures = 40): UnitData =>
  unit(
    'sp',
    'blue',
    'mahdist-foot',
    'line',
    [{ id: 's1', x: 20, y: 29.625 - apart - 0.75, facing: 0, frontage: 4, depth: 1.5, figures, ranks: 4 }],
    { ...more },
  );

const game = (units: readonly UnitData[], book = 'sudan'): TestSession => sessionFrom(scene([...units], [], { book }));
const charge: Command = { type: 'charge', unit: 'sp', target: 'co' };
const begin: Command = { type: 'begin-melee', attacker: 'sp', defender: 'co' };
const volley = (faces?: readonly number[]): Command => ({
  type: 'fire-now',
  shot: { unit: 'co', mode: 'small-arms', aim: { at: 'sp' } },
  ...(faces ? { faces } : {}),
});
const unitIn = (state: GameState, id: string) => state.units.find((one) => one.id === id);
const charged = (): TestSession => must(game([spears(8), company()]), charge);

describe('fire at a charge', () => {
  it('the target fires at its charger before the melee, at what falls to a die less 1 for a charge on foot', () => {
    const session = charged();
    const plan = planShot(session.state(), { unit: 'co', mode: 'small-arms', aim: { at: 'sp' } }, library.bookOf(session.state()));
    expect(plan.refused).toBeNull();
    const lines = plan.foreseen[0]?.trail.map(({ id, counts }) => (counts === false ? null : id)).filter((id) => id !== null) ?? [];
    expect(lines.some((id) => id.includes('foot-charging'))).toBe(true);
  });

  it('who charges fires no more this turn', () => {
    const session = must(game([spears(8, { troop: 'mahdist-rifles' }), company()]), charge);
    expect(refusedOf(session, { type: 'fire-now', shot: { unit: 'sp', mode: 'small-arms', aim: { at: 'co' } } })).toBe('charging');
  });

  it('once the melee has begun nobody fires into it or out of it', () => {
    const session = must(charged(), begin);
    expect(session.state().units.map(({ engaged }) => engaged)).toEqual([true, true]);
    expect(refusedOf(session, volley())).toBe('engaged');
  });

  test.each(['linear', 'stands', 'sudan'])('in the book %s a charger in contact may be fired at', (book) => {
    const session = must(
      game(
        [
          unit('sp', 'blue', 'heavy-cavalry', 'line', [foot('s1', 20, 20, 0)]),
          unit('co', 'red', 'french-line', 'line', [foot('c1', 20, 24, 180)]),
        ],
        book,
      ),
      charge,
    );
    expect(refusedOf(session, volley())).toBeNull();
  });

  it('a declared shot keeps from charging until it is withdrawn', () => {
    const session = game([spears(8, { troop: 'mahdist-rifles' }), company()]);
    must(session, { type: 'declare-fire', shot: { unit: 'sp', mode: 'small-arms', aim: { at: 'co' } } });
    expect(refusedOf(session, charge)).toBe('declared');
    must(session, { type: 'withdraw-shot', index: 0 }, charge);
  });
});

describe('who falls in the charge', () => {
  const fell = (session: TestSession): number | undefined =>
    meleeFacts(session.state(), 'sp', 'co', library.bookOf(session.state())).attacker.fellCharging;

  it('is counted from the charge on: the dead of a volley before it are not', () => {
    const before = must(game([spears(8), company()]), volley([10, 1]), charge);
    expect(unitIn(before.state(), 'sp')?.losses).toBeGreaterThan(0);
    expect(fell(before)).toBe(0);
    const after = charged();
    must(after, volley([10, 1, 1]));
    expect(fell(after)).toBe(unitIn(after.state(), 'sp')?.losses);
    expect(fell(after)).toBeGreaterThan(0);
  });

  it('adds up over every volley at it', () => {
    const beside: UnitData = unit('co2', 'red', 'british-foot', 'line', [{ id: 'd1', ...RIFLES, x: 24.5 }]);
    const session = must(game([spears(8), company(), beside]), charge, volley([10, 6]));
    const first = fell(session) ?? 0;
    must(session, { type: 'fire-now', shot: { unit: 'co2', mode: 'small-arms', aim: { at: 'sp' } }, faces: [10, 6, 10] });
    expect(first).toBeGreaterThan(0);
    expect(fell(session)).toBeGreaterThan(first);
    expect(fell(session)).toBe(unitIn(session.state(), 'sp')?.losses);
  });

  it('tells in the first round: Mahdists who lost more to fire than they strike down are beaten', () => {
    const session = must(charged(), volley([10, 1, 1]), begin);
    const lost = unitIn(session.state(), 'sp')?.losses;
    expect(session.state().fights[0]?.facts.attacker.fellCharging).toBe(lost);
  });

  test.each<['stopped' | 'shaken' | 'routed', boolean]>([
    ['stopped', true],
    ['shaken', false],
    ['routed', false],
  ])('a charger that is %s by fire charges on: %s', (state, on) => {
    const effect = { state, figures: 0, stands: [], guns: [] } as const;
    const bare = { target: 'sp', step: 'fire', value: { num: 0, den: 1 }, odds: null, column: null, modifiers: [], dice: [], trail: [] };
    const then = evolve(charged().state(), {
      type: 'EffectTaken',
      target: 'sp',
      step: 'fire',
      effect,
      ruling: { ...bare, effect, result: '' },
    });
    expect(unitIn(then, 'sp')?.charging).toBe(on);
    expect(openCharges(then)).toHaveLength(on ? 1 : 0);
  });
});

describe('a charge whose target has run is over', () => {
  const line = (id: string, side: string, x: number, y: number, facing: number, more: object) =>
    unit(id, side, 'british-line', 'line', [foot(`${id}1`, x, y, facing, { frontage: 1.5, depth: 1, figures: 9, ...more })]);
  const both = (book: string, seed: string): TestSession => {
    const units = [line('A', 'blue', 10, 9, 0, {}), line('B', 'blue', 11.6, 9, 0, {})];
    const data = scene([...units, line('T', 'red', 10.7, 13, 180, { frontage: 3, figures: 3 })], [], { book, seed });
    return must(sessionFrom(data), { type: 'charge', unit: 'A', target: 'T' }, { type: 'charge', unit: 'B', target: 'T' });
  };
  const mayFire = ({ state }: TestSession, id: string) =>
    modeChoices(state(), id, undefined, library.bookOf(state())).find(({ mode }) => mode === 'small-arms')?.refused?.code ?? null;

  test.each([
    ['linear', 's2'],
    ['stands', 's2'],
    ['sudan', 's8'],
  ])('%s: the second of two chargers may fire once the melee of the first broke it, and not before', (book, seed) => {
    const session = both(book, seed);
    for (const { unit: id, asked } of moraleDue(session.state(), library.bookOf(session.state())))
      must(session, { type: 'check-morale', unit: id, cause: asked.cause, key: asked.key });
    must(session, { type: 'begin-melee', attacker: 'A', defender: 'T' });
    expect([unitIn(session.state(), 'B')?.charging, mayFire(session, 'B')]).toEqual([true, 'charging']);
    must(session, { type: 'fight-on', attacker: 'A', defender: 'T', expand: 'winner' });
    expect(unitIn(session.state(), 'T')?.state).toBe('routed');
    expect(unitIn(session.state(), 'B')).toMatchObject({ charging: false, charge: null, engaged: false });
    expect(mayFire(session, 'B')).toBeNull();
  });

  test('a test of morale that breaks it ends every charge at it, one that holds none', () => {
    const tested = (face: number) => {
      const session = both('linear', 's2');
      must(session, { type: 'check-morale', unit: 'T', cause: 'charged', key: 'charged by A', faces: [face] });
      return ['T', 'A', 'B']
        .map((id) => unitIn(session.state(), id))
        .map((one) => [one?.state, one?.charging, one?.charge?.target ?? null]);
    };
    expect(tested(1).slice(1)).toEqual(Array(2).fill(['fresh', true, 'T']));
    expect(tested(100)).toEqual([['routed', false, null], ...Array(2).fill(['fresh', false, null])]);
  });

  test.each<['shaken' | 'routed' | 'destroyed', boolean]>([
    ['shaken', true],
    ['routed', false],
    ['destroyed', false],
  ])('fire that leaves it %s: its charger goes on charging: %s', (state, on) => {
    const effect = { state, figures: 0, stands: [], guns: [] } as const;
    const bare = { target: 'co', step: 'fire', value: { num: 0, den: 1 }, odds: null, column: null, modifiers: [], dice: [], trail: [] };
    const ruling = { ...bare, effect, result: '' };
    const then = evolve(charged().state(), { type: 'EffectTaken', target: 'co', step: 'fire', effect, ruling });
    expect(unitIn(then, 'sp')).toMatchObject(on ? { charging: true, charge: { target: 'co' } } : { charging: false, charge: null });
  });

  test.each<['shaken' | 'routed', boolean]>([
    ['shaken', true],
    ['routed', false],
  ])('set %s by hand: charging: %s', (state, on) => {
    const session = must(charged(), { type: 'set-unit', unit: 'co', change: { state } });
    expect(unitIn(session.state(), 'sp')?.charging).toBe(on);
  });
});

describe('a charge in contact', () => {
  const shift = (id: string, y: number): Command => ({
    type: 'place',
    placings: [{ stand: id, box: { center: { x: 40, y }, width: 1, depth: 1, facing: 0 } }],
    note: { how: 'drag', inches: 0 },
  });

  it('holds both units where they touch', () => {
    const session = charged();
    expect(refusedOf(session, shift('s1', 10))).toBe('charge-open');
    expect(refusedOf(session, shift('c1', 10))).toBe('charge-open');
    expect(session.send(shift('c1', 10))).toMatchObject({
      refused: { because: 'The charge of sp at co holds both where they touch. Begin their melee, or undo.' },
    });
  });

  it('lets neither of them form, nor charge somebody else', () => {
    const more = unit('co2', 'red', 'british-foot', 'line', [
      { id: 'd1', ...RIFLES, x: 26 },
      { id: 'd2', ...RIFLES, x: 31 },
    ]);
    const session = must(game([spears(8), company(), more]), charge);
    expect(refusedOf(session, { type: 'form', unit: 'co', order: 'square', files: 1 })).toBe('charge-open');
    expect(refusedOf(session, { type: 'charge', unit: 'sp', target: 'co2' })).toBe('charge-open');
    expect(refusedOf(session, { type: 'charge', unit: 'sp', target: 'co' })).toBe('in-contact');
    expect(refusedOf(session, { type: 'form', unit: 'co2', order: 'march-column', files: 1 })).toBeNull();
  });

  it('is fought before the turn ends, and the refusal names the melee', () => {
    const session = charged();
    expect(session.send({ type: 'end-turn' })).toMatchObject({
      ok: false,
      refused: { code: 'melee-due', because: 'The melee of sp and co is due before the turn ends: begin it, or undo the charge.' },
    });
    must(session, begin, { type: 'end-turn' });
    expect(unitIn(session.state(), 'sp')).toMatchObject({ charging: false, charge: null, engaged: true });
  });

  it('whose test is not taken holds the turn by the test', () => {
    const session = must(game([spears(8, { troop: 'heavy-cavalry' }), company({ troop: 'french-line' })], 'linear'), charge);
    expect(refusedOf(session, { type: 'end-turn' })).toBe('test-first');
    must(session, { type: 'check-morale', unit: 'co', cause: 'charged', key: 'charged by sp', faces: [1] });
    expect(refusedOf(session, { type: 'end-turn' })).toBe('melee-due');
  });

  it('comes to nothing when its target is gone', () => {
    const session = must(charged(), { type: 'delete', units: ['co'], stands: [], terrain: [] });
    expect(unitIn(session.state(), 'sp')).toMatchObject({ charging: false, charge: null });
    expect(refusedOf(session, { type: 'end-turn' })).toBeNull();
  });

  it('comes to nothing when fire routs its target, or shoots away all that touched', () => {
    const routed = must(charged(), { type: 'set-unit', unit: 'co', change: { state: 'routed' } });
    expect(openCharges(routed.state())).toEqual([]);
    expect(refusedOf(routed, { type: 'end-turn', faces: [1] })).toBeNull();
    const two = company();
    const session = must(game([spears(8), { ...two, stands: [...two.stands, { id: 'c2', ...RIFLES, y: 30.75 }] }]), charge);
    must(session, { type: 'delete', units: [], stands: ['c1'], terrain: [] });
    expect(openCharges(session.state())).toEqual([]);
    expect(refusedOf(session, shift('c2', 40))).toBeNull();
    expect(refusedOf(session, { type: 'end-turn' })).toBeNull();
  });

  it('a gun without its crew can be charged and has no melee to hold up the turn', () => {
    const gun = unit('co', 'red', 'foot-artillery', 'unlimbered', [
      { id: 'c1', x: 20, y: 30, facing: 180, frontage: 1, depth: 0.75, gun: 'nap-6', crew: 0 },
    ]);
    const session = must(game([spears(8, { troop: 'heavy-cavalry' }), gun], 'linear'), charge);
    expect(refusedOf(session, begin)).not.toBeNull();
    expect(refusedOf(session, { type: 'end-turn' })).toBeNull();
  });
});

it('a file that calls a unit charging means its turn', () => {
  const session = must(game([spears(0, { charging: true }), company()]), { type: 'end-turn' });
  expect(unitIn(session.state(), 'sp')?.charging).toBe(false);
});

describe('games of before', () => {
  it('a position that holds a charged pair as engaged still comes to its melee', () => {
    const session = game([spears(0, { charging: true, engaged: true }), company({ engaged: true })]);
    expect(refusedOf(session, begin)).toBeNull();
    expect(session.state().fights).toHaveLength(1);
  });

  it('a log whose turn ended on a charge folds to a melee that was begun a turn later', () => {
    const session = must(charged(), begin);
    const saved = JSON.parse(JSON.stringify(saveOf(session))) as { entries: object[]; head: number };
    const end = { title: 'Turn 1 ends', command: { type: 'end-turn' }, events: [{ type: 'TurnEnded', firstStep: 'fire' }] };
    saved.entries.splice(1, 0, end);
    saved.head = 3;
    const read = parseGame(JSON.stringify(saved), library);
    if (!read.ok) throw new Error(read.problem.expected);
    const then = startSession(read.value, library.bookOf).state();
    expect(then.fights).toHaveLength(1);
    expect(then.units.map(({ engaged }) => engaged)).toEqual([true, true]);
  });
});
