/** Where a solid shot ends, and which stands it reaches. */
import { TOUCH, type Degrees, type Inches } from '../shape/units.ts';
import { along } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point } from '../table/table.ts';
import { closeInFront, firesFrom, shelters, type Post } from './cover.ts';
import type { Span, Stop } from './facts.ts';
import { levelAtPoint } from './level.ts';
import type { StandMet } from './standsMet.ts';
import { SOFT, SOLID, terrainAt, type TerrainMet } from './terrainMet.ts';

/** A shot as it is laid, before anything stops it. */
export interface Laid {
  readonly field: Field;
  readonly post: Post;
  readonly bearing: Degrees;
  readonly level: number;
  /** From the muzzle to where the shot ends if nothing stops it. */
  readonly span: Span;
  readonly limit: Stop;
  /** Inches to the point of ricochet; null when the shot is laid without one. */
  readonly bounceAt: Inches | null;
}

export interface Ended {
  readonly stop: Stop;
  readonly end: Inches;
  readonly reached: ReadonlySet<StandMet>;
}

/**
 * The near edge of the first stretch that stops the shot, else its limit. A stretch that is a stand's own cover lets the shot
 * through to that stand alone: men behind a wall and a garrison are struck, and the shot ends with the last of them.
 */
export function endOf(laid: Laid, stands: readonly StandMet[], runs: readonly TerrainMet[]): Ended {
  const stops = stopsOf(laid, runs);
  const first = stops[0];
  const near = first?.run.enter ?? laid.limit.at;
  // A stand that begins where a piece stops the shot is not entered; one that ends there is passed through.
  const reached = stands.filter((met) => letThrough(stops, met, met.enter + TOUCH, laid.span));
  const beyond = reached.filter((met) => letThrough(stops, met, met.leave - TOUCH, laid.span)).map((met) => lastInside(first, met));
  const end = Math.max(near, ...beyond);
  const stop = first ? { terrain: first.run.piece.id, kind: first.run.piece.kind, at: end } : laid.limit;
  return { stop, end, reached: new Set(reached) };
}

/** A stretch that stops the shot. `whole`: what is behind it is not reached even if it covers it. */
interface Stopping {
  readonly run: TerrainMet;
  readonly whole: boolean;
}

function letThrough(stops: readonly Stopping[], met: StandMet, upTo: Inches, span: Span): boolean {
  return stops.every(({ run, whole }) => run.enter > upTo || (!whole && shelters(run, met.stand, span, met.enter)));
}

/** A shot at a garrison goes no further than the building. */
function lastInside(first: Stopping | undefined, met: StandMet): Inches {
  return first?.run.piece.kind === 'building' ? Math.min(met.leave, first.run.leave) : met.leave;
}

function stopsOf(laid: Laid, runs: readonly TerrainMet[]): readonly Stopping[] {
  const direct = runs.filter((run) => stopsDirect(laid, run)).map((run) => ({ run, whole: false }));
  const { bounceAt } = laid;
  if (bounceAt === null) return direct;
  const before = direct.filter(({ run }) => run.enter <= bounceAt + TOUCH);
  return before.length > 0 ? before : afterBounce(laid, bounceAt, runs);
}

/** Solid and not the gun's own; a hill that rises above the gun's level, not the one that its muzzle is on. */
function stopsDirect({ post, span, level }: Laid, run: TerrainMet): boolean {
  if (run.piece.kind === 'hill') return run.piece.level > level && run.enter > TOUCH;
  return SOLID.has(run.piece.kind) && !firesFrom(post, run.piece) && !closeInFront(post, run, span);
}

/** After the point of ricochet soft ground stops the shot as well; in it, or in anything solid, it does not run at all. */
function afterBounce({ field, span, bearing }: Laid, at: Inches, runs: readonly TerrainMet[]): readonly Stopping[] {
  const point = along(span.from, bearing, at);
  const under = terrainAt(field, point).find((piece) => SOFT.has(piece.kind) || SOLID.has(piece.kind));
  if (under) return [{ run: { piece: under, enter: at, leave: at }, whole: true }];
  const ground = levelAtPoint(field, point);
  return runs
    .filter(({ piece, enter }) => enter >= at - TOUCH && (SOFT.has(piece.kind) || SOLID.has(piece.kind) || rises(piece, ground)))
    .map((run) => ({ run, whole: run.piece.kind !== 'building' }));
}

function rises(piece: { readonly kind: string; readonly level: number }, ground: number): boolean {
  return piece.kind === 'hill' && piece.level > ground;
}

/** The point at so many inches along the laid line. */
export function pointAt({ span, bearing }: Laid, at: Inches): Point {
  return along(span.from, bearing, at);
}
