import { describe, expect, it, test } from 'vitest';
import { fileName } from '#app/files';
import { planOf, shotOf } from '#app/desk/aiming';
import { selecting } from '#app/desk/hands';
import { marginsOf, openingView } from '#app/desk/openingView';
import { createPlay } from '#app/desk/play';
import { terrainCommand, unitCommand } from '#app/desk/setOut';
import { settledPlans } from '#app/desk/shotMotion';
import { sightingsOf } from '#app/desk/sightings';
import { unitCard } from '#app/desk/unitCard';
import { corners } from '#geometry/shape/box';
import { TERRAIN_KINDS } from '#geometry/table/table';
import { unitOf } from '#game/lookup';
import { library } from '#rules/sets/index';
import { planShot } from '#game/preview';
import { toScreen } from '#view/camera';
import { windowWith } from '#test/benches';
import { sessionFrom, stateFrom, standsBook } from '#test/games';
import { lineDown } from '#test/melees';
import { battery, block, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

const general = unit('gen', 'blue', 'french-line', 'line', [foot('m1', 30, 10, 0, { marker: 'general' })]);

async function playing(data: object) {
  const page = await windowWith(data);
  const freed: unknown[] = [];
  const play = createPlay(page.store, { settled: () => undefined, declared: () => freed.push(page.store.get().aim) });
  const select = (...stands: readonly string[]) => page.store.set(selecting(page.store.get(), { stands, terrain: null }));
  return { ...page, play, select, freed, bench: page.store.get };
}

describe('playing', () => {
  const aimed = async () => {
    const game = await playing(scene([battery(), column()]));
    game.select('g1');
    game.store.set({ mode: { mode: 'direct', load: null }, aim: { at: 'col' } });
    return game;
  };

  it('leaves the hand free for the next aim once a shot is declared, and not when it was refused', async () => {
    const { play, bench, freed, store } = await aimed();
    play.declare();
    expect([bench().aim, bench().session.state().turn.declared.length, freed]).toEqual([null, 1, [null]]);
    store.set({ aim: { at: 'col' } });
    play.declare();
    expect([bench().session.state().turn.declared.length, freed.length]).toEqual([1, 1]);
  });

  it('asks once a game before it goes back over dice, and then goes back', async () => {
    const { play, bench, store } = await aimed();
    play.fire([1]);
    expect(bench().settled?.rulings).toHaveLength(1);
    play.undo();
    expect([bench().asking?.title, bench().session.head()]).toEqual(['Undo over dice?', 1]);
    bench().asking?.onYes();
    store.set({ asking: null });
    expect([bench().session.head(), bench().settled]).toEqual([0, null]);
    play.redo();
    play.undo();
    expect([bench().asking, bench().session.head()]).toEqual([null, 0]);
    store.set({ session: sessionFrom(scene([battery(), column()])) });
    play.send({ type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { at: 'col' } } });
    play.undo();
    expect(bench().asking?.title).toBe('Undo over dice?');
  });

  it('goes to any step, and asks when dice lie on the way back', async () => {
    const { play, bench } = await aimed();
    play.send({ type: 'rename', what: 'unit', id: 'bty', name: 'Guard' });
    play.fire([1]);
    play.send({ type: 'end-turn' });
    play.goTo(2);
    expect(bench().session.head()).toBe(2);
    play.goTo(0);
    expect(bench().session.head()).toBe(2);
    bench().asking?.onYes();
    expect(bench().session.head()).toBe(0);
    play.goTo(3);
    expect(bench().session.head()).toBe(3);
  });

  test('what was settled keeps its lines when something else is done after it', async () => {
    const { play, bench } = await aimed();
    play.fire([1]);
    expect(settledPlans(bench())[0]?.refused).toBeNull();
    play.send({ type: 'rename', what: 'unit', id: 'bty', name: 'Guard' });
    expect(settledPlans(bench())[0]?.refused).toBeNull();
  });

  test('what is taken off leaves the hand: selection, aim and hover', async () => {
    const { play, bench, store } = await aimed();
    store.set({ hovered: 'col' });
    play.send({ type: 'delete', units: ['col', 'bty'], stands: [], terrain: [] });
    expect([bench().selection.stands, bench().aim, bench().hovered]).toEqual([[], null, null]);
  });

  test('a refusal says why and leaves the log alone', async () => {
    const { play, bench } = await aimed();
    play.fire([13]);
    expect(bench().notice).toMatchObject({ tone: 'no', title: 'Not these dice' });
    expect(bench().session.log()).toEqual([]);
  });
});

