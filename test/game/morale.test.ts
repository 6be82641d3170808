import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import { moraleDue, situationOf } from '#game/morale';
import type { GameState } from '#game/state';
import { startSession } from '#game/session';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { gun, scene, unit, type UnitData } from '#test/scenes';

const game = (units: readonly UnitData[], more: object = {}): TestSession => sessionFrom(scene(units, [], { book: 'linear', ...more }));
const due = (state: GameState) => moraleDue(state, library.bookOf(state)).map(({ unit, asked }) => `${unit}: ${asked.key}`);
const unitIn = (state: GameState, id: string) => state.units.find((one) => one.id === id);
const check = (unit: string, cause: 'lost-a-third' | 'charged' | 'friend-routed' | 'rally', key: string, face: number): Command => ({
  type: 'check-morale',
  unit,
  cause,
  key,
  faces: [face],
});

describe('a third lost', () => {
  test.each([
    [3, []],
    [4, ['b: lost-a-third']],
  ])('of 12 figures, %d lost: %j', (losses, expected) => {
    const left = lineDown('b', 'red', 20, 18)
      .stands.map((stand, i) => ({ ...stand, full: 4, figures: i === 0 ? 4 - losses : 4 }))
      .filter((stand) => stand.figures > 0);
    const session = game([lineAt('a', 'blue', 20, 10), { ...lineDown('b', 'red', 20, 18), losses, stands: left }]);
    expect(due(session.state())).toEqual(expected);
  });

  it('is tested once in a battle, held or not', () => {
    const session = game([{ ...lineDown('b', 'red', 20, 18), losses: 6 }]);
    expect(due(session.state())).toEqual(['b: lost-a-third']);
    must(session, check('b', 'lost-a-third', 'lost-a-third', 1));
    expect(due(session.state())).toEqual([]);
    must(session, { type: 'end-turn' });
    expect(due(session.state())).toEqual([]);
    expect(unitIn(session.state(), 'b')?.tested).toEqual([{ cause: 'lost-a-third', key: 'lost-a-third' }]);
  });

  it('figures of stands that are gone are lost all the same', () => {
    const session = game([{ ...lineDown('b', 'red', 20, 18), losses: 6 }]);
    expect(situationOf(session.state(), 'b').full).toBe(15);
  });
});

