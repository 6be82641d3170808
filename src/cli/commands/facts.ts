import { factRows } from '#game/facts';
import { standOf } from '#game/lookup';
import { hundredthsOf, rangeOf } from '#game/reading';
import type { RangeReading } from '#geometry/check/facts';
import { showTape } from '#geometry/shape/units';
import { BadInput, openTable, readArguments, standsNamed } from '../input.ts';
import { pairJson, type Answer } from '../output.ts';

/** 5.38″; a mean that falls between two hundredths with a place more: 14.905″. */
function rangeShown(reading: RangeReading): string {
  const exact = hundredthsOf(reading);
  return Number.isInteger(exact) ? showTape(reading.tape) : `${(exact / 100).toFixed(3)}″`;
}

/** `facts FILE --from UNIT_OR_STAND [--at UNIT_OR_STAND]`: one row for each firing stand and target stand. */
export function facts(args: readonly string[]): Answer {
  const { values, positionals } = readArguments(args, ['from', 'at', 'book'], ['FILE']);
  const { state, book } = openTable(positionals[0] ?? '', values.book);
  if (values.from === undefined) throw new BadInput('--from: found nothing, expected the id of a unit or stand');
  const from = standsNamed(state, '--from', values.from);
  const side = standOf(state, from[0] ?? '').side;
  const enemy = () => state.table.stands.filter((stand) => stand.side !== side && !stand.marker).map((stand) => stand.id);
  const rows = factRows(state, from, values.at === undefined ? enemy() : standsNamed(state, '--at', values.at), book);
  const text = rows.map(({ facts: row, inRange }) => {
    const reading = rangeOf(row);
    const range = reading !== null ? rangeShown(reading) : 'none of it in the arc';
    const blocked = row.line.blockedBy.map((one) => (one.kind === 'stand' ? one.stand : one.terrain)).join(', ');
    return `${row.firer} to ${row.target}: ${row.arc.inside ? 'in the arc' : 'out of the arc'} by ${Math.abs(row.arc.margin).toFixed(2)}″, ${range}${inRange ? '' : ', out of range'}${blocked === '' ? '' : `, blocked by ${blocked}`}`;
  });
  return { json: rows.map(pairJson), text: text.join('\n'), code: 0 };
}
