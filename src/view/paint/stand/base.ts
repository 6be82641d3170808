/** The base under the figures: tint, rear band in the side's pattern, front bar and notch, dark edge. */
import { SHADE, faded } from '../colors.ts';
import { between } from '../seeded.ts';
import { fillPattern } from './pattern.ts';
import { filled, oval, type Four } from '../stroke.ts';
import type { Pen, StandPicture } from './pen.ts';

const CORNER = 0.07;
const BAND = 0.17;
const BAR_PX = 3;
const EDGE_PX = 1.3;
const NOTCH = { half: 0.15, leastPx: 4.2, height: 1.05 };
const GRASS = 9;

/** How deep the rear band is: a shallow stand keeps its figures clear of it. */
const bandDepth = (depth: number): number => BAND * Math.min(depth, 1);

/** How far the notch stands out before the front edge, in inches. */
export const notchReach = (px: number): number => NOTCH.height * Math.max(NOTCH.half, NOTCH.leastPx * px);

export function layBase(pen: Pen, { width, depth, state }: StandPicture): void {
  const { ctx, px, colors } = pen;
  const [left, top] = [-width / 2, -depth / 2];
  const corner = Math.min(CORNER, width / 6, depth / 6);
  const outline = new Path2D();
  outline.roundRect(left, top, width, depth, corner);
  layNotch(pen, top);
  ctx.fillStyle = colors.tint;
  ctx.fill(outline);
  ctx.save();
  ctx.clip(outline);
  layGrass(pen, width, depth);
  const band = bandDepth(depth);
  const strip = new Path2D();
  strip.rect(left, depth / 2 - band, width, band);
  fillPattern(pen, strip, { x: left, y: depth / 2 - band, width, height: band });
  ctx.strokeStyle = faded(colors.edge, 0.8);
  ctx.lineWidth = 0.7 * px;
  ctx.strokeRect(left - 1, depth / 2 - band, width + 2, depth);
  ctx.restore();
  layBar(pen, left, top, width);
  layEdge(pen, outline, state);
}

function layEdge({ ctx, px, colors }: Pen, outline: Path2D, state: StandPicture['state']): void {
  ctx.save();
  ctx.strokeStyle = colors.edge;
  ctx.lineWidth = EDGE_PX * px;
  if (state === 'shaken') {
    ctx.strokeStyle = colors.tint;
    ctx.stroke(outline);
    ctx.strokeStyle = colors.edge;
    ctx.lineWidth = 1.5 * px;
    ctx.setLineDash([4 * px, 2.6 * px]);
  }
  ctx.stroke(outline);
  ctx.restore();
}

function layBar({ ctx, px, colors, livery }: Pen, left: number, top: number, width: number): void {
  ctx.fillStyle = livery === 'ivory' ? colors.edge : colors.base;
  ctx.fillRect(left + 0.3 * px, top - 0.3 * px, width - 0.6 * px, BAR_PX * px);
}

/** The notch lies outside the base: it shows the front and is never measured. */
export function layNotch({ ctx, px, colors, livery }: Pen, top: number): void {
  const half = Math.max(NOTCH.half, NOTCH.leastPx * px);
  ctx.beginPath();
  ctx.moveTo(-half, top + px);
  ctx.lineTo(0, top - half * NOTCH.height);
  ctx.lineTo(half, top + px);
  ctx.closePath();
  ctx.strokeStyle = '#FFFFFF';
  ctx.lineJoin = 'miter';
  ctx.lineWidth = 2 * px;
  ctx.stroke();
  ctx.fillStyle = livery === 'ivory' ? colors.edge : colors.base;
  ctx.fill();
}

function layGrass({ ctx, px, random }: Pen, width: number, depth: number): void {
  const [left, top] = [-width / 2, -depth / 2];
  ctx.strokeStyle = faded('#7E8C4E', 0.55);
  ctx.lineWidth = Math.max(0.7 * px, 0.014);
  ctx.beginPath();
  for (let i = 0; i < GRASS; i += 1) {
    const [x, y] = [left + between(random, 0.06, 0.94) * width, top + between(random, 0.12, 0.8) * depth];
    ctx.moveTo(x - 0.04, y - 0.06);
    ctx.lineTo(x, y);
    ctx.lineTo(x + 0.04, y - 0.055);
  }
  ctx.stroke();
}

/** A general's round base: the side's pattern as a ring. */
export function layDisc(pen: Pen, radius: number, state: StandPicture['state']): void {
  const { ctx } = pen;
  layNotch(pen, -radius);
  const ring = new Path2D();
  ring.arc(0, 0, radius, 0, 2 * Math.PI);
  fillPattern(pen, ring, { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius });
  layEdge(pen, ring, state);
  const inner = new Path2D();
  inner.arc(0, 0, radius * 0.74, 0, 2 * Math.PI);
  ctx.fillStyle = pen.colors.tint;
  ctx.fill(inner);
  ctx.strokeStyle = pen.colors.edge;
  ctx.lineWidth = 0.8 * pen.px;
  ctx.stroke(inner);
}

/** The ring where a figure stood. */
export function layEmptyPlace({ ctx, px, colors }: Pen, x: number, y: number, scale: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, 0.09 * Math.max(scale, 0.8), 0, 2 * Math.PI);
  ctx.strokeStyle = faded(colors.edge, 0.75);
  ctx.lineWidth = px;
  ctx.setLineDash([2 * px, 1.8 * px]);
  ctx.stroke();
  ctx.restore();
}

/** Soft contact shadow under one figure. */
export function layContact({ ctx }: Pen, spread: Four): void {
  oval(ctx, spread);
  filled(ctx, faded(SHADE, 0.28));
}
