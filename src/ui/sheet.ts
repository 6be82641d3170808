/** Heights of the phone's sheet in css pixels, and which one a dragged sheet comes to rest at. */
import type { Snap } from './layout.svelte.ts';

const BAR = 54;
const TOOLS = 76;
const PEEK = 96;
const HALF = 272;
const ORDER: readonly Snap[] = ['peek', 'half', 'full'];

/** `room` is the window's height; full leaves the top bar and a strip of the table in sight. */
export function heights(room: number): Readonly<Record<Snap, number>> {
  const full = Math.max(PEEK, room - BAR - TOOLS - 40);
  return { peek: PEEK, half: Math.min(HALF, full), full };
}

export function nearest(height: number, room: number): Snap {
  const all = heights(room);
  return ORDER.reduce((best, snap) => (Math.abs(all[snap] - height) < Math.abs(all[best] - height) ? snap : best), 'half' as Snap);
}

/** One step up (1) or down (−1), held at the ends. */
export function step(snap: Snap, by: number): Snap {
  return ORDER[Math.min(ORDER.length - 1, Math.max(0, ORDER.indexOf(snap) + by))] ?? snap;
}
