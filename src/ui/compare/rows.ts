/** The steps of a column in few words: what leads to the number, with its clause. */
import type { ComparedGroup, ShotColumn } from '#game/compare';
import type { SourceRef } from '#rules/engine/source';
import type { TrailLine } from '#rules/engine/trail';
import { lineWords } from '../words/number.ts';

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly source: SourceRef;
}

/** A card has room for so many steps; the panel has them all. */
const MOST = 4;

/** Lines that count and say a number; the range stands above them, and a line told twice is told once. */
export function rowsOf(column: ShotColumn): readonly CompareRow[] {
  const lines = column.foreseen
    .flatMap((ruling) => ruling.trail)
    .filter((line: TrailLine) => line.counts !== false && line.op !== 'note' && !/(^|\/)(range|edge)$/.test(line.id));
  const rows = lines.map((line, n): CompareRow => ({
    id: `${line.because}/${lineWords(line)}/${n}`,
    label: line.because,
    value: lineWords(line),
    source: line.source,
  }));
  const told = rows.filter(
    (row, n) => row.value !== '' && rows.findIndex((one) => one.label === row.label && one.value === row.value) === n,
  );
  return told.slice(0, MOST).map((row) => ({ ...row, id: `${row.label}/${row.value}` }));
}

/** Rows that every column that may fire has alike. */
export function sameRows(columns: readonly ShotColumn[]): ReadonlySet<string> {
  const firing = columns.filter((column) => column.may);
  const [first, ...others] = firing.map((column) => new Set(rowsOf(column).map((row) => row.id)));
  return new Set([...(first ?? [])].filter((id) => others.length > 0 && others.every((ids) => ids.has(id))));
}

export const yardWords = (yards: number): string => `${Math.round(yards)} yd`;

export function groupWords(group: ComparedGroup): string {
  const who = group.stands.length === 1 ? `stand ${group.stands[0] ?? ''}` : `${group.stands.length} stands`;
  return `${who}, ${group.figures} ${group.figures === 1 ? 'figure' : 'figures'}${group.refused ? `: ${group.refused.because}` : ''}`;
}
