import { describe, expect, it, test } from 'vitest';
import type { Command } from '#game/command';
import type { Shot } from '#rules/engine/contract';
import { sessionFrom } from '#test/games';
import { battery, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

const send = (session: ReturnType<typeof sessionFrom>, command: Command): void => {
  const decision = session.send(command);
  if (!decision.ok) throw new Error(decision.refused.because);
};
const volley: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const fired = (faces: readonly number[], data = scene(twoLines(2)), shot = volley) => {
  const session = sessionFrom(data);
  send(session, { type: 'fire-now', shot, faces });
  return session;
};
const unitIn = (session: ReturnType<typeof sessionFrom>, id: string) => session.state().units.find((one) => one.id === id);
const standsIn = (session: ReturnType<typeof sessionFrom>, id: string) =>
  session
    .state()
    .table.stands.filter((one) => one.unit === id)
    .map((one) => one.id);

describe('what an effect leaves on the table', () => {
  test('a 10 at 4-1 routs and takes one stand: the one nearest the firer, lower id first', () => {
    const session = fired([10]);
    expect(unitIn(session, 'b')).toMatchObject({ state: 'routed', losses: 3, takenInStep: { [unitStep(session)]: 'routed' } });
    expect(standsIn(session, 'b')).toHaveLength(2);
    expect(session.state().stands.map((record) => record.id)).not.toContain(lost(session));
  });

  test('a 1 does nothing, and the stands have fired all the same', () => {
    const session = fired([1]);
    expect(unitIn(session, 'b')).toMatchObject({ state: 'fresh', losses: 0 });
    expect(
      session
        .state()
        .stands.filter((record) => record.hasFired)
        .map((record) => record.id),
    ).toEqual(['a1', 'a2', 'a3']);
  });

  test('a milder effect leaves a graver state as it was', () => {
    const [firers, target] = twoLines(2);
    const session = fired([4], scene([firers!, { ...target!, state: 'shaken' }]));
    expect(unitIn(session, 'b')?.state).toBe('shaken');
  });

  const unitStep = (session: ReturnType<typeof sessionFrom>) => session.state().rulings[0]?.step ?? '';
  const lost = (session: ReturnType<typeof sessionFrom>) => session.state().rulings[0]?.effect.stands[0];
});

describe('turns', () => {
  test('ending the turn lets every stand fire again, and empties the list of shots', () => {
    const session = fired([1]);
    send(session, { type: 'end-turn' });
    expect(session.state().stands.every((record) => !record.hasFired)).toBe(true);
    expect(session.state().turn).toMatchObject({ number: 2, declared: [] });
    expect(session.state().rulings).toEqual([]);
  });

  test('a stop holds through the next turn and is over after it', () => {
    const session = fired([4]);
    expect(unitIn(session, 'b')?.state).toBe('stopped');
    send(session, { type: 'end-turn' });
    expect(unitIn(session, 'b')?.state).toBe('stopped');
    send(session, { type: 'end-turn' });
    expect(unitIn(session, 'b')?.state).toBe('fresh');
  });

  test('a gun that was stopped may not fire in the next turn, and may in the one after', () => {
    const enemy = unit('eb', 'red', 'foot-artillery', 'unlimbered', [gun('e1', 20, 18, 180, 'nap-6')]);
    const session = sessionFrom(scene([battery(), enemy]));
    send(session, { type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { bearing: 0 } }, faces: [1, 8] });
    const back: Command = { type: 'fire-now', shot: { unit: 'eb', mode: 'direct', aim: { bearing: 180 } }, faces: [1, 1] };
    send(session, { type: 'end-turn' });
    const refused = session.send(back);
    expect(refused.ok).toBe(false);
    send(session, { type: 'end-turn' });
    expect(session.send(back).ok).toBe(true);
  });

  test('a battery hit in both steps comes off one step worse, and keeps its own state', () => {
    const enemy = unit('eb', 'red', 'foot-artillery', 'unlimbered', [gun('e1', 20, 18, 180, 'nap-6')]);
    const men = unit('f', 'blue', 'french-line', 'line', [foot('f1', 21.5, 15.5, 0), foot('f2', 22.4, 15.5, 0)]);
    const session = sessionFrom(scene([battery(), enemy, men]));
    send(session, { type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { bearing: 0 } }, faces: [1, 8] });
    expect(unitIn(session, 'eb')).toMatchObject({ state: 'fresh', takenInStep: { 'step-1': 'stopped' } });
    const alone = sessionFrom(scene([enemy, men]));
    const musketry: Command = { type: 'fire-now', shot: { unit: 'f', mode: 'small-arms', aim: { at: 'eb' } }, faces: [3, 8] };
    send(alone, musketry);
    send(session, musketry);
    expect(alone.state().rulings.at(-1)?.effect.state).toBe('stopped');
    expect(session.state().rulings.at(-1)?.effect.state).toBe('shaken');
  });

  test('a step that is over stays over: after the volley the guns wait for the next turn', () => {
    const session = sessionFrom(scene([battery(), column(), ...farLines()]));
    send(session, { type: 'fire-now', shot: volley, faces: [1] });
    const late = session.send({ type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { bearing: 0 } } });
    expect(!late.ok && late.refused.code).toBe('wrong-step');
    send(session, { type: 'end-turn' });
    expect(session.send({ type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { bearing: 0 } } }).ok).toBe(true);
  });

  const farLines = () => twoLines(2).map((one) => ({ ...one, stands: one.stands.map((stand) => ({ ...stand, x: stand.x + 30 })) }));
});

