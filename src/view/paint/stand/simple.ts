/** Stands between 12 and 24 px an inch: ovals, bars, the same band and notch. */
import type { Point } from '#geometry/table/table';
import { layBase, layDisc, layEmptyPlace } from './base.ts';
import { filled, oval, stroked } from '../stroke.ts';
import type { Pen, StandPicture } from './pen.ts';
import { crewPlaces, figureScale, placesOf } from './places.ts';

export function laySimple(pen: Pen, picture: StandPicture): void {
  const { arm, width, depth } = picture;
  if (arm === 'general') {
    layDisc(pen, Math.min(width, depth) / 2, picture.state);
    mount(pen, { x: 0, y: 0 }, Math.min(width, depth) / 1.5, pen.colors.horses[0] ?? '#4A372C');
    return;
  }
  layBase(pen, picture);
  if (arm === 'gun') simpleGun(pen, picture);
  else if (arm === 'limbered') simpleTeam(pen, picture);
  else simpleFigures(pen, picture);
}

function simpleFigures(pen: Pen, picture: StandPicture): void {
  const { arm, full, ranks, width, depth, state } = picture;
  const { present, empty } = placesOf(picture);
  const scale = figureScale(full, ranks, width, depth);
  pen.ctx.globalAlpha = state === 'routed' ? 0.8 : 1;
  present.forEach(({ x, y }, i) => {
    if (arm === 'horse') mount(pen, { x, y }, Math.min(width / Math.max(present.length, 1) / 0.46, depth / 1.5), hide(pen, i));
    else man(pen, x, y, scale);
  });
  pen.ctx.globalAlpha = 1;
  for (const { x, y } of empty) layEmptyPlace(pen, x, y, scale);
}

const hide = (pen: Pen, i: number): string => pen.colors.horses[i % pen.colors.horses.length] ?? '#4A372C';

function man({ ctx, px, colors }: Pen, x: number, y: number, scale: number): void {
  oval(ctx, [x, y, 0.17 * scale, 0.14 * scale]);
  filled(ctx, colors.coat, colors.edge, Math.max(0.9 * px, 0.02));
}

function mount({ ctx, px, colors }: Pen, { x, y }: Point, scale: number, color: string): void {
  ctx.beginPath();
  ctx.moveTo(x, y - 0.52 * scale);
  ctx.quadraticCurveTo(x + 0.24 * scale, y, x, y + 0.5 * scale);
  ctx.quadraticCurveTo(x - 0.24 * scale, y, x, y - 0.52 * scale);
  filled(ctx, color, '#1E1712', 0.8 * px);
  oval(ctx, [x, y, 0.1 * scale, 0.12 * scale]);
  filled(ctx, colors.coat, colors.edge, 0.6 * px);
}

function simpleGun(pen: Pen, { figures, full, width, depth }: StandPicture): void {
  const scale = Math.min(width, depth) / 1.75;
  const muzzle = -depth / 2;
  const { ctx } = pen;
  ctx.lineCap = 'butt';
  stroked(ctx, [0, muzzle, 0, muzzle + 1.15 * scale], '#5A431A', 0.15 * scale);
  stroked(ctx, [-0.36 * scale, muzzle + 0.45 * scale, 0.36 * scale, muzzle + 0.45 * scale], '#3A2D17', 0.1 * scale);
  for (const side of [-1, 1]) {
    const x = side * 0.36 * scale;
    stroked(ctx, [x, muzzle + 0.2 * scale, x, muzzle + 0.7 * scale], '#3A2D17', 0.1 * scale);
  }
  const { present, empty } = crewPlaces(figures, full, width, depth);
  for (const { x, y } of present) man(pen, x, y, 0.85 * scale);
  for (const { x, y } of empty) layEmptyPlace(pen, x, y, scale);
}

function simpleTeam(pen: Pen, { width, depth }: StandPicture): void {
  const scale = Math.min(width / 1.25, depth / 2.5);
  for (const side of [-1, 1]) mount(pen, { x: side * 0.26 * scale, y: -depth / 2 + 0.72 * scale }, scale, hide(pen, side + 1));
  stroked(pen.ctx, [0, depth / 2 - 1.1 * scale, 0, depth / 2 - 0.2 * scale], '#5A431A', 0.16 * scale);
}
