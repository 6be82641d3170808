/** What was settled, in words and dice. */
import type { GameState } from '#game/state';
import type { Effect, RuleSet, Ruling, Thrown } from '#rules/engine/contract';
import { STATES, WORDS } from '../words/en.ts';
import { valueWords } from '../words/number.ts';
import { nameOf } from './lookup.ts';

/** Losses and gun marks of an effect, each a phrase; one phrase when nothing happened. */
export function effectPhrases(effect: Effect): readonly string[] {
  const phrases = [];
  if (effect.figures > 0 || effect.stands.length > 0) phrases.push(WORDS.losses(effect.figures, effect.stands.length));
  for (const gun of effect.guns) phrases.push(WORDS.gunHit(gun.part, gun.stopped));
  return phrases.length === 0 ? [WORDS.losses(0, 0)] : phrases;
}

/** The effect in one line and what else it came to: a loss without a change of state is the effect, not "No effect". */
export function effectWords(effect: Effect): { readonly head: string; readonly more: readonly string[] } {
  const phrases = effectPhrases(effect);
  const [first, ...rest] = phrases;
  const felt = effect.figures > 0 || effect.stands.length > 0 || effect.guns.length > 0;
  return effect.state === 'none' && felt && first ? { head: first, more: rest } : { head: STATES[effect.state], more: phrases };
}

/** The odds of a ruling, or its value and what that counts: "2-1", "220%", "36 figures". */
export const worthWords = (ruling: Pick<Ruling, 'odds' | 'value'>, book: RuleSet): string =>
  ruling.odds ?? `${valueWords(ruling.value)}${book.fire.counts ?? ''}`;

/** What its own fire did to the gun that fired; null where that is nothing. */
export function jamWords({ firer }: Pick<Ruling, 'firer'>, state: GameState): string | null {
  if (!firer?.jammed) return null;
  const unit = state.table.stands.find((stand) => stand.id === firer.stand)?.unit ?? firer.stand;
  return `${nameOf(state, unit)}: the gun is jammed and must be cleared before it fires again.`;
}

export function settledWords(ruling: Ruling, state: GameState): string {
  const { head, more } = effectWords(ruling.effect);
  const jam = jamWords(ruling, state);
  return `${nameOf(state, ruling.target)}: ${[head, ...more].join('. ')}.${jam === null ? '' : ` ${jam}`}`;
}

export interface Die {
  readonly sides: number;
  readonly face: number;
  readonly why: string;
}

export const diceOf = (thrown: readonly Thrown[]): readonly Die[] =>
  thrown.flatMap(({ call, faces }) => faces.map((face) => ({ sides: call.sides, face, why: call.why })));

/** "d12 8, d6 4". */
export const diceWords = (dice: readonly Die[]): string => dice.map((die) => `d${die.sides} ${die.face}`).join(', ');

/** The last throw of the present branch, newest first to be found; empty when none was made. */
export function lastThrow(log: readonly { readonly events: readonly { readonly type: string }[] }[], head: number): readonly Die[] {
  for (let at = head - 1; at >= 0; at -= 1) {
    for (const event of [...(log[at]?.events ?? [])].reverse()) {
      if (isThrow(event)) return diceOf(event.throws);
    }
  }
  return [];
}

function isThrow(event: { readonly type: string }): event is { readonly type: 'DiceThrown'; readonly throws: readonly Thrown[] } {
  return event.type === 'DiceThrown';
}
