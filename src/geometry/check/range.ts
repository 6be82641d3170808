/** Fact 1: range by each of the four conventions, with the segments that were measured. */
import { figurePoints, gap, nearestInBox } from '../shape/box.ts';
import { measured, shorter, type Measured } from '../shape/segment.ts';
import { tape, type Tape } from '../shape/units.ts';
import type { Box, Point, Stand } from '../table/table.ts';
import { layArc, nearestInArc, portionInArc } from './arc.ts';
import type { ArcPolicy, RangeReading } from './facts.ts';

/** A measured length as a reading. */
export function readingOf({ inches, from, to }: Measured): RangeReading {
  return { tape: tape(inches), inches, spans: [{ from, to }] };
}

export function edgeToEdge(a: Box, b: Box): RangeReading {
  return readingOf(gap(a, b));
}

export function frontToTarget(firer: Box, target: Box, policy: ArcPolicy): RangeReading | null {
  const arc = layArc(firer, policy);
  const nearest = nearestInArc(arc, target, portionInArc(arc, target));
  return nearest && readingOf(measured(arc.front, nearest));
}

/** What a group is measured to: the same stands for all of it, or for each of its stands those that this one can fire at. */
export type MeasuredTo = readonly Stand[] | ((firer: Stand) => readonly Stand[]);

const toOf = (target: MeasuredTo, firer: Stand): readonly Stand[] => (typeof target === 'function' ? target(firer) : target);

/**
 * From the mean of the group's figures to the nearest enemy figure that any of its stands is measured to. A stand without figures
 * (a crewless gun) counts by its own centre. null when either side has no stand.
 */
export function centreToNearestFigure(group: readonly Stand[], enemy: MeasuredTo): RangeReading | null {
  const own = group.flatMap(placesOf);
  const theirs = [...new Set(group.flatMap((stand) => toOf(enemy, stand)))].flatMap(placesOf);
  if (own.length === 0) return null;
  const centre = { x: meanOf(own.map((p) => p.x)), y: meanOf(own.map((p) => p.y)) };
  const nearest = least(theirs.map((p) => measured(centre, p)));
  return nearest && readingOf(nearest);
}

/**
 * Half the sum of the ranges of the nearest and the furthest firing figure, each to the nearest point of what its stand is measured
 * to. Each is read off the tape and the mean is not rounded again: use `readings` for a rule, `tape` to show. With `ranks`, of the
 * figures in so many front ranks of each stand. null when either side has no stand.
 */
export function meanOfExtremes(group: readonly Stand[], target: MeasuredTo, ranks = Infinity): RangeReading | null {
  const each = figureRanges(group, target, ranks);
  const nearest = least(each);
  if (!nearest) return null;
  const furthest = each.reduce((far, one) => (one.inches > far.inches ? one : far), nearest);
  return meanReading([nearest, furthest]);
}

/** The mean over every firing figure, each to the nearest point of what its stand is measured to (reading C000-2 `all-figures`). */
export function meanOfFigures(group: readonly Stand[], target: MeasuredTo, ranks = Infinity): RangeReading | null {
  const each = figureRanges(group, target, ranks);
  return each.length === 0 ? null : meanReading(each);
}

function meanReading(each: readonly Measured[]): RangeReading {
  const readings = each.map((one) => tape(one.inches));
  const spans = each.map(({ from, to }) => ({ from, to }));
  return { tape: Math.round(meanOf(readings)) as Tape, inches: meanOf(each.map((one) => one.inches)), spans, readings };
}

/** From the figures in so many front ranks of each stand. */
function figureRanges(group: readonly Stand[], target: MeasuredTo, ranks: number): readonly Measured[] {
  return group.flatMap((firer) => {
    const to = toOf(target, firer);
    const firing = placesOf(firer).slice(0, ranks * Math.max(1, Math.ceil(firer.figures / firer.ranks)));
    return firing.flatMap((figure) => least(to.map((stand) => measured(figure, nearestInBox(stand.box, figure)))) ?? []);
  });
}

function placesOf(stand: Stand): readonly Point[] {
  const figures = figurePoints(stand);
  return figures.length === 0 ? [stand.box.center] : figures;
}

function least(all: readonly Measured[]): Measured | null {
  return all.reduce<Measured | null>((best, one) => (best ? shorter(best, one) : one), null);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
