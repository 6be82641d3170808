/** Finding out who moves first: once a turn, when it is asked for. */
import type { DiceCall, Refused, Roll, RuleSet } from '#rules/engine/contract';
import type { FirstMove } from '#rules/engine/movement';
import type { GameEvent } from '../event.ts';
import { fighterOf, readingsOf } from '../fighter.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { withDice } from './dice.ts';
import type { AskedThrow } from '../asking.ts';

function firstOf(state: GameState, book: RuleSet, roll: Roll): FirstMove {
  const { sides, turn } = state;
  const there = new Set(state.table.stands.filter(({ marker }) => !marker).map(({ unit }) => unit));
  const units = state.units.filter(({ id }) => there.has(id)).map(({ id }) => fighterOf(state, id));
  return book.movement.first({ sides, before: turn.before ?? null, units }, readingsOf(state, book), roll);
}

export function decideFirst(state: GameState, faces: readonly number[] | undefined, book: RuleSet): readonly GameEvent[] | Refused {
  const { first, number } = state.turn;
  if (first) return refusal('known-already', `Who moves first in turn ${number} is known already.`);
  return withDice(state.dice, faces, (roll) => [{ type: 'FirstKnown', first: firstOf(state, book, roll) }]);
}

/** The dice that are asked for when these faces were thrown, to the end of the round that they leave off in. */
function callsAfter(state: GameState, book: RuleSet, faces: readonly number[], fill: (call: DiceCall, at: number) => number) {
  const calls: DiceCall[] = [];
  firstOf(state, book, (call) => {
    calls.push(call);
    const at = calls.length - 1;
    return [faces[at] ?? fill(call, at - faces.length)];
  });
  return calls;
}

/**
 * The dice that typed faces must answer. Every tie asks for another round, so that they grow with the faces typed so far; what is not
 * typed yet is taken to rise or to fall from die to die, face by face and over again, whichever ties less: that always comes to an end.
 */
export function firstAsked(state: GameState, book: RuleSet, faces: readonly number[]): readonly AskedThrow[] {
  const rising = callsAfter(state, book, faces, ({ sides }, at) => 1 + (at % sides));
  const falling = callsAfter(state, book, faces, ({ sides }, at) => sides - (at % sides));
  return (falling.length < rising.length ? falling : rising).map((call) => ({ ...call, sure: true }));
}
