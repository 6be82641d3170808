/** Numbered discs, and the three verdicts: each a shape as well as a colour. */
import type { Point } from '#geometry/table/table';
import { INK, NEAR, NO, YES } from '../colors.ts';
import { filled, oval, stroked } from '../stroke.ts';
import { DISC, type Icon } from './card.ts';
import { FONTS, setFace } from './type.ts';

export function numberDisc(ctx: CanvasRenderingContext2D, { x, y }: Point, number: number): void {
  oval(ctx, [x, y, DISC, DISC]);
  filled(ctx, INK);
  ctx.save();
  ctx.textAlign = 'center';
  setFace(ctx, FONTS.number);
  ctx.fillStyle = '#FFFFFF';
  ctx.fillText(String(number), x, y + 4.2);
  ctx.restore();
}

const RADIUS = DISC - 0.5;

export function drawVerdict(ctx: CanvasRenderingContext2D, { x, y }: Point, icon: Icon): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  oval(ctx, [0, 0, RADIUS, RADIUS]);
  VERDICTS[icon](ctx);
  ctx.restore();
}

const VERDICTS: Readonly<Record<Icon, (ctx: CanvasRenderingContext2D) => void>> = {
  tick: (ctx) => {
    filled(ctx, YES);
    stroked(ctx, [-4, 0.4, -1.2, 3.2, 4.2, -3], '#FFFFFF', 2);
  },
  cross: (ctx) => {
    filled(ctx, NO);
    stroked(ctx, [-3.2, -3.2, 3.2, 3.2], '#FFFFFF', 2);
    stroked(ctx, [3.2, -3.2, -3.2, 3.2], '#FFFFFF', 2);
  },
  near: (ctx) => {
    filled(ctx, NEAR, INK, 1.6);
    ctx.beginPath();
    for (const dy of [-1.9, 1.9]) {
      ctx.moveTo(-4, dy + 0.8);
      ctx.bezierCurveTo(-2, dy - 2, 1.6, dy + 2, 4, dy - 0.8);
    }
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2;
    ctx.stroke();
  },
};
