/** The comparison that is open: the aimed shot under every book. */
import type { CompareBy } from '#game/compare';
import { unitOf } from '#game/lookup';
import { modeOf } from '#game/preview';
import type { Asker } from '../background/asker.ts';
import type { CompareAsk } from '../background/comparison.ts';
import type { CompareView, Comparison } from '#ui/compare/comparison';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { whenResting, type Resting } from './resting.ts';
import type { Store } from './store.ts';

export interface Comparing {
  readonly by: CompareBy;
  readonly ghost: number | null;
}

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
