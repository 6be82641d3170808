/** The ball with its shadow, and the line that it has drawn so far. */
import type { Graphics } from 'pixi.js';
import type { Inches } from '#geometry/shape/units';
import type { Point } from '#geometry/table/table';
import { INK } from '../colors.ts';
import { heightAt } from '../mark/hops.ts';
import { strokePass } from '../mark/lines.ts';
import { STROKES } from '../mark/strokes.ts';
import type { ShotClock } from './timeline.ts';

const LEAST = 4.6;
const MOST = 6.4;
const SHADOW = { x: 5, y: 6 } as const;
/** Pixels of height at which the ball is drawn largest. */
const TOP = 24;
/** Inches between the points of a drawn hop. */
const HOP_STEP = 0.12;

/** Places along the shot on the screen, and how tall an inch is there. */
export interface Path {
  readonly at: (inches: Inches) => Point;
  readonly pxPerInch: number;
}

export function drawLineSoFar(pen: Graphics, line: Inches, { legs, hops }: ShotClock, { at, pxPerInch }: Path): void {
  if (line <= 0) return;
  for (const pass of STROKES.tested) strokePass(pen, [at(0), at(Math.min(line, legs.direct))], pass);
  const run = line - legs.direct;
  if (run <= 0) return;
  for (const pass of STROKES['after-por']) strokePass(pen, [at(legs.direct), at(line)], pass);
  const steps = Math.max(Math.ceil(run / HOP_STEP), 1);
  const hop = Array.from({ length: steps + 1 }, (_, i) => {
    const here = (run * i) / steps;
    const ground = at(legs.direct + here);
    return { x: ground.x, y: ground.y - heightAt(hops, here) * pxPerInch };
  });
  for (const pass of STROKES.hop) strokePass(pen, hop, pass);
}

/** `height` in pixels above the ground. */
export function drawBall(pen: Graphics, ground: Point, height: number): void {
  const lift = Math.min(height / TOP, 1);
  pen.ellipse(ground.x + SHADOW.x * (0.4 + lift), ground.y + SHADOW.y * (0.4 + lift), 4.4, 3.2).fill({ color: '#282210', alpha: 0.32 });
  const radius = LEAST + (MOST - LEAST) * lift;
  const [x, y] = [ground.x, ground.y - height];
  pen.circle(x, y, radius + 1).fill({ color: '#FFFFFF', alpha: 0.8 });
  pen.circle(x, y, radius).fill({ color: INK });
  pen.circle(x - radius * 0.3, y - radius * 0.35, radius * 0.28).fill({ color: '#8C98A2' });
}