describe('aiming', () => {
  const pair = () =>
    playing(scene([unit('g', 'blue', 'foot-artillery', 'unlimbered', [gun('k1', 18, 10, 0), gun('k2', 22, 10, 0)]), column(), general]));

  test('a part of a battery fires alone; the whole of it is named by the unit', async () => {
    const { select, store, bench } = await pair();
    select('k2');
    store.set({ mode: { mode: 'direct', load: null }, aim: { bearing: 0 } });
    expect(shotOf(bench())?.stands).toEqual(['k2']);
    select('k1', 'k2');
    expect(shotOf(bench())?.stands).toBeUndefined();
  });

  test('another unit takes up its own mode and no aim; another part of the same unit keeps the aim', async () => {
    const { select, store, bench } = await pair();
    select('k1');
    store.set({ aim: { at: 'col' }, ricochetAt: 9 });
    select('k2');
    expect([bench().aim, bench().ricochetAt]).toEqual([{ at: 'col' }, 9]);
    select('c1');
    expect([bench().aim, bench().ricochetAt, bench().mode.mode]).toEqual([null, null, 'small-arms']);
  });

  test('a general aims at nothing, and an aim along a line is none for a mode that strikes units', async () => {
    const { select, store, bench } = await pair();
    select('m1');
    store.set({ aim: { at: 'col' } });
    expect(planOf(bench())).toBeNull();
    select('c1');
    store.set({ aim: { bearing: 10 } });
    expect(planOf(bench())).toBeNull();
  });
});

test('a message lies at the bottom, on a phone at the top; an open panel on the right', () => {
  const look = { pxPerInch: 21, center: { x: 20, y: 15 }, width: 960, height: 700 };
  expect(marginsOf(look, false, 0)).toEqual({ top: 10, right: 10, bottom: 10, left: 10 });
  expect(marginsOf(look, true, 340)).toEqual({ top: 10, right: 350, bottom: 84, left: 10 });
  expect(marginsOf({ ...look, width: 640 }, true, 0)).toEqual({ top: 84, right: 10, bottom: 10, left: 10 });
});

describe('whom a unit can shoot', () => {
  const book = standsBook();
  const seen = (state: ReturnType<typeof stateFrom>, id: string) => sightingsOf(state, unitOf(state, id), book);

  /** The slow second way: every mode and every stand asked of the rules. */
  function slowly(state: ReturnType<typeof stateFrom>, firer: string, target: string): string | null {
    for (const mode of book.fire.modes) {
      const plan = planShot(state, { unit: firer, mode: mode.id, aim: { at: target } }, book);
      const readings = plan.stands.flatMap(({ verdict, facts }) => {
        if (verdict.refused) return [];
        const met = facts.line?.struck.find((one) => one.unit === target);
        const tape = facts.line ? met && Math.round(met.enter * 100) : facts.pair?.ranges['front-to-target']?.tape;
        return tape === undefined ? [] : [tape];
      });
      if (readings.length > 0) return `${(Math.min(...readings) / 100).toFixed(2)}″ ${mode.label}`;
    }
    return null;
  }

  test('is nobody whom the unit as a whole may not shoot: by text 000 a musket carries 15.00″', () => {
    const linear = library.books.find((one) => one.id === 'linear')!;
    const at = (y: number) => {
      const line = unit('f', 'blue', 'french-line', 'line', [foot('f1', 20, 10, 0)]);
      const state = stateFrom({
        ...scene([line, unit('e', 'red', 'russian-musketeer', 'line', [foot('e1', 20, y, 180)])]),
        book: 'linear',
      });
      return sightingsOf(state, unitOf(state, 'f'), linear).canShoot.map((one) => `${one.name} ${one.inches} ${one.band}`);
    };
    expect([at(25.37), at(25.39)]).toEqual([['e 15.00″ musket'], []]);
  });

  test('is what the rules say of every stand in every mode, nearest first, both ways', () => {
    const state = stateFrom(
      scene(
        [
          battery(),
          column(),
          unit('h', 'blue', 'foot-artillery', 'unlimbered', [gun('h1', 26, 10, 350), gun('h2', 28, 10, 0, 'nap-6'), gun('h3', 34, 12, 90)]),
          unit('f', 'blue', 'french-line', 'line', [foot('f1', 22, 14, 0), foot('f2', 22.9, 14, 0)]),
          unit('e', 'red', 'russian-musketeer', 'line', [foot('e1', 23, 19, 180), foot('e2', 23.9, 19, 180)]),
          unit('w', 'red', 'russian-musketeer', 'line', [foot('w1', 12, 26, 180)]),
          unit('r', 'red', 'foot-artillery', 'unlimbered', [gun('r1', 30, 34, 180)]),
        ],
        [block('wood', 'woods', [9, 20, 15, 24])],
      ),
    );
    for (const firer of state.units) {
      const expected = state.units
        .filter((other) => other.side !== firer.side)
        .flatMap((other) => {
          const said = slowly(state, firer.id, other.id);
          return said === null ? [] : [`${other.id} ${said}`];
        });
      const { canShoot } = seen(state, firer.id);
      expect(canShoot.map((one) => `${one.unit} ${one.inches} ${one.said}`).toSorted()).toEqual(expected.toSorted());
      const inches = canShoot.map((one) => Number.parseFloat(one.inches));
      expect(inches).toEqual(inches.toSorted((a, b) => a - b));
      for (const one of canShoot) expect(seen(state, one.unit).shotBy.map((by) => by.unit)).toContain(firer.id);
    }
  });

  test('a gun without a crew of its own that a stand-in serves is told of: it can shoot', () => {
    const state = stateFrom(
      scene([
        unit('r', 'red', 'foot-artillery', 'unlimbered', [gun('r1', 20, 18, 180, 'nap-12', { crew: 0, crewedBy: 's1' })]),
        unit('s', 'red', 'russian-musketeer', 'line', [foot('s1', 26, 18, 180)]),
        unit('f', 'blue', 'french-line', 'line', [foot('f1', 20, 10, 0)]),
      ]),
    );
    expect(seen(state, 'f').shotBy.map((one) => one.unit)).toContain('r');
  });
});

