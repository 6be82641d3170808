import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { evolve } from '#game/evolve';
import { fightOf, nextRound } from '#game/melee/fight';
import type { GameState } from '#game/state';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { caught, cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { foot, gun, scene, unit, type UnitData } from '#test/scenes';

const begin: Command = { type: 'begin-melee', attacker: 'cav', defender: 'inf' };
const on = (...faces: readonly number[]): Command => ({ type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner', faces });
const round = (expand: boolean, ...faces: readonly number[]): Command => ({
  type: 'fight-round',
  attacker: 'cav',
  defender: 'inf',
  expand,
  faces,
});

const figures = (state: GameState) => Object.fromEntries(state.table.stands.map((stand) => [stand.id, stand.figures]));
const unitIn = (state: GameState, id: string) => state.units.find((one) => one.id === id);
const replayed = (session: TestSession): GameState =>
  session
    .log()
    .flatMap((entry) => entry.events)
    .reduce(evolve, session.start());

describe('a melee in the game', () => {
  it('begins in contact, and engages both', () => {
    const session = must(sessionFrom(caught()), begin);
    expect(fightOf(session.state(), 'inf', 'cav')).toMatchObject({
      rounds: 0,
      front: { attacker: 4, defender: 4 },
      started: { attacker: 12, defender: 24 },
    });
    expect(session.state().units.map(({ engaged }) => engaged)).toEqual([true, true]);
  });

  it('the printed three rounds: 1 and 3, 1 and 3, 2 and 4 fall, and both hold', () => {
    const session = must(sessionFrom(caught()), begin, on(42, 63, 99, 99, 1, 1, 1, 1));
    expect(figures(session.state())).toEqual({ h1: 8, i1: 14 });
    expect(fightOf(session.state(), 'cav', 'inf')).toMatchObject({
      rounds: 3,
      thisTurn: 3,
      lost: { attacker: 4, defender: 10 },
      result: null,
    });
    expect(session.state().units.map(({ losses }) => losses)).toEqual([4, 10]);
    expect(
      session
        .log()
        .at(-1)
        ?.events.map(({ type }) => type),
    ).toEqual(['DiceThrown', 'MeleeRoundFought', 'MeleeRoundFought', 'MeleeRoundFought']);
  });

  it('round by round it comes to the same as fought on', () => {
    const whole = must(sessionFrom(caught()), begin, on(42, 63, 99, 99, 1, 1, 50, 50));
    const single = must(sessionFrom(caught()), begin, round(false, 42, 63), round(true, 99, 99), round(true, 1, 1, 50, 50));
    const bare = ({ table, units, fights }: GameState) => ({ table, units, fights });
    expect(bare(single.state())).toEqual(bare(whole.state()));
  });

  it('the coming round is foreseen without a die, and is the round that is fought', () => {
    const session = must(sessionFrom(caught()), begin, round(false, 42, 63));
    const state = session.state();
    const next = nextRound(state, 'cav', 'inf', true, library.bookOf(state));
    if ('because' in next) throw new Error(next.because);
    expect(next).toMatchObject({
      mayExpand: true,
      roundsLeft: 2,
      foreseen: { attacker: { points: 325, frontage: 5 }, defender: { points: 150, frontage: 5 } },
    });
    must(session, round(true, 99, 99));
    const event = session
      .log()
      .at(-1)
      ?.events.find((one) => one.type === 'MeleeRoundFought');
    expect(event?.type === 'MeleeRoundFought' && event.round.attacker.points).toBe(325);
  });

  it('the infantry breaks: it falls back a full move straight away, half of the fallen come back, the winner stands free', () => {
    // 80 + 10 ahead − 33 for 4 of 12, and 80 − 10 behind − 42 for 10 of 24.
    const session = must(sessionFrom(caught()), begin, on(42, 63, 99, 99, 1, 1, 57, 29));
    const state = session.state();
    expect(state.fights).toEqual([]);
    expect(figures(state)).toEqual({ h1: 10, i1: 19 });
    expect(unitIn(state, 'inf')).toMatchObject({ state: 'routed', engaged: false, losses: 5, rout: { since: 1, fled: 1, seen: [] } });
    expect(unitIn(state, 'cav')).toMatchObject({ state: 'fresh', engaged: false, charging: false, losses: 2 });
    expect(state.table.stands.map(({ box }) => [box.center.x, box.center.y, box.facing])).toEqual([
      [20, 20, 0],
      [20, 29, 0],
    ]);
  });

  test.each([
    [28, 'fresh'],
    [29, 'routed'],
  ])('the infantry holds on 28 and breaks on 29: %d', (face, state) => {
    const session = must(sessionFrom(caught()), begin, on(42, 63, 99, 99, 1, 1, 57, face));
    expect(unitIn(session.state(), 'inf')?.state).toBe(state);
  });

  it('undo takes back the dice, the fallen and the melee together; redo and a replay of the events give the same state', () => {
    const session = must(sessionFrom(caught()), begin, { type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner' });
    const after = session.state();
    expect(replayed(session)).toEqual(after);
    session.undo();
    expect(session.state().dice.thrown).toBe(0);
    expect(figures(session.state())).toEqual({ h1: 12, i1: 24 });
    session.undo();
    expect(session.state()).toBe(session.start());
    session.redo();
    session.redo();
    expect(session.state()).toEqual(after);
  });

  it('undo-after-dice: the same rounds throw the same faces again', () => {
    const session = must(sessionFrom(caught()), begin, { type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner' });
    const after = session.state();
    session.undo();
    must(session, { type: 'fight-on', attacker: 'cav', defender: 'inf', expand: 'winner' });
    expect(session.state()).toEqual(after);
  });
});

describe('rounds and turns', () => {
  it('three rounds in the turn in which it began, then one a turn', () => {
    const session = must(sessionFrom(caught()), begin, on(42, 63, 99, 99, 1, 1, 1, 1));
    expect(refusedOf(session, round(false, 99, 99, 1, 1))).toBe('no-rounds-left');
    must(session, { type: 'end-turn' });
    expect(session.state().fights[0]?.thisTurn).toBe(0);
    must(session, on(99, 99, 1, 1));
    expect(session.state().fights[0]).toMatchObject({ rounds: 4, thisTurn: 1 });
    // From the fourth round on the charge is worth nothing any more: 55 against 30.
    const event = session
      .log()
      .at(-1)
      ?.events.find((one) => one.type === 'MeleeRoundFought');
    expect(event?.type === 'MeleeRoundFought' && [event.round.attacker.worth, event.round.defender.worth]).toEqual([55, 30]);
  });

  test.each<[string, Command, string]>([
    ['a round of a melee that was not begun', round(false, 1, 1), 'no-melee'],
    ['a melee of units that do not touch', { type: 'begin-melee', attacker: 'far', defender: 'inf' }, 'not-in-contact'],
    ['a melee of friends', { type: 'begin-melee', attacker: 'far', defender: 'cav' }, 'own-side'],
    ['a melee with itself', { type: 'begin-melee', attacker: 'cav', defender: 'cav' }, 'own-unit'],
    ['a unit that is not there', { type: 'begin-melee', attacker: 'cav', defender: 'ghost' }, 'no-such-unit'],
  ])('%s is refused', (_, command, code) => {
    expect(
      refusedOf(
        sessionFrom(scene([cuirassiers({ charging: true }), infantry(), lineAt('far', 'blue', 50, 10)], [], { book: 'linear' })),
        command,
      ),
    ).toBe(code);
  });

  it('nobody widens before somebody has won a round, and a melee is begun once', () => {
    const session = must(sessionFrom(caught()), begin);
    expect(refusedOf(session, round(true, 1, 1))).toBe('may-not-widen');
    expect(refusedOf(session, begin)).toBe('fights-already');
  });

  it('holds the stands of both where they are, and nobody else’s; they may move again when it is over', () => {
    const shift = (stand: string): Command => {
      const { box } = session.state().table.stands.find(({ id }) => id === stand) ?? { box: null };
      if (!box) throw new Error(`no stand ${stand}`);
      const moved = { ...box, center: { x: box.center.x, y: box.center.y + (stand === 'i1' ? 0.5 : -0.5) } };
      return { type: 'place', placings: [{ stand, box: moved }], note: { how: 'drag', inches: 0.5 } };
    };
    const session = must(
      sessionFrom(scene([cuirassiers({ charging: true }), infantry(), lineAt('a', 'blue', 40, 10)], [], { book: 'linear' })),
      begin,
    );
    expect([refusedOf(session, shift('h1')), refusedOf(session, shift('i1')), refusedOf(session, shift('a1'))]).toEqual([
      'in-melee',
      'in-melee',
      null,
    ]);
    must(session, on(1, 1, 1, 1, 1, 1, 100, 100, 100));
    expect(session.state().fights).toEqual([]);
    expect(refusedOf(session, shift('h1'))).toBeNull();
  });

  test.each([
    ['too few', [42]],
    ['too many', [42, 63, 1]],
    ['no face of the die', [42, 101]],
  ])('typed dice that are %s are refused and change nothing', (_, faces) => {
    const session = must(sessionFrom(caught()), begin);
    const before = session.state();
    expect(refusedOf(session, round(false, ...faces))).toBe('dice');
    expect(session.state()).toBe(before);
  });
});

describe('who falls and who comes back', () => {
  /** Two deep: b1 to b3 in front, b4 to b6 behind them. */
  const deep = (): readonly UnitData[] => [
    cuirassiers({ charging: true }, { y: 10, frontage: 2.7, figures: 12 }),
    unit('inf', 'red', 'french-line', 'attack-column', [
      ...lineDown('b', 'red', 20, 10.5).stands,
      ...[-1, 0, 1].map((n) => foot(`b${n + 5}`, 20 + n * 0.9, 10.5 + 0.75 + 0.375, 180)),
    ]),
  ];

  it('men fall from the rear stands first, and an empty stand stays until the melee is over', () => {
    const session = must(sessionFrom(scene(deep(), [], { book: 'linear' })), begin, round(false, 42, 63));
    // 4 figures × 65: 2 and 60 %; 42 makes 3: the stand at the rear that is last in the file is empty.
    const state = session.state();
    expect(state.table.stands.filter((stand) => stand.unit === 'inf')).toHaveLength(6);
    const rear = ['b4', 'b5', 'b6'].reduce((sum, id) => sum + (figures(state)[id] ?? 0), 0);
    const front = ['b1', 'b2', 'b3'].map((id) => figures(state)[id]);
    expect(front).toEqual([3, 3, 3]);
    expect(rear).toBe(9 - (unitIn(state, 'inf')?.losses ?? 0));
    expect(figures(state)['b6']).toBe(0);
  });

  it('half come back on stands with room, none above what it holds when whole, and empty stands leave', () => {
    const session = must(sessionFrom(scene(deep(), [], { book: 'linear' })), begin, {
      type: 'fight-on',
      attacker: 'cav',
      defender: 'inf',
      expand: 'winner',
      faces: [1, 99, 1, 99, 1, 99, 1, 99, 1],
    });
    const ended = session
      .log()
      .at(-1)
      ?.events.find((one) => one.type === 'MeleeEnded');
    if (ended?.type !== 'MeleeEnded') throw new Error('the melee goes on');
    const state = session.state();
    const inf = state.table.stands.filter((stand) => stand.unit === 'inf');
    for (const stand of inf) expect(stand.figures).toBeLessThanOrEqual(3);
    for (const stand of inf) expect(stand.figures).toBeGreaterThan(0);
    expect(state.stands.map(({ id }) => id)).toEqual(state.table.stands.map(({ id }) => id));
    const present = inf.reduce((sum, stand) => sum + stand.figures, 0);
    expect(present + (unitIn(state, 'inf')?.losses ?? 0)).toBe(18);
  });

  it("a gun's crew are its figures: they fall with it, and the gun stays without them", () => {
    const battery = unit('inf', 'red', 'foot-artillery', 'unlimbered', [gun('g1', 20, 21.125, 180, 'nap-12', { crew: 2 })]);
    const session = must(sessionFrom(scene([cuirassiers({ charging: true }), battery], [], { book: 'linear' })), begin);
    must(session, { type: 'fight-round', attacker: 'cav', defender: 'inf', expand: false });
    const event = session
      .log()
      .at(-1)
      ?.events.find((one) => one.type === 'MeleeRoundFought');
    const lost = event?.type === 'MeleeRoundFought' ? event.round.defender.losses : 0;
    expect(lost).toBeGreaterThan(0);
    const state = session.state();
    const stand = state.table.stands.find(({ id }) => id === 'g1');
    expect(stand).toBeDefined();
    expect(state.stands.find(({ id }) => id === 'g1')?.gun?.crew).toBe(stand?.figures);
  });
});

describe('several units (each pair a melee of its own)', () => {
  const three = () =>
    scene(
      [
        cuirassiers({ charging: true }, { x: 19, frontage: 2, figures: 6 }),
        infantry(),
        unit('hus', 'blue', 'light-cavalry', 'line', [foot('l1', 21.5, 20, 0, { frontage: 2, depth: 1, figures: 6 })]),
      ],
      [],
      { book: 'linear' },
    );

  it('one unit fights two, and its men present are those of both', () => {
    const session = must(sessionFrom(three()), begin, { type: 'begin-melee', attacker: 'hus', defender: 'inf' });
    expect(session.state().fights).toHaveLength(2);
    must(session, { type: 'fight-round', attacker: 'cav', defender: 'inf', expand: false, faces: [1, 99] });
    const lost = unitIn(session.state(), 'inf')?.losses ?? 0;
    expect(lost).toBeGreaterThan(0);
    const state = session.state();
    const next = nextRound(state, 'hus', 'inf', false, library.bookOf(state));
    if ('because' in next) throw new Error(next.because);
    expect(next.fight.started.defender).toBe(24 - lost);
  });

  it('a unit that breaks in one melee has lost the other too, and everyone is free', () => {
    const session = must(sessionFrom(three()), begin, { type: 'begin-melee', attacker: 'hus', defender: 'inf' });
    must(session, {
      type: 'fight-on',
      attacker: 'cav',
      defender: 'inf',
      expand: 'winner',
      faces: [1, 99, 1, 99, 1, 99, 1, 100, 50, 50],
    });
    const state = session.state();
    expect(unitIn(state, 'inf')?.state).toBe('routed');
    expect(state.fights).toEqual([]);
    expect(state.units.map(({ engaged }) => engaged)).toEqual([false, false, false]);
  });
});

describe('a retreat', () => {
  const broken = (more: readonly UnitData[], terrain: readonly object[] = [], table = { width: 72, depth: 48 }) => {
    const session = must(
      sessionFrom(scene([cuirassiers({ charging: true }), infantry(), ...more], terrain, { book: 'linear', table })),
      begin,
      on(42, 63, 99, 99, 1, 1, 57, 29),
    );
    const event = session
      .log()
      .at(-1)
      ?.events.find((one) => one.type === 'MeleeEnded');
    return event?.type === 'MeleeEnded' ? event.retreats[0] : undefined;
  };

  it('is a full move over free ground', () => {
    expect(broken([])).toMatchObject({ unit: 'inf', inches: 8, allowed: 8, short: null });
  });

  it('stops at the first stand in its way, touching it, and says so', () => {
    expect(broken([lineAt('friend', 'red', 20, 25)])).toMatchObject({ inches: 2.75, short: 'the way is barred by friend' });
  });

  it("stops at the table's edge", () => {
    expect(broken([], [], { width: 72, depth: 26 })).toMatchObject({ inches: 4.5, short: 'the table ends there' });
  });

  it('is slower through woods', () => {
    expect(broken([], [{ id: 'w', kind: 'woods', outline: [[0, 22], [72, 22], [72, 48], [0, 48]] }])).toMatchObject({ short: 'the ground is slow' }); // prettier-ignore
  });

  it('is seen by friends, with the inches to them before it ran', () => {
    expect(broken([lineAt('friend', 'red', 20, 28)])?.seen).toEqual([{ unit: 'friend', inches: 5.75 }]);
  });
});

describe('why there is no contact', () => {
  test.each([
    [0.004, 'cav and inf are not in contact: less than a hundredth of an inch apart, which is not touching.'],
    [0.01, 'cav and inf do not touch: 0.01″ between them.'],
  ])('%d″ apart', (apart, because) => {
    const session = sessionFrom(scene([cuirassiers(), infantry(apart)], [], { book: 'linear' }));
    expect(session.send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' })).toMatchObject({
      ok: false,
      refused: { code: 'not-in-contact', because },
    });
  });
});
