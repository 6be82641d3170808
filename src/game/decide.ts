/** Command to events, or a refusal. It reads the state and never writes; every branch names what it refuses. */
import type { Refused, RuleSet, Shot } from '#rules/engine/contract';
import type { Command, NewStand } from './command.ts';
import { duplicateOf } from './decide/duplicate.ts';
import { changesNothing, editRefused, noUnit, type EditCommand } from './decide/edit.ts';
import { decideVolley } from './decide/fire.ts';
import { withDice } from './decide/dice.ts';
import { decideFirst } from './decide/first.ts';
import { decideJam } from './decide/jam.ts';
import { decideCharge, decideForm, decideLimber, marchEvents } from './decide/march.ts';
import { decideBegin, decideFightOn, decideRound, meleeDue } from './decide/melee.ts';
import { decideFlight, decideMorale } from './decide/morale.ts';
import { addingRefused, changing, firstStep, heldRefused, placingRefused } from './decide/place.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { findUnit, unitOf } from './lookup.ts';
import { firingOf, modeOf, planShot } from './preview.ts';
import { refusal } from './refusal.ts';
import type { BookChoice } from '#rules/engine/library';
import type { Decision, ShotPlan } from './session.types.ts';
import type { GameState, Unit } from './state.ts';

type BookOf = (choice: BookChoice) => RuleSet;

const done = (...events: readonly GameEvent[]): Decision => ({ ok: true, events });
const no = (refused: Refused): Decision => ({ ok: false, refused });
const either = (answer: readonly GameEvent[] | Refused): Decision => ('because' in answer ? no(answer) : done(...answer));
const isRefused = (answer: object): answer is Refused => 'because' in answer;

function stepIndex(book: RuleSet, step: string): number {
  return book.fire.steps.findIndex((one) => one.id === step);
}

/** A step that is over is not reopened within the turn. */
function lateFor(state: GameState, book: RuleSet, shot: Shot): Refused | null {
  const step = modeOf(book, shot.mode)?.step ?? '';
  if (stepIndex(book, step) >= stepIndex(book, state.turn.step)) return null;
  const label = book.fire.steps.find((one) => one.id === step)?.label ?? step;
  return refusal('wrong-step', `The ${label.toLowerCase()} step of turn ${state.turn.number} is over. End the turn to fire again.`);
}

const ableOf = (plan: ShotPlan): readonly string[] => firingOf(plan).map((one) => one.facts.stand);

/** Why none of the shot's stands, or one of them, may not fire now: too late, not allowed, or declared for another shot. */
function shotRefused(state: GameState, book: RuleSet, plan: ShotPlan): Refused | null {
  const refused = lateFor(state, book, plan.shot) ?? plan.refused;
  if (refused) return refused;
  const busy = new Set(state.turn.declared.flatMap((declared) => declared.stands ?? []));
  const again = ableOf(plan).find((stand) => busy.has(stand));
  if (again === undefined) return null;
  const { name } = unitOf(state, plan.shot.unit);
  return refusal('declared-already', `A stand of ${name} is declared to fire already; withdraw that shot first.`);
}

function declareFire(state: GameState, book: RuleSet, shot: Shot): Decision {
  const plan = planShot(state, shot, book);
  const refused = shotRefused(state, book, plan);
  return refused ? no(refused) : done({ type: 'ShotDeclared', shot: { ...shot, stands: ableOf(plan) } });
}

/** The turn after a step was settled: its shots are gone from the list, and a step before a fired one is closed. */
function afterStep(state: GameState, book: RuleSet, settled: string): GameState['turn'] {
  const next = book.fire.steps[stepIndex(book, settled) + 1]?.id ?? settled;
  const declared = state.turn.declared.filter((shot) => modeOf(book, shot.mode)?.step !== settled);
  return { ...state.turn, step: next, declared };
}

function settleStep(state: GameState, book: RuleSet, faces?: readonly number[]): Decision {
  const { step } = state.turn;
  const shots = state.turn.declared.filter((shot) => modeOf(book, shot.mode)?.step === step);
  if (shots.length === 0) {
    const next = afterStep(state, book, step);
    if (next.step === step) return no(refusal('nothing-declared', 'No shot is declared for this step. Declare one, or end the turn.'));
    return done({ type: 'StepSettled', next });
  }
  const volley = decideVolley(state, shots, book, faces);
  if (isRefused(volley)) return no(volley);
  // What the step struck may have been declared for the next one.
  return done(...volley.events, { type: 'StepSettled', next: afterStep(volley.events.reduce(evolve, state), book, step) });
}

