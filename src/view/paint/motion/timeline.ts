/** A shot on the clock: pure times and places, so that a frame is a function of elapsed milliseconds. */
import type { Inches } from '#geometry/shape/units';
import { heightAt, hopsOf, type Hop } from '../mark/hops.ts';

const FLASH = 70;
const SMOKE = { from: 20, grow: 400, until: 900 } as const;
const LEAVES = 60;
const MS_AN_INCH = 55;
const LONGEST_FLIGHT = 1200;
const POP = 160;
const GRAZE_DUST = 260;
const STOP_DUST = 320;

export interface ShotClock {
  readonly legs: { readonly direct: Inches; readonly run: Inches };
  readonly hops: readonly Hop[];
  /** Milliseconds at which the ball leaves, grazes (or stops, without a ricochet), and stops. */
  readonly leaves: number;
  readonly grazes: number;
  readonly stops: number;
  readonly ends: number;
}

/** `direct` inches in the air at 55 ms an inch, never more than 1.2 s; the run at the same speed, capped by itself. */
export function shotClock(por: Inches | null, stopAt: Inches): ShotClock {
  const direct = por === null ? stopAt : Math.min(por, stopAt);
  const run = Math.max(stopAt - direct, 0);
  const grazes = LEAVES + Math.min(direct * MS_AN_INCH, LONGEST_FLIGHT);
  const stops = grazes + Math.min(run * MS_AN_INCH * 1.15, LONGEST_FLIGHT);
  return { legs: { direct, run }, hops: hopsOf(run), leaves: LEAVES, grazes, stops, ends: stops + STOP_DUST };
}

export interface Moment {
  /** Inches from the muzzle; null before the ball leaves and after it stops. */
  readonly ball: { readonly at: Inches; readonly height: Inches } | null;
  /** How far the line has been drawn. */
  readonly line: Inches;
  /** 0 to 1 of each effect; null when it does not show. */
  readonly flash: number | null;
  readonly smoke: { readonly size: number; readonly alpha: number } | null;
  readonly graze: number | null;
  readonly stop: number | null;
}

export function momentAt(clock: ShotClock, elapsed: number): Moment {
  const at = distanceAt(clock, elapsed);
  const flying = elapsed >= clock.leaves && elapsed < clock.stops;
  return {
    ball: flying ? { at, height: at > clock.legs.direct ? heightAt(clock.hops, at - clock.legs.direct) : 0 } : null,
    line: at,
    flash: share(elapsed, 0, FLASH),
    smoke: smokeAt(elapsed),
    graze: clock.legs.run > 0 ? share(elapsed, clock.grazes, clock.grazes + GRAZE_DUST) : null,
    stop: share(elapsed, clock.stops, clock.ends),
  };
}

function distanceAt({ legs, leaves, grazes, stops }: ShotClock, elapsed: number): Inches {
  if (elapsed <= leaves) return 0;
  if (elapsed >= stops) return legs.direct + legs.run;
  if (elapsed < grazes) return (legs.direct * (elapsed - leaves)) / (grazes - leaves);
  return legs.direct + (legs.run * (elapsed - grazes)) / (stops - grazes);
}

/** When the ball reaches a distance from the muzzle. */
export function timeAt({ legs, leaves, grazes, stops }: ShotClock, at: Inches): number {
  if (at <= legs.direct) return legs.direct === 0 ? leaves : leaves + ((grazes - leaves) * at) / legs.direct;
  return legs.run === 0 ? grazes : grazes + ((stops - grazes) * Math.min(at - legs.direct, legs.run)) / legs.run;
}

/** A stand's number pops from nothing to 1.15 and back to 1 in 160 ms; 0 before the ball enters. */
export function popAt(since: number): number {
  if (since < 0) return 0;
  const turn = Math.min(since / POP, 1);
  return turn < 0.5 ? 0.4 + 1.5 * turn : 1.15 - 0.3 * (turn - 0.5);
}

const BEAT = 450;
/** Milliseconds that what was just lit beats before it is steady. */
export const GLOWS = 2 * BEAT;

/** How strongly lit stands glow: two beats from full down to 0.35 and back, then full. */
export function glowAt(since: number): number {
  if (since < 0 || since >= GLOWS) return 1;
  return 1 - 0.65 * Math.sin((Math.PI * since) / BEAT) ** 2;
}

function share(elapsed: number, from: number, to: number): number | null {
  return elapsed < from || elapsed >= to ? null : (elapsed - from) / (to - from);
}

function smokeAt(elapsed: number): Moment['smoke'] {
  if (elapsed < SMOKE.from || elapsed >= SMOKE.until) return null;
  const size = Math.min((elapsed - SMOKE.from) / SMOKE.grow, 1);
  const fade = Math.min((SMOKE.until - elapsed) / (SMOKE.until - SMOKE.grow), 1);
  return { size, alpha: 0.6 * fade };
}

/** Longest step of the clock: a tab that was hidden goes on where it left off. */
const LONGEST_STEP = 200;

export function stepOf(sinceLast: number): number {
  return Math.min(Math.max(sinceLast, 0), LONGEST_STEP);
}
