/** The snapshot that the panels read, from the bench. */
import { planShot } from '#game/preview';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import type { DeskView, UnitCard } from '#ui/desk';
import type { Comparison } from '#ui/compare/comparison';
import type { MeleeChances } from '#rules/engine/meleeChance';
import type { ChargeChoice, RoundOdds } from '#ui/melee/fight';
import type { Odds } from '../background/odds.ts';
import type { Hand } from '#view/tool/hand';
import { hoverPlan, modesOf, planOf, ricochetOf, selectedUnit } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { compareView } from './comparing.ts';
import { exampleView } from './exampleView.ts';
import { fightView } from './fights.ts';
import { firstOf } from './first.ts';
import { dueOf, ordersOf } from './orders.ts';
import { askedBy, askedByStep } from './volleyDice.ts';
import { sideViewOf } from './sideViewOf.ts';
import { unitCard } from './unitCard.ts';

const declaredPlans = new WeakMap<GameState, readonly ShotPlan[]>();

/** The declared shots as they would be ruled now, worked out once a state. */
function declaredOf(state: GameState, book: RuleSet): readonly ShotPlan[] {
  let plans = declaredPlans.get(state);
  if (!plans) {
    plans = state.turn.declared.map((shot) => planShot(state, shot, book));
    declaredPlans.set(state, plans);
  }
  return plans;
}

/** What was worked out away from the page. */
export interface Background {
  readonly odds: Odds;
  readonly round: RoundOdds | null;
  readonly melee: MeleeChances | null;
  readonly compare: Comparison | null;
  readonly charges: readonly ChargeChoice[] | null;
}

/** While something is aimed or was settled the panel speaks of it, and a card over the table would hide the line; what is selected is told there too. */
function cardUnderPointer(bench: Bench, selected: string | null): UnitCard | null {
  const { hovered, aim, settled } = bench;
  if (hovered === null || hovered === selected || aim !== null || settled !== null) return null;
  return unitCard(stateOf(bench), hovered, bookOf(bench));
}

function hoverShotOf(bench: Bench, odds: Odds): DeskView['hoverShot'] {
  const plan = hoverPlan(bench);
  return plan && { plan, chances: odds.chances };
}

export function deskView(bench: Bench, hand: Pick<Hand, 'tool' | 'shown'>, background: Background): DeskView {
  const state = stateOf(bench);
  const unit = selectedUnit(bench);
  const book = bookOf(bench);
  const orders = ordersOf(state, unit, book);
  return {
    state,
    book,
    books: bench.library.books,
    shipped: bench.library.bookOf({ ...state, charts: [] }),
    parts: bench.library.parts,
    tool: hand.tool,
    camera: bench.camera,
    selection: bench.selection.stands,
    selectedTerrain: bench.selection.terrain,
    hovered: cardUnderPointer(bench, unit),
    hoverShot: hoverShotOf(bench, background.odds),
    selected: unit === null ? null : unitCard(state, unit, book),
    modes: modesOf(bench),
    mode: bench.mode,
    plan: bench.settled ? null : planOf(bench),
    sideView: bench.settled ? null : sideViewOf(state, planOf(bench)),
    chances: bench.aim === null ? [] : background.odds.chances,
    asked: askedBy(bench),
    stepAsked: askedByStep(bench),
    ricochet: ricochetOf(bench),
    settled: bench.settled,
    compare: compareView(bench, background.compare),
    fight: fightView(bench, background.round, background.melee),
    example: exampleView(bench),
    orders: orders && { ...orders, charges: background.charges },
    first: firstOf(state, book),
    due: dueOf(state, book),
    declared: declaredOf(state, book),
    log: bench.session.log(),
    head: bench.session.head(),
    leftBranches: bench.session.leftBranches().length,
    lit: bench.lit?.line ?? null,
    hint: hand.shown().said,
    notice: bench.notice,
    fault: bench.fault,
    question: bench.asking,
    typedDice: bench.typedDice,
    marching: bench.marching,
    overlays: bench.overlays,
    dark: bench.dark,
    saved: bench.saved,
  };
}