function fireNow(state: GameState, book: RuleSet, shot: Shot, faces?: readonly number[]): Decision {
  const refused = shotRefused(state, book, planShot(state, shot, book));
  if (refused) return no(refused);
  const step = modeOf(book, shot.mode)?.step ?? state.turn.step;
  const waiting = state.turn.declared.some((declared) => stepIndex(book, modeOf(book, declared.mode)?.step ?? '') < stepIndex(book, step));
  if (waiting) return no(refusal('step-open', 'Shots of an earlier step are declared. Settle that step first.'));
  const volley = decideVolley(state, [shot], book, faces);
  if (isRefused(volley)) return no(volley);
  if (step === state.turn.step) return done(...volley.events);
  return done(...volley.events, { type: 'StepSettled', next: { ...volley.events.reduce(evolve, state).turn, step } });
}

function addUnit(state: GameState, unit: Unit, stands: readonly NewStand[]): Decision {
  const refused = addingRefused(state, unit, stands);
  return refused ? no(refused) : done({ type: 'UnitAdded', unit, stands });
}

function duplicate(state: GameState, id: string, by: readonly [number, number]): Decision {
  if (!findUnit(state, id)) return no(noUnit(id));
  const copy = duplicateOf(state, id, by);
  return addUnit(state, copy.unit, copy.stands);
}

function withdraw(state: GameState, index: number): Decision {
  if (state.turn.declared[index]) return done({ type: 'ShotWithdrawn', index });
  return no(refusal('no-such-shot', `There is no shot ${index + 1} on the list of ${state.turn.declared.length}.`));
}

function edit(state: GameState, book: RuleSet, command: EditCommand): Decision {
  const refused = editRefused(state, book, command);
  if (refused) return no(refused);
  return changesNothing(state, book, command) ? done() : done({ type: 'Edited', command });
}

function place(state: GameState, command: Extract<Command, { type: 'place' }>, book: RuleSet): Decision {
  const { note } = command;
  const placings = changing(state, command.placings);
  if (placings.length === 0) return done();
  const refused = placingRefused(state, placings) ?? heldRefused(state, placings);
  if (refused) return no(refused);
  const marched = marchEvents(state, placings, note, book);
  return isRefused(marched) ? no(marched) : done({ type: 'StandsPlaced', placings, note }, ...marched);
}

/** Routed units run, then the turn is over; a charge in contact is fought first. */
function endTurn(state: GameState, book: RuleSet, faces?: readonly number[]): Decision {
  const due = meleeDue(state, book);
  if (due) return no(due);
  return either(
    withDice(state.dice, faces, (roll) => [...decideFlight(state, book, roll), { type: 'TurnEnded', firstStep: firstStep(book) }]),
  );
}

/** The turn goes on at the new book's first step; what was declared under the old one is withdrawn. Readings that the new book lacks stay in the file. */
function setBook(state: GameState, command: Extract<Command, { type: 'set-book' }>, bookOf: BookOf): Decision {
  const same = command.book === state.book && JSON.stringify(command.parts) === JSON.stringify(state.parts);
  if (same) return done();
  const next = bookOf({ ...state, book: command.book, parts: command.parts });
  return done({ type: 'Edited', command }, { type: 'StepSettled', next: { ...state.turn, step: firstStep(next), declared: [] } });
}

/** `bookOf` finds the book of a game; the state's own judges the command. */
export function decide(state: GameState, command: Command, bookOf: BookOf): Decision {
  const book = bookOf(state);
  switch (command.type) {
    case 'declare-fire':
      return declareFire(state, book, command.shot);
    case 'withdraw-shot':
      return withdraw(state, command.index);
    case 'settle-step':
      return settleStep(state, book, command.faces);
    case 'fire-now':
      return fireNow(state, book, command.shot, command.faces);
    case 'place':
      return place(state, command, book);
    case 'add-unit':
      return addUnit(state, command.unit, command.stands);
    case 'duplicate-unit':
      return duplicate(state, command.unit, command.by);
    case 'set-book':
      return setBook(state, command, bookOf);
    case 'charge':
      return either(decideCharge(state, command.unit, command.target, book));
    case 'begin-melee':
      return either(decideBegin(state, command.attacker, command.defender, book));
    case 'fight-round':
      return either(decideRound(state, command, book));
    case 'fight-on':
      return either(decideFightOn(state, command, book));
    case 'check-morale':
      return either(decideMorale(state, command, book));
    case 'form':
      return either(decideForm(state, command.unit, command.order, command.files, book));
    case 'limber':
      return either(decideLimber(state, command.unit, 'limbered', book));
    case 'unlimber':
      return either(decideLimber(state, command.unit, 'unlimbered', book));
    case 'clear-jam':
      return either(decideJam(state, command, book));
    case 'who-first':
      return either(decideFirst(state, command.faces, book));
    case 'end-turn':
      return endTurn(state, book, command.faces);
    default:
      return edit(state, book, command);
  }
}
