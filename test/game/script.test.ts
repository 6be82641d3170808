import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from '#game/command';
import { evolve } from '#game/evolve';
import { moraleDue } from '#game/morale';
import { straight } from '#geometry/check/march';
import { placementProblems } from '#geometry/table/placement';
import { library } from '#rules/sets/index';
import { sessionFrom } from '#test/games';
import { cuirassiers, infantry, lineAt } from '#test/melees';
import { battery, scene } from '#test/scenes';

type Session = ReturnType<typeof sessionFrom>;

const UNITS = ['cav', 'inf', 'foot', 'bty'] as const;
const unitId = fc.constantFrom(...UNITS);

/** Commands that follow from the state, as a player would find them. */
type Asked = (session: Session) => Command | null;

const testDue: Asked = (session) => {
  const due = moraleDue(session.state(), library.bookOf(session.state()))[0];
  return due ? { type: 'check-morale', unit: due.unit, cause: due.asked.cause, key: due.asked.key } : null;
};

const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc
    .tuple(fc.constantFrom('cav', 'foot'), fc.constantFrom('inf', 'bty'))
    .map(([unit, target]): Asked => () => ({ type: 'charge', unit, target })),
  fc.constant<Asked>((session) => {
    const charger = session.state().units.find(({ charge, charging }) => charge && charging);
    return charger?.charge ? (testDue(session) ?? { type: 'begin-melee', attacker: charger.id, defender: charger.charge.target }) : null;
  }),
  fc.constantFrom('winner' as const, 'never' as const).map((expand): Asked => (session) => {
    const facts = session.state().fights[0]?.facts;
    return facts ? { type: 'fight-on', attacker: facts.attacker.unit, defender: facts.defender.unit, expand } : null;
  }),
  fc.constant<Asked>(testDue),
  fc.tuple(unitId, fc.integer({ min: 1, max: 9 })).map(([unit, inches]): Asked => (session) => {
    const body = session.state().table.stands.filter((stand) => stand.unit === unit);
    if (body.length === 0) return null;
    const march = straight(body, inches);
    return {
      type: 'place',
      placings: march.moves.map(({ stand, box }) => ({ stand, box })),
      note: { how: 'straight', inches, march: true },
    };
  }),
  fc.constant<Asked>(() => ({ type: 'limber', unit: 'bty' })),
  fc.constant<Asked>(() => ({ type: 'form', unit: 'foot', order: 'attack-column', files: 1 })),
  fc.constant<Asked>(() => ({ type: 'end-turn' })),
);

const table = () =>
  scene(
    [
      cuirassiers(),
      infantry(6),
      lineAt('foot', 'blue', 26, 20),
      {
        ...battery(),
        id: 'bty',
        name: 'bty',
        side: 'red',
        stands: battery().stands.map((stand) => ({ ...stand, x: 26, y: 26, facing: 180 })),
      },
    ],
    [],
    { book: 'linear', table: { width: 48, depth: 48 } },
  );

test('property: whatever is asked, the events give the state, undo gives every state back, and nobody overlaps or is off the table', () => {
  let fought = 0;
  fc.assert(
    fc.property(fc.array(asked, { minLength: 8, maxLength: 24 }), (script) => {
      const session = sessionFrom(table());
      for (const ask of script) {
        const command = ask(session);
        if (command) session.send(command);
        const { stands } = session.state().table;
        expect(
          placementProblems(
            session.state().table,
            stands.map(({ id, box }) => ({ stand: id, box })),
          ),
        ).toEqual([]);
        expect(stands.every(({ figures }) => figures >= 0)).toBe(true);
        for (const { facts } of session.state().fights) {
          const both = [facts.attacker.unit, facts.defender.unit];
          expect(
            session
              .state()
              .units.filter(({ id }) => both.includes(id))
              .every(({ engaged }) => engaged),
          ).toBe(true);
        }
      }
      const states = session.log().map(({ after }) => after);
      fought += session.log().filter(({ command }) => command.type === 'fight-on').length;
      expect(
        session
          .log()
          .flatMap(({ events }) => events)
          .reduce(evolve, session.start()),
      ).toEqual(session.state());
      for (const state of states.toReversed()) {
        expect(session.state()).toEqual(state);
        session.undo();
      }
      expect(session.state()).toBe(session.start());
    }),
    { seed: 1815, numRuns: 60 },
  );
  expect(fought).toBeGreaterThan(5);
});
