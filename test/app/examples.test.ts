/** The worked examples of the texts on the desk: set out, in sight, thrown, and beside the numbers that the text prints. */
import { describe, expect, test } from 'vitest';
import { createDesk } from '#app/desk/createDesk';
import { exampleView } from '#app/desk/exampleView';
import { fightView } from '#app/desk/fights';
import { createPlay } from '#app/desk/play';
import { planOf } from '#app/desk/aiming';
import { actedOut } from '#app/desk/exampleScene';
import { examples } from '#app/examples';
import type { Example } from '#app/examples/example';
import { bookOf, stateOf } from '#app/desk/bench';
import { moraleDue } from '#game/morale';
import { foot, scene, unit } from '#test/scenes';
import { windowWith } from '#test/benches';
import { stateFrom } from '#test/games';
import { marginsOf, openingView } from '#app/desk/openingView';
import { corners } from '#geometry/shape/box';
import { toScreen } from '#view/camera';

/** The sums that the texts work for their readers, text by text. */
const WORKED = {
  '000': ['T000-02', 'T000-04', 'T000-05', 'T000-08', 'T000-11', 'T000-15', 'T000-16', 'T000-17'],
  '001': ['T001-01', 'T001-02', 'T001-03'],
  '003': ['T003-01', 'T003-04', 'T003-06', 'T003-08', 'T003-12'],
  '004': ['T004-03', 'T004-04', 'T004-08', 'T004-09', 'T004-10', 'T004-16'],
};

describe('every example', () => {
  test.each(Object.entries(WORKED))('of text %s is there, once each', (text, ids) => {
    expect(examples.flatMap((one) => (one.text === text ? [one.id] : [])).toSorted()).toEqual(ids);
  });

  test('is of one of the four texts', () => {
    expect([...new Set(examples.map((one) => one.text))]).toEqual(Object.keys(WORKED));
  });

  test('that a text has wrong says which number, and the sum of 450 is one of them', () => {
    const wrong = examples.filter((one) => one.wrong !== null).map((one) => one.id);
    expect(wrong).toEqual(expect.arrayContaining(['T000-17', 'T001-01', 'T004-08', 'T004-16']));
    expect(examples.find((one) => one.id === 'T000-17')?.wrong).toContain('540');
  });

  test.each(examples.map((one) => [`${one.id}: ${one.title}`, one] as const))(
    '%s is set out with its actor selected and its first shot aimed',
    async (_, example) => {
      const { store } = await windowWith(JSON.parse(example.file));
      store.set(actedOut(store.get(), example.order));
      const bench = store.get();
      const first = example.order.kind === 'shots' ? example.order.shots[0] : null;
      const actor = example.order.kind === 'melee' ? example.order.attacker : first?.unit;
      const own = stateOf(bench)
        .table.stands.filter((stand) => stand.unit === actor)
        .map((stand) => stand.id);
      expect(bench.selection.stands).toEqual(own);
      const shot = planOf(bench);
      if (first) expect([shot?.shot, shot?.refused]).toEqual([first, null]);
      else expect(shot).toBeNull();
    },
  );
});

describe('every scene in sight', () => {
  const rooms = [
    ['beside the open panel of a desk', 1440, 780, 360],
    ['above the sheet of a telephone', 390, 420, 0],
  ] as const;
  test.each(examples.flatMap((one) => rooms.map(([where, ...room]) => [`${one.id}: ${one.title}`, where, room, one] as const)))(
    '%s opens with all its stands %s',
    (_, __, [width, height, panel], example) => {
      const state = stateFrom(JSON.parse(example.file));
      const camera = { pxPerInch: 30, center: { x: 0, y: 0 }, width, height };
      const margins = marginsOf(camera, false, panel);
      const seen = openingView(camera, state, margins, true);
      const points = state.table.stands.flatMap(({ box }) => corners(box)).map((point) => toScreen(seen, point));
      expect(points.length).toBeGreaterThan(0);
      expect(Math.min(...points.map(({ x }) => x))).toBeGreaterThanOrEqual(margins.left);
      expect(Math.max(...points.map(({ x }) => x))).toBeLessThanOrEqual(width - margins.right);
      expect(Math.min(...points.map(({ y }) => y))).toBeGreaterThanOrEqual(margins.top);
      expect(Math.max(...points.map(({ y }) => y))).toBeLessThanOrEqual(height - margins.bottom);
    },
  );
});

