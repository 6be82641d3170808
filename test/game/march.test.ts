import { describe, expect, it, test } from 'vitest';
import type { Command, MoveNote } from '#game/command';
import { formPlan, limberPlan } from '#game/decide/march';
import { marchPrice } from '#game/march/placed';
import { straight, wheel, type March } from '#geometry/check/march';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, type TestSession } from '#test/games';
import { lineAt, lineDown } from '#test/melees';
import { battery, block, gun, scene, unit, type UnitData } from '#test/scenes';

const game = (units: readonly UnitData[], terrain: readonly object[] = [], more: object = {}): TestSession =>
  sessionFrom(scene(units, terrain, { book: 'linear', ...more }));
const bodyIn = (session: TestSession, id = 'a') => session.state().table.stands.filter((stand) => stand.unit === id);
const placingsOf = (march: March) => march.moves.map(({ stand, box }) => ({ stand, box }));
const ahead = (session: TestSession, inches: number, more: Partial<MoveNote> = {}): Command => ({
  type: 'place',
  placings: placingsOf(straight(bodyIn(session), inches)),
  note: { how: 'straight', inches, ...more },
});
const moved = (session: TestSession) => session.state().units[0]?.moved;

describe('what counts against a move', () => {
  it('inches gone and what they cost add up over the turn, and are forgotten at its end', () => {
    const session = game([lineAt('a', 'blue', 20, 10)], [block('w', 'woods', [10, 12, 30, 14])]);
    session.send(ahead(session, 2));
    expect(moved(session)).toEqual({ inches: 2, how: 'marched', spent: 2 });
    session.send(ahead(session, 3));
    // Two of the three inches lie in the wood and cost double.
    expect(moved(session)).toEqual({ inches: 5, how: 'marched', spent: 7 });
    session.send({ type: 'end-turn' });
    expect(moved(session)).toBeNull();
  });

  test.each<[string, Partial<MoveNote>]>([
    ['a drag', { how: 'drag' }],
    ['a turn about the middle', { how: 'turn' }],
  ])('%s is setting out and counts nothing', (_, note) => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    session.send(ahead(session, 20, note));
    expect(moved(session)).toBeNull();
  });

  it('a move by hand beyond its inches is recorded, not refused', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    expect(refusedOf(session, ahead(session, 9))).toBeNull();
    expect(moved(session)?.spent).toBe(9);
  });

  test.each([
    [8, null],
    [8.01, 'beyond-move'],
  ])('asked for under the rules a line marches 8.00″: %d″ is %s', (inches, code) => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    expect(refusedOf(session, ahead(session, inches, { march: true }))).toBe(code);
  });

  it('says what is needed and what is left', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    session.send(ahead(session, 5, { march: true }));
    expect(session.send(ahead(session, 4, { march: true }))).toMatchObject({
      refused: { because: 'Beyond the move of a: 4.00″ needed, 3.00″ of 8.00″ left.' },
    });
  });

  it('a march does not pass through a stand, a drag does', () => {
    const session = game([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 11)]);
    expect(refusedOf(session, ahead(session, 4, { march: true }))).toBe('blocked');
    expect(refusedOf(session, ahead(session, 4, { how: 'drag' }))).toBeNull();
  });

  test.each([
    ['engaged', { engaged: true }, 'engaged'],
    ['routed', { state: 'routed' }, 'routed'],
  ])('who is %s does not march', (_, more, code) => {
    const session = game([lineAt('a', 'blue', 20, 10, more)]);
    expect(refusedOf(session, ahead(session, 1, { march: true }))).toBe(code);
  });
});

