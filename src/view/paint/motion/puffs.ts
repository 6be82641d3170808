/** Flash, smoke and dust: soft round clouds. */
import { canvasOf } from '../canvas.ts';
import { faded, GOLD } from '../colors.ts';
import type { Moment } from './timeline.ts';

export type Puff = 'smoke' | 'flash' | 'graze' | 'stop';

const COLORS: Readonly<Record<Puff, string>> = { smoke: '#F4F0E4', flash: GOLD, graze: '#8A7245', stop: '#8A7245' };
/** Pixels from the middle of a cloud to its rim, at size 1. */
const REACH = 40;

export function drawPuff(puff: Puff): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(2 * REACH, 2 * REACH);
  const soft = ctx.createRadialGradient(REACH, REACH, 0, REACH, REACH, REACH);
  soft.addColorStop(0, puff === 'flash' ? '#FFF7D8' : faded(COLORS[puff], 0.95));
  soft.addColorStop(0.45, faded(COLORS[puff], 0.6));
  soft.addColorStop(1, faded(COLORS[puff], 0));
  ctx.fillStyle = soft;
  ctx.fillRect(0, 0, 2 * REACH, 2 * REACH);
  return canvas;
}

export interface Cloud {
  readonly puff: Puff;
  /** Inches from the muzzle. */
  readonly at: number;
  readonly size: number;
  readonly alpha: number;
}

/** The clouds of a moment; one that does not show has no alpha. */
export function cloudsOf({ smoke, flash, graze, stop }: Moment, legs: { readonly direct: number; readonly run: number }): readonly Cloud[] {
  const total = legs.direct + legs.run;
  return [
    { puff: 'smoke', at: Math.min(1.1, total), size: 0.35 + 0.6 * (smoke?.size ?? 0), alpha: smoke?.alpha ?? 0 },
    { puff: 'flash', at: Math.min(0.35, total), size: 0.42, alpha: flash === null ? 0 : 1 },
    { puff: 'graze', at: legs.direct, size: 0.25 + 0.4 * (graze ?? 0), alpha: graze === null ? 0 : 0.8 * (1 - graze) },
    { puff: 'stop', at: total, size: 0.25 + 0.5 * (stop ?? 0), alpha: stop === null ? 0 : 0.85 * (1 - stop) },
  ];
}
