/** A stand's picture: what it depends on, its key, and the canvas it is drawn on. */
import type { StandLook } from '../../scene.ts';
import { LIVERIES } from '../colors.ts';
import type { Detail } from '../lod.ts';
import { seeded, seedOf } from '../seeded.ts';
import { notchReach } from './base.ts';
import { canvasOf } from '../canvas.ts';
import { layFull } from './full.ts';
import { figureScale, horseScale } from './places.ts';
import type { Pen, StandPicture } from './pen.ts';
import { laySimple } from './simple.ts';
import { layStaff } from './staffmap.ts';

/** So many ways the same kind of stand is drawn: enough not to look stamped, few enough to share textures. */
const VARIANTS = 3;

export function pictureOf(look: StandLook, detail: Detail): StandPicture {
  const { arm, livery, figures, full, ranks, stance, state, flag, box } = look;
  return {
    arm,
    livery,
    width: box.width,
    depth: box.depth,
    figures: state === 'destroyed' ? 0 : figures,
    full: Math.max(full, figures),
    ranks: Math.max(ranks, 1),
    stance,
    state,
    flag,
    variant: detail === 'full' ? seedOf(look.id) % VARIANTS : 0,
    detail,
  };
}

export function pictureKey(picture: StandPicture, scale: number): string {
  const { arm, livery, width, depth, figures, full, ranks, stance, state, flag, variant, detail } = picture;
  if (detail === 'staff') return ['staff', arm, livery, width, depth, state === 'shaken', scale].join('|');
  return [detail, arm, livery, width, depth, figures, full, ranks, stance, state, flag, variant, scale].join('|');
}

/** How far a picture reaches beyond its base, in inches: weapons and the notch in front, slung muskets and tails behind. */
export interface Reach {
  readonly front: number;
  readonly rear: number;
  readonly side: number;
}

const RIM_PX = 2;
/** Slack for jitter and for the turn of a figure, inches. */
const SLACK = 0.06;

export function reachOf(picture: StandPicture, scale: number): Reach {
  const { detail, width, depth, ranks, full, arm } = picture;
  const notch = notchReach(1 / scale);
  const rim = RIM_PX / scale;
  if (detail !== 'full' || arm === 'general') return { front: notch + rim, rear: rim, side: rim };
  const [half, quarter] = [depth / ranks / 2, width / Math.max(Math.ceil(full / ranks), 1) / 2];
  const man = figureScale(full, ranks, width, depth);
  if (arm === 'horse') {
    const horse = horseScale(full, ranks, width, depth);
    const beyond = 0.68 * horse - half + SLACK;
    return { front: Math.max(beyond, notch) + rim, rear: Math.max(beyond, 0) + rim, side: Math.max(0.3 * horse - quarter, 0) + rim };
  }
  const rear =
    arm === 'gun' || arm === 'limbered' ? SLACK : Math.max((picture.stance === 'shouldered' ? 0.42 : 0.24) * man - half + SLACK, 0);
  const weapon = arm === 'gun' || arm === 'limbered' ? 0 : 0.5 * man - half + SLACK;
  return { front: Math.max(weapon, notch) + rim, rear: rear + rim, side: Math.max(0.27 * man - quarter, 0) + SLACK + rim };
}

/** Draws a picture for `scale` css px an inch at `resolution` pixels a css px. */
export function drawPicture(picture: StandPicture, scale: number, resolution: number): HTMLCanvasElement {
  const reach = reachOf(picture, scale);
  const pixels = scale * resolution;
  const { canvas, ctx } = canvasOf((picture.width + 2 * reach.side) * pixels, (picture.depth + reach.front + reach.rear) * pixels);
  ctx.setTransform(pixels, 0, 0, pixels, (picture.width / 2 + reach.side) * pixels, (picture.depth / 2 + reach.front) * pixels);
  const { livery, detail } = picture;
  const random = seeded(seedOf(`${picture.arm}/${picture.figures}/${picture.variant}`));
  const pen: Pen = { ctx, px: 1 / scale, colors: LIVERIES[livery], livery, random };
  if (detail === 'full') layFull(pen, picture);
  else if (detail === 'simple') laySimple(pen, picture);
  else layStaff(pen, picture);
  return canvas;
}
