/** A shot as it would be ruled, without its dice. Firing starts from this very value, so preview and result cannot part. */
import type {
  Context,
  FireMode,
  Fighter,
  Refused,
  RuleSet,
  Ruling,
  SettleContext,
  Share,
  Shot,
  StandVerdict,
} from '#rules/engine/contract';
import { fighterOf, readingsOf } from './fighter.ts';
import { findUnit, standOf } from './lookup.ts';
import { measureStand } from './measure.ts';
import { refusal } from './refusal.ts';
import type { PlannedStand, ShotPlan } from './session.types.ts';
import type { GameState } from './state.ts';

export function modeOf(book: RuleSet, id: string): FireMode | null {
  return book.fire.modes.find((mode) => mode.id === id) ?? null;
}

/** Why the shot cannot be asked about at all: no such unit, mode, stand or target. */
function nonsense(state: GameState, shot: Shot, book: RuleSet): Refused | null {
  if (!findUnit(state, shot.unit)) return refusal('no-such-unit', `No unit ${shot.unit} is on this table.`);
  if (!modeOf(book, shot.mode)) return refusal('no-such-mode', `${book.label} has no fire called ${shot.mode}.`);
  if (shot.aim.at !== undefined && !findUnit(state, shot.aim.at))
    return refusal('no-such-target', `No unit ${shot.aim.at} is on this table.`);
  if (shot.aim.at === shot.unit) return refusal('own-unit', 'A unit does not fire at itself.');
  const stands = fighterOf(state, shot.unit).stands.map((stand) => stand.id);
  const stranger = shot.stands?.find((id) => !stands.includes(id));
  if (stranger !== undefined) return refusal('no-such-stand', `No stand ${stranger} belongs to ${shot.unit}.`);
  const again = shot.stands?.find((id, i, all) => all.indexOf(id) < i);
  if (again !== undefined) return refusal('named-twice', `${again} is named twice; a stand fires once a turn.`);
  return stands.length === 0 ? refusal('no-stands', `${shot.unit} has no stand left on the table.`) : null;
}

/** What a rule may know of a shot beside its facts: the same for judging it and for throwing its dice. */
export function contextOf(state: GameState, shot: Shot, book: RuleSet): Context {
  return {
    shot,
    firer: fighterOf(state, shot.unit),
    target: shot.aim.at === undefined ? null : fighterOf(state, shot.aim.at),
    fighterOf: (unit) => fighterOf(state, unit),
    options: readingsOf(state, book),
  };
}

function barred(stand: string, refused: Refused): PlannedStand {
  const check = { id: refused.code, ok: false, said: refused.because, value: '', spare: null, source: refused.source };
  const verdict: StandVerdict = { stand, checks: [check], refused, known: [], dice: [], friends: [] };
  return { facts: { stand, line: null, pair: null, considered: [] }, verdict };
}

function planStand(state: GameState, mode: FireMode, context: Context, firer: Fighter, id: string): PlannedStand {
  const fighterStand = firer.stands.find((stand) => stand.id === id);
  if (!fighterStand) throw new Error(`no stand ${id} in ${firer.unit}`);
  const refused = mode.offered(firer, fighterStand, context.options, context.shot.load ?? null);
  if (refused) return barred(id, refused);
  const policy = mode.measure(firer, fighterStand, context.shot, context.options);
  const facts = measureStand(state, standOf(state, id), context.shot, mode, policy);
  return { facts, verdict: mode.judge(facts, context) };
}

const byTarget = (shares: readonly Share[]): readonly string[] => [...new Set(shares.map((share) => share.target))];

export function settleContext(state: GameState, book: RuleSet, step: string, plans: readonly ShotPlan[]): SettleContext {
  return {
    step,
    options: readingsOf(state, book),
    fighterOf: (unit) => fighterOf(state, unit),
    facts: plans.flatMap((plan) => plan.stands.map((one) => one.facts)),
  };
}

/** What is known of the settlement of several shots of one step: one total and one die for each target. */
function foreseeStep(
  state: GameState,
  book: RuleSet,
  step: string,
  plans: readonly ShotPlan[],
): readonly Omit<Ruling, 'dice' | 'effect'>[] {
  const shares = plans.flatMap((plan) => plan.shares);
  const context = settleContext(state, book, step, plans);
  return byTarget(shares).map((target) =>
    book.fire.foresee(
      fighterOf(state, target),
      shares.filter((share) => share.target === target),
      context,
    ),
  );
}

function emptyPlan(shot: Shot, book: RuleSet, refused: Refused): ShotPlan {
  const mode = modeOf(book, shot.mode) ?? book.fire.modes[0];
  if (!mode) throw new Error(`book ${book.id} has no fire modes`);
  return { shot, mode, stands: [], refused, shares: [], foreseen: [], checks: [] };
}

/** Of stands that are all refused, the one that came furthest with the questions, then the one that reads least: its reason helps most. */
function nearestToFiring(stands: readonly PlannedStand[]): PlannedStand | undefined {
  const passed = ({ verdict }: PlannedStand) => verdict.checks.filter((check) => check.ok).length;
  const least = ({ facts }: PlannedStand) => Math.min(...facts.considered.map((pair) => pair.ranges['front-to-target']?.tape ?? Infinity));
  return stands.toSorted((a, b) => passed(b) - passed(a) || (least(a) < least(b) ? -1 : least(a) > least(b) ? 1 : 0))[0];
}

/** The plan of one shot: facts and verdict of every firing stand, and what is known of each target's ruling. */
export function planShot(state: GameState, shot: Shot, book: RuleSet): ShotPlan {
  const wrong = nonsense(state, shot, book);
  const mode = modeOf(book, shot.mode);
  if (wrong || !mode) return emptyPlan(shot, book, wrong ?? refusal('no-such-mode', shot.mode));
  const context = contextOf(state, shot, book);
  const ids = shot.stands ?? context.firer.stands.map((stand) => stand.id);
  const stands = ids.map((id) => planStand(state, mode, context, context.firer, id));
  const firing = stands.filter((one) => one.verdict.refused === null);
  const shown = firing[0] ?? nearestToFiring(stands);
  const bare: ShotPlan = {
    shot,
    mode,
    stands,
    refused: firing.length === 0 ? (shown?.verdict.refused ?? refusal('no-stands', 'No stand was named to fire.')) : null,
    shares: firing.flatMap((one) => one.verdict.known),
    foreseen: [],
    checks: shown?.verdict.checks ?? [],
  };
  return { ...bare, foreseen: foreseeStep(state, book, mode.step, [bare]) };
}
