/** Command to events, or a refusal. It reads the state and never writes; every branch names what it refuses. */
import { placementProblems } from '#geometry/table/placement';
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import type { Refused, RuleSet, Shot } from '#rules/engine/contract';
import type { Command, NewStand } from './command.ts';
import { duplicateOf } from './decide/duplicate.ts';
import { decideVolley } from './decide/fire.ts';
import { changing, firstStep, placingRefused } from './decide/place.ts';
import type { GameEvent } from './event.ts';
import { findTerrain, findUnit } from './lookup.ts';
import { modeOf, planShot } from './preview.ts';
import { refusal } from './refusal.ts';
import type { Decision } from './session.types.ts';
import type { GameState, TerrainRecord, Unit } from './state.ts';

const done = (...events: readonly GameEvent[]): Decision => ({ ok: true, events });
const no = (refused: Refused): Decision => ({ ok: false, refused });
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

function declareFire(state: GameState, book: RuleSet, shot: Shot): Decision {
  const late = lateFor(state, book, shot);
  if (late) return no(late);
  const plan = planShot(state, shot, book);
  if (plan.refused) return no(plan.refused);
  const able = plan.stands.filter((one) => one.verdict.refused === null).map((one) => one.facts.stand);
  const busy = new Set(state.turn.declared.flatMap((declared) => declared.stands ?? []));
  const again = able.find((stand) => busy.has(stand));
  if (again !== undefined) return no(refusal('declared-already', `${again} is declared to fire already; withdraw that shot first.`));
  return done({ type: 'ShotDeclared', shot: { ...shot, stands: able } });
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
  const next = afterStep(state, book, step);
  if (shots.length === 0) {
    if (next.step === step) return no(refusal('nothing-declared', 'No shot is declared for this step. Declare one, or end the turn.'));
    return done({ type: 'StepSettled', next });
  }
  const volley = decideVolley(state, shots, book, faces);
  return isRefused(volley) ? no(volley) : done(...volley.events, { type: 'StepSettled', next });
}

function fireNow(state: GameState, book: RuleSet, shot: Shot, faces?: readonly number[]): Decision {
  const late = lateFor(state, book, shot);
  if (late) return no(late);
  const step = modeOf(book, shot.mode)?.step ?? state.turn.step;
  const waiting = state.turn.declared.some((declared) => stepIndex(book, modeOf(book, declared.mode)?.step ?? '') < stepIndex(book, step));
  if (waiting) return no(refusal('step-open', 'Shots of an earlier step are declared. Settle that step first.'));
  const plan = planShot(state, shot, book);
  if (plan.refused) return no(plan.refused);
  const volley = decideVolley(state, [shot], book, faces);
  if (isRefused(volley)) return no(volley);
  return done(...volley.events, ...(step === state.turn.step ? [] : [{ type: 'StepSettled', next: { ...state.turn, step } } as const]));
}

function addUnit(state: GameState, unit: Unit, stands: readonly NewStand[]): Decision {
  if (findUnit(state, unit.id)) return no(refusal('id-taken', `A unit ${unit.id} is on this table already.`));
  const table = {
    ...state.table,
    stands: [
      ...state.table.stands,
      ...stands.map((one) => ({
        id: one.record.id,
        unit: unit.id,
        side: unit.side,
        box: one.box,
        figures: one.figures,
        ranks: one.ranks,
        marker: one.record.marker !== null,
      })),
    ],
  };
  const problem = placementProblems(
    table,
    stands.map((one) => ({ stand: one.record.id, box: one.box })),
  )[0];
  if (problem)
    return no(
      refusal(
        problem.kind,
        `${unit.name} does not fit there: ${problem.kind === 'overlap' ? `it would overlap ${problem.other}` : 'a corner would lie off the table'}.`,
      ),
    );
  return done({ type: 'UnitAdded', unit, stands });
}

function badSource(source: TerrainRecord['source']): Refused | null {
  const why = 'outline' in source ? whyNotSimple(source.outline.map(([x, y]) => ({ x, y }))) : null;
  return why === null ? null : refusal('outline', `The outline does not hold: ${why}.`);
}

type EditCommand = Extract<GameEvent, { type: 'Edited' }>['command'];

function editRefused(state: GameState, book: RuleSet, edit: EditCommand): Refused | null {
  switch (edit.type) {
    case 'set-option': {
      const option = book.options.find((one) => one.id === edit.id);
      if (!option) return refusal('no-such-option', `${book.label} has no reading ${edit.id}.`);
      return option.choices.includes(edit.choice) ? null : refusal('no-such-choice', `${edit.id} is one of ${option.choices.join(', ')}.`);
    }
    case 'set-unit':
      return findUnit(state, edit.unit) ? null : refusal('no-such-unit', `No unit ${edit.unit} is on this table.`);
    case 'move-terrain':
      return findTerrain(state, edit.terrain) ? null : refusal('no-such-terrain', `No terrain ${edit.terrain} is on this table.`);
    case 'reshape-terrain':
      return findTerrain(state, edit.terrain)
        ? badSource(edit.source)
        : refusal('no-such-terrain', `No terrain ${edit.terrain} is on this table.`);
    case 'add-terrain':
      return findTerrain(state, edit.piece.record.id)
        ? refusal('id-taken', `A piece ${edit.piece.record.id} is on this table already.`)
        : badSource(edit.piece.record.source);
    case 'rename':
    case 'delete':
    case 'set-seed':
      return null;
    default:
      throw new Error(`no edit ${String(edit satisfies never)}`);
  }
}

function edit(state: GameState, book: RuleSet, command: EditCommand): Decision {
  const refused = editRefused(state, book, command);
  return refused ? no(refused) : done({ type: 'Edited', command });
}

function place(state: GameState, command: Extract<Command, { type: 'place' }>): Decision {
  const placings = changing(state, command.placings);
  if (placings.length === 0) return done();
  const refused = placingRefused(state, placings);
  return refused ? no(refused) : done({ type: 'StandsPlaced', placings, note: command.note });
}

export function decide(state: GameState, command: Command, book: RuleSet): Decision {
  switch (command.type) {
    case 'declare-fire':
      return declareFire(state, book, command.shot);
    case 'withdraw-shot':
      return done({ type: 'ShotWithdrawn', index: command.index });
    case 'settle-step':
      return settleStep(state, book, command.faces);
    case 'fire-now':
      return fireNow(state, book, command.shot, command.faces);
    case 'place':
      return place(state, command);
    case 'add-unit':
      return addUnit(state, command.unit, command.stands);
    case 'duplicate-unit': {
      const copy = duplicateOf(state, command.unit, command.by);
      return addUnit(state, copy.unit, copy.stands);
    }
    case 'end-turn':
      return done({ type: 'TurnEnded', firstStep: firstStep(book) });
    default:
      return edit(state, book, command);
  }
}
