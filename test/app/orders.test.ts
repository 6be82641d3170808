/** What a unit may do besides firing, the tests that are due, and what each came to, as the panels are told. */
import { describe, expect, it, test } from 'vitest';
import { chargeable, chargesOf } from '#app/background/charges';
import { stateOf } from '#app/desk/bench';
import { handHost, selecting } from '#app/desk/hands';
import { dueOf, ordersOf } from '#app/desk/orders';
import { outcomeOf } from '#app/desk/outcomes';
import { createPlay } from '#app/desk/play';
import { showTape } from '#geometry/shape/units';
import { library } from '#rules/sets/index';
import { windowWith } from '#test/benches';
import { must, sessionFrom, stateFrom, type TestSession } from '#test/games';
import { cuirassiers, infantry, lineDown } from '#test/melees';
import { battery, column, foot, gun, scene, unit } from '#test/scenes';

const linear = (...units: Parameters<typeof scene>[0]) => stateFrom(scene(units, [], { book: 'linear' }));
const charges = (state: ReturnType<typeof linear>, id: string) => chargesOf({ state, unit: id }, library.bookOf(state));

describe('charges', () => {
  test.each([
    [14.99, [14.99, null]],
    [15, [15, null]],
    [15.01, [15.01, 'out-of-reach']],
    [17, [17, 'out-of-reach']],
  ])('heavy horse charges 15.00″: an enemy %d″ off is told of as %j', (apart, told) => {
    const [choice] = charges(linear(cuirassiers(), infantry(apart)), 'cav');
    expect([choice?.inches, choice?.refused?.code ?? null]).toEqual(told);
    expect(choice?.allowed).toBe(15);
  });

  it('an enemy further than 2″ beyond a charge is not told of, however its middle lies', () => {
    expect(charges(linear(cuirassiers(), infantry(17.01)), 'cav')).toEqual([]);
  });

  it('whoever is touched already is fought, not charged', () => {
    const state = linear(cuirassiers(), infantry());
    expect(charges(state, 'cav')).toEqual([]);
    expect(ordersOf(state, 'cav', library.bookOf(state))?.melees).toEqual([{ target: 'inf', name: 'inf', refused: null }]);
  });

  it('a fight waits for the test of the charge, and says so', () => {
    const session = sessionFrom(scene([cuirassiers(), infantry(5)], [], { book: 'linear' }));
    must(session, { type: 'charge', unit: 'cav', target: 'inf' });
    expect(ordersOf(session.state(), 'cav', library.bookOf(session.state()))?.melees).toMatchObject([
      { target: 'inf', refused: { code: 'test-first' } },
    ]);
  });

  it('guns charge nobody', () => {
    const state = stateFrom(scene([battery(), column()], [], { book: 'linear' }));
    expect(chargeable(state, 'bty', library.bookOf(state))).toEqual([]);
  });

  it('says where the charger would come to stand, its front on its enemy’s', () => {
    expect(charges(linear(cuirassiers(), infantry(5)), 'cav')[0]?.placings[0]?.box.center).toEqual({ x: 20, y: 25 });
  });
});

describe('the move', () => {
  async function hand(data: object) {
    const { store } = await windowWith(data);
    const play = createPlay(store, { settled: () => undefined, declared: () => undefined });
    return { store, play, host: handHost(store, play, () => undefined) };
  }
  const allowed = (tape: number | null | undefined) =>
    tape === null || tape === undefined ? null : showTape(tape as Parameters<typeof showTape>[0]);

  it('is read against what is left of it: all, then less what was marched, then none', async () => {
    const units = (inches: number) => [cuirassiers(inches === 0 ? {} : { moved: { inches, how: 'marched' } }), infantry(9)];
    for (const [used, left] of [
      [0, '12.00″'],
      [5, '7.00″'],
      [15, '0.00″'],
    ] as const) {
      const { host } = await hand(scene(units(used), [], { book: 'linear' }));
      expect(allowed(host.context().allowance('cav'))).toBe(left);
    }
  });

  it('a general’s is not reckoned', async () => {
    const { host } = await hand(
      scene([battery(), unit('gen', 'blue', 'french-line', 'line', [foot('m', 30, 10, 0, { marker: 'general' })])]),
    );
    expect(host.context().allowance('gen')).toBeNull();
  });
});

