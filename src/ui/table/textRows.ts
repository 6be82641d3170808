/** The table in words, unit by unit: where it stands, which way it faces, what is left of it. */
import type { GameState } from '#game/state';
import { sideName } from '../panel/lookup.ts';
import { ORDERS, STATES, WORDS } from '../words/en.ts';
import { inchWords } from '../words/number.ts';

export interface TextRow {
  readonly unit: string;
  readonly name: string;
  readonly side: string;
  readonly said: string;
}

/** Position is the mean of the unit's stand centres, facing that of its first stand. */
export function textRows(state: GameState): readonly TextRow[] {
  return state.units.map((unit) => {
    const stands = state.table.stands.filter((stand) => stand.unit === unit.id);
    const first = stands[0];
    const mean = (of: (stand: (typeof stands)[number]) => number): number =>
      stands.reduce((sum, stand) => sum + of(stand), 0) / stands.length;
    const figures = stands.reduce((sum, stand) => sum + stand.figures, 0);
    const place =
      first === undefined
        ? 'off the table'
        : WORDS.unitAt(inchWords(mean((one) => one.box.center.x)), inchWords(mean((one) => one.box.center.y)), first.box.facing.toFixed(1));
    const parts = [ORDERS[unit.order], STATES[unit.state], WORDS.figuresOf(figures, figures + unit.losses), place];
    return { unit: unit.id, name: unit.name, side: sideName(state, unit.side), said: `${parts.join('; ')}.` };
  });
}
