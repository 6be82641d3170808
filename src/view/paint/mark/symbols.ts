/** The signs of the overlay and of unit states, drawn in screen pixels round their middle. */
import { BRASS, faded, GOLD, INK, NO } from '../colors.ts';
import { canvasOf } from '../canvas.ts';
import type { Mark } from '../../mark/mark.ts';

export type SymbolName = Extract<Mark, { kind: 'symbol' }>['symbol'];
export type StateSign = 'stopped' | 'shaken' | 'routed' | 'destroyed' | 'engaged';
export type Sign = SymbolName | StateSign | `level-${number}`;

/** Half the side of a sign's canvas, in css pixels. */
export const SIGN_REACH = 22;

export function drawSign(sign: Sign, ratio: number): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(2 * SIGN_REACH * ratio, 2 * SIGN_REACH * ratio);
  ctx.setTransform(ratio, 0, 0, ratio, canvas.width / 2, canvas.height / 2);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  if (sign.startsWith('level-')) level(ctx, sign.slice('level-'.length));
  else SIGNS[sign as SymbolName | StateSign](ctx);
  return canvas;
}

type Draw = (ctx: CanvasRenderingContext2D) => void;

const SIGNS: Readonly<Record<SymbolName | StateSign, Draw>> = {
  por: (ctx) => {
    disc(ctx, 19, faded(GOLD, 0.34), null, 0);
    diamond(ctx, 11);
    ctx.strokeStyle = '#FFFFFF';
    ctx.lineWidth = 4.4;
    ctx.lineJoin = 'miter';
    ctx.stroke();
    ctx.fillStyle = GOLD;
    ctx.fill();
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2;
    ctx.stroke();
    path(ctx, [-3, 0, 3, 0], INK, 1.5);
    path(ctx, [0, -3, 0, 3], INK, 1.5);
  },
  stopper: (ctx) => {
    disc(ctx, 9.4, '#FFFFFF', null, 0);
    disc(ctx, 8, '#FFFFFF', INK, 2.2);
    ctx.fillStyle = INK;
    ctx.fillRect(-3.5, -3.5, 7, 7);
  },
  muzzle: (ctx) => {
    disc(ctx, 6.2, faded('#FFFFFF', 0.9), null, 0);
    disc(ctx, 4.4, '#FFFFFF', INK, 2);
  },
  cross: (ctx) => {
    disc(ctx, 9.5, NO, '#FFFFFF', 2);
    path(ctx, [-3.4, -3.4, 3.4, 3.4], '#FFFFFF', 2.2);
    path(ctx, [3.4, -3.4, -3.4, 3.4], '#FFFFFF', 2.2);
  },
  pivot: (ctx) => {
    disc(ctx, 7, GOLD, INK, 2);
    disc(ctx, 2, INK, null, 0);
  },
  corner: (ctx) => disc(ctx, 6, '#FFFFFF', INK, 2),
  rotate: (ctx) => {
    disc(ctx, 10, '#FFFFFF', INK, 1.8);
    ctx.beginPath();
    ctx.arc(0, 0, 4.8, -2.4, 1.6);
    ctx.strokeStyle = INK;
    ctx.lineWidth = 1.8;
    ctx.stroke();
    path(ctx, [-4.2, 1.6, -0.2, 4.8, -3.8, 7.4], INK, 1.8);
  },
  vertex: (ctx) => disc(ctx, 5, '#FFFFFF', INK, 2),
  stopped: (ctx) => {
    stateDisc(ctx);
    ctx.fillStyle = '#FFFFFF';
    ctx.fillRect(-3.6, -3.6, 7.2, 7.2);
  },
  shaken: (ctx) => {
    stateDisc(ctx);
    ctx.beginPath();
    ctx.moveTo(-6, 1.6);
    ctx.bezierCurveTo(-4.5, -4.8, -2.4, -4, -1.2, 0);
    ctx.bezierCurveTo(0, 4, 1.6, 4.2, 2.8, 0);
    ctx.bezierCurveTo(3.6, -2.4, 4.8, -2.8, 6, -1.4);
    ctx.strokeStyle = '#FFFFFF';
    ctx.lineWidth = 2;
    ctx.stroke();
  },
  routed: (ctx) => {
    stateDisc(ctx);
    for (const y of [-4, 1]) path(ctx, [-4.2, y, 0, y + 4, 4.2, y], '#FFFFFF', 2);
  },
  destroyed: (ctx) => {
    stateDisc(ctx);
    path(ctx, [-4.6, 0, 4.6, 0], '#FFFFFF', 2.4);
  },
  engaged: (ctx) => {
    stateDisc(ctx);
    path(ctx, [-4.2, -4.4, 3.4, 4.2], '#FFFFFF', 2);
    path(ctx, [4.2, -4.4, -3.4, 4.2], '#FFFFFF', 2);
    path(ctx, [-5, 2.2, -1.8, 5], '#FFFFFF', 1.5);
    path(ctx, [5, 2.2, 1.8, 5], '#FFFFFF', 1.5);
  },
};

function level(ctx: CanvasRenderingContext2D, words: string): void {
  disc(ctx, 9.5, '#FFFDF6', BRASS, 1.5);
  ctx.font = '700 12.5px "Source Sans 3 Variable", "Source Sans 3", sans-serif';
  ctx.fillStyle = INK;
  ctx.textAlign = 'center';
  ctx.fillText(words, 0, 4.4);
}

const stateDisc: Draw = (ctx) => disc(ctx, 10.5, INK, '#FFFFFF', 2);

function diamond(ctx: CanvasRenderingContext2D, reach: number): void {
  ctx.beginPath();
  ctx.moveTo(0, -reach);
  ctx.lineTo(reach, 0);
  ctx.lineTo(0, reach);
  ctx.lineTo(-reach, 0);
  ctx.closePath();
}

function disc(ctx: CanvasRenderingContext2D, radius: number, fill: string, rim: string | null, width: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius, 0, 2 * Math.PI);
  ctx.fillStyle = fill;
  ctx.fill();
  if (rim === null) return;
  ctx.strokeStyle = rim;
  ctx.lineWidth = width;
  ctx.stroke();
}

function path(ctx: CanvasRenderingContext2D, points: readonly number[], color: string, width: number): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) ctx.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.stroke();
}
