import { openTable, readArguments } from '../input.ts';
import type { Answer } from '../output.ts';

/** `check FILE`: whether a scenario or save opens, and what was noticed on the way. */
export function check(args: readonly string[]): Answer {
  const { positionals } = readArguments(args, [], ['FILE']);
  const { state, warnings } = openTable(positionals[0] ?? '');
  const json = { ok: true, units: state.units.length, stands: state.table.stands.length, terrain: state.table.terrain.length, warnings };
  const text = [
    `${state.name}: ${json.units} units, ${json.stands} stands, ${json.terrain} pieces of terrain`,
    ...warnings.map((warning) => `note: ${warning}`),
  ].join('\n');
  return { json, text, code: 0 };
}
