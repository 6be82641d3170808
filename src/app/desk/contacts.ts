/** Who stands in contact with a unit, summed unit by unit. */
import { clashOf, contactsOf } from '#geometry/check/contact';
import { showTape } from '#geometry/shape/units';
import { fieldOf } from '#geometry/table/field';
import { standsOf, unitOf } from '#game/lookup';
import type { GameState, Unit } from '#game/state';
import type { Touching } from '#ui/desk';

export function contactsWith(state: GameState, unit: Unit): readonly Touching[] {
  const own = standsOf(state, unit.id);
  const others = new Set(own.flatMap((stand) => contactsOf(fieldOf(state.table), stand).map((contact) => contact.b.unit)));
  return [...others]
    .filter((id) => id !== unit.id)
    .map((id) => {
      const other = unitOf(state, id);
      const { contacts, struckIn } = clashOf(own, standsOf(state, id));
      const longest = contacts.reduce((most, contact) => (contact.tape > most.tape ? contact : most));
      const figures = contacts.reduce((sum, contact) => sum + contact.a.figures.length, 0);
      return {
        unit: id,
        name: other.name,
        side: other.side,
        inches: showTape(longest.tape),
        said:
          figures === 0
            ? `${struckIn[0] ?? 'corner'}, at a corner`
            : `${struckIn[0] ?? 'corner'}, ${figures} ${figures === 1 ? 'figure touches' : 'figures touch'}`,
      };
    });
}
