/**
 * Pixels and inches. A camera is a value; the screen flips y here and nowhere else. Screen points are css pixels from the
 * view's top left corner: neither the device's pixel ratio nor the canvas's place on the page enters.
 */
import { turnBetween, type Degrees, type Inches } from '#geometry/shape/units';
import type { Point, Table } from '#geometry/table/table';
import type { Camera } from './scene.ts';

/** A point of the view in css pixels, from its top left corner, y down. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Css pixels along each side of the view that something else covers. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export type TableSize = Pick<Table, 'width' | 'depth'>;
export type TwoFingers = readonly [ScreenPoint, ScreenPoint];

const NO_MARGINS: Margins = { top: 0, right: 0, bottom: 0, left: 0 };
export const NEAREST = 160;
export const FURTHEST = 4;
/** So many pixels of the table stay in view, however far it is panned. */
const KEPT_IN_VIEW = 96;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const middle = ([a, b]: TwoFingers): ScreenPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const spread = ([a, b]: TwoFingers): number => apart(a, b);

/** Css pixels between two points of the view. */
export const apart = (a: ScreenPoint, b: ScreenPoint): number => Math.hypot(b.x - a.x, b.y - a.y);

export function toScreen(camera: Camera, point: Point): ScreenPoint {
  return {
    x: camera.width / 2 + (point.x - camera.center.x) * camera.pxPerInch,
    y: camera.height / 2 - (point.y - camera.center.y) * camera.pxPerInch,
  };
}

export function toTable(camera: Camera, screen: ScreenPoint): Point {
  return {
    x: camera.center.x + (screen.x - camera.width / 2) / camera.pxPerInch,
    y: camera.center.y - (screen.y - camera.height / 2) / camera.pxPerInch,
  };
}

/** Screen pixels as inches on the table, for strokes and handles that keep their size at every zoom. */
export function inchesOfPx(camera: Camera, px: number): Inches {
  return px / camera.pxPerInch;
}

/** The camera at this scale that shows `point` under `screen`. */
function showing(camera: Camera, point: Point, screen: ScreenPoint, pxPerInch: number): Camera {
  const scale = clamp(pxPerInch, FURTHEST, NEAREST);
  return {
    ...camera,
    pxPerInch: scale,
    center: { x: point.x - (screen.x - camera.width / 2) / scale, y: point.y + (screen.y - camera.height / 2) / scale },
  };
}

/** Zooms by `factor` (more than 1 comes nearer); the table point under `screen` stays under it, at the limits too. */
export function zoomAt(camera: Camera, screen: ScreenPoint, factor: number): Camera {
  return showing(camera, toTable(camera, screen), screen, camera.pxPerInch * factor);
}

/** Moves the picture by so many pixels: the table follows the hand. */
export function panBy(camera: Camera, dx: number, dy: number): Camera {
  const { pxPerInch, center } = camera;
  return { ...camera, center: { x: center.x - dx / pxPerInch, y: center.y + dy / pxPerInch } };
}

/** Two fingers: the table point under their middle goes with it, and the picture grows as they part. */
export function pinch(camera: Camera, from: TwoFingers, to: TwoFingers): Camera {
  const factor = spread(from) > 0 ? spread(to) / spread(from) : 1;
  return showing(camera, toTable(camera, middle(from)), middle(to), camera.pxPerInch * factor);
}

/** How far two fingers have turned, clockwise, in (−180, 180]: clockwise on the screen is clockwise on the table. */
export function turned(from: TwoFingers, to: TwoFingers): Degrees {
  const angle = ([a, b]: TwoFingers): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return turnBetween(angle(from), angle(to));
}

/** The camera that shows the whole of these bounds inside the margins, in their middle. */
export function frame(camera: Camera, least: Point, most: Point, margins: Margins = NO_MARGINS): Camera {
  const free = {
    width: Math.max(camera.width - margins.left - margins.right, 1),
    height: Math.max(camera.height - margins.top - margins.bottom, 1),
  };
  const scale = Math.min(free.width / Math.max(most.x - least.x, 1), free.height / Math.max(most.y - least.y, 1));
  const between = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  return showing(camera, between, { x: margins.left + free.width / 2, y: margins.top + free.height / 2 }, scale);
}

/** Shows the whole table inside the margins. */
export function fit(camera: Camera, table: TableSize, margins: Margins = NO_MARGINS): Camera {
  return frame(camera, { x: 0, y: 0 }, { x: table.width, y: table.depth }, margins);
}

/** The same view with the table not lost: some of it stays in sight along both axes. */
export function held(camera: Camera, table: TableSize): Camera {
  const spareX = Math.max(camera.width / 2 - KEPT_IN_VIEW, 0) / camera.pxPerInch;
  const spareY = Math.max(camera.height / 2 - KEPT_IN_VIEW, 0) / camera.pxPerInch;
  const center = {
    x: clamp(camera.center.x, -spareX, table.width + spareX),
    y: clamp(camera.center.y, -spareY, table.depth + spareY),
  };
  return { ...camera, center };
}

/** The view in a window of another size: its centre and scale stay. */
export function resized(camera: Camera, width: number, height: number): Camera {
  return { ...camera, width, height };
}
