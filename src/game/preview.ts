/** A shot as it would be ruled, without its dice. Firing starts from this very value, so preview and result cannot part. */
import type {
  Context,
  FireMode,
  GroupVerdict,
  Readings,
  Refused,
  RuleSet,
  Ruling,
  SettleContext,
  Share,
  Shot,
  StandVerdict,
} from '#rules/engine/contract';
import { together } from '#rules/engine/recording';
import { fighterOf, readingsOf } from './fighter.ts';
import { findUnit, standOf } from './lookup.ts';
import { groupRange, measureStand } from './measure.ts';
import { readingOf } from './reading.ts';
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
  const fighter = fighterOf(state, shot.unit);
  const stands = fighter.stands.map((stand) => stand.id);
  const stranger = shot.stands?.find((id) => !stands.includes(id));
  if (stranger !== undefined) return refusal('no-such-stand', `No stand ${stranger} belongs to ${fighter.name}.`);
  const again = shot.stands?.find((id, i, all) => all.indexOf(id) < i);
  if (again !== undefined) return refusal('named-twice', `${again} is named twice; a stand fires once a turn.`);
  return stands.length === 0 ? refusal('no-stands', `${fighter.name} has no stand left on the table.`) : null;
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
  const verdict: StandVerdict = { stand, checks: [check], refused, known: [], dice: [], friends: [], readings: refused.readings ?? {} };
  return { facts: { stand, line: null, pair: null, considered: [] }, verdict };
}

function planStand(state: GameState, mode: FireMode, context: Context, id: string): PlannedStand {
  const { firer } = context;
  const fighterStand = firer.stands.find((stand) => stand.id === id);
  if (!fighterStand) throw new Error(`no stand ${id} in ${firer.unit}`);
  const refused = mode.offered(firer, fighterStand, context.options, context.shot.load ?? null);
  if (refused) return barred(id, refused);
  const policy = mode.measure(firer, fighterStand, context.shot, context.options);
  const facts = measureStand(state, standOf(state, id), context.shot, mode, policy);
  return { facts, verdict: mode.judge(facts, context) };
}

/** Those at one unit together, the units in the order in which they are first met; within one, the order stays. */
export function byTargetMet<T extends { readonly target: string }>(list: readonly T[]): readonly T[] {
  const met = [...new Set(list.map(({ target }) => target))];
  return met.flatMap((target) => list.filter((one) => one.target === target));
}

/** The shares of a step as its rulings take them: all at one unit together, or each for itself. */
export function ruledTogether(shares: readonly Share[], book: RuleSet): readonly (readonly [Share, ...Share[]])[] {
  if (book.fire.rules === 'by-share') return byTargetMet(shares).map((share) => [share]);
  const byTarget = new Map<string, [Share, ...Share[]]>();
  for (const share of shares) {
    const known = byTarget.get(share.target);
    if (known) known.push(share);
    else byTarget.set(share.target, [share]);
  }
  return [...byTarget.values()];
}

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
  return ruledTogether(shares, book).map((some) => book.fire.foresee(fighterOf(state, some[0].target), some, context));
}

function emptyPlan(shot: Shot, book: RuleSet, refused: Refused): ShotPlan {
  const mode = modeOf(book, shot.mode) ?? book.fire.modes[0];
  if (!mode) throw new Error(`book ${book.id} has no fire modes`);
  return { shot, mode, stands: [], groups: [], refused, shares: [], foreseen: [], checks: [] };
}

/** Of stands that are all refused, the one that came furthest with the questions, then the one that reads least: its reason helps most. */
function nearestToFiring(stands: readonly PlannedStand[]): PlannedStand | undefined {
  const passed = ({ verdict }: PlannedStand) => verdict.checks.filter((check) => check.ok).length;
  const least = ({ facts }: PlannedStand) => Math.min(...facts.considered.map((pair) => readingOf(pair) ?? Infinity));
  return stands.toSorted((a, b) => passed(b) - passed(a) || (least(a) < least(b) ? -1 : least(a) > least(b) ? 1 : 0))[0];
}

/** The groups of a shot whose stands fire as one; none where each fires for itself, or none may. */
function groupsOf(state: GameState, mode: FireMode, context: Context, firing: readonly PlannedStand[]): readonly GroupVerdict[] {
  if (!mode.group || firing.length === 0) return [];
  return mode.group(firing, context, groupRange(state, firing));
}

const NO_STANDS = refusal('no-stands', 'No stand was named to fire.');

/** Stands and groups of a shot that may fire, and those whose reason is shown where none may. */
interface Bearers {
  readonly able: readonly PlannedStand[];
  readonly shown: PlannedStand | undefined;
  readonly groups: readonly GroupVerdict[];
  readonly bearing: readonly GroupVerdict[];
}

function bearersOf(state: GameState, mode: FireMode, context: Context, stands: readonly PlannedStand[]): Bearers {
  const able = stands.filter((one) => one.verdict.refused === null);
  const groups = groupsOf(state, mode, context, able);
  return { able, shown: able[0] ?? nearestToFiring(stands), groups, bearing: groups.filter((group) => group.refused === null) };
}

/** Set when nothing can be fired at all: the stand's reason, or its group's. */
function whyNot(mode: FireMode, { able, shown, groups, bearing }: Bearers): Refused | null {
  if (able.length === 0) return shown?.verdict.refused ?? NO_STANDS;
  return mode.group && bearing.length === 0 ? (groups[0]?.refused ?? NO_STANDS) : null;
}

/** The plan of one shot: facts and verdict of every firing stand and group, and what is known of each target's ruling. */
export function planShot(state: GameState, shot: Shot, book: RuleSet): ShotPlan {
  const wrong = nonsense(state, shot, book);
  const mode = modeOf(book, shot.mode);
  if (wrong || !mode) return emptyPlan(shot, book, wrong ?? refusal('no-such-mode', shot.mode));
  const context = contextOf(state, shot, book);
  const ids = shot.stands ?? context.firer.stands.map((stand) => stand.id);
  const stands = ids.map((id) => planStand(state, mode, context, id));
  const bearers = bearersOf(state, mode, context, stands);
  const { able, shown, groups, bearing } = bearers;
  const group = bearing[0] ?? groups[0];
  const bare: ShotPlan = {
    shot,
    mode,
    stands,
    groups,
    refused: whyNot(mode, bearers),
    shares: mode.group ? bearing.flatMap((one) => one.known) : able.flatMap((one) => one.verdict.known),
    foreseen: [],
    checks: [...(shown?.verdict.checks ?? []), ...(group?.checks ?? [])],
  };
  return { ...bare, foreseen: foreseeStep(state, book, mode.step, [bare]) };
}

/** The options that had a part in a plan: in what its stands may do, in their groups, and in what is foreseen of its rulings. */
export function readingsOfPlan({ stands, groups, foreseen }: ShotPlan, book: RuleSet): Readings {
  const all = [...stands.map(({ verdict }) => verdict), ...groups, ...foreseen];
  return together(
    all.map(({ readings }) => readings),
    book.options,
  );
}

/** The stands of a plan that will fire. */
export function firingOf(plan: ShotPlan): readonly PlannedStand[] {
  const able = plan.stands.filter((one) => one.verdict.refused === null);
  if (!plan.mode.group) return able;
  const together = new Set(plan.groups.filter((group) => group.refused === null).flatMap((group) => group.stands));
  return able.filter((one) => together.has(one.facts.stand));
}
