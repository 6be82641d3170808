import { describe, expect, test } from 'vitest';
import type { Command } from '#game/command';
import { parseScenario } from '#game/scenario/parse';
import { scenarioOf } from '#game/scenario/write';
import type { Shot } from '#rules/engine/contract';
import { library } from '#rules/sets/index';
import { sessionFrom } from '#test/games';
import { battery, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

type Running = ReturnType<typeof sessionFrom>;
const send = (session: Running, command: Command): void => {
  const decision = session.send(command);
  if (!decision.ok) throw new Error(decision.refused.because);
};
const codeOf = (session: Running, command: Command): string | null => {
  const decision = session.send(command);
  return decision.ok ? null : decision.refused.code;
};
const volley: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const reply: Shot = { unit: 'b', mode: 'small-arms', aim: { at: 'a' } };
const setUnit = (id: string, change: Extract<Command, { type: 'set-unit' }>['change']): Command => ({ type: 'set-unit', unit: id, change });
const reopened = (session: Running) => parseScenario(JSON.stringify(scenarioOf(session.state())), library);

describe('shots that wait for their step', () => {
  test('a declared volley loses the stand that an earlier shot took, and fires with the rest', () => {
    const session = sessionFrom(scene(twoLines(2)));
    send(session, { type: 'declare-fire', shot: reply });
    send(session, { type: 'fire-now', shot: volley, faces: [10] });
    const left = session
      .state()
      .table.stands.filter((stand) => stand.unit === 'b')
      .map((stand) => stand.id);
    expect(left).toHaveLength(2);
    expect(session.state().turn.declared.map((shot) => shot.stands)).toEqual([left]);
    expect(codeOf(session, { type: 'settle-step' })).toBe('routed');
  });

  test('guns of step 1 take a stand of a volley declared for step 2: the rest of it stays declared', () => {
    const men = [20, 20.9, 21.8].map((x, i) => foot(`b${i + 1}`, x, 14, 180, { figures: 1 }));
    const guns = [18.9, 19.9, 20.9, 21.9].map((x, i) => gun(`k${i + 1}`, x, 10, 0));
    const session = sessionFrom(
      scene([
        unit('g', 'blue', 'foot-artillery', 'unlimbered', guns),
        unit('b', 'red', 'russian-musketeer', 'line', men),
        unit('f', 'blue', 'french-line', 'line', [foot('f1', 20.5, 12, 0), foot('f2', 21.4, 12, 0)]),
      ]),
    );
    const present = () =>
      session
        .state()
        .table.stands.filter((stand) => stand.unit === 'b')
        .map((stand) => stand.id);
    send(session, { type: 'declare-fire', shot: { unit: 'g', mode: 'direct', aim: { bearing: 0 } } });
    send(session, { type: 'declare-fire', shot: { unit: 'b', mode: 'small-arms', aim: { at: 'f' } } });
    send(session, { type: 'settle-step', faces: [12, 12] });
    expect(present().length).toBeLessThan(3);
    expect(session.state().turn.declared.map((shot) => shot.stands)).toEqual(present().length === 0 ? [] : [present()]);
  });

  test('a shot at a unit that is wholly gone is taken off the list', () => {
    const [firers, target] = twoLines(2);
    const one = { ...target!, stands: target!.stands.slice(0, 1) };
    const session = sessionFrom(scene([firers!, one, unit('c', 'blue', 'french-line', 'line', [foot('c1', 21.8, 9.625, 0)])]));
    send(session, { type: 'declare-fire', shot: { unit: 'c', mode: 'small-arms', aim: { at: 'b' } } });
    send(session, { type: 'fire-now', shot: volley, faces: [12] });
    expect(session.state().table.stands.some((stand) => stand.unit === 'b')).toBe(false);
    expect(session.state().turn.declared).toEqual([]);
  });

  test('a stand that is declared does not fire at once besides', () => {
    const session = sessionFrom(scene(twoLines(2)));
    send(session, { type: 'declare-fire', shot: volley });
    expect(codeOf(session, { type: 'fire-now', shot: volley })).toBe('declared-already');
    send(session, { type: 'withdraw-shot', index: 0 });
    expect(codeOf(session, { type: 'fire-now', shot: volley })).toBeNull();
  });

  test('a stand named twice in one shot fires once: the shot is refused', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const twice: Shot = { unit: 'bty', stands: ['g1', 'g1'], mode: 'direct', aim: { bearing: 0 } };
    expect(codeOf(session, { type: 'fire-now', shot: twice })).toBe('named-twice');
    expect(codeOf(session, { type: 'declare-fire', shot: twice })).toBe('named-twice');
  });

  test('there is no third shot to withdraw from a list of one', () => {
    const session = sessionFrom(scene(twoLines(2)));
    send(session, { type: 'declare-fire', shot: volley });
    expect(codeOf(session, { type: 'withdraw-shot', index: 2 })).toBe('no-such-shot');
    expect(session.log()).toHaveLength(1);
  });
});

