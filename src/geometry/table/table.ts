/**
 * Where things are, and nothing else. Origin at the table's south-west corner, x to the east, y to the north, inches;
 * facings in degrees clockwise from north. What a stand is worth and what it may do belongs to the rules and the game.
 */
import type { Degrees, Inches } from '../shape/units.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed oriented rectangle: `width` across the front, `depth` along the facing, the front edge depth/2 ahead of the centre. */
export interface Box {
  readonly center: Point;
  readonly width: Inches;
  readonly depth: Inches;
  readonly facing: Degrees;
}

/** Counter-clockwise, not closed (the last point is not the first again). */
export type Polygon = readonly Point[];

/** One convex or concave part of a piece of terrain. A path is the rectangles of its segments and discs at its inner joints. */
export type Part =
  { readonly kind: 'polygon'; readonly points: Polygon } | { readonly kind: 'disc'; readonly center: Point; readonly radius: Inches };

export type StandId = string;
export type UnitId = string;
export type SideId = string;
export type TerrainId = string;

/** `unit` and `side` are grouping names only: enfilade, obstruction and a line's list of struck stands ask who belongs together. */
export interface Stand {
  readonly id: StandId;
  readonly unit: UnitId;
  readonly side: SideId;
  readonly box: Box;
  /** Figures present, and the ranks they stand in; the grid of figures is derived from these. 0 figures is legal (a crewless gun). */
  readonly figures: number;
  readonly ranks: number;
  /** A general or other marker: drawn and dragged, never tested by any fact. */
  readonly marker: boolean;
}

export const TERRAIN_KINDS = ['stream', 'plough', 'marsh', 'wall', 'woods', 'hill', 'building', 'works', 'road', 'bridge'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

export interface TerrainPiece {
  readonly id: TerrainId;
  readonly kind: TerrainKind;
  readonly name: string;
  /** The tested shape: the union of the parts. An outline is one polygon part. */
  readonly parts: readonly Part[];
  /** The path as drawn in the file, when it is a path with a width; for drawing furrow, flow and stones along it. */
  readonly path: { readonly points: readonly Point[]; readonly width: Inches } | null;
  /** Level of a hill (1, 2 …); 0 for every other kind. */
  readonly level: number;
  /** Stories of a building; 0 for every other kind. */
  readonly stories: number;
  /** Grade of works; null for every other kind. */
  readonly cover: 'improvised' | 'prepared' | null;
}

export interface Table {
  readonly width: Inches;
  readonly depth: Inches;
  readonly stands: readonly Stand[];
  readonly terrain: readonly TerrainPiece[];
}
