/** The worked examples of the texts, each through the same core as every other shot and melee, against the numbers that the text prints. */
import { describe, expect, test } from 'vitest';
import { createDesk } from '#app/desk/createDesk';
import { exampleView } from '#app/desk/exampleView';
import { fightView } from '#app/desk/fights';
import { createPlay } from '#app/desk/play';
import { planOf } from '#app/desk/aiming';
import { actedOut } from '#app/desk/exampleScene';
import { examples, type Example } from '#app/examples';
import { bookOf, stateOf } from '#app/desk/bench';
import { moraleDue } from '#game/morale';
import { foot, scene, unit } from '#test/scenes';
import { planShot } from '#game/preview';
import { fileOf, lof } from '#test/lof';
import { windowWith } from '#test/benches';
import { stateFrom } from '#test/games';
import { library } from '#rules/sets/index';

interface Json {
  readonly [field: string]: unknown;
}

const asked = (example: Example): readonly string[] => (example.dice.length === 0 ? [] : ['--dice', example.dice.join(',')]);

function told(...args: readonly string[]): Json {
  const { out, err } = lof(...args);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as Json;
}

/** The ruling of a shot, its numbers side by side. */
function shotNumbers(example: Example): Json {
  if (example.order.kind !== 'shot') throw new Error('no shot');
  const file = fileOf('example.lof.json', example.file);
  const { rulings, refused } = told('fire', file, fileOf('order.json', { shots: [example.order.shot] }), ...asked(example)) as {
    rulings?: readonly Json[];
    refused?: readonly Json[];
  };
  const ruling = rulings?.[0];
  if (!ruling) throw new Error(JSON.stringify(refused));
  const effect = ruling['effect'] as Json;
  return { ...ruling, figures: effect['figures'] };
}

/** The rounds of a melee: "attacker.worth" of every round. */
function meleeNumbers(example: Example, field: string, rounds: number): readonly unknown[] {
  if (example.order.kind !== 'melee') throw new Error('no melee');
  const { attacker, defender } = example.order;
  const file = fileOf('example.lof.json', example.file);
  const fought = told('melee', file, '--attacker', attacker, '--defender', defender, '--rounds', String(rounds), ...asked(example)) as {
    rounds?: readonly Json[];
  };
  const [side = '', name = ''] = field.split('.');
  return (fought.rounds ?? []).map((round) => (round[side] as Json)[name]);
}

describe('the printed numbers', () => {
  test.each(
    examples.filter((one) => one.order.kind === 'shot' && one.dice.length > 0).map((one) => [`${one.id}: ${one.title}`, one] as const),
  )('%s', (_, example) => {
    expect(shotNumbers(example)).toMatchObject(example.expects);
  });

  test.each(
    examples
      .filter((one) => one.order.kind === 'melee')
      .flatMap((one) =>
        Object.entries(one.expects).map(([field, value]) => [`${one.id}: ${field} in ${one.title}`, one, field, value] as const),
      ),
  )('%s', (_, example, field, value) => {
    expect(meleeNumbers(example, field, (value as readonly number[]).length)).toEqual(value);
  });

  const plan = (id: string) => {
    const example = examples.find((one) => one.id === id);
    if (example?.order.kind !== 'shot') throw new Error(`no shot ${id}`);
    const state = stateFrom(JSON.parse(example.file));
    return { example, plan: planShot(state, example.order.shot, library.bookOf(state)), state };
  };

  test('T001-02: a ball laid at 12 inches ends at 20', () => {
    const { plan: shot, example } = plan('T001-02');
    expect(shot.refused).toBeNull();
    expect(shot.stands[0]?.facts.line?.length).toBeCloseTo(Number(example.expects['reach']), 9);
  });

  test('T004-10: of four bases the two in front fire, ten figures', () => {
    const { plan: shot, example, state } = plan('T004-10');
    const firing = new Set(shot.groups.filter((group) => group.refused === null).flatMap((group) => group.stands));
    const figures = state.table.stands.filter((stand) => firing.has(stand.id)).reduce((sum, stand) => sum + stand.figures, 0);
    expect([firing.size, figures]).toEqual([2, example.expects['firing']]);
  });
});

describe('every example', () => {
  test('of all four texts is there, once each', () => {
    expect([...new Set(examples.map((one) => one.text))]).toEqual(['000', '001', '003', '004']);
    expect(new Set(examples.map((one) => one.id)).size).toBe(examples.length);
  });

  test('that a text has wrong says which number, and the sum of 450 is one of them', () => {
    const wrong = examples.filter((one) => one.wrong !== null).map((one) => one.id);
    expect(wrong).toEqual(expect.arrayContaining(['T000-17', 'T001-01', 'T004-08', 'T004-16']));
    expect(examples.find((one) => one.id === 'T000-17')?.wrong).toContain('540');
  });

  test.each(examples.map((one) => [`${one.id}: ${one.title}`, one] as const))(
    '%s is set out with its actor selected and its shot aimed',
    async (_, example) => {
      const { store } = await windowWith(JSON.parse(example.file));
      store.set(actedOut(store.get(), example.order));
      const bench = store.get();
      const actor = example.order.kind === 'shot' ? example.order.shot.unit : example.order.attacker;
      const own = stateOf(bench)
        .table.stands.filter((stand) => stand.unit === actor)
        .map((stand) => stand.id);
      expect(bench.selection.stands).toEqual(own);
      const shot = planOf(bench);
      if (example.order.kind === 'shot') expect([shot?.shot, shot?.refused]).toEqual([example.order.shot, null]);
      else expect(shot).toBeNull();
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
    const expected = (role: string) => example?.expects[`${role}.points`];
    const points = [fight?.next?.narrow.attacker.points, fight?.next?.narrow.defender.points];
    expect(points.map((first) => [first])).toEqual(['attacker', 'defender'].map((role) => [expected(role)].flat().slice(0, 1)));
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
    '%s: with the dice of its text thrown on the table, every number is there and right, and undo gives the dice back',
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
