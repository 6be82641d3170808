/** Where figures stand on their stand, as it is measured, and where the fallen stood. Stand space: inches, front at −y. */
import type { Point } from '#geometry/table/table';

export interface Places {
  readonly present: readonly Point[];
  readonly empty: readonly Point[];
}

/**
 * Rank r stands (r + ½) depth/ranks behind the front edge, in ceil(figures / ranks) files; the last rank is centred. This is
 * the grid that is measured to, so the drawing uses no other.
 */
export function grid(figures: number, ranks: number, width: number, depth: number): readonly Point[] {
  if (figures <= 0) return [];
  const files = Math.ceil(figures / ranks);
  return Array.from({ length: figures }, (_, i) => {
    const rank = Math.floor(i / files);
    const inRank = Math.min(files, figures - rank * files);
    const file = (i % files) + (files - inRank) / 2;
    return { x: ((file + 0.5) / files - 0.5) * width, y: -(depth / 2 - ((rank + 0.5) * depth) / ranks) };
  });
}

/** The figures present on their grid, and as many empty places of the full stand as are lost: those furthest from any figure. */
export function placesOf(figures: number, full: number, ranks: number, width: number, depth: number): Places {
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
