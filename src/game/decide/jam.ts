/** Clearing a jammed machine gun: one try a turn, beginning with the turn after it jammed. */
import type { StandId } from '#geometry/table/table';
import type { Refused, RuleSet } from '#rules/engine/contract';
import { standNamed } from '#rules/engine/standNamed';
import type { GameEvent } from '../event.ts';
import { fighterOf } from '../fighter.ts';
import { findStand, recordOf } from '../lookup.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { withDice } from './dice.ts';

/** Why the crew of a stand may not try to clear its gun now; null when it may. */
export function jamRefused(state: GameState, id: StandId, book: RuleSet): Refused | null {
  const stand = findStand(state, id);
  if (!stand) return refusal('no-such-stand', `No stand ${id} is on this table.`);
  const fighter = fighterOf(state, stand.unit);
  const gun = fighter.stands.find((one) => one.id === id);
  const { jams } = book.fire;
  if (!jams || !gun) return refusal('no-jams', `No gun jams under ${book.label}.`);
  const refused = jams.mayClear(fighter, gun);
  if (refused) return refused;
  const tried = recordOf(state, id).gun?.jamTurn === state.turn.number;
  return tried ? refusal('tried-already', `${standNamed(fighter, id)}: the gun is worked at again next turn.`) : null;
}

export function decideJam(
  state: GameState,
  { stand: id, faces }: { readonly stand: StandId; readonly faces?: readonly number[] },
  book: RuleSet,
): readonly GameEvent[] | Refused {
  const refused = jamRefused(state, id, book);
  if (refused) return refused;
  return withDice(state.dice, faces, (roll) => {
    const fighter = fighterOf(state, findStand(state, id)?.unit ?? '');
    const stand = fighter.stands.find((one) => one.id === id);
    const tried = stand && book.fire.jams?.clear(fighter, stand, roll);
    return tried ? [{ type: 'JamTried', stand: id, tried }] : refusal('no-jams', `No gun jams under ${book.label}.`);
  });
}
