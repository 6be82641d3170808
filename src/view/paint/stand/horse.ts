/** A horse from above, with or without its rider. Origin at the saddle; nose to −y. */
import type { LiveryColors } from '../colors.ts';
import { between } from '../seeded.ts';
import { layContact } from './base.ts';
import { block, filled, oval, placed, stroked, type Pose } from '../stroke.ts';
import type { Pen } from './pen.ts';

const LINE = 0.024;
const INK = '#1E1712';

export function layHorse(pen: Pen, pose: Pose, hide: string): void {
  const { x, y, scale } = pose;
  const { ctx } = pen;
  layContact(pen, [x + 0.07 * scale, y + 0.12 * scale, 0.17 * scale, 0.42 * scale]);
  placed(ctx, pose, () => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    stroked(ctx, [0, 0.4, 0.015, 0.6], INK, 0.065);
    layBody(ctx, hide);
    stroked(ctx, [0, -0.2, 0, -0.46], INK, 0.035);
    stroked(ctx, [0.02, 0.1, 0.02, 0.32], 'rgba(255,255,255,0.2)', 0.06);
  });
}

function layBody(ctx: CanvasRenderingContext2D, hide: string): void {
  ctx.beginPath();
  ctx.moveTo(0, 0.45);
  ctx.bezierCurveTo(0.2, 0.45, 0.18, 0.14, 0.125, 0.04);
  ctx.bezierCurveTo(0.18, -0.1, 0.15, -0.24, 0.095, -0.31);
  ctx.lineTo(0.066, -0.45);
  ctx.bezierCurveTo(0.085, -0.55, 0.06, -0.64, 0, -0.64);
  ctx.bezierCurveTo(-0.06, -0.64, -0.085, -0.55, -0.066, -0.45);
  ctx.lineTo(-0.095, -0.31);
  ctx.bezierCurveTo(-0.15, -0.24, -0.18, -0.1, -0.125, 0.04);
  ctx.bezierCurveTo(-0.18, 0.14, -0.2, 0.45, 0, 0.45);
  ctx.closePath();
  filled(ctx, hide, INK, LINE);
}

export interface Mounted {
  readonly hide: string;
  /** Colour of the helmet's crest. */
  readonly plume: string;
  readonly sabre: boolean;
}

export function layRider(pen: Pen, pose: Pose, { hide, plume, sabre }: Mounted): void {
  const { ctx, colors } = pen;
  const lean = { ...pose, turn: pose.turn + between(pen.random, -0.05, 0.05) };
  layHorse(pen, lean, hide);
  placed(ctx, lean, () => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    block(ctx, [-0.15, -0.04, 0.3, 0.25], 0.04);
    filled(ctx, pen.livery === 'ivory' ? '#FFFDF6' : colors.base, colors.trim, LINE * 1.3);
    layArms(ctx, colors);
    if (sabre) laySabre(ctx);
    block(ctx, [-0.17, -0.075, 0.34, 0.17], 0.085);
    filled(ctx, colors.coat, colors.edge, LINE);
    oval(ctx, [0, 0, 0.095, 0.1]);
    filled(ctx, pen.livery === 'ivory' ? '#F4EBD2' : '#252A31', colors.edge, LINE * 0.9);
    stroked(ctx, [0, -0.08, 0, 0.1], plume, 0.045);
  });
}

function layArms(ctx: CanvasRenderingContext2D, colors: LiveryColors): void {
  for (const [color, width] of [
    [colors.edge, 0.075 + 2 * LINE],
    [colors.coat, 0.075],
  ] as const) {
    stroked(ctx, [0.13, 0, 0.2, -0.17], color, width);
    stroked(ctx, [-0.13, 0, -0.05, -0.15], color, width);
  }
}

function laySabre(ctx: CanvasRenderingContext2D): void {
  for (const [color, width] of [
    ['#3C444B', 0.036],
    ['#F2F5F5', 0.02],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(0.205, -0.18);
    ctx.quadraticCurveTo(0.27, -0.34, 0.2, -0.48);
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
