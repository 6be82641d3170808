/** What the selected unit may do besides firing, and the morale tests that are due on the table. */
import { touch } from '#game/charge/open';
import { fighterOf } from '#game/fighter';
import { findUnit, isJammed, standsOf } from '#game/lookup';
import { allowanceOf, usedBy } from '#game/march/price';
import { fightOf } from '#game/melee/fight';
import { mayRally, moraleContext, moraleDue, RALLY_KEY } from '#game/morale';
import type { GameState, Unit } from '#game/state';
import type { Command } from '#game/command';
import { decide } from '#game/decide';
import { throwsAsked } from '#game/asking';
import { jamRefused } from '#game/decide/jam';
import { takenWith } from '#game/decide/morale';
import { inchesOf } from '#geometry/shape/units';
import type { Order, Refused, RuleSet } from '#rules/engine/contract';
import { troopById } from '#rules/roster/roster';
import { enemiesOf } from '../background/charges.ts';
import type { JamChoice, MoraleChoice, OrdersView } from '#ui/melee/fight';

/** Orders without the charges, which take longer to work out than a pointer move may. */
type Prompt = Omit<OrdersView, 'charges'>;

/** Stands abreast for each order that a body of so many can take. */
const FILES: Readonly<Partial<Record<Order, (stands: number) => number>>> = {
  line: (stands) => stands,
  'attack-column': () => 1,
  'march-column': () => 1,
  open: (stands) => stands,
};

/** Why a drill that throws no dice may not be done now: the game's own answer, with nothing done. */
function refusedOf(state: GameState, command: Command, book: RuleSet): Refused | null {
  const decision = decide(state, command, () => book);
  return decision.ok ? null : decision.refused;
}

function limberOf(state: GameState, unit: Unit, book: RuleSet): OrdersView['limber'] {
  const to = unit.order === 'limbered' ? 'unlimber' : 'limber';
  return { to, refused: refusedOf(state, { type: to, unit: unit.id }, book) };
}

function formsOf(state: GameState, unit: Unit, book: RuleSet): OrdersView['forms'] {
  const stands = standsOf(state, unit.id).length;
  if (troopById(unit.troop)?.arm === 'artillery' || stands < 2) return [];
  return Object.entries(FILES).flatMap(([order, files]) => {
    if (order === unit.order || !files) return [];
    const drill = { order: order as Order, files: files(stands) };
    return [{ ...drill, refused: refusedOf(state, { type: 'form', unit: unit.id, ...drill }, book) }];
  });
}

type Test = Omit<MoraleChoice, 'asked'>;

const withAsked = (state: GameState, test: Test, book: RuleSet): MoraleChoice => ({
  ...test,
  asked: throwsAsked((roll) => takenWith(state, test, book, roll)),
});

function rallyOf(state: GameState, unit: Unit, book: RuleSet): MoraleChoice | null {
  if (!mayRally(state, unit.id, book)) return null;
  const { holds, trail } = book.morale.foresee(fighterOf(state, unit.id), 'rally', moraleContext(state, unit.id, book));
  return withAsked(state, { unit: unit.id, name: unit.name, cause: 'rally', key: RALLY_KEY, said: 'Rally', holds, trail }, book);
}

function jamsOf(state: GameState, unit: Unit, book: RuleSet): readonly JamChoice[] {
  const stands = standsOf(state, unit.id);
  const fighter = fighterOf(state, unit.id);
  return stands.flatMap(({ id }, n): JamChoice[] => {
    if (!isJammed(state, id)) return [];
    const refused = jamRefused(state, id, book);
    const gun = fighter.stands.find((one) => one.id === id);
    const asked = throwsAsked((roll) => gun && !refused && book.fire.jams?.clear(fighter, gun, roll));
    return [{ stand: id, label: stands.length === 1 ? 'the gun' : `the gun of stand ${n + 1}`, refused, asked }];
  });
}

function build(state: GameState, unit: Unit, book: RuleSet): Prompt {
  const enemies = enemiesOf(state, unit);
  const { inches, trail } = allowanceOf(state, unit.id, 'move', book);
  const guns = troopById(unit.troop)?.arm === 'artillery';
  return {
    unit: unit.id,
    used: inchesOf(usedBy(state, unit.id)),
    ground: unit.moved?.inches ?? 0,
    allowed: inches,
    trail,
    melees: enemies
      .filter((enemy) => touch(state, unit.id, enemy.id) && fightOf(state, unit.id, enemy.id) === null)
      .map((enemy) => ({
        target: enemy.id,
        name: enemy.name,
        refused: refusedOf(state, { type: 'begin-melee', attacker: unit.id, defender: enemy.id }, book),
      })),
    forms: formsOf(state, unit, book),
    limber: guns ? limberOf(state, unit, book) : null,
    rally: rallyOf(state, unit, book),
    jams: jamsOf(state, unit, book),
  };
}

/** The last answer of a question, kept while all that it reads is the same. */
function remembered<Reads extends readonly unknown[], Answer>(work: (...reads: Reads) => Answer): (...reads: Reads) => Answer {
  let last: { readonly reads: Reads; readonly answer: Answer } | null = null;
  return (...reads) => {
    if (last === null || reads.some((one, n) => one !== last?.reads[n])) last = { reads, answer: work(...reads) };
    return last.answer;
  };
}

/** The orders of a unit, worked out once a state; null for one that has no stands. */
export const ordersOf = remembered((state: GameState, id: string | null, book: RuleSet): Prompt | null => {
  const unit = id === null ? null : findUnit(state, id);
  return unit && standsOf(state, unit.id).length > 0 ? build(state, unit, book) : null;
});

/** The morale tests that are due, worked out once a state. A try to rally is nobody's due: it stands among the unit's own orders. */
export const dueOf = remembered((state: GameState, book: RuleSet): readonly MoraleChoice[] =>
  moraleDue(state, book)
    .filter(({ asked }) => asked.cause !== 'rally')
    .map(({ unit, asked: { cause, key, said }, foresight: { holds, trail } }) =>
      withAsked(state, { unit, name: findUnit(state, unit)?.name ?? unit, cause, key, said, holds, trail }, book),
    ),
);
