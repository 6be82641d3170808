/** Second ways to plane answers, slow and plain, sharing no code with the product. */
import type { Box, Point, Polygon } from '#geometry/table/table';

export const at = (x: number, y: number): Point => ({ x, y });

/** An upright rectangle, counter-clockwise from its south-west corner. */
export function upright(minX: number, minY: number, maxX: number, maxY: number): Polygon {
  return [at(minX, minY), at(maxX, minY), at(maxX, maxY), at(minX, maxY)];
}

/** Turned clockwise by degrees about a point, as facings turn. */
export function turned(p: Point, degrees: number, about: Point = at(0, 0)): Point {
  const rad = (degrees * Math.PI) / 180;
  const [dx, dy] = [p.x - about.x, p.y - about.y];
  return at(about.x + dx * Math.cos(rad) + dy * Math.sin(rad), about.y - dx * Math.sin(rad) + dy * Math.cos(rad));
}

/** Front-left, front-right, rear-right, rear-left. */
export function slowCorners(box: Box): Point[] {
  const [w, d] = [box.width / 2, box.depth / 2];
  return [at(-w, d), at(w, d), at(w, -d), at(-w, -d)].map((p) => {
    const q = turned(p, box.facing);
    return at(q.x + box.center.x, q.y + box.center.y);
  });
}

/** The same four corners, counter-clockwise. */
export function slowBoxPolygon(box: Box): Point[] {
  return slowCorners(box).reverse();
}

export function slowArea(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Sutherland and Hodgman: a polygon cut by each edge of a convex counter-clockwise one. */
export function slowClip(subject: Polygon, convex: Polygon): Point[] {
  let left: Point[] = [...subject];
  convex.forEach((a, i) => {
    const b = convex[(i + 1) % convex.length]!;
    const side = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const kept: Point[] = [];
    left.forEach((p, k) => {
      const q = left[(k + 1) % left.length]!;
      const [sp, sq] = [side(p), side(q)];
      if (sp >= 0) kept.push(p);
      if (sp * sq < 0) kept.push(at(p.x + ((q.x - p.x) * sp) / (sp - sq), p.y + ((q.y - p.y) * sp) / (sp - sq)));
    });
    left = kept;
  });
  return left;
}

/** By the sum of the angles under which the edges are seen: a whole turn from inside, none from outside. Not for points near an edge. */
export function slowContains(polygon: Polygon, p: Point): boolean {
  let sum = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    sum += Math.atan2((a.x - p.x) * (b.y - p.y) - (b.x - p.x) * (a.y - p.y), (a.x - p.x) * (b.x - p.x) + (a.y - p.y) * (b.y - p.y));
  });
  return Math.abs(sum) > Math.PI;
}

export function slowDistance(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

/** Distance to a segment by golden-section search along it. */
export function slowBeside(a: Point, b: Point, p: Point): number {
  let [lo, hi] = [0, 1];
  const off = (t: number): number => slowDistance(at(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)), p);
  for (let i = 0; i < 80; i++) {
    const [m, n] = [lo + (hi - lo) * 0.381966, lo + (hi - lo) * 0.618034];
    if (off(m) < off(n)) hi = n;
    else lo = m;
  }
  return off((lo + hi) / 2);
}

/** How far a point lies from the nearest edge of an outline. */
export function slowEdgeDistance(polygon: Polygon, p: Point): number {
  return Math.min(...polygon.map((a, i) => slowBeside(a, polygon[(i + 1) % polygon.length]!, p)));
}
