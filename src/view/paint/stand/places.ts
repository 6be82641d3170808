/** Where figures stand on their stand, as it is measured, and where the fallen stood. Stand space: inches, front at −y. */
import { figurePoints } from '#geometry/shape/box';
import type { Point } from '#geometry/table/table';
import { down } from '../plane.ts';
import type { StandPicture } from './pen.ts';

/** Figures present and when whole, in their ranks on a base of that size. */
type Standing = Pick<StandPicture, 'figures' | 'full' | 'ranks' | 'width' | 'depth'>;

export interface Places {
  readonly present: readonly Point[];
  readonly empty: readonly Point[];
}

/** The grid that is measured to: the drawing has no other. */
export function grid(figures: number, ranks: number, width: number, depth: number): readonly Point[] {
  return figurePoints({ box: { center: { x: 0, y: 0 }, width, depth, facing: 0 }, figures, ranks }).map(down);
}

/** The figures present on their grid, and as many empty places of the full stand as are lost: those furthest from any figure. */
export function placesOf({ figures, full, ranks, width, depth }: Standing): Places {
  const present = grid(figures, ranks, width, depth);
  return { present, empty: furthest(grid(full, ranks, width, depth), present, full - figures) };
}

const CREW: readonly Point[] = [
  { x: -0.62, y: -0.42 },
  { x: 0.62, y: -0.42 },
  { x: -0.56, y: 0.2 },
  { x: 0.56, y: 0.2 },
  { x: -0.3, y: 0.66 },
  { x: 0.3, y: 0.66 },
];
const CREW_STAND = 1.75;

/** Six gunners round their piece; further ones are not drawn. Those served first are nearest the muzzle. */
export function crewPlaces(figures: number, full: number, width: number, depth: number): Places {
  const all = CREW.map(({ x, y }) => ({ x: (x * width) / CREW_STAND, y: (y * depth) / CREW_STAND }));
  const whole = Math.min(Math.max(full, figures), CREW.length);
  const here = Math.min(figures, whole);
  return { present: all.slice(0, here), empty: all.slice(here, whole) };
}

function furthest(candidates: readonly Point[], taken: readonly Point[], count: number): readonly Point[] {
  const chosen: Point[] = [];
  const left = [...candidates];
  for (let i = 0; i < count && left.length > 0; i += 1) {
    const gaps = left.map((place) => Math.min(...[...taken, ...chosen].map((other) => Math.hypot(other.x - place.x, other.y - place.y))));
    const best = gaps.lastIndexOf(Math.max(...gaps));
    chosen.push(...left.splice(best, 1));
  }
  return chosen;
}

/** How large a figure is drawn, against a stand of 1½″ by 1″ with three files and two ranks: never so large that two overlap. */
export function figureScale(figures: number, ranks: number, width: number, depth: number): number {
  const files = Math.max(Math.ceil(figures / Math.max(ranks, 1)), 1);
  return Math.min(Math.max(Math.min(width / files / 0.45, depth / Math.max(ranks, 1) / 0.42), 0.45), 1.2);
}

/** How large a horse is drawn: it fills its file and its rank. */
export function horseScale(figures: number, ranks: number, width: number, depth: number): number {
  const files = Math.max(Math.ceil(figures / Math.max(ranks, 1)), 1);
  return Math.min(width / files / 0.44, depth / Math.max(ranks, 1) / 1.36, 1.15);
}
