/** What a result of the chart does: state, next worse after step 1, stands lost, guns hit. */
import type { Effect, Fighter, SettleContext, Share, UnitState } from '../../engine/contract.ts';
import { standNamed, standNumbered } from '../../engine/standNamed.ts';
import { counted, listed, note } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import type { Result } from './effectTables.ts';
import type { Losses, Named } from './loss.ts';
import type { SourceRef } from '../../engine/source.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import { ARTILLERY_STEP, SMALL_ARMS_STEP } from './steps.ts';
import { lossOrder } from './struck.ts';

export const NO_EFFECT: Effect = { state: 'none', figures: 0, stands: [], guns: [] };

type State = Effect['state'];
const LADDER: readonly State[] = ['none', 'stopped', 'shaken', 'routed', 'destroyed'];
const WORDS: Readonly<Record<State, string>> = {
  none: 'No effect',
  stopped: 'Stopped',
  shaken: 'Shaken',
  routed: 'Routed',
  destroyed: 'Destroyed',
};

const rung = (state: State | UnitState | undefined): number =>
  Math.max(0, LADDER.indexOf(state === undefined || state === 'fresh' ? 'none' : state));
const at = (index: number): State => LADDER[Math.min(index, LADDER.length - 1)] ?? 'destroyed';

interface Outcome {
  readonly effect: Effect;
  readonly label: string;
  readonly lines: readonly TrailLine[];
}

/** Hit in this turn's step 1 and hit again in step 2: one worse than the graver of the two. */
function nextWorse(
  result: Result,
  target: Fighter,
  context: SettleContext,
): { readonly state: State; readonly lines: readonly TrailLine[] } {
  const before = rung(target.takenInStep[ARTILLERY_STEP]);
  if (context.step !== SMALL_ARMS_STEP || before === 0 || result.state === 'none') return { state: result.state, lines: [] };
  const state = at(Math.max(before, rung(result.state)) + 1);
  const said = `${WORDS[at(before)]} in step 1 and ${WORDS[result.state].toLowerCase()} again: ${WORDS[state].toLowerCase()}.`;
  return { state, lines: [note('next-worse', rung(state), { because: said, source: sources.nextWorse, shown: WORDS[state] })] };
}

/** Guns take their own losses: stopped, a gun holds its fire next turn; worse, what the die named is lost. */
function onGuns(target: Fighter, state: State, named: readonly Named[], { promoted, source }: Pick<Blow, 'promoted' | 'source'>): Outcome {
  const suffered = state === 'destroyed' ? 'routed' : state;
  if (suffered === 'none') return { effect: { ...NO_EFFECT, befalls: 'guns' }, label: WORDS.none, lines: [] };
  const stopped = suffered === 'stopped';
  const guns = named.map(({ gun, part }) => ({ stand: gun.id, part: stopped ? null : part, stopped }));
  const what = listed(
    named.map(({ gun, part }) => (stopped ? standNamed(target, gun.id) : `the ${part} of ${standNamed(target, gun.id)}`)),
  );
  const said = stopped ? `The gun of ${what} holds its fire next turn.` : `Hit: ${what}.`;
  const line = note('effect', guns.length, {
    because: said,
    source: toldFrom(sources.gunEffects, source),
    seen: { stands: named.map(({ gun }) => gun.id) },
  });
  return {
    effect: { state: suffered, figures: 0, stands: [], befalls: 'guns', guns },
    label: stopped ? `${WORDS.stopped}: ${what}` : `${WORDS[suffered]}: ${what} hit`,
    lines: [...promoted, line],
  };
}

function lossLine(target: Fighter, lost: readonly string[], figures: number): TrailLine {
  const said = `${target.name} loses ${listed(lost.map((id) => standNumbered(target, id)))} with ${counted(figures, 'figure')}.`;
  return note('losses', lost.length, {
    because: said,
    source: sources.losses,
    seen: { stands: lost },
    shown: counted(lost.length, 'stand'),
  });
}

function label(state: State, lost: number): string {
  return lost === 0 || state === 'destroyed' ? WORDS[state] : `${WORDS[state]}, ${counted(lost, 'stand')} lost`;
}

/** A blow at a unit: the state that it brings, the stands that it costs, and the lines told before. */
interface Blow {
  readonly state: State;
  readonly lost: readonly string[];
  readonly promoted: readonly TrailLine[];
  /** The chart that says what the result means. */
  readonly source: SourceRef;
}

function onUnit(target: Fighter, { state, lost, promoted, source }: Blow): Outcome {
  if (state === 'none') return { effect: NO_EFFECT, label: WORDS.none, lines: [] };
  const gone = lost.length > 0 && lost.length === target.stands.length;
  const reached = gone ? 'destroyed' : state;
  const figures = target.stands.filter((stand) => lost.includes(stand.id)).reduce((all, stand) => all + stand.figures, 0);
  const because =
    gone && state !== 'destroyed' ? `${target.name} has no stand left: destroyed.` : `${target.name}: ${WORDS[reached].toLowerCase()}.`;
  const seen = { stands: target.stands.map((stand) => stand.id) };
  const told = note('effect', lost.length, { because, source: toldFrom(sources.effect, source), seen });
  return {
    effect: { state: reached, figures, stands: lost, befalls: 'unit', guns: [] },
    label: label(reached, lost.length),
    lines: [...promoted, ...(lost.length > 0 ? [lossLine(target, lost, figures)] : []), told],
  };
}

/** What was fired at a target in the step, and what its loss dice named. */
export interface Struck {
  readonly target: Fighter;
  readonly shares: readonly Share[];
  readonly losses: Losses | null;
  readonly context: SettleContext;
  readonly resultSource: SourceRef;
}

/** The effect of a result. Struck stands go first, nearest the firer first, then by id; a lost stand takes its figures with it. */
export function effectOf(result: Result, { target, shares, losses, context, resultSource }: Struck): Outcome {
  const { state, lines } = nextWorse(result, target, context);
  if (losses) return onGuns(target, state, losses.named, { promoted: lines, source: resultSource });
  const costs = state === 'destroyed' ? target.stands.length : result.stands;
  const lost = costs === 0 ? [] : lossOrder(target, shares, context).slice(0, costs);
  return onUnit(target, { state, lost, promoted: lines, source: resultSource });
}
