/** A stand's picture: what it depends on, its key, and the canvas it is drawn on. */
import type { StandLook } from '../../scene.ts';
import { LIVERIES } from '../colors.ts';
import type { Detail } from '../lod.ts';
import { seeded, seedOf } from '../seeded.ts';
import { notchReach } from './base.ts';
import { layFull } from './full.ts';
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

/** Inches round the base that bayonets, sabres and the notch may reach into. */
export function overhang({ detail, width, depth }: StandPicture, scale: number): number {
  return Math.max(detail === 'full' ? 0.3 * Math.min(Math.max(width, depth), 1.3) : 0, notchReach(1 / scale)) + 2 / scale;
}

/**
 * Draws a picture for `scale` css px an inch at `resolution` pixels a css px; the base's centre is the canvas's centre.
 */
export function drawPicture(picture: StandPicture, scale: number, resolution: number): HTMLCanvasElement {
  const reach = overhang(picture, scale);
  const canvas = document.createElement('canvas');
  canvas.width = 2 * Math.ceil((picture.width / 2 + reach) * scale * resolution);
  canvas.height = 2 * Math.ceil((picture.depth / 2 + reach) * scale * resolution);
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser draws no 2D canvas.');
  ctx.setTransform(scale * resolution, 0, 0, scale * resolution, canvas.width / 2, canvas.height / 2);
  const { livery, detail } = picture;
  const random = seeded(seedOf(`${picture.arm}/${picture.figures}/${picture.variant}`));
  const pen: Pen = { ctx, px: 1 / scale, colors: LIVERIES[livery], livery, random };
  if (detail === 'full') layFull(pen, picture);
  else if (detail === 'simple') laySimple(pen, picture);
  else layStaff(pen, picture);
  return canvas;
}
