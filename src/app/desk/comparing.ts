/** The comparison that is open: the aimed shot under every book. */
import { unitOf } from '#game/lookup';
import { modeOf } from '#game/preview';
import type { Asker } from '../background/asker.ts';
import type { CompareAsk } from '../background/comparison.ts';
import type { CompareView, Comparison } from '#ui/compare/comparison';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench, type Comparing } from './bench.ts';
import { whenResting, type Resting } from './resting.ts';
import { atRange } from '../background/atRange.ts';
import type { Store } from './store.ts';
import type { Placing } from '#game/command';
import type { Mark } from '#view/mark/mark';
import { PRIORITY } from '#view/mark/priority';

function titleOf(bench: Bench): string {
  const shot = planOf(bench)?.shot;
  if (!shot) return '';
  const state = stateOf(bench);
  const mode = modeOf(bookOf(bench), shot.mode)?.label.toLowerCase() ?? shot.mode;
  const target = shot.aim.at === undefined ? '' : ` at ${unitOf(state, shot.aim.at).name}`;
  return `${unitOf(state, shot.unit).name}, ${mode}${target}`;
}

export function compareView(bench: Bench, answer: Comparison | null): CompareView | null {
  const { comparing } = bench;
  if (!comparing || !planOf(bench)) return null;
  return { ...comparing, title: titleOf(bench), answer };
}

/** Opens, asks otherwise or closes; the range that was asked about last leaves its ghost on the table. */
export function comparingAt(bench: Bench, comparing: Comparing | null): Partial<Bench> {
  if (comparing === null) return { comparing };
  const plan = planOf(bench);
  return { comparing, rangeGhost: plan === null || comparing.ghost === null ? null : { plan, inches: comparing.ghost } };
}

export interface RangeGhost {
  readonly placings: readonly Placing[];
  readonly mark: Mark;
}

/** The firing unit at the range that was asked about, with that range beside it; null when another aim was taken, or it has no room there. */
export function rangeGhostOf(bench: Bench): RangeGhost | null {
  const { rangeGhost } = bench;
  if (rangeGhost === null || planOf(bench) !== rangeGhost.plan) return null;
  const there = atRange(stateOf(bench), rangeGhost.plan.shot, bookOf(bench), rangeGhost.inches);
  const first = there?.placings[0];
  if (!there || there.refused || !first) return null;
  const words = `as if at ${rangeGhost.inches.toFixed(2)}″`;
  return {
    placings: there.placings,
    mark: { kind: 'pill', id: 'range-ghost', at: first.box.center, words, tone: 'paper', priority: PRIORITY.moved, away: 1 },
  };
}

/** Asked of the background while the comparison is open and something is aimed. */
export function createComparing(store: Store, asker: Asker<CompareAsk, Comparison>): Resting<Comparison> {
  const about = (bench: Bench): readonly unknown[] | null => {
    const plan = planOf(bench);
    return bench.comparing && plan ? [stateOf(bench), plan, bench.comparing.by, bench.comparing.ghost] : null;
  };
  return whenResting(store, asker, about, (bench) => {
    const shot = planOf(bench)?.shot;
    if (!shot || !bench.comparing) throw new Error('nothing is compared');
    return { state: stateOf(bench), shot, ...bench.comparing };
  });
}