describe('being charged', () => {
  const charged = () => must(game([cuirassiers(), infantry(5)]), { type: 'charge', unit: 'cav', target: 'inf' });

  it('is tested before the melee begins, and by the melee after', () => {
    const session = charged();
    expect(due(session.state())).toEqual(['inf: charged by cav']);
    const begin: Command = { type: 'begin-melee', attacker: 'cav', defender: 'inf' };
    expect(session.send(begin)).toMatchObject({
      ok: false,
      refused: { code: 'test-first', because: 'A test of morale is due first. A charge comes at inf.' },
    });
    must(session, check('inf', 'charged', 'charged by cav', 80), begin);
    expect(due(session.state())).toEqual([]);
    expect(refusedOf(session, check('inf', 'charged', 'charged by cav', 1))).toBe('in-melee');
  });

  it('held, the melee goes on and the test is not asked again', () => {
    const session = must(charged(), check('inf', 'charged', 'charged by cav', 80));
    expect(unitIn(session.state(), 'inf')).toMatchObject({ state: 'fresh', engaged: false });
    expect(due(session.state())).toEqual([]);
    expect(refusedOf(session, check('inf', 'charged', 'charged by cav', 1))).toBe('tested-already');
    expect(refusedOf(session, { type: 'begin-melee', attacker: 'cav', defender: 'inf' })).toBeNull();
  });

  test.each([
    [80, 'fresh'],
    [81, 'routed'],
  ])('a regular unit holds on 80 and breaks on 81: %d', (face, state) => {
    expect(unitIn(must(charged(), check('inf', 'charged', 'charged by cav', face)).state(), 'inf')?.state).toBe(state);
  });

  it('broken, it falls back a full move from the charger, who fights nobody', () => {
    const session = must(charged(), check('inf', 'charged', 'charged by cav', 81));
    const state = session.state();
    expect(state.table.stands.find(({ id }) => id === 'i1')?.box).toMatchObject({ center: { x: 20, y: 34 }, facing: 0 });
    expect(state.units.map(({ engaged, charging }) => [engaged, charging])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(session.log().at(-1)?.title).toBe('inf tests its morale: charged');
    session.undo();
    expect(session.state()).toBe(session.log()[0]?.after);
  });

  it('is tested anew for another charge in another turn', () => {
    const fight: readonly Command[] = [{ type: 'begin-melee', attacker: 'cav', defender: 'inf' }, { type: 'end-turn' }];
    const session = must(charged(), check('inf', 'charged', 'charged by cav', 1), ...fight);
    expect(unitIn(session.state(), 'inf')?.tested).toEqual([]);
  });
});

describe('a friend in rout', () => {
  const seeing = (inches: number) => {
    const friend = lineAt('friend', 'red', 22.01 + inches + 1.35, 27);
    const session = must(game([cuirassiers(), infantry(5), friend]), { type: 'charge', unit: 'cav', target: 'inf' });
    return must(session, check('inf', 'charged', 'charged by cav', 100));
  };

  test.each([
    [5.99, ['friend: friend routed: inf']],
    [6, []],
  ])('is seen at 6.00″ edge to edge, where it stood when it broke, and no further (+%d″)', (inches, expected) => {
    expect(due(seeing(inches).state())).toEqual(expected);
  });

  it('is forgotten with the turn', () => {
    const session = must(seeing(3), { type: 'end-turn' });
    expect(due(session.state()).filter((one) => one.startsWith('friend:'))).toEqual([]);
  });
});

describe('rallying', () => {
  const routed = () => game([{ ...lineDown('b', 'red', 20, 18), state: 'routed' }, lineAt('a', 'blue', 20, 10)]);

  it('a routed unit that passes its test is fresh again', () => {
    const session = routed();
    expect(due(session.state())).toEqual(['b: rally']);
    must(session, check('b', 'rally', 'rally', 80));
    expect(unitIn(session.state(), 'b')?.state).toBe('fresh');
    expect(session.log().at(-1)?.title).toBe('b tries to rally');
  });

  it('tries once a turn', () => {
    const session = must(routed(), check('b', 'rally', 'rally', 81));
    expect(unitIn(session.state(), 'b')?.state).toBe('routed');
    expect(refusedOf(session, check('b', 'rally', 'rally', 1))).toBe('tested-already');
    must(session, { type: 'end-turn' });
    expect(due(session.state())).toEqual(['b: rally']);
  });

  it('does not try in the turn in which it broke', () => {
    const session = must(
      game([cuirassiers(), infantry(5)]),
      { type: 'charge', unit: 'cav', target: 'inf' },
      check('inf', 'charged', 'charged by cav', 100),
    );
    expect(due(session.state())).toEqual([]);
    expect(refusedOf(session, check('inf', 'rally', 'rally', 1))).toBe('no-rally');
    must(session, { type: 'end-turn' });
    expect(due(session.state())).toEqual(['inf: rally']);
  });

  test.each<[string, Command, string]>([
    ['a test that is not due', check('a', 'charged', 'charged by b', 1), 'not-due'],
    ['a rally of who is not routed', check('a', 'rally', 'rally', 1), 'no-rally'],
    ['a unit that is not there', check('ghost', 'rally', 'rally', 1), 'no-such-unit'],
    ['a face that no d100 has', check('b', 'rally', 'rally', 101), 'dice'],
  ])('%s is refused', (_, command, code) => {
    expect(refusedOf(routed(), command)).toBe(code);
  });
});

describe('the flight at the end of a turn', () => {
  const flying = (y: number, more: readonly UnitData[] = []) =>
    game([{ ...lineDown('b', 'red', 20, y), state: 'routed' }, lineAt('a', 'blue', 20, 10), ...more]);
  const fled = (session: TestSession) =>
    session
      .log()
      .at(-1)
      ?.events.flatMap((event) => (event.type === 'Fled' ? [event.retreat && [event.retreat.inches, event.retreat.short]] : []));

  it('a routed unit runs a full move to its own edge, its back to the enemy', () => {
    const session = must(flying(18), { type: 'end-turn' });
    expect(session.state().table.stands.find(({ id }) => id === 'b2')?.box).toMatchObject({ center: { x: 20, y: 26.375 }, facing: 0 });
    expect(session.state().turn.number).toBe(2);
    expect(fled(session)).toEqual([[8, null]]);
  });

  it('halts at the edge, and leaves the table with its next move', () => {
    const session = must(flying(45), { type: 'end-turn' });
    expect(fled(session)).toEqual([[2.25, 'the table ends there']]);
    expect(session.state().table.stands.find(({ id }) => id === 'b1')?.box.center.y).toBeCloseTo(47.625, 9);
    must(session, { type: 'end-turn' });
    expect(fled(session)).toEqual([null]);
    expect(session.state().table.stands.filter(({ unit }) => unit === 'b')).toEqual([]);
    expect(unitIn(session.state(), 'b')).toMatchObject({ state: 'destroyed', losses: 9 });
    session.undo();
    expect(session.state().table.stands.filter(({ unit }) => unit === 'b')).toHaveLength(3);
  });

  it('does not run again in the turn in which it fell back', () => {
    const session = must(
      game([cuirassiers(), infantry(5)]),
      { type: 'charge', unit: 'cav', target: 'inf' },
      check('inf', 'charged', 'charged by cav', 100),
      { type: 'end-turn' },
    );
    expect(fled(session)).toEqual([]);
    must(session, { type: 'end-turn' });
    expect(fled(session)).toEqual([[8, null]]);
  });

  it('is stopped by who stands behind it, and one who runs before it is gone first', () => {
    const session = must(flying(18, [{ ...lineDown('c', 'red', 20, 20), state: 'routed' }]), { type: 'end-turn' });
    expect(fled(session)).toEqual([
      [8, null],
      [8, null],
    ]);
    const stopped = must(flying(18, [lineDown('c', 'red', 20, 20)]), { type: 'end-turn' });
    expect(fled(stopped)).toEqual([[1.25, 'the way is barred by c']]);
  });

  const gunners = (book: string) =>
    game(
      [
        unit(
          'bty',
          'red',
          book === 'sudan' ? 'sudan-artillery' : 'foot-artillery',
          'unlimbered',
          [gun('g', 20, 18, 180, book === 'sudan' ? 'field-gun' : 'nap-6')],
          {
            state: 'routed',
          },
        ),
        lineAt('a', 'blue', 20, 10),
      ],
      { book },
    );

  it.each([
    ['field-gun', [1], ['limber'], 6],
    ['field-gun', [2], [], 9],
    ['gardner', [1], ['limber'], 6],
    ['screw-gun', [], [], 9],
  ] as const)('in the Sudan a %s on wheels that runs loses one on a 1 of a d20: %j', (piece, faces, hit, next) => {
    const guns = unit('bty', 'red', 'sudan-artillery', 'limbered', [gun('g', 20, 18, 180, piece)], { state: 'routed' });
    const session = must(game([guns, lineAt('a', 'blue', 20, 10)], { book: 'sudan' }), {
      type: 'end-turn',
      faces,
    });
    expect(fled(session)).toEqual([[9, null]]);
    expect(session.state().stands.find(({ id }) => id === 'g')?.gun?.hit).toEqual(hit);
    const again = session.send({ type: 'end-turn', faces: hit.length > 0 || piece === 'screw-gun' ? [] : [20] });
    expect(again.ok).toBe(true);
    expect(fled(session)).toEqual([[next, null]]);
  });

  it('each gun of a battery has a die, and only the one that shows a 1 is stuck', () => {
    const pieces = [gun('g', 20, 18, 180, 'field-gun'), gun('h', 22, 18, 180, 'field-gun')];
    const guns = unit('bty', 'red', 'sudan-artillery', 'limbered', pieces, { state: 'routed' });
    const session = must(game([guns, lineAt('a', 'blue', 20, 10)], { book: 'sudan' }), { type: 'end-turn', faces: [20, 1] });
    const hits = ['g', 'h'].map((id) => session.state().stands.find((one) => one.id === id)?.gun?.hit);
    expect(hits).toEqual([[], ['limber']]);
    const dice = session.log()[0]?.events.flatMap((event) => (event.type === 'DiceThrown' ? event.throws.map(({ call }) => call.why) : []));
    expect(dice).toEqual(['A wheel of bty: lost at 1 or under', 'A wheel of bty: lost at 1 or under']);
  });

  it('a Mahdist gun that runs throws for its inches and for no wheel', () => {
    const guns = unit('bty', 'red', 'sudan-artillery', 'limbered', [gun('g', 20, 18, 180, 'field-gun')], {
      state: 'routed',
      nation: 'mahdist',
    });
    const session = must(game([guns, lineAt('a', 'blue', 20, 10)], { book: 'sudan' }), { type: 'end-turn', faces: [2] });
    expect(fled(session)).toEqual([[5, null]]);
  });

  test.each([
    ['linear', 8],
    ['stands', 4],
    ['sudan', 9],
  ])('guns in action hook in and run with their teams: under %s %d″, and are limbered', (book, inches) => {
    const session = must(gunners(book), { type: 'end-turn', ...(book === 'sudan' ? { faces: [20] } : {}) });
    expect(fled(session)).toEqual([[inches, null]]);
    expect(unitIn(session.state(), 'bty')?.order).toBe('limbered');
  });

  test.each([
    ['linear', 2],
    ['stands', 1],
    ['sudan', 6],
  ])('a gun that has lost its limber is hauled, whatever it runs from: under %s %d″, and stays in action', (book, inches) => {
    const state = gunners(book).state();
    const lost = { ...state, stands: state.stands.map((one) => ({ ...one, gun: one.gun && { ...one.gun, hit: ['limber' as const] } })) };
    const session = must(startSession({ state: lost }, library.bookOf), { type: 'end-turn' });
    expect(fled(session)).toEqual([[inches, null]]);
    expect(unitIn(session.state(), 'bty')?.order).toBe('unlimbered');
  });

  it('guns that break from a charge hook in as well', () => {
    const guns = unit('bty', 'red', 'foot-artillery', 'unlimbered', [gun('g', 20, 26, 180)]);
    const session = must(
      game([cuirassiers(), guns]),
      { type: 'charge', unit: 'cav', target: 'bty' },
      check('bty', 'charged', 'charged by cav', 100),
    );
    expect(unitIn(session.state(), 'bty')).toMatchObject({ state: 'routed', order: 'limbered' });
  });

  it('guns that cannot move from where they stand do not hook in', () => {
    const session = must(
      game([
        unit('bty', 'red', 'foot-artillery', 'unlimbered', [gun('g', 20, 18, 180)], { state: 'routed' }),
        lineAt('a', 'blue', 20, 10),
        lineDown('c', 'red', 20, 18.625),
      ]),
      { type: 'end-turn' },
    );
    expect(fled(session)).toEqual([[0, 'the way is barred by c']]);
    expect(unitIn(session.state(), 'bty')?.order).toBe('unlimbered');
  });

  it('who is whole only ends the turn', () => {
    const session = must(game([lineAt('a', 'blue', 20, 10)]), { type: 'end-turn' });
    expect(session.log()[0]?.events.map(({ type }) => type)).toEqual(['TurnEnded']);
  });

  it('in the Sudan the inches are thrown for before the turn ends', () => {
    const session = game([{ ...lineDown('b', 'red', 20, 18), troop: 'british-foot', state: 'routed' }, lineAt('a', 'blue', 20, 10)], {
      parts: { movement: 'march-sudan' },
    });
    must(session, { type: 'end-turn', faces: [4] });
    expect(session.log()[0]?.events.map(({ type }) => type)).toEqual(['DiceThrown', 'Fled', 'TurnEnded']);
    expect(fled(session)).toEqual([[7, null]]);
  });
});
