/** Who moves first: Mahdists before Imperials, by the order of the turn; between sides of one kind, or of both kinds at once, the house's rule. */
import type { FirstAsked, MovementRules } from '../../../engine/movement.ts';
import { note } from '../../../engine/tell.ts';
import { isMahdist } from '../shared/index.ts';
import { sources } from './sources.ts';

type Kind = 'mahdist' | 'imperial' | 'both' | 'nobody';

function kindOf(side: FirstAsked['sides'][number], { units = [] }: FirstAsked): Kind {
  const kinds = new Set(units.filter((unit) => unit.side === side.id).map((unit) => (isMahdist(unit) ? 'mahdist' : 'imperial')));
  const [kind = 'nobody'] = kinds;
  return kinds.size > 1 ? 'both' : kind;
}

/** The one side of Mahdists that faces Imperials alone; null where the text cannot tell. */
function mahdistsIn(asked: FirstAsked): FirstAsked['sides'][number] | null {
  const kinds = asked.sides.map((side) => kindOf(side, asked));
  const told = kinds.every((kind) => kind === 'mahdist' || kind === 'imperial') && kinds.filter((kind) => kind === 'mahdist').length === 1;
  return (told && kinds.length > 1 && asked.sides[kinds.indexOf('mahdist')]) || null;
}

/** @param house who is first where the text cannot tell. */
export const textFirst =
  (house: MovementRules['first']): MovementRules['first'] =>
  (asked, options, roll) => {
    const side = mahdistsIn(asked);
    if (!side) return house(asked, options, roll);
    const because = `${side.name} move first: Mahdists move before Imperials in every turn.`;
    return { side: side.id, dice: [], trail: [note('first', 0, { because, source: sources.turn })] };
  };
