import { describe, expect, it } from 'vitest';
import { openCharges } from '#game/charge/open';
import type { Command } from '#game/command';
import { meleeFacts } from '#game/melee/measure';
import { scenarioOf } from '#game/scenario/write';
import type { GameState } from '#game/state';
import { straight } from '#geometry/check/march';
import { library } from '#rules/sets/index';
import { must, refusedOf, sessionFrom, stateFrom, type TestSession } from '#test/games';
import { lineAt } from '#test/melees';
import { block, scene, unit, type UnitData } from '#test/scenes';

/** The game as it opens again from its own file. */
const reopened = (session: TestSession): TestSession => sessionFrom(JSON.parse(JSON.stringify(scenarioOf(session.state()))));

/** Units without what the file leaves to the save: what fire did to them in the open step, and the tests that they took. */
const unitsOf = ({ units }: GameState) => units.map((unit) => ({ ...unit, takenInStep: {}, tested: undefined }));

const HOUSE = block('house', 'building', [10, 12, 30, 16], { stories: 1 });
const line = (): TestSession => sessionFrom(scene([lineAt('a', 'blue', 20, 10)], [HOUSE], { book: 'linear' }));
const march = (session: TestSession, inches: number): Command => ({
  type: 'place',
  placings: straight(session.state().table.stands, inches).moves.map(({ stand, box }) => ({ stand, box })),
  note: { how: 'straight', inches, march: true },
});

const spears = unit('sp', 'blue', 'mahdist-foot', 'line', [
  { id: 's1', x: 20, y: 20.875, facing: 0, frontage: 4, depth: 1.5, figures: 40, ranks: 4 },
]);
const company: UnitData = unit('co', 'red', 'british-foot', 'line', [
  { id: 'c1', x: 20, y: 30, facing: 180, frontage: 4, depth: 0.75, figures: 12, ranks: 2 },
]);
const charged = (): TestSession =>
  must(sessionFrom(scene([spears, company], [], { book: 'sudan' })), { type: 'charge', unit: 'sp', target: 'co' });
const volley: Command = { type: 'fire-now', shot: { unit: 'co', mode: 'small-arms', aim: { at: 'sp' } }, faces: [10, 1, 1] };

describe('a file written in mid-turn', () => {
  it.each([
    [1, null],
    [3, 'move-ended'],
  ])('a march of %d″ is gone on with as before: %s', (inches, code) => {
    const session = line();
    must(session, march(session, inches));
    const again = reopened(session);
    expect(unitsOf(again.state())).toEqual(unitsOf(session.state()));
    expect([refusedOf(session, march(session, 0.5)), refusedOf(again, march(again, 0.5))]).toEqual([code, code]);
  });

  it('what drill cost of the move is spent there too', () => {
    const session = must(line(), { type: 'form', unit: 'a', order: 'attack-column', files: 1 });
    const { moved } = session.state().units[0] ?? {};
    expect(moved?.spent).toBeGreaterThan(moved?.inches ?? 0);
    expect(reopened(session).state().units[0]?.moved).toEqual(moved);
  });

  it('a charge in contact holds both, waits for its melee and counts who fell, under fire or not', () => {
    for (const session of [charged(), must(charged(), volley)]) {
      const again = reopened(session);
      expect(unitsOf(again.state())).toEqual(unitsOf(session.state()));
      expect(openCharges(again.state())).toEqual([{ unit: 'sp', target: 'co' }]);
      expect(refusedOf(again, { type: 'end-turn' })).toBe('melee-due');
      expect(refusedOf(again, { type: 'form', unit: 'co', order: 'square', files: 1 })).toBe('charge-open');
      const facts = ({ state }: TestSession) => meleeFacts(state(), 'sp', 'co', library.bookOf(state())).attacker;
      expect(facts(again)).toEqual(facts(session));
    }
    expect(must(charged(), volley).state().units[0]?.charge?.fell).toBeGreaterThan(0);
  });

  it('after its turn there is nothing of it left to write', () => {
    const session = must(charged(), { type: 'begin-melee', attacker: 'sp', defender: 'co' }, { type: 'end-turn' });
    const [written] = scenarioOf(session.state()).units;
    expect(written).not.toHaveProperty('charge');
    expect(written).not.toHaveProperty('moved');
  });
});

it('a file of before says how far and how, and no more', () => {
  const [one] = stateFrom(scene([{ ...spears, moved: { inches: 3, how: 'marched' }, charging: true }, company])).units;
  expect(one?.moved).toEqual({ inches: 3, how: 'marched' });
  expect(one).not.toHaveProperty('charge');
});
