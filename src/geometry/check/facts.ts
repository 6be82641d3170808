/**
 * The facts that leave geometry. They hold no rule number and no judgement; each yes or no carries a signed margin in
 * inches (positive: holds with that much to spare) and the points and ids that decided it.
 */
import type { Degrees, Inches, Tape } from '../shape/units.ts';
import type { Point, Polygon, SideId, StandId, TerrainId, TerrainKind, UnitId } from '../table/table.ts';

export type RangeKind = 'edge-to-edge' | 'front-to-target' | 'centre-to-nearest-figure' | 'mean-of-extremes';

export interface Span {
  readonly from: Point;
  readonly to: Point;
}

/** A range by one convention, with the segments that were measured (two for a mean of extremes). */
export interface RangeReading {
  readonly tape: Tape;
  /** The same length unrounded, for drawing and for margins only. */
  readonly inches: Inches;
  readonly spans: readonly Span[];
  /** Where the range is the mean of several readings, each of them in the order of the spans: the mean may fall between two hundredths. */
  readonly readings?: readonly Tape[];
}

export interface ArcPolicy {
  /** 45 for foot (90 degrees in all), 90 for guns (180), 30 outward from the front corners in the Sudan. */
  readonly half: Degrees;
  readonly construction: 'front-centre' | 'front-corners';
  readonly counts: 'any-part' | 'centre' | 'half';
}

export interface ArcFact {
  readonly half: Degrees;
  readonly construction: ArcPolicy['construction'];
  readonly inside: boolean;
  /** The part of the target stand inside the arc, empty when it only touches or lies outside. */
  readonly part: Polygon;
  /** Share of the target's area inside the arc, 0 to 1. */
  readonly share: number;
  /** Inches to spare: how deep the target reaches into the arc, or, negative, how far its nearest point lies outside. */
  readonly margin: Inches;
  /** Where the margin was measured: on the arc's boundary and on the target. */
  readonly witness: Span;
  /** Bearing of the aim point off the front, clockwise positive: 0.6 is 0.6° right of front. */
  readonly off: Degrees;
}

export type Blocker =
  | {
      readonly kind: 'stand';
      readonly stand: StandId;
      readonly unit: UnitId;
      readonly side: SideId;
      readonly at: Inches;
      readonly leave: Inches;
      readonly hides: number;
      /** Face to face between this stand and the target, for overhead fire; always there when measured. */
      readonly gap?: Tape;
    }
  | {
      readonly kind: 'terrain';
      readonly terrain: TerrainId;
      readonly terrainKind: TerrainKind;
      readonly at: Inches;
      readonly leave: Inches;
      readonly hides: number;
    };

/** Cover of one stand against one line of fire: the piece it is in or behind (geometry.md fact 11). */
export interface CoverFact {
  readonly terrain: TerrainId;
  readonly kind: TerrainKind;
  readonly how: 'in' | 'behind';
  /** Inches from the stand to the piece, 0 when in it. */
  readonly distance: Inches;
  readonly stories: number;
  readonly grade: 'improvised' | 'prepared' | null;
}

/** What a book must decide before it can measure, and may decide otherwise: one name for each choice of its policy. */
export type OpenChoice = 'counts' | 'construction' | 'aim' | 'level' | 'obstruction' | 'enfilade' | 'view' | 'run';

/** Everything measured between one firing stand and one target stand. */
export interface PairFacts {
  readonly firer: StandId;
  readonly target: StandId;
  /** null where nothing of the target lies in the arc. */
  readonly ranges: Readonly<Partial<Record<RangeKind, RangeReading | null>>>;
  readonly arc: ArcFact;
  /** The line of fire from the front midpoint to the aim point; blockers in the order of the line. */
  readonly line: { readonly from: Point; readonly to: Point; readonly blockedBy: readonly Blocker[] };
  /** Not blocked under the policy's reading of obstruction. */
  readonly clear: boolean;
  /** Exact share of the target visible from the front midpoint, 0 to 1, with every hider and the share that it hides. */
  readonly visible: number;
  readonly hiders: readonly Blocker[];
  readonly enfilade: { readonly is: boolean; readonly stands: readonly StandId[]; readonly span: Span };
  readonly levels: { readonly from: number; readonly to: number };
  readonly cover: readonly CoverFact[];
  /** What the firing stand is in, or has within 1″ of its front on this line: a position that it fires from. Absent where it was not measured. */
  readonly position?: readonly CoverFact[];
  /** The choices of the policy that had a part in it: another choice might have measured otherwise. Absent where it was not measured. */
  readonly opened?: readonly OpenChoice[];
}

