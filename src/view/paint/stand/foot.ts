/** A foot soldier from straight above, at the scale of a 1½″ stand: shoulders, pack, shako and musket. */
import { between } from '../seeded.ts';
import { layContact } from './base.ts';
import { block, filled, oval, placed, stroked, type Pose } from '../stroke.ts';
import type { Pen } from './pen.ts';

const DRAWN = 1.06;
const JITTER = 0.03;
const MOST_TURN = (4 * Math.PI) / 180;
const LINE = 0.022;

export type Carry = 'level' | 'shouldered' | 'none';

/** Lays one figure; a turn of 0 looks to the front. */
export function layFoot(pen: Pen, { x, y, scale, turn }: Pose, carry: Carry): void {
  const { ctx, random } = pen;
  const at = { x: x + between(random, -JITTER, JITTER) * scale, y: y + between(random, -JITTER, JITTER) * scale };
  layContact(pen, [at.x + 0.06 * scale, at.y + 0.09 * scale, 0.23 * scale, 0.17 * scale]);
  placed(ctx, { x: at.x, y: at.y, turn: turn + between(random, -MOST_TURN, MOST_TURN), scale: scale * DRAWN }, () => {
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    layPack(pen);
    if (carry === 'level') layLevelMusket(pen);
    layCoat(pen);
    layHead(pen);
    if (carry === 'shouldered') layShouldered(pen);
  });
}

function layPack({ ctx, livery }: Pen): void {
  block(ctx, [-0.1, 0.05, 0.2, 0.13], 0.02);
  filled(ctx, livery === 'ivory' ? '#8C7A5C' : '#6F5A40', '#3A2D1E', LINE);
  block(ctx, [-0.12, 0.05, 0.24, 0.045], 0.02);
  filled(ctx, '#C7BFA8');
}

function layCoat({ ctx, colors }: Pen): void {
  for (const side of [-1, 1]) {
    stroked(ctx, [side * 0.16, -0.02, side * 0.1, -0.15], colors.edge, 0.062 + 2 * LINE);
    stroked(ctx, [side * 0.16, -0.02, side * 0.1, -0.15], colors.coat, 0.062);
  }
  block(ctx, [-0.2, -0.095, 0.4, 0.19], 0.095);
  filled(ctx, colors.coat, colors.edge, LINE);
  for (const side of [-1, 1]) {
    stroked(ctx, [side * 0.145, -0.045, side * 0.115, 0.06], colors.trim, 0.03);
  }
}

function layHead({ ctx, livery, colors }: Pen): void {
  if (livery === 'ivory') {
    oval(ctx, [0, -0.005, 0.1, 0.1]);
    filled(ctx, '#D9B48F', colors.edge, LINE);
    oval(ctx, [0, 0.005, 0.075, 0.075]);
    filled(ctx, '#FFFFFF', '#8E8672', LINE * 0.7);
    return;
  }
  block(ctx, [-0.07, -0.105, 0.14, 0.06], 0.03);
  filled(ctx, '#1B1E22');
  oval(ctx, [0, -0.005, 0.085, 0.085]);
  filled(ctx, '#2B2F36', '#14171B', LINE * 0.8);
  oval(ctx, [0, 0.005, 0.054, 0.054]);
  filled(ctx, '#565C66');
  oval(ctx, [0, -0.085, 0.034, 0.034]);
  filled(ctx, livery === 'blue' ? '#F6F2E6' : '#F3D9A0', '#2B2F36', LINE * 0.5);
}

function layLevelMusket({ ctx }: Pen): void {
  stroked(ctx, [0.1, 0.1, 0.1, -0.36], '#2E2720', 0.05);
  stroked(ctx, [0.1, -0.08, 0.1, -0.36], '#5D6266', 0.03);
  stroked(ctx, [0.1, -0.36, 0.1, -0.45], '#EDF0EE', 0.026);
}

function layShouldered({ ctx }: Pen): void {
  stroked(ctx, [0.13, -0.08, 0.07, 0.3], '#2A231C', 0.055);
  stroked(ctx, [0.115, 0.02, 0.07, 0.3], '#5D6266', 0.03);
  stroked(ctx, [0.07, 0.3, 0.057, 0.38], '#EDF0EE', 0.026);
}

/** The unit's colour carried over the bearer's shoulder. */
export function layColour({ ctx, colors, livery }: Pen, x: number, y: number, scale: number): void {
  placed(ctx, { x, y, turn: 0.06, scale: scale * DRAWN }, () => {
    ctx.lineJoin = 'round';
    block(ctx, [-0.16 + 0.04, -0.06 + 0.05, 0.36, 0.27]);
    filled(ctx, 'rgba(40,34,16,0.25)');
    ctx.beginPath();
    ctx.moveTo(-0.17, -0.08);
    ctx.quadraticCurveTo(-0.02, -0.03, 0.19, -0.07);
    ctx.lineTo(0.18, 0.19);
    ctx.quadraticCurveTo(0, 0.22, -0.15, 0.19);
    ctx.closePath();
    filled(ctx, livery === 'ivory' ? '#5A5244' : colors.base, colors.edge, LINE);
    ctx.beginPath();
    ctx.moveTo(0.04, -0.055);
    ctx.quadraticCurveTo(0.12, -0.055, 0.19, -0.07);
    ctx.lineTo(0.18, 0.19);
    ctx.quadraticCurveTo(0.12, 0.2, 0.05, 0.205);
    ctx.closePath();
    filled(ctx, '#F6EFDD', colors.edge, LINE * 0.7);
    oval(ctx, [-0.19, -0.08, 0.042, 0.042]);
    filled(ctx, '#E9BE4A', '#7A5A14', LINE * 0.8);
  });
}