describe('effects and turns', () => {
  test('a stop lapses although a volley without effect came in after it', () => {
    const [firers, target] = twoLines(2);
    const session = sessionFrom(scene([firers!, { ...target!, state: 'stopped' }]));
    send(session, { type: 'fire-now', shot: volley, faces: [1] });
    send(session, { type: 'end-turn' });
    expect(session.state().units.find((one) => one.id === 'b')?.state).toBe('fresh');
  });

  const mannedGun = () =>
    sessionFrom(
      scene([
        unit('g', 'red', 'foot-artillery', 'unlimbered', [gun('k1', 30, 10, 180, 'nap-12', { crew: 0, crewedBy: 'b1' })]),
        ...twoLines(2),
      ]),
    );

  test('a gun whose stand-in is taken off is without a crew again, and the file opens', () => {
    const session = mannedGun();
    send(session, { type: 'delete', units: [], stands: ['b1'], terrain: [] });
    expect(session.state().stands.find((record) => record.id === 'k1')?.gun?.crewedBy).toBeNull();
    expect(reopened(session).ok).toBe(true);
  });

  test('a gun whose stand-in is shot away is without a crew again, and the file opens', () => {
    const session = mannedGun();
    send(session, { type: 'fire-now', shot: volley, faces: [12] });
    const there = session.state().table.stands.map((stand) => stand.id);
    const served = session.state().stands.find((record) => record.id === 'k1')?.gun?.crewedBy ?? null;
    expect(served).toBe(there.includes('b1') ? 'b1' : null);
    expect(reopened(session).ok).toBe(true);
  });

  test('the copy of a manned gun does not share its stand-in; the copy of the stand-in’s unit mans nothing', () => {
    const session = mannedGun();
    send(session, { type: 'duplicate-unit', unit: 'g', by: [5, 0] });
    expect(session.state().stands.find((record) => record.id === 'k1-2')?.gun?.crewedBy).toBeNull();
    send(session, { type: 'duplicate-unit', unit: 'b', by: [0, 10] });
    expect(
      session
        .state()
        .stands.filter((record) => typeof record.gun?.crewedBy === 'string')
        .map((record) => record.gun?.crewedBy),
    ).toEqual(['b1']);
  });
});

