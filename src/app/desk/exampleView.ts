/** A worked example while it is on the table: each number of its text beside the table's own, and its dice while none are thrown. */
import { decide } from '#game/decide';
import type { Command } from '#game/command';
import { standsOf } from '#game/lookup';
import { nextRound } from '#game/melee/fight';
import { planShot } from '#game/preview';
import type { LogEntry, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import { toNumber } from '#rules/engine/fraction';
import type { RuleSet, Ruling, Shot } from '#rules/engine/contract';
import type { FoughtSide, SideRound } from '#rules/engine/melee';
import type { ExampleView } from '#ui/desk';
import { examples } from '../examples.ts';
import type { Example } from '../examples/example.ts';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { fightView } from './fights.ts';
import { hasThrow, settledOf } from './settling.ts';

type Answer = number | string | null;

const doneOf = ({ session }: Bench): readonly LogEntry[] => session.log().slice(0, session.head());

const sameShot = (a: Shot, b: Shot): boolean => a.unit === b.unit && a.mode === b.mode && a.aim.at === b.aim.at && a.rounds === b.rounds;

/** What was ruled when the example's shot was last fired. */
function rulingOf(bench: Bench, shot: Shot): Ruling | null {
  const settled = doneOf(bench)
    .map(settledOf)
    .findLast((one) => one?.shots[0] && sameShot(one.shots[0], shot));
  return settled?.rulings[0] ?? null;
}

function figuresFiring(state: GameState, plan: ShotPlan): number {
  const firing = new Set(plan.groups.filter((group) => group.refused === null).flatMap((group) => group.stands));
  return standsOf(state, plan.shot.unit).reduce((sum, stand) => (firing.has(stand.id) ? sum + stand.figures : sum), 0);
}

type Ruled = Pick<Ruling, 'odds' | 'value' | 'numbers'> & Partial<Ruling>;

function numberOf({ numbers }: Ruled, field: string): Answer {
  const number = numbers?.[field];
  return typeof number === 'number' ? number : null;
}

/** Fields that are not plain numbers of the ruling. */
const OF_RULING: ReadonlyMap<string, (ruling: Ruled) => Answer> = new Map<string, (ruling: Ruled) => Answer>([
  ['odds', ({ odds }) => odds],
  ['value', ({ value }) => toNumber(value)],
  ['figures', ({ effect }) => effect?.figures ?? null],
  ['state', ({ effect }) => effect?.state ?? null],
  // Before the dice the factor lacks its own.
  ['factor', (ruling) => (ruling.effect ? numberOf(ruling, 'factor') : null)],
]);

function ofRuling(ruling: Ruled, field: string): Answer {
  const own = OF_RULING.get(field);
  return own ? own(ruling) : numberOf(ruling, field);
}

const waiting = new WeakMap<Shot, { readonly state: GameState; readonly book: RuleSet; readonly plan: ShotPlan }>();

/** The plan of a shot that waits for its turn, worked out once a state. */
function waitingPlan(bench: Bench, shot: Shot): ShotPlan {
  const [state, book] = [stateOf(bench), bookOf(bench)];
  const known = waiting.get(shot);
  if (known?.state === state && known.book === book) return known.plan;
  const plan = planShot(state, shot, book);
  waiting.set(shot, { state, book, plan });
  return plan;
}

/** The plan of a shot while it is aimed; of one that waits for its turn in any case. */
function planHere(bench: Bench, shot: Shot, waits: boolean): ShotPlan | null {
  const aimed = planOf(bench);
  if (aimed && sameShot(aimed.shot, shot)) return aimed;
  return waits ? waitingPlan(bench, shot) : null;
}

const reachOf = (plan: ShotPlan | null): Answer => plan?.stands[0]?.facts.line?.length ?? null;

/** A number of a shot of the example, or of its ruling when it was fired. */
function shotAnswer(bench: Bench, shot: Shot, waits: boolean, field: string): Answer {
  const plan = planHere(bench, shot, waits);
  if (field === 'reach') return reachOf(plan);
  if (field === 'firing') return plan && figuresFiring(stateOf(bench), plan);
  const ruling = rulingOf(bench, shot) ?? plan?.foreseen[0];
  return ruling ? ofRuling(ruling, field) : null;
}

/** The rounds of the melee: those fought, and the coming one as it is foreseen. */
function roundsOf(bench: Bench): readonly Readonly<Record<'attacker' | 'defender', SideRound & Partial<FoughtSide>>>[] {
  const fight = fightView(bench, null, null);
  if (!fight) return [];
  return fight.next ? [...fight.rounds, fight.next.wide ?? fight.next.narrow] : fight.rounds;
}

function meleeAnswers(bench: Bench, field: string): readonly Answer[] {
  const [side, name] = field.split('.') as ['attacker' | 'defender', 'worth' | 'points' | 'kills'];
  return roundsOf(bench).map((round) => round[side][name] ?? null);
}

const shown = (answer: Answer | undefined): string | null =>
  answer === null || answer === undefined ? null : typeof answer === 'number' ? String(Math.round(answer * 100) / 100) : answer;

function numbersOf(bench: Bench, example: Example): ExampleView['numbers'] {
  const { order, expects, prints = {} } = example;
  return Object.entries(expects).map(([field, right]) => {
    const printed = [Object.hasOwn(prints, field) ? prints[field] : right].flat() as readonly Answer[];
    const here = order.kind === 'shots' ? order.shots.map((shot, n) => shotAnswer(bench, shot, n > 0, field)) : meleeAnswers(bench, field);
    return { field, text: printed.map(shown), here: printed.map((_, n) => shown(here[n])) };
  });
}

/** The example in sight with its numbers; null where none was opened, or it was put away. */
export function exampleView(bench: Bench): ExampleView | null {
  const example = examples.find((one) => one.id === bench.example);
  if (!example) return null;
  const { text, title, says, wrong, dice } = example;
  const thrown = doneOf(bench).some(hasThrow);
  return { text, title, says, wrong, numbers: numbersOf(bench, example), dice: thrown ? [] : dice };
}

type Step = Extract<Command, { type: 'fire-now' | 'fight-round' | 'end-turn' }>;

/** The shot that has not been fired yet, or the coming round; where the turn has no more rounds it ends. */
function stepWith(bench: Bench, { order }: Example, faces: readonly number[]): Step {
  if (order.kind === 'shots')
    return { type: 'fire-now', shot: order.shots.find((shot) => rulingOf(bench, shot) === null) ?? order.shots[0], faces };
  const { attacker, defender } = order;
  const next = nextRound(stateOf(bench), attacker, defender, false, bookOf(bench));
  const known = 'because' in next ? null : next;
  // A turn that has seen no round gains nothing by its end: the game says why none may be fought.
  if (known?.roundsLeft === 0 && known.fight.thisTurn > 0) return { type: 'end-turn' };
  return { type: 'fight-round', attacker, defender, expand: known?.mayExpand ?? false, faces };
}

/**
 * The next step of the example in sight with as many of its dice as it asks for, `used` of which are thrown already; null where none
 * are left. Where the step may not be done it is given all that are left: the game says why.
 */
export function exampleStep(bench: Bench, used: number): Step | null {
  const example = examples.find((one) => one.id === bench.example);
  const left = example?.dice.slice(used) ?? [];
  if (!example || left.length === 0) return null;
  const step = stepWith(bench, example, left);
  if (step.type === 'end-turn') return step;
  const fits = left.map((_, n) => ({ ...step, faces: left.slice(0, n + 1) }));
  return fits.find((one) => decide(stateOf(bench), one, () => bookOf(bench)).ok) ?? step;
}
