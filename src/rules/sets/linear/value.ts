/** What firing figures are worth: the line at their range, cover, and their number. Every total is the fold of these lines. */
import type { CoverFact } from '#geometry/check/facts';
import { compare, fraction, minus, show, times, toNumber, ZERO, type Fraction } from '../../engine/fraction.ts';
import { curveAt } from '../../engine/lookup.ts';
import { toldFrom } from '../../engine/yours.ts';
import type { SourceRef } from '../../engine/source.ts';
import { add, atLeast, base, counted, sum } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { coverWords } from './aimed.ts';
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
  readonly cover: CoverFact | null;
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

const signedPercent = (value: Fraction): string => (value.num < 0 ? `−${percentWords(minus(ZERO, value))}` : percentWords(value));

function coverLine(by: string, cover: CoverFact | null, fire: Fire, tables: Tables): TrailLine {
  const applies = cover !== null && fire.coverCounts;
  const words = cover ? `${fire.targetName} is ${coverWords(cover)}` : `${fire.targetName} is in the open`;
  const because = applies || cover === null ? `${words}.` : `${words}; hard cover does not lower this fire.`;
  return add(`${by}/hard-cover`, tables.cover.value, {
    because,
    source: toldFrom(cover ? fire.coverSource : tables.cover.source, tables.cover.source),
    ...(applies ? {} : { counts: false as const }),
    ...(cover ? { seen: { terrain: [cover.terrain] } } : {}),
    shown: signedPercent(tables.cover.value),
  });
}

/** Percent a figure: the line, cover, and never below nothing. */
function perFigure(by: string, firers: Firers, fire: Fire, tables: Tables): Trail {
  const { line, range } = fire;
  const bare = curveAt(line, range.reading);
  const lines = [
    base(`${by}/line`, bare, {
      because: `${line.label} at ${rangeWords(range.reading)}: ${formulaWords(line, range)}.`,
      source: line.source,
      seen: { spans: range.measured.spans },
      shown: percentWords(bare),
    }),
    coverLine(by, firers.cover, fire, tables),
  ];
  if (compare(total(lines), ZERO) >= 0) return lines;
  return [
    ...lines,
    atLeast(`${by}/nothing`, 0, { because: 'A chance is never below nothing.', source: sources.notBelowZero, shown: '0%' }),
  ];
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
      because: `${counted(firers.figures, 'figure')} at ${percentWords(percent)} each: ${fire.targetName} is ${firers.cover ? coverWords(firers.cover) : 'in the open'}.`,
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
