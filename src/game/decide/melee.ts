/** Hand to hand: beginning a melee, its rounds, and fighting on while the turn allows. */
import type { UnitId } from '#geometry/table/table';
import type { Refused, Roll, RuleSet } from '#rules/engine/contract';
import type { MeleeRound } from '#rules/engine/melee';
import { openCharges } from '../charge/open.ts';
import type { Command, Expanding } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { readingsOf } from '../fighter.ts';
import { findUnit, unitOf } from '../lookup.ts';
import { endOf } from '../melee/ending.ts';
import { fightNow, fightOf, meleeContext, openFight, otherRole, ROLES } from '../melee/fight.ts';
import { fightRounds } from '../melee/rounds.ts';
import { afterLosses } from '../melee/strength.ts';
import { dueFor } from '../morale.ts';
import { refusal } from '../refusal.ts';
import type { GameState, OpenFight } from '../state.ts';
import { withDice } from './dice.ts';
import { noUnit } from './edit.ts';

/** A charged unit that has yet to test for it may break before there is a melee. */
function untested(state: GameState, units: readonly UnitId[], book: RuleSet): Refused | null {
  for (const unit of units) {
    const asked = dueFor(state, unit, book).find(({ cause }) => cause === 'charged');
    if (asked) return refusal('test-first', `A test of morale is due first. ${asked.said}`);
  }
  return null;
}

/** Why the turn may not end yet: a charge in contact whose melee can begin and has not, or whose test comes first. */
export function meleeDue(state: GameState, book: RuleSet): Refused | null {
  const due = openCharges(state).find(({ unit, target }) => !('because' in openFight(state, unit, target, book)));
  if (!due) return null;
  const [charger, target] = [unitOf(state, due.unit).name, unitOf(state, due.target).name];
  const because = `The melee of ${charger} and ${target} is due before the turn ends: begin it, or undo the charge.`;
  return untested(state, [due.unit, due.target], book) ?? refusal('melee-due', because);
}

export function decideBegin(state: GameState, attacker: UnitId, defender: UnitId, book: RuleSet): readonly GameEvent[] | Refused {
  if (fightOf(state, attacker, defender))
    return refusal('fights-already', `${unitOf(state, attacker).name} and ${unitOf(state, defender).name} fight each other already.`);
  const fight = openFight(state, attacker, defender, book);
  if ('because' in fight) return fight;
  return untested(state, [attacker, defender], book) ?? [{ type: 'MeleeBegun', fight }];
}

/** The open melee that rounds are asked of, or why none may be fought. */
function fighting(state: GameState, attacker: UnitId, defender: UnitId, book: RuleSet): OpenFight | Refused {
  const missing = [attacker, defender].find((id) => !findUnit(state, id));
  if (missing !== undefined) return noUnit(missing);
  const [one, other] = [unitOf(state, attacker).name, unitOf(state, defender).name];
  const open = fightOf(state, attacker, defender);
  if (!open) return refusal('no-melee', `${one} and ${other} fight no melee; begin it first.`);
  const fight = fightNow(state, open);
  if (book.melee.roundsLeft(fight, readingsOf(state, book)) > 0) return fight;
  return refusal('no-rounds-left', `${one} and ${other} have fought their rounds of turn ${state.turn.number}. End the turn to fight on.`);
}

/** The round as an event: the men fall from the rear stands of each side. */
function roundEvent(state: GameState, round: MeleeRound): GameEvent {
  const { facts, rounds, thisTurn, front, started, lost, last, result } = round.fight;
  const left = ROLES.flatMap((role) => afterLosses(state, facts[role].unit, facts[otherRole(role)].unit, round[role].losses));
  return { type: 'MeleeRoundFought', round: { ...round, fight: { facts, rounds, thisTurn, front, started, lost, last, result } }, left };
}

interface Asked {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly faces?: readonly number[];
}

/** Rounds as the game takes them: dice first, then round by round, then the end where there is one. */
function fought(
  state: GameState,
  asked: Asked,
  book: RuleSet,
  rounds: (fight: OpenFight, roll: Roll) => readonly MeleeRound[] | Refused,
): readonly GameEvent[] | Refused {
  const fight = fighting(state, asked.attacker, asked.defender, book);
  if ('because' in fight) return fight;
  return withDice(state.dice, asked.faces, (roll) => {
    const made = rounds(fight, roll);
    if ('because' in made) return made;
    const events: GameEvent[] = [];
    let now = state;
    for (const round of made) {
      const event = roundEvent(now, round);
      events.push(event);
      now = evolve(now, event);
    }
    const last = fightOf(now, asked.attacker, asked.defender);
    return last?.result ? [...events, ...endOf(now, last, book, roll)] : events;
  });
}

export function decideRound(
  state: GameState,
  command: Extract<Command, { type: 'fight-round' }>,
  book: RuleSet,
): readonly GameEvent[] | Refused {
  return fought(state, command, book, (fight, roll) => {
    const context = meleeContext(state, fight.fighters, book);
    if (command.expand && !book.melee.mayExpand(fight, context))
      return refusal('may-not-widen', 'Nobody may widen the front of this melee now.');
    return [book.melee.fight(fight, { expand: command.expand }, context, roll)];
  });
}

/** As many rounds as the turn has left, at most. */
const MOST = 50;

export function decideFightOn(
  state: GameState,
  command: Asked & { readonly expand: Expanding },
  book: RuleSet,
): readonly GameEvent[] | Refused {
  const { expand } = command;
  return fought(state, command, book, (fight, roll) =>
    fightRounds(fight, meleeContext(state, fight.fighters, book), { expand, most: MOST, turns: false }, book, roll),
  );
}
