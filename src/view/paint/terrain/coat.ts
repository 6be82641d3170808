/** What a terrain recipe is made of: coats laid one over another, across all pieces, in the order of a survey map. */
import type { Point, TerrainPiece } from '#geometry/table/table';
import type { Tone } from '../colors.ts';
import { boundsOf, down, grown, type Rect } from '../plane.ts';

/** The pen for one tile: a 2D context whose unit is the inch, y down, and what a drawing must know about it. */
export interface Brush {
  readonly ctx: CanvasRenderingContext2D;
  /** Inches a css pixel: strokes given in pixels are multiplied by it. */
  readonly px: number;
  readonly tone: Tone;
  /** Below 12 px an inch: flat fill, outline, one symbol. */
  readonly staff: boolean;
  /** The part of the table that this tile shows, for leaving out what lies elsewhere. */
  readonly view: Rect;
}

export interface Coat {
  readonly layer: number;
  readonly bounds: Rect;
  readonly lay: (brush: Brush) => void;
}

export type Recipe = readonly Coat[];

/**
 * Ground below everything; a hill's wash under the fields on it and its hachures over them; water, roads and bridges; walls
 * and works; buildings; woods on top.
 */
export const LAYERS = {
  hillWash: 10,
  plough: 20,
  marsh: 25,
  hillMarks: 30,
  waterMargin: 40,
  waterBank: 41,
  water: 42,
  flow: 43,
  roadEdge: 50,
  road: 51,
  ruts: 52,
  bridge: 60,
  works: 70,
  wall: 71,
  building: 80,
  woods: 90,
} as const;

/** The tested shape of a piece on the drawing plane: a band along a path, or rings. */
export interface Shape {
  readonly rings: readonly (readonly Point[])[];
  readonly line: { readonly points: readonly Point[]; readonly width: number } | null;
  readonly path: Path2D;
  readonly bounds: Rect;
}

export function ringPath(rings: readonly (readonly Point[])[]): Path2D {
  const path = new Path2D();
  for (const ring of rings) {
    ring.forEach((point, i) => (i === 0 ? path.moveTo(point.x, point.y) : path.lineTo(point.x, point.y)));
    path.closePath();
  }
  return path;
}

export function linePath(points: readonly Point[]): Path2D {
  const path = new Path2D();
  points.forEach((point, i) => (i === 0 ? path.moveTo(point.x, point.y) : path.lineTo(point.x, point.y)));
  return path;
}

export function shapeOf(piece: TerrainPiece): Shape {
  if (piece.path !== null) {
    const points = piece.path.points.map(down);
    const line = { points, width: piece.path.width };
    return { rings: [], line, path: linePath(points), bounds: grown(boundsOf(points), piece.path.width / 2) };
  }
  const rings = piece.parts.flatMap((part) => (part.kind === 'polygon' ? [part.points.map(down)] : []));
  return { rings, line: null, path: ringPath(rings), bounds: boundsOf(rings.flat()) };
}

/**
 * Fills the tested shape, grown by `extra` inches on every side. A band is stroked with flat ends and round joints, which is
 * exactly the rectangles of its segments and the discs at its inner joints.
 */
export function fillShape({ ctx }: Brush, shape: Shape, color: string, extra = 0): void {
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  if (shape.line !== null) {
    ctx.strokeStyle = color;
    ctx.lineWidth = shape.line.width + 2 * extra;
    ctx.stroke(shape.path);
    return;
  }
  ctx.fillStyle = color;
  ctx.fill(shape.path);
  if (extra > 0) {
    ctx.strokeStyle = color;
    ctx.lineWidth = 2 * extra;
    ctx.stroke(shape.path);
  }
}

/** Runs a drawing clipped to the rings of a shape. */
export function within({ ctx }: Brush, path: Path2D, draw: () => void): void {
  ctx.save();
  ctx.clip(path);
  draw();
  ctx.restore();
}
