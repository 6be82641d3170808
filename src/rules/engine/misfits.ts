/**
 * Whether a player's chart can take the place of the shipped one: it may change numbers and words and add rows, but every row,
 * column, band and field that the book asks for must be there, of the kind and within the bounds that the book reckons with.
 * A chart that is worked out from others has no place to take. Asked after `parseChart` and beside `audit`.
 */
import { workedOutFrom, type BandChart, type Chart, type CurveChart, type GridChart, type ListChart, type ModifierChart } from './chart.ts';
import { listed } from './tell.ts';
import { rowMisfits } from './misfitRows.ts';
import { boundsOf, limitMisfit, numberMisfit, pairMisfit, type Found } from './misfitNumbers.ts';

export interface Misfit {
  readonly chart: string;
  /** "rows[2].cells[0]", "bands". */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
}

/** Ids that the shipped chart has must all be there and in its order; others may stand between them. */
function idMisfits(path: string, shipped: readonly string[], yours: readonly string[]): readonly Found[] {
  const missing = shipped.filter((id) => !yours.includes(id));
  if (missing.length > 0) return [{ path, found: `no ${missing.join(', ')}`, expected: `every one of ${shipped.join(', ')}` }];
  const kept = yours.filter((id) => shipped.includes(id));
  return kept.join('\n') === shipped.join('\n') ? [] : [{ path, found: kept.join(', '), expected: `${shipped.join(', ')}, in this order` }];
}

function bandMisfits(shipped: BandChart, yours: BandChart): readonly Found[] {
  const names = (chart: BandChart) => chart.bands.map((band) => band.name);
  const least = shipped.bands.some((band) => band.value[0] < 0) ? null : 0;
  return [
    ...idMisfits('bands', names(shipped), names(yours)),
    ...yours.bands.flatMap((band, index) => [
      ...numberMisfit(`bands[${index}].upTo`, band.upTo, { least: 0, whole: false }),
      ...pairMisfit(`bands[${index}].value`, band.value, { least, whole: false }),
    ]),
  ];
}

const keysOf = (chart: GridChart): readonly string[] => chart.rows.map((row) => row.key);
const cellsOf = (chart: GridChart) => chart.rows.flatMap((row) => row.cells);
const runWords = ({ across, down }: NonNullable<GridChart['runs']> = {}): string =>
  [...(across ? [`${across} across`] : []), ...(down ? [`${down} down`] : [])].join(', ') || 'no run';

function gridMisfits(shipped: GridChart, yours: GridChart): readonly Found[] {
  const bounds = boundsOf(cellsOf(shipped).filter((cell) => cell !== null));
  const dots = cellsOf(shipped).includes(null);
  const limits = (chart: GridChart) => (chart.upTo ? 'limits of range' : 'no limits of range');
  const cell = (value: number | null, path: string): readonly Found[] => {
    if (value === null) return dots ? [] : [{ path, found: 'nothing', expected: 'a number' }];
    return numberMisfit(path, value, bounds);
  };
  return [
    ...idMisfits('columns', shipped.columns, yours.columns),
    ...idMisfits('rows', keysOf(shipped), keysOf(yours)),
    ...(limits(shipped) === limits(yours) ? [] : [{ path: 'upTo', found: limits(yours), expected: limits(shipped) }]),
    ...(yours.upTo ?? []).flatMap((limit, index) => numberMisfit(`upTo[${index}]`, limit, { least: 0, whole: false })),
    ...(runWords(shipped.runs) === runWords(yours.runs)
      ? []
      : [{ path: 'runs', found: runWords(yours.runs), expected: runWords(shipped.runs) }]),
    ...yours.rows.flatMap((row, r) => row.cells.flatMap((value, c) => cell(value, `rows[${r}].cells[${c}]`))),
  ];
}

const idsOf = (chart: ListChart | ModifierChart | CurveChart): readonly string[] => chart.rows.map((row) => row.id);

/** A factor is not negative; what is added is whole where every shipped one is, and within the limits of its scale. */
function modifierMisfits(shipped: ModifierChart, yours: ModifierChart): readonly Found[] {
  const whole = shipped.rows.every((row) => row.op === 'times' || row.value[1] === 1);
  return [
    ...idMisfits('rows', idsOf(shipped), idsOf(yours)),
    ...yours.rows.flatMap((row, index) => {
      const op = shipped.rows.find((one) => one.id === row.id)?.op ?? row.op;
      if (row.op !== op) return [{ path: `rows[${index}].op`, found: row.op, expected: op }];
      const path = `rows[${index}].value`;
      const size = pairMisfit(path, row.value, op === 'times' ? { least: 0, whole: false } : { least: null, whole });
      return size.length > 0 || !shipped.limits ? size : limitMisfit(path, row.value, shipped.limits);
    }),
  ];
}

type Named = ListChart | ModifierChart | CurveChart;

function namedMisfits(shipped: Named, yours: Named): readonly Found[] {
  if (yours.kind === 'modifiers' && shipped.kind === 'modifiers') return modifierMisfits(shipped, yours);
  const rows = yours.kind === 'list' && shipped.kind === 'list' ? rowMisfits(shipped, yours) : [];
  return [...idMisfits('rows', idsOf(shipped), idsOf(yours)), ...rows];
}

function found(shipped: Chart, yours: Chart): readonly Found[] {
  if (yours.kind !== shipped.kind) return [{ path: 'kind', found: yours.kind, expected: shipped.kind }];
  if (yours.kind === 'bands') return shipped.kind === 'bands' ? bandMisfits(shipped, yours) : [];
  if (yours.kind === 'grid') return shipped.kind === 'grid' ? gridMisfits(shipped, yours) : [];
  return shipped.kind === 'bands' || shipped.kind === 'grid' ? [] : namedMisfits(shipped, yours);
}

/** A change would be worked out anew from the other charts, and lost. */
function workedOutMisfit(shipped: Chart): readonly Found[] {
  const from = workedOutFrom(shipped);
  if (from.length === 0) return [];
  const expected = `a change of what it is worked out from: ${listed(from)}`;
  return [{ path: 'id', found: `${shipped.id}, which is worked out from other charts`, expected }];
}

/** Everything for which the chart may not take the shipped one's place; empty when it may. */
export function misfits(shipped: Chart, yours: Chart): readonly Misfit[] {
  const workedOut = workedOutMisfit(shipped);
  if (workedOut.length > 0) return workedOut.map((one) => ({ chart: yours.id, ...one }));
  const id = yours.id === shipped.id ? [] : [{ path: 'id', found: yours.id, expected: shipped.id }];
  return [...id, ...found(shipped, yours)].map((one) => ({ chart: yours.id, ...one }));
}
