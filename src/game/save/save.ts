/** A session as a save file, and back. */
import type { Library } from '#rules/engine/library';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { scenarioFromData } from '../scenario/parse.ts';
import { showFound, type Parsed } from '../scenario/problem.ts';
import { readJson } from '../scenario/readJson.ts';
import { schemaProblem } from '../scenario/schemaProblem.ts';
import { scenarioOf } from '../scenario/write.ts';
import type { SessionStart } from '../session.ts';
import type { LeftBranch, LogEntry, Session } from '../session.types.ts';
import type { GameState } from '../state.ts';
import { migrate, type Migration } from './migrate.ts';
import { SAVE_FORMAT, SAVE_VERSION, saveSchema, type SaveFile } from './schema.ts';

/** Steps from an older save version to the next; none so far, since this is the first. */
const saveMigrations: readonly Migration[] = [];

const bare = ({ title, command, events }: LeftBranch[number]) => ({ title, command, events });

type SavedEntry = SaveFile['entries'][number];
const branchFrom = (entries: readonly SavedEntry[]): LeftBranch =>
  entries.map((entry) => ({ title: entry.title, command: entry.command as Command, events: entry.events as readonly GameEvent[] }));

/** Plain data, ready for JSON. @throws when a number is not finite: it would come back as null. */
export function saveOf(session: Session & { readonly start: () => GameState }): object {
  const save = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    start: scenarioOf(session.start()),
    entries: session.log().map(bare),
    branches: session.leftBranches().map((branch) => branch.map(bare)),
    head: session.head(),
  };
  JSON.stringify(save, (key, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${key} is ${value}; a save holds finite numbers only`);
    return value;
  });
  return save;
}

function fold(start: GameState, entries: readonly SavedEntry[]): readonly LogEntry[] {
  let before = start;
  return entries.map((entry) => {
    const events = entry.events as readonly GameEvent[];
    const after = events.reduce(evolve, before);
    const kept: LogEntry = { title: entry.title, command: entry.command as Command, events, before, after };
    before = after;
    return kept;
  });
}

function isSave(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === SAVE_FORMAT;
}

/** A scenario's or a save's text to what a session starts from: its format says which it is. */
export function parseGame(text: string, library: Library): Parsed<SessionStart> {
  const read = readJson(text);
  if (!read.ok) return read;
  if (isSave(read.value)) return saveFromData(read.value, library, read.warnings);
  const scenario = scenarioFromData(read.value, library, read.warnings);
  return scenario.ok ? { ...scenario, value: { state: scenario.value } } : scenario;
}

/** A save's text to what a session starts from. */
export function parseSave(text: string, library: Library): Parsed<SessionStart> {
  const read = readJson(text);
  return read.ok ? saveFromData(read.value, library, read.warnings) : read;
}

/** Events are folded, never re-rolled; no rule is asked. */
function saveFromData(data: unknown, library: Library, earlier: readonly string[]): Parsed<SessionStart> {
  const current = migrate(data, { format: SAVE_FORMAT, version: SAVE_VERSION, migrations: saveMigrations });
  if (!current.ok) return current;
  const shaped = saveSchema.safeParse(current.value);
  if (!shaped.success) return { ok: false, problem: schemaProblem(current.value, shaped.error.issues, saveSchema) };
  const start = scenarioFromData(shaped.data.start, library);
  if (!start.ok) return { ok: false, problem: { ...start.problem, path: `start.${start.problem.path}` } };
  const { entries, head } = shaped.data;
  if (head > entries.length)
    return {
      ok: false,
      problem: { path: 'head', of: null, found: showFound(head), expected: `at most the number of entries, ${entries.length}` },
    };
  try {
    const log = fold(start.value, entries);
    return {
      ok: true,
      value: { state: start.value, log, head, branches: (shaped.data.branches ?? []).map(branchFrom) },
      warnings: [...earlier, ...current.warnings, ...start.warnings],
    };
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: { path: 'entries', of: null, found, expected: 'events that follow from the start' } };
  }
}
