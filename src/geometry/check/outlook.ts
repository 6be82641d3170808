/** A stand as an eye sees it: the angles it takes up, and the ground on which something can hide it. */
import type { Run } from '../shape/area.ts';
import { boxPolygon, corners, nearestInBox } from '../shape/box.ts';
import type { HalfPlane } from '../shape/sector.ts';
import { slabOf, type Slab } from '../shape/slab.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Point, Polygon, Stand } from '../table/table.ts';
import type { Blocker } from './facts.ts';

/** Angles are in radians off the direction to its centre, positive to the left. */
export interface Outlook {
  readonly eye: Point;
  readonly axis: Point;
  readonly right: number;
  readonly left: number;
  /** Past the stand's furthest corner. */
  readonly far: Inches;
  readonly slab: Slab;
  /** The two lines of sight past the stand's sides, as half-planes that hold all that can hide it. */
  readonly planes: readonly HalfPlane[];
  /** Eye, and the sides of the stand that face it: nothing outside this hides anything. Counter-clockwise. */
  readonly between: Polygon;
}

/** Something that hides a part, as intervals of angle; `at` and `leave` are measured along the middle of what it hides. */
export interface Hiding {
  readonly blocker: Blocker;
  readonly hidden: readonly Run[];
}

/** null when the eye is on the stand or in it: all of it is before the eye. */
export function lookAt(eye: Point, target: Stand): Outlook | null {
  const { box } = target;
  if (distance(eye, nearestInBox(box, eye)) <= TOUCH) return null;
  const reach = distance(eye, box.center);
  const axis = { x: (box.center.x - eye.x) / reach, y: (box.center.y - eye.y) / reach };
  const outline = corners(box);
  const angles = outline.map((corner) => angleOff(axis, eye, corner));
  const right = Math.min(...angles);
  const left = Math.max(...angles);
  const far = Math.max(...outline.map((corner) => distance(eye, corner))) + 1;
  return { eye, axis, right, left, far, slab: slabOf(box), planes: sidePlanes(eye, axis, right, left), between: ground(eye, box) };
}

export function angleOff(axis: Point, eye: Point, p: Point): number {
  const dx = p.x - eye.x;
  const dy = p.y - eye.y;
  return Math.atan2(axis.x * dy - axis.y * dx, axis.x * dx + axis.y * dy);
}

/** Unit vector at an angle off an axis. */
export function turned(axis: Point, angle: number): Point {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: axis.x * c - axis.y * s, y: axis.x * s + axis.y * c };
}

function sidePlanes(eye: Point, axis: Point, right: number, left: number): readonly HalfPlane[] {
  const r = turned(axis, right);
  const l = turned(axis, left);
  return [
    { x: eye.x, y: eye.y, nx: -r.y, ny: r.x },
    { x: eye.x, y: eye.y, nx: l.y, ny: -l.x },
  ];
}

/** Eye and the edges that face it, in order. */
function ground(eye: Point, box: Stand['box']): Polygon {
  const outline = boxPolygon(box);
  const facing = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    return (b.x - a.x) * (eye.y - a.y) - (b.y - a.y) * (eye.x - a.x) < -TOUCH * distance(a, b);
  });
  const first = facing.findIndex((faces, i) => faces && !facing[(i + facing.length - 1) % facing.length]);
  const chain: Point[] = [];
  for (let i = first; facing[i % facing.length]; i += 1) {
    const a = outline[i % outline.length];
    const b = outline[(i + 1) % outline.length];
    if (a && chain.length === 0) chain.push(a);
    if (b) chain.push(b);
  }
  return [eye, ...chain.reverse()];
}