describe('setting up keeps the table one that a file can hold', () => {
  test('undo-granularity: an edit that changes nothing is no step of the log', () => {
    const session = sessionFrom(
      scene(
        [battery(), column()],
        [
          {
            id: 'w',
            kind: 'wall',
            path: [
              [5, 5],
              [9, 5],
            ],
            width: 0.3,
          },
        ],
      ),
    );
    const idle: readonly Command[] = [
      { type: 'rename', what: 'unit', id: 'bty', name: 'bty' },
      { type: 'rename', what: 'scenario', id: '', name: 'A table for a test' },
      { type: 'move-terrain', terrain: 'w', by: [0, 0] },
      { type: 'delete', units: [], stands: [], terrain: [] },
      setUnit('bty', { order: 'unlimbered' }),
    ];
    for (const command of idle) expect(codeOf(session, command)).toBeNull();
    expect(session.log()).toEqual([]);
  });

  test('a unit changes to a side that there is, with all its stands, and shots at what is now a friend are refused', () => {
    const session = sessionFrom(scene(twoLines(2)));
    expect(codeOf(session, setUnit('b', { side: 'green' }))).toBe('no-such-side');
    expect(codeOf(session, setUnit('b', { troop: 'hussars of nowhere' }))).toBe('no-such-troop');
    send(session, { type: 'declare-fire', shot: volley });
    send(session, setUnit('b', { side: 'blue' }));
    expect(session.state().table.stands.every((stand) => stand.side === 'blue')).toBe(true);
    send(session, { type: 'settle-step' });
    expect(codeOf(session, { type: 'settle-step' })).toBe('friend');
    expect(reopened(session).ok).toBe(true);
  });

  test('names keep to the length that a file takes', () => {
    const session = sessionFrom(scene([battery(), column({ name: 'x'.repeat(1000) })]));
    expect(codeOf(session, { type: 'rename', what: 'unit', id: 'bty', name: 'x'.repeat(1001) })).toBe('name-too-long');
    send(session, { type: 'rename', what: 'unit', id: 'bty', name: 'x'.repeat(1000) });
    send(session, { type: 'duplicate-unit', unit: 'col', by: [10, 0] });
    expect(reopened(session).ok).toBe(true);
  });

  test('what is not there is neither renamed nor taken off', () => {
    const session = sessionFrom(scene([battery()]));
    expect(codeOf(session, { type: 'rename', what: 'unit', id: 'nobody', name: 'Guard' })).toBe('no-such-unit');
    expect(codeOf(session, { type: 'rename', what: 'terrain', id: 'nowhere', name: 'Wood' })).toBe('no-such-terrain');
    expect(codeOf(session, { type: 'duplicate-unit', unit: 'nobody', by: [1, 1] })).toBe('no-such-unit');
    expect(codeOf(session, { type: 'delete', units: ['nobody'], stands: [], terrain: [] })).toBeNull();
    expect(session.log()).toEqual([]);
  });

  test('a path with the same point twice, or without a width, is refused as a file’s would be', () => {
    const session = sessionFrom(
      scene(
        [battery()],
        [
          {
            id: 'w',
            kind: 'wall',
            path: [
              [5, 5],
              [9, 5],
            ],
            width: 0.3,
          },
        ],
      ),
    );
    const reshape = (path: readonly (readonly [number, number])[], width: number): Command => ({
      type: 'reshape-terrain',
      terrain: 'w',
      source: { path, width },
    });
    expect(
      codeOf(
        session,
        reshape(
          [
            [5, 5],
            [5, 5],
            [9, 5],
          ],
          0.3,
        ),
      ),
    ).toBe('outline');
    expect(
      codeOf(
        session,
        reshape(
          [
            [5, 5],
            [9, 5],
          ],
          0,
        ),
      ),
    ).toBe('outline');
    expect(
      codeOf(
        session,
        reshape(
          [
            [5, 5],
            [9, 6],
          ],
          0.3,
        ),
      ),
    ).toBeNull();
    expect(reopened(session).ok).toBe(true);
  });

  test('duplicate-ids: a new unit brings no stand of an id that stands already, and at least one stand', () => {
    const session = sessionFrom(scene([battery(), column()]));
    const { units, stands, table } = session.state();
    const record = stands.find((one) => one.id === 'c1')!;
    const fresh = { ...units[1]!, id: 'new' };
    const box = { ...table.stands[1]!.box, center: { x: 40, y: 30 } };
    const add = (ids: readonly string[]): Command => ({
      type: 'add-unit',
      unit: fresh,
      stands: ids.map((id, i) => ({ record: { ...record, id }, box: { ...box, center: { x: 40 + 2 * i, y: 30 } }, figures: 3, ranks: 1 })),
    });
    expect(codeOf(session, add(['c1']))).toBe('id-taken');
    expect(codeOf(session, add(['n1', 'n1']))).toBe('id-taken');
    expect(codeOf(session, add([]))).toBe('no-stands');
    expect(codeOf(session, add(['n1', 'n2']))).toBeNull();
  });
});

describe('names are only ever text', () => {
  const NAMES = ['<b>Guard</b>', '=2+5', 'Régiment d’Élite 🐎', '‮טור‬', '__proto__', 'constructor'];

  test.each(NAMES)('html-injection: %s stands in titles and refusals as it was given', (name) => {
    const session = sessionFrom(
      scene([
        { ...battery(), name },
        { ...column(), name },
      ]),
    );
    send(session, { type: 'fire-now', shot: { unit: 'bty', mode: 'direct', aim: { at: 'col' } }, faces: [1] });
    expect(session.log()[0]?.title).toBe(`${name} fires direct at ${name}`);
    const box = session.state().table.stands[0]!.box;
    const moved = session.send({
      type: 'place',
      placings: [{ stand: 'g1', box: { ...box, center: { x: 20, y: 18 } } }],
      note: { how: 'drag', inches: 1 },
    });
    expect(!moved.ok && moved.refused.because.startsWith(`${name} would overlap ${name} by `)).toBe(true);
  });

  test.each(['__proto__', 'constructor', 'toString'])('special-names-as-keys: a unit called %s fires, is struck and is copied', (id) => {
    const session = sessionFrom(
      scene([
        { ...battery(), id },
        { ...column(), id: 'hasOwnProperty' },
      ]),
    );
    send(session, { type: 'fire-now', shot: { unit: id, mode: 'direct', aim: { at: 'hasOwnProperty' } }, faces: [10] });
    expect(session.state().rulings.map((ruling) => ruling.target)).toEqual(['hasOwnProperty']);
    send(session, { type: 'duplicate-unit', unit: id, by: [5, 0] });
    expect(session.state().units.map((one) => one.id)).toContain(`${id}-2`);
  });
});
