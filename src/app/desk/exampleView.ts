/** A worked example while it is on the table: each number of its text beside the table's own, and the text's dice while none are thrown. */
import { decide } from '#game/decide';
import type { Command } from '#game/command';
import { standsOf } from '#game/lookup';
import { nextRound } from '#game/melee/fight';
import type { LogEntry, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import { toNumber } from '#rules/engine/fraction';
import type { Ruling, Shot } from '#rules/engine/contract';
import type { FoughtSide, SideRound } from '#rules/engine/melee';
import type { ExampleView } from '#ui/desk';
import { examples, type Example } from '../examples.ts';
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

function ofRuling(ruling: Pick<Ruling, 'odds' | 'value' | 'numbers'> & Partial<Ruling>, field: string): Answer {
  if (field === 'odds') return ruling.odds;
  if (field === 'value') return toNumber(ruling.value);
  if (field === 'figures') return ruling.effect?.figures ?? null;
  // Before the dice the factor lacks its own.
  if (field === 'factor' && !ruling.effect) return null;
  const number = ruling.numbers?.[field];
  return typeof number === 'number' ? number : null;
}

/** A number of the aimed shot, or of the one that was fired. */
function shotAnswer(bench: Bench, shot: Shot, field: string): Answer {
  const aimed = planOf(bench);
  const plan = aimed && sameShot(aimed.shot, shot) ? aimed : null;
  if (field === 'reach') return plan?.stands[0]?.facts.line?.length ?? null;
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
    const here = order.kind === 'shot' ? [shotAnswer(bench, order.shot, field)] : meleeAnswers(bench, field);
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

type Step = Extract<Command, { type: 'fire-now' | 'fight-round' }>;

function stepWith(bench: Bench, { order }: Example, faces: readonly number[]): Step {
  if (order.kind === 'shot') return { type: 'fire-now', shot: order.shot, faces };
  const { attacker, defender } = order;
  const next = nextRound(stateOf(bench), attacker, defender, false, bookOf(bench));
  return { type: 'fight-round', attacker, defender, expand: !('because' in next) && next.mayExpand, faces };
}

/**
 * The next step of the example in sight with as many dice of its text as it asks for, `used` of which are thrown already; null where
 * none are left. Where the step may not be done it is given all that are left: the game says why.
 */
export function exampleStep(bench: Bench, used: number): (Step & { readonly faces: readonly number[] }) | null {
  const example = examples.find((one) => one.id === bench.example);
  const left = example?.dice.slice(used) ?? [];
  if (!example || left.length === 0) return null;
  const step = stepWith(bench, example, left);
  const fits = left.map((_, n) => ({ ...step, faces: left.slice(0, n + 1) }));
  return fits.find((one) => decide(stateOf(bench), one, () => bookOf(bench)).ok) ?? { ...step, faces: left };
}
