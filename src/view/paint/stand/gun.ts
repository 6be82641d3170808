/** A gun from above, unlimbered or on its limber behind horses. */
import { faded, SHADE } from '../colors.ts';
import { layRider, layHorse } from './horse.ts';
import { block, filled, placed, stroked } from '../stroke.ts';
import type { Pen } from './pen.ts';

const WOOD = '#7D6A45';
const IRON = '#2E2619';
const BRONZE = '#B98A3A';
const LIGHT = '#F0D494';
const LINE = 0.026;

/** The piece alone: muzzle at (0, −0.5), trail to +0.78. */
export function layPiece({ ctx }: Pen): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  block(ctx, [-0.36, -0.2, 0.78, 0.42], 0.04);
  filled(ctx, faded(SHADE, 0.2));
  ctx.beginPath();
  ctx.moveTo(-0.085, 0.1);
  ctx.lineTo(0.085, 0.1);
  ctx.lineTo(0.045, 0.78);
  ctx.lineTo(-0.045, 0.78);
  ctx.closePath();
  filled(ctx, WOOD, IRON, LINE);
  layWheels(ctx, -0.06, { reach: 0.34, length: 0.54, width: 0.08 });
  layBarrel(ctx);
}

interface Wheels {
  readonly reach: number;
  readonly length: number;
  readonly width: number;
}

function layWheels(ctx: CanvasRenderingContext2D, y: number, { reach, length, width }: Wheels): void {
  block(ctx, [-reach, y - 0.03, 2 * reach, 0.06], 0.01);
  filled(ctx, WOOD, IRON, LINE);
  for (const side of [-1, 1]) {
    block(ctx, [side * reach - width / 2, y - length / 2, width, length], width * 0.35);
    filled(ctx, '#5E4C2C', IRON, LINE);
    stroked(ctx, [side * reach, y - length / 2 + 0.05, side * reach, y + length / 2 - 0.05], '#9A8453', 0.02);
    block(ctx, [side * reach - width * 0.62, y - 0.05, width * 1.24, 0.1], 0.015);
    filled(ctx, IRON);
  }
}

function layBarrel(ctx: CanvasRenderingContext2D): void {
  ctx.beginPath();
  ctx.moveTo(-0.058, -0.46);
  ctx.lineTo(-0.07, -0.5);
  ctx.lineTo(0.07, -0.5);
  ctx.lineTo(0.058, -0.46);
  ctx.lineTo(0.078, 0.18);
  ctx.quadraticCurveTo(0.05, 0.26, 0, 0.26);
  ctx.quadraticCurveTo(-0.05, 0.26, -0.078, 0.18);
  ctx.closePath();
  filled(ctx, BRONZE, '#5A3F12', LINE);
  stroked(ctx, [-0.022, -0.45, -0.026, 0.16], LIGHT, 0.03);
  for (const y of [-0.4, -0.16, 0.08]) {
    stroked(ctx, [-0.066, y, 0.066, y], '#7A5718', 0.022);
  }
  block(ctx, [-0.035, -0.505, 0.07, 0.03], 0.01);
  filled(ctx, '#201808');
}

/** Where the parts of a team stand behind its front edge, in inches of the standard width; guns are drawn muzzle to the rear. */
const TEAMS = {
  long: { length: 4, pairs: [0.62, 1.7], limber: 2.86, gun: 3.34, piece: 1 },
  short: { length: 2.08, pairs: [0.64], limber: 1.24, gun: 1.66, piece: 0.78 },
} as const;

/** Team, limber and gun in the length they have: two pairs of horses where the base is long, one where it is short. */
export function layLimbered(pen: Pen, width: number, depth: number): void {
  const { ctx } = pen;
  const team = depth / width >= 2.4 ? TEAMS.long : TEAMS.short;
  const scale = Math.min(width / 1.25, depth / team.length);
  placed(ctx, { x: 0, y: -depth / 2, turn: 0, scale }, () => {
    ctx.lineJoin = 'round';
    stroked(ctx, [0, 0.9, 0, team.limber], IRON, 0.045);
    placed(ctx, { x: 0, y: team.gun, turn: Math.PI, scale: team.piece }, () => layPiece(pen));
    layLimber(ctx, team.limber);
    const hides = pen.colors.horses;
    team.pairs.forEach((y, i) => {
      layHorse(pen, { x: 0.3, y, scale: 0.96, turn: 0 }, hides[i % hides.length] ?? '#4A372C');
      layRider(
        pen,
        { x: -0.3, y, scale: 0.96, turn: 0 },
        { hide: hides[(i + 1) % hides.length] ?? '#7D5A3C', plume: '#D8CDB0', sabre: false },
      );
    });
  });
}

function layLimber(ctx: CanvasRenderingContext2D, y: number): void {
  layWheels(ctx, y, { reach: 0.32, length: 0.46, width: 0.075 });
  block(ctx, [-0.17, y - 0.16, 0.34, 0.3], 0.03);
  filled(ctx, '#85714A', IRON, LINE);
  stroked(ctx, [0, y - 0.15, 0, y + 0.13], IRON, 0.018);
}
