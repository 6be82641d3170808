/** What a stand's small arms add, line by line: fire value, figures present, band, loading, uphill, enfilade. */
import type { BandChart } from '../../engine/chart.ts';
import type { FighterStand } from '../../engine/contract.ts';
import { fraction } from '../../engine/fraction.ts';
import { asFraction, type Band, type Sourced } from '../../engine/lookup.ts';
import { base, capital, counted, inches, multiply } from '../../engine/tell.ts';
import type { Trail, TrailLine } from '../../engine/trail.ts';
import type { Troop } from '../../roster/roster.ts';
import { bandNames, edgeLine, ownArc, rangeLine, rangeSeen, uphill, type Judged } from './aimed.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { toldFrom } from '../../engine/yours.ts';
import { WEAPONS } from '../../roster/traits.ts';

/** One stand's fire at its chosen target stand. `worth` is the fire value of a whole stand. */
export interface Firing {
  readonly tables: Tables;
  readonly stand: FighterStand;
  readonly troop: Troop;
  readonly range: Judged;
  readonly band: Band;
  readonly chart: BandChart;
  readonly worth: Sourced<number>;
  /** The target's name. */
  readonly name: string;
}

/** Buck and ball is the Civil War's alone: there the smoothbore musket triples at close range in place of doubling. */
export const hasBuckAndBall = (troop: Troop): boolean => troop.buckAndBall && troop.weapon === 'musket' && troop.period === 'acw';

/** A part-filled stand fires in proportion to the figures on it. */
function figuresLine({ stand }: Firing): readonly TrailLine[] {
  if (stand.figures >= stand.full || stand.full <= 0) return [];
  const because = `${stand.figures} of ${counted(stand.full, 'figure')} present.`;
  return [multiply(`${stand.id}/figures`, fraction(stand.figures, stand.full), { because, source: sources.partFilled })];
}

function bandLine({ tables, stand, troop, band, range, chart }: Firing): TrailLine {
  const at = `at ${band.name} range, ${inches(range.reading / 100)}.`;
  const seen = rangeSeen(range);
  const buck = tables.multiplier('buck-and-ball');
  const tripled = band === chart.bands[0] && hasBuckAndBall(troop);
  return tripled
    ? multiply(`${stand.id}/band`, asFraction(buck.value), { because: `Buck and ball ${at}`, source: buck.source, seen })
    : multiply(`${stand.id}/band`, asFraction(band.value), {
        because: `${capital(WEAPONS[troop.weapon])} ${at}`,
        source: chart.source,
        seen,
      });
}

/** Breechloaders and repeaters multiply in the Civil War; elsewhere the line stands in the trail without counting. */
function loadingLine({ tables, stand, troop }: Firing): readonly TrailLine[] {
  if (troop.loading === 'muzzle') return [];
  const row = tables.multiplier(troop.loading === 'breech' ? 'breechloader' : 'repeater');
  const acw = troop.period === 'acw';
  const because = acw ? `${row.label}.` : `${row.label} multiply only in the Civil War.`;
  return [multiply(`${stand.id}/loading`, asFraction(row.value), { because, source: row.source, ...(acw ? {} : { counts: false }) })];
}

function uphillLine({ tables, stand, range }: Firing): TrailLine {
  const row = tables.multiplier('uphill');
  const { levels } = range.pair;
  const up = uphill(range.pair);
  const because = up ? `Uphill, from level ${levels.from} to ${levels.to}.` : 'Not uphill.';
  return multiply(`${stand.id}/uphill`, asFraction(row.value), {
    because,
    source: toldFrom(sources.smallArmsUphill, row.source),
    ...(up ? {} : { counts: false }),
  });
}

function enfiladeLine({ tables, stand, range, name }: Firing): TrailLine {
  const row = tables.multiplier('enfilade');
  const { enfilade } = range.pair;
  const because = enfilade.is
    ? `Enfilade: the line passes through ${counted(enfilade.stands.length, 'stand')} of ${name}.`
    : 'Not enfiladed.';
  const seen = { spans: [enfilade.span], stands: enfilade.stands };
  return multiply(`${stand.id}/enfilade`, asFraction(row.value), {
    because,
    source: toldFrom(sources.enfilade, row.source),
    seen,
    ...(enfilade.is ? {} : { counts: false }),
  });
}

export function valueLines(firing: Firing): Trail {
  const { stand, troop, range, worth, name } = firing;
  const because = `${troop.label}: fire value ${worth.value} a stand.`;
  return [
    rangeLine(stand.id, range, name),
    ...edgeLine(stand.id, range, bandNames(firing.chart)),
    ...ownArc(firing.tables, stand.id, 'small-arms'),
    base(`${stand.id}/fire-value`, worth.value, { because, source: worth.source, seen: { stands: [stand.id] } }),
    ...figuresLine(firing),
    bandLine(firing),
    ...loadingLine(firing),
    uphillLine(firing),
    enfiladeLine(firing),
  ];
}