/** A desk on a scene, with a hand that only remembers what it was told. */
async function deskOn(data: object) {
  const { store } = await windowWith(data);
  const held: string[] = [];
  const hand = {
    tool: 'select',
    state: 'idle',
    shown: () => ({ said: '' }),
    hold: (tool: string) => {
      hand.tool = tool;
      held.push(`hold ${tool}`);
    },
    lock: () => held.push('lock'),
  };
  const play = createPlay(store, { settled: () => undefined, declared: () => undefined });
  const desk = createDesk({
    store,
    play,
    hand: hand as unknown as Parameters<typeof createDesk>[0]['hand'],
    worked: () => ({ odds: { chances: [] }, round: null, melee: null, compare: null, charges: [] }),
    zoom: () => undefined,
    fit: () => undefined,
    openedAnother: (message) => held.push(message ? 'opened beside its message' : 'opened'),
  });
  return { store, play, desk, hand, held };
}
/** "attacker.worth" of a round. */
const get = (round: object | undefined, field: string): unknown =>
  field.split('.').reduce<unknown>((within, name) => (within as Readonly<Record<string, unknown>> | undefined)?.[name], round);
const firstScene = (): object => JSON.parse(examples[0]?.file ?? '');

test('one press opens an example over an untouched table, and a game with steps is asked about first', async () => {
  const { store, play, desk, held } = await deskOn(firstScene());
  await desk.openExample('T001-01');
  expect([stateOf(store.get()).book, planOf(store.get())?.foreseen[0]?.odds]).toEqual(['stands', '2-1']);
  expect(held).toEqual(['hold select', 'lock', 'opened']);
  play.send({ type: 'rename', what: 'scenario', id: '', name: 'mine' });
  await desk.openExample('T000-02');
  expect([store.get().asking?.title, stateOf(store.get()).name]).toEqual(['Leave this game?', 'mine']);
  desk.answer('yes');
  expect([stateOf(store.get()).book, planOf(store.get())?.shot.unit]).toEqual(['linear', 'muskets']);
});

test.each(examples.filter((one) => one.order.kind === 'melee').map((one) => [one.id] as const))(
  '%s comes to blows at once, its first round is in sight with what the text prints, and leaving it untouched asks nothing',
  async (id) => {
    const { store, desk } = await deskOn(firstScene());
    await desk.openExample(id);
    const fight = fightView(store.get(), null, null);
    const example = examples.find((one) => one.id === id);
    const first = fight?.next?.narrow;
    const printed = Object.entries(example?.expects ?? {}).filter(([field]) => !field.endsWith('.kills'));
    expect(printed.length).toBeGreaterThan(1);
    for (const [field, value] of printed) expect([field, get(first, field)]).toEqual([field, [value].flat()[0]]);
    expect(exampleView(store.get())?.title).toBe(example?.title);
    await desk.openExample('T000-02');
    expect([store.get().asking, stateOf(store.get()).book, planOf(store.get())?.shot.unit]).toEqual([null, 'linear', 'muskets']);
  },
);