describe('declared shots', () => {
  const two = () =>
    sessionFrom(
      scene([
        unit('g', 'blue', 'foot-artillery', 'unlimbered', [gun('k1', 19.4, 10, 0), gun('k2', 20.6, 10, 0)]),
        unit('t', 'red', 'russian-musketeer', 'line', [foot('t1', 20, 18, 180, { frontage: 4, figures: 9 })]),
      ]),
    );
  const direct = (stand: string): Shot => ({ unit: 'g', stands: [stand], mode: 'direct', aim: { bearing: 0 } });

  it('are listed, and settled with one total and one d12 for their target', () => {
    const session = two();
    send(session, { type: 'declare-fire', shot: direct('k1') });
    send(session, { type: 'declare-fire', shot: direct('k2') });
    expect(session.state().turn.declared).toHaveLength(2);
    send(session, { type: 'settle-step' });
    expect(session.state().rulings.map((one) => [one.value.num, one.dice.length])).toEqual([[4, 1]]);
    expect(session.state().turn.declared).toEqual([]);
  });

  it('can be withdrawn, and a gun is not declared twice', () => {
    const session = two();
    send(session, { type: 'declare-fire', shot: direct('k1') });
    const again = session.send({ type: 'declare-fire', shot: direct('k1') });
    expect(!again.ok && again.refused.because).toContain('declared to fire already');
    send(session, { type: 'withdraw-shot', index: 0 });
    expect(session.send({ type: 'declare-fire', shot: direct('k1') }).ok).toBe(true);
  });

  it('are refused when they could not fire, with the rule’s own reason', () => {
    const session = two();
    const refused = session.send({ type: 'declare-fire', shot: { unit: 'g', stands: ['k1'], mode: 'direct', aim: { bearing: 180 } } });
    expect(!refused.ok && refused.refused.code).toBe('out-of-arc');
    expect(session.state().turn.declared).toEqual([]);
  });

  test('simultaneous-resolution: a stand lost in the step still counts in the volley of its own step', () => {
    const session = sessionFrom(scene(twoLines(2)));
    send(session, { type: 'declare-fire', shot: volley });
    send(session, { type: 'declare-fire', shot: { unit: 'b', mode: 'small-arms', aim: { at: 'a' } } });
    send(session, { type: 'settle-step' });
    const values = session.state().rulings.map((one) => one.value.num);
    expect(session.state().turn.step).not.toBe(session.start().turn.step);
    send(session, { type: 'settle-step', faces: [12, 12] });
    expect(
      session
        .state()
        .rulings.slice(values.length)
        .map((one) => one.value.num),
    ).toEqual([36, 30]);
  });
});

describe('typed dice', () => {
  it('that do not fit are refused and nothing happens', () => {
    const session = sessionFrom(scene(twoLines(2)));
    for (const faces of [[], [7, 7], [13]]) {
      const refused = session.send({ type: 'fire-now', shot: volley, faces });
      expect(!refused.ok && refused.refused.code).toBe('dice');
    }
    expect(session.log()).toHaveLength(0);
  });

  it('leave the seeded dice where they were', () => {
    expect(fired([7]).state().dice).toEqual(sessionFrom(scene(twoLines(2))).state().dice);
  });
});

