/** The signs of the overlay and of unit states, drawn in screen pixels round their middle. */
import type { Mark } from '../../mark/mark.ts';
import { canvasOf } from '../canvas.ts';
import { BRASS, faded, GOLD, INK, NO } from '../colors.ts';
import { FONTS, setFace } from '../labels/type.ts';
import { filled, oval, stroked } from '../stroke.ts';

type SymbolName = Extract<Mark, { kind: 'symbol' }>['symbol'];
type StateSign = 'stopped' | 'shaken' | 'routed' | 'destroyed' | 'engaged';
export type Sign = SymbolName | StateSign | `level-${number}`;

/** Half the side of a sign's canvas, in css pixels: the halo of the point of ricochet fits in. */
const REACH = 22;
const WHITE = '#FFFFFF';

export function drawSign(sign: Sign, ratio: number): HTMLCanvasElement {
  const { canvas, ctx } = canvasOf(2 * REACH * ratio, 2 * REACH * ratio);
  ctx.setTransform(ratio, 0, 0, ratio, canvas.width / 2, canvas.height / 2);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  if (isLevel(sign)) drawLevel(ctx, sign.slice('level-'.length));
  else SIGNS[sign](ctx);
  return canvas;
}

const isLevel = (sign: Sign): sign is `level-${number}` => sign.startsWith('level-');

type Pen = CanvasRenderingContext2D;

const disc = (ctx: Pen, radius: number): void => oval(ctx, [0, 0, radius, radius]);

function stateDisc(ctx: Pen): void {
  disc(ctx, 10.5);
  filled(ctx, INK, WHITE, 2);
}

const handle = (radius: number) => (ctx: Pen) => {
  disc(ctx, radius);
  filled(ctx, WHITE, INK, 2);
};

const SIGNS: Readonly<Record<SymbolName | StateSign, (ctx: Pen) => void>> = {
  por: (ctx) => {
    disc(ctx, 19);
    filled(ctx, faded(GOLD, 0.34));
    ctx.lineJoin = 'miter';
    diamond(ctx, 11);
    ctx.strokeStyle = WHITE;
    ctx.lineWidth = 4.4;
    ctx.stroke();
    filled(ctx, GOLD, INK, 2);
    stroked(ctx, [-3, 0, 3, 0], INK, 1.5);
    stroked(ctx, [0, -3, 0, 3], INK, 1.5);
  },
  stopper: (ctx) => {
    disc(ctx, 9.4);
    filled(ctx, WHITE);
    handle(8)(ctx);
    ctx.fillStyle = INK;
    ctx.fillRect(-3.5, -3.5, 7, 7);
  },
  muzzle: (ctx) => {
    disc(ctx, 6.2);
    filled(ctx, faded(WHITE, 0.9));
    handle(4.4)(ctx);
  },
  cross: (ctx) => {
    disc(ctx, 9.5);
    filled(ctx, NO, WHITE, 2);
    stroked(ctx, [-3.4, -3.4, 3.4, 3.4], WHITE, 2.2);
    stroked(ctx, [3.4, -3.4, -3.4, 3.4], WHITE, 2.2);
  },
  pivot: (ctx) => {
    disc(ctx, 7);
    filled(ctx, GOLD, INK, 2);
    disc(ctx, 2);
    filled(ctx, INK);
  },
  corner: handle(6),
  vertex: handle(5),
  rotate: (ctx) => {
    disc(ctx, 10);
    filled(ctx, WHITE, INK, 1.8);
    ctx.beginPath();
    ctx.arc(0, 0, 4.8, -2.4, 1.6);
    ctx.stroke();
    stroked(ctx, [-4.2, 1.6, -0.2, 4.8, -3.8, 7.4], INK, 1.8);
  },
  stopped: (ctx) => {
    stateDisc(ctx);
    ctx.fillStyle = WHITE;
    ctx.fillRect(-3.6, -3.6, 7.2, 7.2);
  },
  shaken: (ctx) => {
    stateDisc(ctx);
    ctx.beginPath();
    ctx.moveTo(-6, 1.6);
    ctx.bezierCurveTo(-4.5, -4.8, -2.4, -4, -1.2, 0);
    ctx.bezierCurveTo(0, 4, 1.6, 4.2, 2.8, 0);
    ctx.bezierCurveTo(3.6, -2.4, 4.8, -2.8, 6, -1.4);
    ctx.stroke();
  },
  routed: (ctx) => {
    stateDisc(ctx);
    for (const y of [-4, 1]) stroked(ctx, [-4.2, y, 0, y + 4, 4.2, y], WHITE, 2);
  },
  destroyed: (ctx) => {
    stateDisc(ctx);
    stroked(ctx, [-4.6, 0, 4.6, 0], WHITE, 2.4);
  },
  engaged: (ctx) => {
    stateDisc(ctx);
    stroked(ctx, [-4.2, -4.4, 3.4, 4.2], WHITE, 2);
    stroked(ctx, [4.2, -4.4, -3.4, 4.2], WHITE, 2);
    stroked(ctx, [-5, 2.2, -1.8, 5], WHITE, 1.5);
    stroked(ctx, [5, 2.2, 1.8, 5], WHITE, 1.5);
  },
};

function diamond(ctx: Pen, reach: number): void {
  ctx.beginPath();
  ctx.moveTo(0, -reach);
  ctx.lineTo(reach, 0);
  ctx.lineTo(0, reach);
  ctx.lineTo(-reach, 0);
  ctx.closePath();
}

function drawLevel(ctx: Pen, words: string): void {
  disc(ctx, 9.5);
  filled(ctx, '#FFFDF6', BRASS, 1.5);
  setFace(ctx, FONTS.band);
  ctx.fillStyle = INK;
  ctx.textAlign = 'center';
  ctx.fillText(words, 0, 4.4);
}
