/** A worked example as it stands on the bench: who acts is selected, the first shot is aimed, a melee has come to blows. */
import type { Command } from '#game/command';
import { selectUnit } from '#view/tool/selection';
import type { ExampleOrder } from '../examples/example.ts';
import { stateOf, type Bench } from './bench.ts';
import { selecting } from './hands.ts';

export function actedOut(bench: Bench, order: ExampleOrder): Partial<Bench> {
  const unit = order.kind === 'shots' ? order.shots[0].unit : order.attacker;
  const selected = selecting(bench, selectUnit(stateOf(bench), unit));
  if (order.kind === 'melee') return selected;
  const { mode, load, aim, ricochet, rounds } = order.shots[0];
  return { ...selected, mode: { mode, load: load ?? null }, aim, ricochetAt: ricochet ?? null, rounds: rounds ?? null };
}

/** What the example does as a step of the game before the player does anything; a shot is left to the player. */
export function firstCommand(order: ExampleOrder): Command | null {
  return order.kind === 'melee' ? { type: 'begin-melee', attacker: order.attacker, defender: order.defender } : null;
}
