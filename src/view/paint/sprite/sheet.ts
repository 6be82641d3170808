/** The sheet that the table lies on: its shadow, the table's edge, and the neat line round it. */
import type { Graphics } from 'pixi.js';
import { toScreen } from '../../camera.ts';
import type { Camera } from '../../scene.ts';
import { INK, SHADE } from '../colors.ts';

const NEAT_LINE = 6;

/** Drawn beneath the ground: what shows is the rim outside the table's edge. */
export function drawSheetShadow(pen: Graphics, width: number, depth: number, camera: Camera): void {
  const [left, top, w, h] = frameOf(width, depth, camera);
  for (const [grow, drop, alpha] of [
    [14, 10, 0.05],
    [10, 7, 0.06],
    [7, 4, 0.07],
  ] as const) {
    pen.roundRect(left - grow, top - grow + drop, w + 2 * grow, h + 2 * grow, grow).fill({ color: SHADE, alpha });
  }
}

export function drawNeatLine(pen: Graphics, width: number, depth: number, dark: boolean, camera: Camera): void {
  const [left, top, w, h] = frameOf(width, depth, camera);
  const color = dark ? '#C9C2B2' : INK;
  pen.rect(left, top, w, h).stroke({ color, width: 1.6, alignment: 0 });
  pen.rect(left - NEAT_LINE, top - NEAT_LINE, w + 2 * NEAT_LINE, h + 2 * NEAT_LINE).stroke({ color, width: 1, alpha: 0.55 });
}

function frameOf(width: number, depth: number, camera: Camera): readonly [number, number, number, number] {
  const corner = toScreen(camera, { x: 0, y: depth });
  return [corner.x, corner.y, width * camera.pxPerInch, depth * camera.pxPerInch];
}