describe('the price of a placing', () => {
  const priceOf = (session: TestSession, march: March, note: MoveNote) =>
    marchPrice(session.state(), placingsOf(march), note, library.bookOf(session.state()))[0];

  it('tells what is spent, used, allowed and left', () => {
    const session = game([lineAt('a', 'blue', 20, 10, { moved: { inches: 3, how: 'marched' } })]);
    expect(priceOf(session, straight(bodyIn(session), 4), { how: 'drag', inches: 4 })).toMatchObject({
      spent: 4,
      used: 3,
      allowed: 8,
      left: 1,
      ends: false,
    });
  });

  it('a wheel costs the arc of its outer front corner, whichever end stays', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    for (const march of [wheel(bodyIn(session), 'left', -30), wheel(bodyIn(session), 'right', 30)]) {
      const price = priceOf(session, march, { how: 'wheel', inches: march.inches });
      expect(price?.ways[0]?.how).toBe('wheel');
      expect(price?.spent).toBe(1.41);
    }
  });

  test.each([
    ['backwards', -2, 0, 4],
    ['sideways', 0, 2, 4],
    ['oblique', 2, 1, 2.24],
    ['straight', 2, 0, 2],
  ])('%s', (how, north, east, spent) => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    const placings = bodyIn(session).map(({ id, box }) => ({
      stand: id,
      box: { ...box, center: { x: box.center.x + east, y: box.center.y + north } },
    }));
    const price = marchPrice(session.state(), placings, { how: 'drag', inches: 0 }, library.bookOf(session.state()))[0];
    expect([price?.ways[0]?.how, price?.spent]).toEqual([how, spent]);
  });

  it('ground is met by the front that goes through it, each piece with its inches and where it begins', () => {
    const session = game(
      [lineAt('a', 'blue', 20, 10)],
      [block('m', 'marsh', [21.2, 11, 30, 12.5]), block('h', 'hill', [0, 13, 40, 20], { level: 1 })],
    );
    const price = priceOf(session, straight(bodyIn(session), 4), { how: 'straight', inches: 4 });
    expect(price?.ways[0]?.through).toEqual([
      { kind: 'marsh', inches: 1.5, up: false, from: 1 },
      { kind: 'hill', inches: 1, up: true, from: 3 },
    ]);
    expect(price?.spent).toBe(6.5);
  });

  it.each([
    ['left', -60, [20.5, 11, 23, 13]],
    ['right', 60, [17, 11, 19.5, 13]],
  ] as const)('a wheel about its %s meets what its outer corner sweeps over, and nothing on the other side', (about, turn, marsh) => {
    const march = (session: TestSession) => wheel(bodyIn(session), about, turn);
    const session = game([lineAt('a', 'blue', 20, 10)], [block('m', 'marsh', marsh), block('n', 'marsh', [0, 0, 40, 8.5])]);
    const through = priceOf(session, march(session), { how: 'wheel', inches: 0 })?.ways[0]?.through ?? [];
    expect(through.map(({ kind }) => kind)).toEqual(['marsh']);
    expect(through[0]?.inches).toBeGreaterThan(1);
  });

  it('down from a hill is no climb', () => {
    const session = game([lineAt('a', 'blue', 20, 10)], [block('h', 'hill', [0, 5, 40, 12], { level: 1 })]);
    expect(priceOf(session, straight(bodyIn(session), 4), { how: 'straight', inches: 4 })?.spent).toBe(4);
  });
});

