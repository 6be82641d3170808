/** Several stands that fire as one: what was measured for their range, and the range that they are ruled by. */
import { showTape } from '#geometry/shape/units';
import { midpoint } from '#geometry/shape/vec';
import type { RangeReading } from '#geometry/check/facts';
import type { Mark } from './mark.ts';
import { PRIORITY } from './priority.ts';

/** "mean 5.07″" of several readings, "15.00″" of one. */
const rangeWords = ({ tape, readings }: RangeReading): string =>
  readings && readings.length > 1 ? `mean ${showTape(tape)}` : showTape(tape);

/** A mean is drawn with its extremes, each with its own reading; of more than two only the lines are drawn. */
export function groupMarks(group: { readonly id: string; readonly range: RangeReading | null }, refused: boolean): readonly Mark[] {
  const { range } = group;
  const first = range?.spans[0];
  if (!range || !first) return [];
  const id = `group:${group.id}`;
  const lines = range.spans.map(({ from, to }, n): Mark => ({
    kind: 'line',
    id: `${id}:${n}`,
    points: [from, to],
    stroke: refused ? 'refused' : range.spans.length > 2 ? 'per-stand' : 'tested',
  }));
  const ends = range.spans.length === 2 ? range.spans.map(({ from }, n) => endPill(`${id}:${n}:pill`, from, range.readings?.[n])) : [];
  const at = midpoint(first.from, first.to);
  return [
    ...lines,
    ...ends.flatMap((pill) => pill ?? []),
    { kind: 'pill', id: `${id}:pill`, at, words: rangeWords(range), tone: 'paper', priority: PRIORITY.ricochet },
  ];
}

function endPill(id: string, at: RangeReading['spans'][number]['from'], tape: RangeReading['tape'] | undefined): Mark | null {
  return tape === undefined ? null : { kind: 'pill', id, at, words: showTape(tape), tone: 'paper', priority: PRIORITY.band };
}
