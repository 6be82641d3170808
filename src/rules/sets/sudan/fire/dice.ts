/** The dice of a group's fire, in the order in which they arise: d10 to hit, a machine gun's d20, d6, and the die for the rest of a figure. */
import type { Context, DiceCall, Fighter, Share } from '../../../engine/contract.ts';
import { toNumber } from '../../../engine/fraction.ts';
import { total } from '../../../engine/trail.ts';
import { randomCall } from '../shared/index.ts';
import { gateOf, TO_HIT_SIDES } from './toHit.ts';

const needed = new WeakMap<Share, number>();

/** The natural die needed; folded once a share, since chances settle the same share over and over. */
export function needsOf(share: Share): number {
  const known = needed.get(share) ?? toNumber(total(share.value, 'needs'));
  needed.set(share, known);
  return known;
}

/** Only whether it reaches the number matters. */
export const toHitCall = (firer: Fighter, target: Fighter, needs: number): DiceCall => ({
  count: 1,
  sides: TO_HIT_SIDES,
  why: `To hit, ${firer.name} at ${target.name}`,
  for: firer.unit,
  against: target.unit,
  matters: { only: 'reaching', least: [needs] },
});

const ROUNDS_SIDES = 20;

/** Every number below the rounds declared matters, since the gun jams at it; from there on all are alike. */
export const roundsCall = (firer: Fighter, target: Fighter, rounds: number): DiceCall => ({
  count: 1,
  sides: ROUNDS_SIDES,
  why: `Rounds before a jam, ${firer.name}`,
  for: firer.unit,
  against: target.unit,
  matters: { only: 'reaching', least: Array.from({ length: Math.max(0, rounds - 1) }, (_, index) => index + 2) },
});

/** What is known of them before any is thrown: the die for the rest depends on the others. */
export function foreseenDice(share: Share, target: Fighter, context: Context): readonly DiceCall[] {
  const { firer, options } = context;
  const needs = needsOf(share);
  const gate = gateOf(needs);
  if (gate === 'impossible') return [];
  const rounds = share.carries?.['rounds'];
  return [
    ...(gate === 'thrown' ? [toHitCall(firer, target, needs)] : []),
    ...(typeof rounds === 'number' ? [roundsCall(firer, target, rounds)] : []),
    randomCall({ fighter: firer, kind: 'fire', readings: options, against: target.unit }),
  ];
}