describe('drill', () => {
  it('a change of formation costs half a move and takes the new order', () => {
    const session = game([lineAt('a', 'blue', 20, 10)]);
    expect(refusedOf(session, { type: 'form', unit: 'a', order: 'attack-column', files: 1 })).toBeNull();
    expect(session.state().units[0]).toMatchObject({ order: 'attack-column', moved: { inches: 0, how: 'marched', spent: 5 } });
    expect(bodyIn(session).map(({ box }) => [box.center.x, box.center.y])).toEqual([
      [20, 9.625],
      [20, 8.875],
      [20, 8.125],
    ]);
    expect(session.log()[0]?.title).toBe('a forms attack column, 1 abreast');
    session.undo();
    expect(session.state()).toBe(session.start());
  });

  it.each([
    ['line', 'march-column', 0, 6, 6],
    ['line', 'march-column', 2, 9, 3],
    ['line', 'march-column', 4, 12, 0],
    ['march-column', 'line', 0, 4, 4],
    ['march-column', 'line', 6, 8, 0],
  ] as const)('%s to %s after %d″: the share that is spent stays what it was, %d″, and %d″ are left', (from, to, inches, spent, left) => {
    const more = { order: from, ...(inches > 0 ? { moved: { inches, how: 'marched' } } : {}) };
    const session = must(game([lineAt('a', 'blue', 20, 10, more)]), {
      type: 'form',
      unit: 'a',
      order: to,
      files: to === 'line' ? 3 : 1,
    });
    expect(moved(session)).toMatchObject({ inches, spent });
    if (left > 0) expect(refusedOf(session, ahead(session, left, { march: true }))).toBeNull();
    expect(refusedOf(session, ahead(session, 0.01, { march: true }))).toBe('beyond-move');
  });

  test.each([
    [4, null],
    [4.01, 'beyond-move'],
  ])('after %d″ of march it may form: %s', (inches, code) => {
    const session = game([lineAt('a', 'blue', 20, 10, { moved: { inches, how: 'marched' } })]);
    expect(formPlan(session.state(), 'a', 'attack-column', 1, library.bookOf(session.state())).refused?.code ?? null).toBe(code);
  });

  test.each<[string, readonly UnitData[], number, string]>([
    ['more abreast than there are stands', [lineAt('a', 'blue', 20, 10)], 4, 'files'],
    ['none abreast', [lineAt('a', 'blue', 20, 10)], 0, 'files'],
    ['where another stands', [lineAt('a', 'blue', 20, 10), lineAt('c', 'blue', 20, 9)], 1, 'overlap'],
  ])('%s is refused', (_, units, files, code) => {
    expect(refusedOf(game(units), { type: 'form', unit: 'a', order: 'attack-column', files })).toBe(code);
  });

  it('guns limber and unlimber for half a move each, and no third time', () => {
    const session = game([battery()]);
    expect(refusedOf(session, { type: 'limber', unit: 'bty' })).toBeNull();
    expect(refusedOf(session, { type: 'limber', unit: 'bty' })).toBe('same-order');
    expect(refusedOf(session, { type: 'unlimber', unit: 'bty' })).toBeNull();
    expect(session.state().units[0]).toMatchObject({ order: 'unlimbered', moved: { inches: 0, how: 'unlimbered', spent: 8 } });
    expect(refusedOf(session, { type: 'limber', unit: 'bty' })).toBe('beyond-move');
  });

  it('tells beforehand what limbering costs and what is left after it', () => {
    const state = game([battery()]).state();
    expect(limberPlan(state, 'bty', 'limbered', library.bookOf(state))).toMatchObject({
      refused: null,
      price: { spent: 4, allowed: 8, left: 4 },
    });
    expect(limberPlan(state, 'bty', 'unlimbered', library.bookOf(state)).refused?.code).toBe('same-order');
  });

  it('a screw gun is assembled', () => {
    const screw = unit('a', 'blue', 'foot-artillery', 'limbered', [gun('g', 20, 10, 0, 'screw-gun')]);
    const session = game([screw], [], { parts: { movement: 'march-sudan' } });
    session.send({ type: 'unlimber', unit: 'a' });
    expect(moved(session)).toEqual({ inches: 0, how: 'assembled', spent: 9 });
  });

  it('foot has nothing to limber', () => {
    expect(refusedOf(game([lineAt('a', 'blue', 20, 10)]), { type: 'limber', unit: 'a' })).toBe('no-guns');
  });

  test.each([
    [2, null],
    [2.01, 'beyond-move'],
  ])('guns in action go 2.00″ by hand: %d″ is %s', (inches, code) => {
    const session = game([unit('a', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0)])]);
    expect(refusedOf(session, ahead(session, inches, { march: true }))).toBe(code);
    if (code === null) expect(moved(session)).toEqual({ inches: 2, how: 'manhandled', spent: 8 });
  });
});