export interface Crossing {
  readonly stand: StandId;
  readonly unit: UnitId;
  readonly side: SideId;
  /** Inches from the muzzle where the shot enters, and where it leaves the stand or ends in it. */
  readonly enter: Inches;
  readonly leave: Inches;
  readonly leg: 'direct' | 'ricochet';
  /** What the struck stand is in or behind on this line (fact 11); a garrison names its building and stories. Empty or absent: open ground. */
  readonly cover?: readonly CoverFact[];
}

export interface TerrainCrossing {
  readonly terrain: TerrainId;
  readonly kind: TerrainKind;
  readonly enter: Inches;
  readonly leave: Inches;
}

export interface Leg {
  readonly kind: 'direct' | 'ricochet';
  readonly from: Point;
  readonly to: Point;
  readonly length: Inches;
}

export type Stop =
  | { readonly terrain: TerrainId; readonly kind: TerrainKind; readonly at: Inches }
  | { readonly edge: 'table'; readonly at: Inches }
  | { readonly limit: 'effective' | 'maximum' | 'run'; readonly at: Inches };

/** The path of one solid shot (geometry.md facts 3 and 4). */
export interface LineOfFire {
  readonly gun: StandId;
  readonly from: Point;
  readonly to: Point;
  readonly bearing: Degrees;
  readonly length: Inches;
  /** Where the shot would have ended had nothing stopped it; equals `to` when nothing did. */
  readonly planned: Point;
  readonly legs: readonly Leg[];
  /** Every stand struck, in the order of the line; one stand is one crossing. Markers and the gun's own stand never count. */
  readonly struck: readonly Crossing[];
  /** Stands under the line on another level than the gun's: passed by, not struck. */
  readonly passedBy: readonly Crossing[];
  readonly crossed: readonly TerrainCrossing[];
  readonly stoppedBy: Stop;
  /** The direction against the gun's own arc. */
  readonly arc: { readonly inside: boolean; readonly half: Degrees; readonly off: Degrees; readonly margin: Inches };
  readonly level: number;
  /** Inches from the muzzle to the point of ricochet, as read by the tape; null for direct fire. */
  readonly ricochetAt: Tape | null;
  /** The choices of the policy that had a part in it. Absent where it was not measured. */
  readonly opened?: readonly OpenChoice[];
}

/** How a book lays solid shot. */
export interface PathPolicy {
  readonly effective: Inches;
  readonly maximum: Inches;
  /** Run after the point of ricochet as a share of the distance to it: [2, 3]. null where the shot may not ricochet. */
  readonly run: readonly [number, number] | null;
  /** False: the run is cut at the effective range too (reading C001-15). */
  readonly runPastEffective: boolean;
}

/** How a book measures: data owned by the rule set, with the readings that the player chose already in it. */
export interface MeasurePolicy {
  readonly ranges: readonly RangeKind[];
  /** Front ranks of the firing stand that a mean of extremes is measured from; all of them when absent. */
  readonly ranks?: number;
  readonly arc: ArcPolicy;
  /** The weapon's last band or the mode's longest reach, for enfilade and for the broad phase. */
  readonly reach: Inches;
  readonly path: PathPolicy | null;
  readonly aim: 'nearest' | 'centre';
  readonly obstruction: 'line' | 'any-visible' | 'half-visible';
  /** False where the shot passes over stands (high trajectory). */
  readonly standsObstruct: boolean;
  /** False where no view of the target is needed (reading C001-31 `free`). */
  readonly terrainObstructs: boolean;
  readonly level: 'centre' | 'most';
  readonly enfilade: 'any-angle' | 'flank';
}
