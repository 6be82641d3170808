/** Words beside lines, moved up or down until none lies on another or off the chart. */
import type { Frame } from './frame.ts';

export interface Label {
  readonly id: string;
  readonly words: string;
  /** Which line it belongs to, by its place in the list. */
  readonly index: number;
  /** Where the words begin, or where they end when `end`; the base line. */
  readonly x: number;
  readonly y: number;
  readonly end: boolean;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** Of 14 px bold text: the width of a letter at most, the height above and below the base line. */
const LETTER = 7.1;
const UP = 12;
const DOWN = 4;
const ROW = 17;
const DOT = 8;

export interface Ground {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function groundOf({ words, x, y, end }: Label): Ground {
  const wide = LETTER * words.length;
  return { left: end ? x - wide : x, right: end ? x : x + wide, top: y - UP, bottom: y + DOWN };
}

export const meet = (a: Ground, b: Ground): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Kept on the chart sideways: words that would run off the right end lie to the left of their place. */
function turned(label: Label, { left, right, width }: Frame): Label {
  if (groundOf(label).right <= width - right) return label;
  const other = { ...label, end: true, x: label.x - 22 };
  if (groundOf(other).left >= left) return other;
  return { ...label, x: Math.max(left, width - right - LETTER * label.words.length) };
}

/** 0, one row up, one down, two up, two down, and so on. */
const SHIFTS = Array.from({ length: 31 }, (_, n) => ROW * Math.ceil(n / 2) * (n % 2 === 1 ? -1 : 1));

/** Clear of another label sideways. */
const GAP = 8;
/** A row up or down leads further from a line than as many pixels along it. */
const STEEP = 3;

/** Places for a label: its own, beside what lies in its way, and the same in other rows; nearest first. */
function placesFor(place: Label, taken: readonly Ground[]): readonly Label[] {
  const xs = [place.x, ...taken.map(({ left, right }) => (place.end ? left - GAP : right + GAP))];
  const far = ({ x, y }: Label): number => Math.abs(x - place.x) + STEEP * Math.abs(y - place.y);
  return xs.flatMap((x) => SHIFTS.map((shift) => ({ ...place, x, y: place.y + shift }))).toSorted((a, b) => far(a) - far(b));
}

/** In the order given, each takes the free place nearest to its own; where there is none it is left out. */
export function apart(labels: readonly Label[], dots: readonly Dot[], frame: Frame): readonly Label[] {
  const taken: Ground[] = dots.map(({ x, y }) => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const within = ({ left, right, top, bottom }: Ground): boolean =>
    left >= frame.left && right <= frame.width - frame.right + 0.001 && top >= 0 && bottom <= frame.height - frame.bottom;
  return labels.flatMap((label) => {
    const free = placesFor(turned(label, frame), taken).find((one) => {
      const ground = groundOf(one);
      return within(ground) && !taken.some((other) => meet(ground, other));
    });
    if (!free) return [];
    taken.push(groundOf(free));
    return [free];
  });
}
