/** The pen for a stand's picture: a 2D context in inches, front at −y, and what the drawing must know of pixels and chance. */
import type { LiveryColors } from '../colors.ts';
import type { Detail } from '../lod.ts';
import type { StandLook } from '../../scene.ts';
import type { Random } from '../seeded.ts';

export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  /** Inches a css pixel at the scale the picture is drawn for. */
  readonly px: number;
  readonly colors: LiveryColors;
  readonly livery: StandLook['livery'];
  readonly random: Random;
}

/** Everything a stand's picture depends on: two stands with equal pictures share one texture. */
export interface StandPicture {
  readonly arm: StandLook['arm'];
  readonly livery: StandLook['livery'];
  readonly width: number;
  readonly depth: number;
  readonly figures: number;
  readonly full: number;
  readonly ranks: number;
  readonly stance: StandLook['stance'];
  readonly state: StandLook['state'];
  readonly flag: boolean;
  readonly variant: number;
  readonly detail: Detail;
}