describe('the card of an example', () => {
  const numbers = (store: Awaited<ReturnType<typeof deskOn>>['store']) =>
    Object.fromEntries((exampleView(store.get())?.numbers ?? []).map(({ field, here }) => [field, here]));
  const right = (example: Example) =>
    Object.fromEntries(Object.entries(example.expects).map(([field, value]) => [field, [value].flat().map(String)]));

  test.each(examples.map((one) => [`${one.id}: ${one.title}`, one] as const))(
    '%s: with its dice thrown on the table, every number is there and right, and undo gives the dice back',
    async (_, example) => {
      const { store, play, desk } = await deskOn(firstScene());
      await desk.openExample(example.id);
      expect(exampleView(store.get())?.dice).toEqual(example.dice);
      desk.throwExample();
      expect(store.get().notice?.tone).not.toBe('no');
      expect(numbers(store)).toEqual(right(example));
      const faces = store
        .get()
        .session.log()
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.type === 'DiceThrown' ? event.throws.flatMap((thrown) => thrown.faces) : []));
      expect(faces).toEqual(example.dice);
      expect(exampleView(store.get())?.dice).toEqual([]);
      const steps = store.get().session.head();
      const melee = example.order.kind === 'melee' ? 1 : 0;
      for (let step = melee; step < steps; step += 1) {
        play.undo();
        if (store.get().asking) desk.answer('yes');
      }
      expect(exampleView(store.get())?.dice).toEqual(example.dice);
    },
  );

  test.each([
    ['T000-17', { percent: ['450'], sure: [null], chance: [null] }],
    ['T004-16', { needs: ['5'], fired: ['7'], rounds: ['8'] }],
  ])('%s shows what the text prints where it errs, and the right number beside it', async (id, printed) => {
    const { store, desk } = await deskOn(firstScene());
    await desk.openExample(id);
    const view = exampleView(store.get());
    expect(Object.fromEntries((view?.numbers ?? []).map(({ field, text }) => [field, text]))).toEqual(printed);
    expect(view?.wrong).not.toBeNull();
  });

  test('what only the dice tell waits for them', async () => {
    const { store, desk } = await deskOn(firstScene());
    await desk.openExample('T004-08');
    expect(numbers(store)).toEqual({ needs: ['5'], factor: [null], casualties: [null], figures: [null] });
  });

  test('T000-08: the shot that waits for its turn is foreseen beside the aimed one', async () => {
    const { store, play, desk } = await deskOn(firstScene());
    await desk.openExample('T000-08');
    expect(numbers(store)).toEqual({ percent: ['24', '27'] });
    // The rifleman steps back by an inch: 26, and the other number stays.
    const rifle = stateOf(store.get()).table.stands.find((stand) => stand.unit === 'rifle');
    if (!rifle) throw new Error('no rifle');
    const box = { ...rifle.box, center: { x: rifle.box.center.x, y: rifle.box.center.y - 1 } };
    expect(play.send({ type: 'place', placings: [{ stand: rifle.id, box }], note: { how: 'drag', inches: 1 } })).toBeNull();
    expect(numbers(store)).toEqual({ percent: ['24', '26'] });
  });

  test('T001-03: the state after each fire is told shot by shot, and one die less in step 1 stops nobody there', async () => {
    const { store, play, desk } = await deskOn(firstScene());
    await desk.openExample('T001-03');
    expect(numbers(store)).toEqual({ state: [null, null] });
    const order = examples.find((one) => one.id === 'T001-03')?.order;
    const [guns, muskets] = order?.kind === 'shots' ? order.shots : [];
    if (!guns || !muskets) throw new Error('no two shots');
    expect(play.volley({ type: 'fire-now', shot: guns, faces: [7] })).toBeNull();
    expect(numbers(store)).toEqual({ state: ['none', null] });
    expect(play.volley({ type: 'fire-now', shot: muskets, faces: [6] })).toBeNull();
    expect(numbers(store)).toEqual({ state: ['none', 'stopped'] });
  });

  test('T003-12: the fourth round is fought in the second turn', async () => {
    const { store, desk } = await deskOn(firstScene());
    await desk.openExample('T003-12');
    desk.throwExample();
    const { session } = store.get();
    const kinds = session.log().map(({ command }) => command.type);
    expect([kinds, stateOf(store.get()).turn.number]).toEqual([
      ['begin-melee', 'fight-round', 'fight-round', 'fight-round', 'end-turn', 'fight-round'],
      2,
    ]);
  });

  test('a scene changed so that its shot may not be fired says why, and throws nothing', async () => {
    const { store, play, desk } = await deskOn(firstScene());
    await desk.openExample('T000-02');
    play.send({ type: 'set-unit', unit: 'muskets', change: { engaged: true } });
    desk.throwExample();
    expect(store.get().notice).toMatchObject({ tone: 'no', body: expect.stringContaining('engaged in melee') });
    expect(exampleView(store.get())?.dice).toEqual([20]);
  });

  test('is put away with a press, and with the next game', async () => {
    const { store, desk } = await deskOn(firstScene());
    await desk.openExample('T000-02');
    desk.closeExample();
    expect(exampleView(store.get())).toBeNull();
    await desk.openExample('T000-02');
    await desk.openSample(desk.samples()[0]?.id ?? '');
    expect(exampleView(store.get())).toBeNull();
  });
});

