/** Dashes, cut from a polyline beforehand: the pen of the table has none of its own. All lengths in pixels. */
import type { Point } from '#geometry/table/table';
import { distance, towards } from '../plane.ts';

type Line = readonly Point[];

/**
 * Cuts a polyline into its dashes. `pattern` is drawn, gap, drawn, gap …; it starts anew at the line's beginning and goes on
 * round corners. A pattern of no length gives the whole line.
 */
export function dashes(points: Line, pattern: readonly number[]): readonly Line[] {
  const cycle = pattern.reduce((sum, part) => sum + part, 0);
  const [start] = points;
  if (!(cycle > 0) || start === undefined) return [points];
  const cutter = new Cutter(start, pattern);
  for (const point of points.slice(1)) cutter.walkTo(point);
  return cutter.done();
}

class Cutter {
  readonly #pattern: readonly number[];
  readonly #found: Line[] = [];
  #at: Point;
  #part = 0;
  /** Length left of the present dash or gap. */
  #left: number;
  /** The dash being drawn; null in a gap. */
  #dash: Point[] | null;

  constructor(start: Point, pattern: readonly number[]) {
    this.#pattern = pattern;
    this.#at = start;
    this.#left = pattern[0] ?? 0;
    this.#dash = [start];
  }

  walkTo(point: Point): void {
    let length = distance(this.#at, point);
    while (length > this.#left) {
      this.#at = towards(this.#at, point, this.#left / length);
      length -= this.#left;
      this.#turnOver();
    }
    this.#left -= length;
    this.#at = point;
    this.#dash?.push(point);
  }

  done(): readonly Line[] {
    return this.#dash !== null && this.#dash.length > 1 ? [...this.#found, this.#dash] : this.#found;
  }

  /** From a dash to the gap after it, or from a gap to the next dash. */
  #turnOver(): void {
    if (this.#dash === null) this.#dash = [this.#at];
    else {
      this.#found.push([...this.#dash, this.#at]);
      this.#dash = null;
    }
    this.#part = (this.#part + 1) % this.#pattern.length;
    this.#left = this.#pattern[this.#part] ?? 0;
  }
}
