/** What firing figures are worth: the line at their range, cover, and their number. Every total is the fold of these lines. */
import { compare, fraction, minus, show, times, toNumber, ZERO, type Fraction } from '../../engine/fraction.ts';
import { curveAt, isCut } from '../../engine/lookup.ts';
import { toldFrom } from '../../engine/yours.ts';
import type { SourceRef } from '../../engine/source.ts';
import { add, atLeast, atMost, base, capital, counted, note, sum } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { coverWords, type Seen } from './aimed.ts';
import type { FireLine, Tables } from './charts.ts';
import { percentWords, type Alike } from './percent.ts';
import { rangeWords, type Judged } from './range.ts';
import { sources } from './sources.ts';

/** Figures, or a gun's effectives, that fire by one line at one range against the same cover. */
export interface Firers {
  readonly figures: number;
  readonly stands: readonly string[];
  /** The lines that make their number: figures, or crew times three. */
  readonly number: Trail;
  readonly cover: Seen | null;
}

export interface Fire {
  readonly line: FireLine;
  readonly range: Judged;
  readonly targetName: string;
  /** Whether hard cover counts against this weapon, and where that is said. */
  readonly coverCounts: boolean;
  readonly coverSource: SourceRef;
}

/** "30 − 2 × 5.38": the curve with the range in it, powers as they stand. */
function formulaWords({ coefficients }: FireLine, range: Judged): string {
  const at = rangeWords(range.reading).replace('″', '');
  const terms = coefficients.flatMap(([over, under], power) => {
    if (over === 0 && power > 0) return [];
    const size = show(fraction(Math.abs(over), under));
    const raised = power === 1 ? at : `${at}^${power}`;
    const term = power === 0 ? size : size === '1' ? raised : `${size} × ${raised}`;
    return [`${over < 0 ? '− ' : power === 0 ? '' : '+ '}${term}`];
  });
  return terms.join(' ');
}

/** Said of a curve whose exact value has parts too fine to be kept. */
const CUT = ', cut to a hundred-millionth';

const signedPercent = (value: Fraction): string => (value.num < 0 ? `−${percentWords(minus(ZERO, value))}` : percentWords(value));

/** "behind a wall", "in woods, no hard cover", "in the open". */
const whereWords = (seen: Seen | null): string =>
  seen === null ? 'in the open' : `${coverWords(seen.cover)}${seen.hard ? '' : ', no hard cover'}`;

/** A piece that the text names rests on its passage of cover; one that it does not name, on ours. */
const passageOf = (seen: Seen | null, { coverSource }: Fire): SourceRef =>
  seen === null || seen.source.status === 'printed' || seen.source.chart !== undefined ? coverSource : seen.source;

function coverLine(by: string, seen: Seen | null, fire: Fire, tables: Tables): TrailLine {
  const hard = seen?.hard ?? false;
  const applies = hard && fire.coverCounts;
  const words = `${fire.targetName} is ${whereWords(seen)}`;
  const because = hard && !applies ? `${words}; hard cover does not lower this fire.` : `${words}.`;
  return add(`${by}/hard-cover`, tables.cover.value, {
    because,
    source: toldFrom(hard && !applies ? fire.coverSource : passageOf(seen, fire), tables.cover.source),
    ...(applies ? {} : { counts: false as const }),
    ...(seen ? { seen: { terrain: [seen.cover.terrain] } } : {}),
    shown: signedPercent(tables.cover.value),
  });
}

/** Which charts of the player's own say what is hard cover is told by a line of its own. */
function hardnessLines(by: string, seen: Seen | null): Trail {
  if (seen?.source.chart === undefined) return [];
  const { cover, hard, source } = seen;
  return [note(`${by}/hardness`, hard ? 1 : 0, { because: `${capital(coverWords(cover))}: ${hard ? '' : 'no '}hard cover.`, source })];
}

const HUNDRED = fraction(100);

/** A figure's chance in percent, held between nothing and certainty. */
export const held = (percent: Fraction): Fraction =>
  compare(percent, ZERO) < 0 ? ZERO : compare(percent, HUNDRED) > 0 ? HUNDRED : percent;

/** The line that holds a chance, where it must be held. */
function limitLines(by: string, percent: Fraction): Trail {
  if (compare(percent, ZERO) < 0)
    return [atLeast(`${by}/nothing`, 0, { because: 'A chance is never below nothing.', source: sources.notBelowZero, shown: '0%' })];
  if (compare(percent, HUNDRED) > 0)
    return [atMost(`${by}/certain`, 100, { because: 'A chance is never above 100%.', source: sources.atMostSure, shown: '100%' })];
  return [];
}

/** Percent a figure: the line, cover, never below nothing and never above certainty. */
function perFigure(by: string, firers: Firers, fire: Fire, tables: Tables): Trail {
  const { line, range } = fire;
  const bare = curveAt(line, range.reading);
  const lines = [
    base(`${by}/line`, bare, {
      because: `${line.label} at ${rangeWords(range.reading)}: ${formulaWords(line, range)}${isCut(line, range.reading) ? CUT : ''}.`,
      source: line.source,
      seen: { spans: range.measured.spans },
      shown: percentWords(bare),
    }),
    ...hardnessLines(by, firers.cover),
    coverLine(by, firers.cover, fire, tables),
  ];
  return [...lines, ...limitLines(by, total(lines))];
}

export interface Worth {
  readonly trail: Trail;
  readonly alike: readonly Alike[];
}

/** One row of lines where all fire at the same cover; one sum for each where some stands see the target behind it and some do not. */
export function worthOf(parts: readonly Firers[], fire: Fire, tables: Tables): Worth {
  const each = parts.map((firers, index) => {
    const by = parts.length === 1 ? 'value' : `value/${index + 1}`;
    const chance = perFigure(by, firers, fire, tables);
    return { firers, by, percent: total(chance), lines: [...chance, ...firers.number] };
  });
  const alike = each.map(({ firers, percent }) => ({ figures: firers.figures, percent }));
  const [only] = each;
  if (each.length === 1 && only) return { trail: only.lines, alike };
  const trail = each.map(({ firers, by, percent, lines }) =>
    sum(by, lines, {
      because: `${counted(firers.figures, 'figure')} at ${percentWords(percent)} each: ${fire.targetName} is ${whereWords(firers.cover)}.`,
      source: sources.coverByStand,
      seen: { stands: firers.stands },
      shown: percentWords(times(percent, fraction(firers.figures))),
    }),
  );
  return { trail, alike };
}

/** Modifiers that counted, by id, for the ruling. */
export function appliedModifiers(trail: Trail): readonly { readonly id: string; readonly value: number }[] {
  const all = trail.flatMap((line) => [line, ...(line.parts ?? [])]);
  const found = all.find((line) => line.id.endsWith('/hard-cover') && line.counts !== false);
  return found ? [{ id: 'hard-cover', value: toNumber(found.value) }] : [];
}