describe('choosing how to fire', () => {
  test('takes the tool that lays it in hand, so that pointing at a target is all that is left to do', async () => {
    const { desk, hand, held } = await deskOn(JSON.parse(examples.find((one) => one.id === 'T001-02')?.file ?? ''));
    desk.pickUnit('battery');
    desk.pickMode('direct', null);
    expect(hand.tool).toBe('fire');
    desk.pickMode('ricochet', null);
    expect(hand.tool).toBe('ricochet');
    desk.pickMode('ricochet', null);
    expect(held).toEqual(['hold fire', 'hold ricochet']);
  });

  test('holds an aim that stood already, and leaves one alone that follows the pointer', async () => {
    const { desk, hand, held } = await deskOn(JSON.parse(examples.find((one) => one.id === 'T001-02')?.file ?? ''));
    await desk.openExample('T001-02');
    held.length = 0;
    desk.pickMode('direct', null);
    expect(held).toEqual(['hold fire', 'lock']);
    hand.state = 'aiming';
    desk.pickMode('ricochet', null);
    expect(held).toEqual(['hold fire', 'lock', 'hold ricochet']);
  });

  test('that is not open to the unit only shows why', async () => {
    const { store, desk, hand } = await deskOn(firstScene());
    desk.pickUnit('muskets');
    desk.pickMode('direct', null);
    expect([hand.tool, store.get().mode.mode]).toEqual(['select', 'direct']);
  });

  test('with the ricochet tool falls back to what the unit may, under a book that knows no ricochet', async () => {
    const { store, desk } = await deskOn(firstScene());
    desk.pickUnit('muskets');
    desk.pickTool('ricochet');
    expect(store.get().mode.mode).toBe('small-arms');
  });
});

test('a turn that would pass over a morale test is asked about; a charge is tested first, and a test taken holds nothing up', async () => {
  const cavalry = unit('cav', 'blue', 'heavy-cavalry', 'line', [foot('c1', 20, 10, 0)]);
  const line = unit('line', 'red', 'russian-musketeer', 'line', [foot('l1', 20, 16, 180)]);
  const friend = unit('friend', 'red', 'russian-musketeer', 'line', [foot('f1', 22, 16, 180)]);
  const { store, play, desk } = await deskOn({ ...scene([cavalry, line, friend]), book: 'linear' });
  expect(play.send({ type: 'charge', unit: 'cav', target: 'line' })).toBeNull();
  const turn = () => stateOf(store.get()).turn.number;
  desk.send({ type: 'end-turn' });
  expect([turn(), store.get().asking]).toEqual([1, null]);
  expect(store.get().notice).toMatchObject({ tone: 'no', body: 'A test of morale is due first. A charge comes at line.' });
  const take = (id: string, face: number) => {
    const due = moraleDue(stateOf(store.get()), bookOf(store.get())).find((one) => one.unit === id);
    if (due) play.send({ type: 'check-morale', unit: id, cause: due.asked.cause, key: due.asked.key, faces: [face] });
  };
  take('line', 100);
  desk.send({ type: 'end-turn' });
  expect([turn(), store.get().asking?.title]).toEqual([1, 'End the turn with tests due?']);
  expect(store.get().asking?.body).toContain('not taken: friend.');
  desk.answer('no');
  expect([turn(), store.get().asking]).toEqual([1, null]);
  take('friend', 1);
  desk.send({ type: 'end-turn' });
  expect([turn(), store.get().asking]).toEqual([2, null]);
});
