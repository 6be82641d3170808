/** A solid shot followed by small steps, and sight by single rays: second ways that share no code with the product. */
import type { Point, Polygon, Table, TerrainPiece } from '#geometry/table/table';
import { at, slowBoxPolygon, slowContains } from './slowPlane.ts';

const outlineOf = (piece: TerrainPiece): Polygon => {
  const part = piece.parts[0];
  if (part?.kind !== 'polygon') throw new Error('the slow way knows outlines only');
  return part.points;
};

const SOFT = ['stream', 'plough', 'marsh'];
const SOLID = ['woods', 'building', 'wall', 'works'];

const slowLevel = (table: Table, p: Point): number =>
  Math.max(0, ...table.terrain.filter((piece) => piece.kind === 'hill' && slowContains(outlineOf(piece), p)).map((piece) => piece.level));

export interface SlowShot {
  readonly end: number;
  /** id → inches at which it was first found, before or after the point of ricochet. */
  readonly struck: ReadonlyMap<string, number>;
  readonly stopper: string | null;
}

/**
 * Steps of `step` inches, each asking every stand and piece. For scenes in which no stand is sheltered by the piece that stops
 * the shot and the gun has nothing close before it: cover is not known here.
 */
export function slowShot(
  table: Table,
  gunId: string,
  muzzle: Point,
  bearing: number,
  limits: { readonly bounce: number | null; readonly end: number },
  step: number,
): SlowShot {
  const rad = (bearing * Math.PI) / 180;
  const gun = table.stands.find((stand) => stand.id === gunId);
  if (!gun) throw new Error(`no gun ${gunId}`);
  const level = slowLevel(table, gun.box.center);
  const bounce = limits.bounce;
  const ground = bounce === null ? 0 : slowLevel(table, at(muzzle.x + bounce * Math.sin(rad), muzzle.y + bounce * Math.cos(rad)));
  const struck = new Map<string, number>();
  for (let inches = step / 2; inches < limits.end; inches += step) {
    const p = at(muzzle.x + inches * Math.sin(rad), muzzle.y + inches * Math.cos(rad));
    if (p.x < 0 || p.y < 0 || p.x > table.width || p.y > table.depth) return { end: inches, struck, stopper: 'edge' };
    const run = bounce !== null && inches > bounce;
    const stopper = table.terrain.find((piece) => {
      if (!slowContains(outlineOf(piece), p) || slowContains(outlineOf(piece), muzzle)) return false;
      if (piece.kind === 'hill') return piece.level > (run ? ground : level);
      return SOLID.includes(piece.kind) || (run && SOFT.includes(piece.kind));
    });
    if (stopper) return { end: inches, struck, stopper: stopper.id };
    for (const stand of table.stands)
      if (
        stand.id !== gunId &&
        !struck.has(stand.id) &&
        slowContains(slowBoxPolygon(stand.box), p) &&
        slowLevel(table, stand.box.center) === level
      )
        struck.set(stand.id, inches);
  }
  return { end: limits.end, struck, stopper: null };
}

/** Distance along a ray to an outline, Infinity when it misses. The direction is a unit vector. */
function slowHit(eye: Point, direction: Point, outline: Polygon): number {
  let least = Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const [ex, ey] = [b.x - a.x, b.y - a.y];
    const det = direction.x * ey - direction.y * ex;
    if (det === 0) return;
    const t = ((a.x - eye.x) * ey - (a.y - eye.y) * ex) / det;
    const s = ((a.x - eye.x) * direction.y - (a.y - eye.y) * direction.x) / det;
    if (t > 0 && s >= 0 && s <= 1) least = Math.min(least, t);
  });
  return least;
}

/** Share of `rays` rays to a target that nothing stops before it. */
export function slowVisible(eye: Point, target: Polygon, hiders: readonly Polygon[], rays: number): number {
  const middle = at(target.reduce((s, p) => s + p.x, 0) / target.length, target.reduce((s, p) => s + p.y, 0) / target.length);
  const toward = Math.atan2(middle.y - eye.y, middle.x - eye.x);
  const offs = target.map((p) => {
    const off = Math.atan2(p.y - eye.y, p.x - eye.x) - toward;
    return Math.atan2(Math.sin(off), Math.cos(off));
  });
  const [right, left] = [Math.min(...offs), Math.max(...offs)];
  let seen = 0;
  for (let i = 0; i < rays; i++) {
    const angle = toward + right + ((i + 0.5) / rays) * (left - right);
    const direction = at(Math.cos(angle), Math.sin(angle));
    const there = slowHit(eye, direction, target);
    if (hiders.every((outline) => slowHit(eye, direction, outline) >= there)) seen += 1;
  }
  return seen / rays;
}
