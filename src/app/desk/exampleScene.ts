/** A worked example as it stands on the bench: who acts is selected, and the shot is aimed. */
import { selectUnit } from '#view/tool/selection';
import type { ExampleOrder } from '../examples.ts';
import { stateOf, type Bench } from './bench.ts';
import { selecting } from './hands.ts';

export function actedOut(bench: Bench, order: ExampleOrder): Partial<Bench> {
  const unit = order.kind === 'shot' ? order.shot.unit : order.attacker;
  const selected = selecting(bench, selectUnit(stateOf(bench), unit));
  if (order.kind === 'melee') return selected;
  const { mode, load, aim, ricochet, rounds } = order.shot;
  return { ...selected, mode: { mode, load: load ?? null }, aim, ricochetAt: ricochet ?? null, rounds: rounds ?? null };
}