describe('morale', () => {
  const charged = (): TestSession =>
    must(sessionFrom(scene([cuirassiers(), infantry(5)], [], { book: 'linear' })), { type: 'charge', unit: 'cav', target: 'inf' });
  const dueIn = (session: TestSession) => dueOf(session.state(), library.bookOf(session.state()));

  it('a test that is due comes with its chance and its dice', () => {
    const [test] = dueIn(charged());
    expect([test?.unit, test?.key]).toEqual(['inf', 'charged by cav']);
    expect(test?.asked(() => null)[0]).toMatchObject({ count: 1, sides: 100, sure: true });
  });

  test.each([
    ['one that is held', 1, /holds|stands/],
    ['one that breaks, and where it runs to', 100, /breaks|routs/],
  ])('%s is told of', (_, face, result) => {
    const session = charged();
    const [test] = dueIn(session);
    if (!test) throw new Error('no test is due');
    must(session, { type: 'check-morale', unit: 'inf', cause: test.cause, key: test.key, faces: [face] });
    const told = outcomeOf(session.log()[session.head() - 1]);
    expect(told?.title).toMatch(result);
    expect(told?.body).toMatch(new RegExp(`^${face} on the dice, ${test.holds} or less holds\\.${face === 100 ? ' inf: ' : '$'}`));
  });

  it('a try to rally is offered among the orders of the routed unit, and not a second time as due', () => {
    const session = sessionFrom(scene([cuirassiers({ state: 'routed' }), infantry(9)], [], { book: 'linear' }));
    expect(dueIn(session)).toEqual([]);
    expect(ordersOf(session.state(), 'cav', library.bookOf(session.state()))?.rally).toMatchObject({ unit: 'cav', cause: 'rally' });
  });

  it('a move tells nothing besides what it changes', () => {
    expect(outcomeOf(charged().log()[0])).toBeNull();
    expect(outcomeOf(undefined)).toBeNull();
  });
});

describe('a jam', () => {
  const gardner = unit('mg', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0, 'gardner', { crew: 4 })]);
  const target = lineDown('b', 'red', 20, 20, { troop: 'mahdist-foot' });

  /** The turn after all its rounds jammed it, with the first seed that does. */
  function jammed(): TestSession {
    for (let seed = 1; seed < 100; seed += 1) {
      const session = sessionFrom(scene([gardner, target], [], { book: 'sudan', seed: String(seed) }));
      must(session, { type: 'fire-now', shot: { unit: 'mg', mode: 'machine-gun', aim: { at: 'b' }, rounds: 20 } });
      if (jams(session)?.length === 1) return must(session, { type: 'end-turn' });
    }
    throw new Error('no seed jams it');
  }
  const jams = (session: TestSession) => ordersOf(session.state(), 'mg', library.bookOf(session.state()))?.jams;

  it('is offered to be cleared, with its die, and refused a second time in a turn', () => {
    const session = jammed();
    expect(jams(session)).toMatchObject([{ stand: 'g', label: 'the gun', refused: null }]);
    expect(jams(session)?.[0]?.asked(() => null)).toHaveLength(1);
    must(session, { type: 'clear-jam', stand: 'g', faces: [2] });
    expect(outcomeOf(session.log()[session.head() - 1])).toEqual({
      tone: 'info',
      title: 'A gun of mg stays jammed.',
      body: '2 on the die.',
    });
    expect(jams(session)?.[0]?.refused?.code).toBe('tried-already');
  });

  it('cleared, it is no longer spoken of', () => {
    const session = must(jammed(), { type: 'clear-jam', stand: 'g', faces: [1] });
    expect(outcomeOf(session.log()[session.head() - 1])?.title).toBe('A gun of mg is cleared.');
    expect(jams(session)).toEqual([]);
  });
});

test('orders are worked out once for the same table, and anew for another', async () => {
  const { store } = await windowWith(scene([cuirassiers(), infantry(5)], [], { book: 'linear' }));
  store.set(selecting(store.get(), { stands: ['h1'], terrain: null }));
  const state = stateOf(store.get());
  const book = library.bookOf(state);
  expect(ordersOf(state, 'cav', book)).toBe(ordersOf(state, 'cav', book));
  expect(ordersOf(state, 'inf', book)?.unit).toBe('inf');
});