describe('setting up', () => {
  const copied = () => {
    const session = sessionFrom(scene([battery(), column()]));
    send(session, { type: 'duplicate-unit', unit: 'col', by: [10, 0] });
    return session;
  };

  test('a copy has ids and a name of its own, and stands where it was put', () => {
    const session = copied();
    expect(session.state().units.map((one) => [one.id, one.name])).toEqual([
      ['bty', 'bty'],
      ['col', 'col'],
      ['col-2', 'col (copy)'],
    ]);
    expect(standsIn(session, 'col-2')).toHaveLength(3);
    expect(new Set(session.state().table.stands.map((one) => one.id)).size).toBe(7);
  });

  test('a copy that would overlap is refused and said', () => {
    const refused = sessionFrom(scene([battery(), column()])).send({ type: 'duplicate-unit', unit: 'col', by: [0.1, 0] });
    expect(!refused.ok && refused.refused.because).toContain('overlap');
  });

  test('a unit that is taken off takes its declared shots along', () => {
    const session = sessionFrom(scene([battery(), column()]));
    send(session, { type: 'declare-fire', shot: { unit: 'bty', mode: 'direct', aim: { at: 'col' } } });
    send(session, { type: 'delete', units: ['col'], stands: [], terrain: [] });
    expect(session.state().turn.declared).toEqual([]);
    expect(session.state().units.map((one) => one.id)).toEqual(['bty']);
  });

  test('the last stand of a unit takes the unit along', () => {
    const session = sessionFrom(scene([battery(), column()]));
    send(session, { type: 'delete', units: [], stands: ['g1'], terrain: [] });
    expect(session.state().units.map((one) => one.id)).toEqual(['col']);
  });

  test('terrain is laid, moved, reshaped and named; a crossing outline is refused', () => {
    const session = sessionFrom(scene([battery()]));
    const outline = [
      [10, 20],
      [14, 20],
      [14, 24],
      [10, 24],
    ] as const;
    send(session, {
      type: 'add-terrain',
      piece: { kind: 'woods', name: '', record: { id: 'w', source: { outline }, extra: {} }, level: 0, stories: 0, cover: null },
    });
    send(session, { type: 'move-terrain', terrain: 'w', by: [2, 0] });
    expect(session.state().terrain[0]?.source).toEqual({
      outline: [
        [12, 20],
        [16, 20],
        [16, 24],
        [12, 24],
      ],
    });
    const crossed = session.send({
      type: 'reshape-terrain',
      terrain: 'w',
      source: {
        outline: [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ],
      },
    });
    expect(!crossed.ok && crossed.refused.code).toBe('outline');
    send(session, { type: 'rename', what: 'terrain', id: 'w', name: 'Old Wood' });
    expect(session.state().table.terrain[0]?.name).toBe('Old Wood');
  });
});

describe('a volley that is refused whole', () => {
  test('gives the reason of the stand that came nearest to firing, not of the first in the file', () => {
    const firers = unit('a', 'blue', 'french-line', 'line', [foot('a1', 14, 6, 0), foot('a2', 20, 9.625, 0)]);
    const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 10.375 + 6.13, 180)]);
    const session = sessionFrom(scene([firers, target]));
    const refused = session.send({ type: 'fire-now', shot: volley });
    expect(!refused.ok && refused.refused.because).toContain('6.13″');
  });
});

describe('rulings of one step that know nothing of each other', () => {
  // Two companies of the Sudan in two bands fire at four figures: each takes some, together they take all.
  const rank = (id: string, y: number) => ({ id, x: 20, y, facing: 0, frontage: 3, depth: 1, figures: 36, ranks: 2 });
  const session = () =>
    sessionFrom(
      scene(
        [
          unit('a', 'blue', 'british-foot', 'line', [rank('a1', 10)]),
          unit('c', 'blue', 'british-foot', 'line', [{ ...rank('c1', 10), x: 24 }]),
          unit('b', 'red', 'mahdist-foot', 'line', [{ ...foot('b1', 22, 14, 180), figures: 12, frontage: 3 }]),
        ],
        [],
        { book: 'sudan' },
      ),
    );

  test('take a unit from the table together, and it is destroyed', () => {
    const game = session();
    for (const firer of ['a', 'c']) send(game, { type: 'declare-fire', shot: { ...volley, unit: firer } });
    send(game, { type: 'settle-step', faces: [10, 3, 10, 10, 3, 10] });
    const rulings = game.state().rulings;
    expect(rulings.map((one) => [one.effect.state, one.effect.figures])).toEqual([
      ['none', 7],
      ['none', 7],
    ]);
    expect(standsIn(game, 'b')).toEqual([]);
    expect(unitIn(game, 'b')).toMatchObject({ state: 'destroyed', losses: 12 });
  });
});

describe('shots that take turns at two targets', () => {
  const gunAt = (id: string, x: number) => unit(id, 'blue', 'foot-artillery', 'unlimbered', [gun(`${id}1`, x, 10, 0, 'nap-6')]);
  const mark = (id: string, x: number) =>
    unit(id, 'red', 'russian-musketeer', 'line', [{ ...foot(`${id}1`, x, 21, 180), figures: 30, frontage: 3 }]);
  const at = (firer: string, target: string): Shot => ({ unit: firer, mode: 'canister', aim: { at: target } });

  test('are ruled target by target, in the order in which the targets are first met, and their dice fall so', () => {
    const game = sessionFrom(scene([gunAt('a', 20), gunAt('b', 30), gunAt('c', 22), mark('t', 21), mark('u', 30)], [], { book: 'linear' }));
    for (const shot of [at('a', 't'), at('b', 'u'), at('c', 't')]) send(game, { type: 'declare-fire', shot });
    send(game, { type: 'settle-step', faces: [1, 2, 3] });
    expect(game.state().rulings.map(({ target, dice }) => [target, dice])).toEqual([
      ['t', [1]],
      ['t', [2]],
      ['u', [3]],
    ]);
  });
});
