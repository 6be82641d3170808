/** Where one looks, and how many device pixels a css pixel has there. */
import type { Camera } from '../scene.ts';

export interface View {
  readonly camera: Camera;
  readonly ratio: number;
}

/** A length or place in css pixels moved onto whole device pixels, so that edges and type stay crisp. */
export function onPixels(value: number, ratio: number): number {
  return Math.round(value * ratio) / ratio;
}
