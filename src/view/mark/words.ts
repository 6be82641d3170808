/** The few words that stand on the table itself: inches with two decimals, degrees with one, a true minus. */
import { showTape, tape, type Degrees, type Inches } from '#geometry/shape/units';
import type { TerrainId, TerrainKind, UnitId } from '#geometry/table/table';
import { findTerrain, findUnit } from '#game/lookup';
import type { GameState } from '#game/state';

/** What to call things; marks are made from facts, which hold ids only. */
export interface Names {
  unit(id: UnitId): string;
  /** The piece's own name with its kind, or its kind alone: "Kobel field (plough)", "plough". */
  terrain(id: TerrainId, kind: TerrainKind): string;
}

export function namesOf(state: GameState): Names {
  return {
    unit: (id) => findUnit(state, id)?.name || id,
    terrain: (id, kind) => {
      const name = findTerrain(state, id)?.name ?? '';
      if (name === '') return kind;
      return name.toLowerCase().includes(kind) ? name : `${name} (${kind})`;
    },
  };
}

/** A length as the tape reads it: 13.00″. */
export const inchWords = (length: Inches): string => showTape(tape(length));

/** An angle without its direction: 29.0°. */
export const degreeWords = (angle: Degrees): string => `${Math.abs(angle).toFixed(1)}°`;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
