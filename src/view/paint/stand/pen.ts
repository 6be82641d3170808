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

export function placed(ctx: CanvasRenderingContext2D, x: number, y: number, turn: number, scale: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(scale, scale);
  draw();
  ctx.restore();
}

export function filled(ctx: CanvasRenderingContext2D, fill: string, edge?: string, width?: number): void {
  ctx.fillStyle = fill;
  ctx.fill();
  if (edge === undefined || width === undefined) return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = width;
  ctx.stroke();
}

export function oval(ctx: CanvasRenderingContext2D, x: number, y: number, rx: number, ry: number): void {
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
}

export function block(ctx: CanvasRenderingContext2D, x: number, y: number, width: number, height: number, radius = 0): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/** Strokes a line through points given as x, y, x, y … */
export function stroked(ctx: CanvasRenderingContext2D, points: readonly number[], color: string, width: number): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}