describe('the card', () => {
  test('figures when whole count each loss once, whether a figure or a whole stand went', () => {
    const whole = (figures: number, losses: number) => {
      const [a, b] = twoLines(2);
      const stands = b!.stands.map((stand, i) => (i === 0 ? { ...stand, figures, full: 3 } : stand));
      const state = stateFrom(scene([a!, { ...b!, stands, losses }]));
      return unitCard(state, 'b', standsBook())?.full;
    };
    expect([whole(3, 0), whole(2, 1), whole(2, 0), whole(3, 3)]).toEqual([9, 9, 9, 12]);
  });

  test('a general’s card says that it is a marker, and fires nothing', () => {
    const card = unitCard(stateFrom(scene([battery(), general])), 'gen', standsBook());
    expect([card?.may, card?.canShoot, card?.contacts]).toEqual([[], [], []]);
  });
});

describe('setting out', () => {
  const wanted = { name: 'New', side: 'blue', troop: 'french-line', order: 'line', stands: 3, gun: null } as const;

  test('a new unit takes the nearest free ground and is taken by the game', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const command = unitCommand(session.state(), wanted, { x: 20, y: 18 });
    if (!command) throw new Error('no room');
    expect(session.send(command).ok).toBe(true);
    const again = unitCommand(session.state(), wanted, { x: 20, y: 18 });
    expect(again && session.send(again).ok).toBe(true);
  });

  test('a table without room for it says so', () => {
    const small = scene([unit('a', 'blue', 'french-line', 'line', [foot('a1', 1, 1, 0, { frontage: 1.9, depth: 1.9 })])], [], {
      table: { width: 2, depth: 2 },
    });
    expect(unitCommand(stateFrom(small), wanted, { x: 1, y: 1 })).toBeNull();
  });

  test.each(TERRAIN_KINDS)('a new piece of %s is one that the game takes', (kind) => {
    const session = sessionFrom(scene([battery()]));
    expect(session.send(terrainCommand(session.state(), kind, '', { x: 30, y: 20 })).ok).toBe(true);
  });
});

describe('the first look', () => {
  const camera = { pxPerInch: 30, center: { x: 0, y: 0 }, width: 1280, height: 720 };
  const none = { top: 0, right: 0, bottom: 0, left: 0 };

  test('a small table is seen whole, a large one where its first gun meets the enemy', () => {
    const small = stateFrom(scene([battery(), column()], [], { table: { width: 40, depth: 30 } }));
    expect(openingView(camera, small, none).center).toEqual({ x: 20, y: 15 });
    const large = stateFrom(scene([battery(), column()], [], { table: { width: 400, depth: 300 } }));
    expect(openingView(camera, large, none).center).toEqual({ x: 20, y: 14 });
  });

  test.each([
    ['far apart', 100, false],
    ['close by', 20, true],
  ])('an example shows every stand that is %s, beside what lies over the table', (_, away, near) => {
    const units = [battery(), lineDown('far', 'red', 20, 10 + away)];
    const state = stateFrom(scene(units, [], { table: { width: 400, depth: 300 } }));
    const margins = { top: 10, right: 350, bottom: 84, left: 10 };
    const seen = openingView(camera, state, margins, true);
    for (const point of state.table.stands.flatMap((stand) => corners(stand.box))) {
      const { x, y } = toScreen(seen, point);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(930);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(636);
    }
    expect(seen.pxPerInch < 14).toBe(!near);
    expect(seen.pxPerInch).toBeLessThanOrEqual(32);
  });

  test('a table without stands, or with one side alone, is seen whole', () => {
    for (const units of [[], [battery()]]) {
      const state = stateFrom(scene(units, [], { table: { width: 400, depth: 300 } }));
      expect(openingView(camera, state, none).center).toEqual({ x: 200, y: 150 });
    }
  });
});

test.each([
  ['Régiment d’Élite 🐎', 'Régiment-dÉlite.lof.json'],
  ['<b>../../etc</b>', 'betcb.lof.json'],
  ['__proto__', '__proto__.lof.json'],
  ['🐎', 'untitled.lof.json'],
  ['𝔊'.repeat(80), `${'𝔊'.repeat(60)}.lof.json`],
])('unicode-names: the game %s is saved as %s', (name, file) => {
  expect(fileName(name, 'lof.json')).toBe(file);
});
