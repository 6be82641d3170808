/** A scenario file's text to a state, or the one problem that stops it. Nothing outside is touched either way. */
import { placementProblems } from '#geometry/table/placement';
import type { Library } from '#rules/engine/library';
import type { GameState } from '../state.ts';
import { migrate, type Migration } from '../save/migrate.ts';
import { stateFrom, unknownFields } from './build.ts';
import { showArea, type Parsed, type Problem } from './problem.ts';
import { readJson } from './readJson.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION, scenarioSchema, type ScenarioFile } from './schema.ts';
import { schemaProblem } from './schemaProblem.ts';
import { referenceProblems, unknownOptions } from './validate.ts';

/** Steps from an older scenario version to the next; none so far, since this is the first. */
const scenarioMigrations: readonly Migration[] = [];

const refuse = <T>(problem: Problem): Parsed<T> => ({ ok: false, problem });

function placementProblem(file: ScenarioFile, state: GameState): Problem | null {
  const all = state.table.stands.map((stand) => ({ stand: stand.id, box: stand.box }));
  const first = placementProblems(state.table, all)[0];
  if (!first) return null;
  const u = file.units.findIndex((unit) => unit.stands.some((stand) => stand.id === first.stand));
  const s = file.units[u]?.stands.findIndex((stand) => stand.id === first.stand) ?? -1;
  const path = `units[${u}].stands[${s}]`;
  if (first.kind === 'off-table')
    return {
      path,
      of: first.stand,
      found: 'a corner off the table',
      expected: `all four corners on ${state.table.width} × ${state.table.depth}`,
    };
  return {
    path,
    of: first.stand,
    found: `an overlap of ${showArea(first.area)} with ${first.other}`,
    expected: 'stands that touch at most',
  };
}

/** Plain data, as read from JSON, to a state. */
export function scenarioFromData(data: unknown, library: Library, earlier: readonly string[] = []): Parsed<GameState> {
  const current = migrate(data, { format: SCENARIO_FORMAT, version: SCENARIO_VERSION, migrations: scenarioMigrations });
  if (!current.ok) return current;
  const shaped = scenarioSchema.safeParse(current.value);
  if (!shaped.success) return refuse(schemaProblem(current.value, shaped.error.issues, scenarioSchema));
  const file = shaped.data;
  for (const problem of referenceProblems(file, library)) return refuse(problem);
  const state = stateFrom(file, (choice) => library.bookOf(choice).fire.steps[0]?.id ?? '');
  const misplaced = placementProblem(file, state);
  if (misplaced) return refuse(misplaced);
  return {
    ok: true,
    value: state,
    warnings: [
      ...earlier,
      ...current.warnings,
      ...[...unknownFields(file), ...unknownOptions(file, library)].map((path) => `${path} is not known to this version; it is kept`),
    ],
  };
}

export function parseScenario(text: string, library: Library): Parsed<GameState> {
  const read = readJson(text);
  return read.ok ? scenarioFromData(read.value, library, read.warnings) : read;
}
