/** What the table painter is handed: plain data in inches. Whoever makes it knows no pixi; whoever paints it knows no rules. */
import type { Box, Polygon, StandId, TerrainId, TerrainPiece } from '#geometry/table/table';
import type { Mark } from './mark/mark.ts';

/** The three drawn side liveries, each a colour and a pattern: solid, stripe, dots. */
export type Livery = 'blue' | 'russet' | 'ivory';
export type Arm = 'foot' | 'skirmish' | 'horse' | 'gun' | 'limbered' | 'general';

export interface StandLook {
  readonly id: StandId;
  readonly box: Box;
  readonly livery: Livery;
  readonly arm: Arm;
  readonly figures: number;
  readonly full: number;
  readonly ranks: number;
  /** Muskets level in line, shouldered in column. */
  readonly stance: 'level' | 'shouldered';
  readonly state: 'fresh' | 'stopped' | 'shaken' | 'routed' | 'destroyed';
  readonly engaged: boolean;
  /** The unit's colour bearer stands on this stand. */
  readonly flag: boolean;
  readonly emphasis: 'none' | 'hovered' | 'selected' | 'struck' | 'lit';
}

/** One ring and one label a unit, never one a stand. */
export interface UnitLook {
  readonly id: string;
  readonly name: string;
  readonly figures: number;
  readonly livery: Livery;
  readonly stands: readonly StandId[];
  readonly state: StandLook['state'];
  readonly engaged: boolean;
  readonly emphasis: 'none' | 'hovered' | 'selected';
}

export interface TerrainLook {
  readonly piece: TerrainPiece;
  readonly selected: boolean;
  /** The tested edge lit as the stopper: two points along it. */
  readonly litEdge: Polygon | null;
}

export interface Scene {
  readonly width: number;
  readonly depth: number;
  readonly stands: readonly StandLook[];
  readonly units: readonly UnitLook[];
  readonly terrain: readonly TerrainLook[];
  readonly marks: readonly Mark[];
  /** Stands drawn a second time as ghosts, with their own boxes. */
  readonly ghosts: readonly StandLook[];
  readonly dark: boolean;
  readonly labels: 'all' | 'few' | 'none';
  readonly showLevels: boolean;
}

/** Pixels per inch and the table point at the view's centre. The screen flips y; nothing else does. */
export interface Camera {
  readonly pxPerInch: number;
  readonly center: { readonly x: number; readonly y: number };
  /** Viewport in css pixels. */
  readonly width: number;
  readonly height: number;
}

export type Picked =
  | { readonly kind: 'stand'; readonly id: StandId }
  | { readonly kind: 'terrain'; readonly id: TerrainId }
  | { readonly kind: 'handle'; readonly id: string }
  | null;
