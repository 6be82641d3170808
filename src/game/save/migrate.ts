/** Files of older versions are brought up step by step; a newer one is refused by name; the original is never written to. */
import { showFound, type Parsed } from '../scenario/problem.ts';

/** Brings plain data of version `from` to the next version. */
export interface Migration {
  readonly from: number;
  readonly up: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

interface Target {
  readonly format: string;
  readonly version: number;
  readonly migrations: readonly Migration[];
}

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** The data at the current version, or why it cannot be: not this format, no whole version, or made by a newer version. */
export function migrate(data: unknown, target: Target): Parsed<unknown> {
  if (!isRecord(data))
    return { ok: false, problem: { path: '', of: null, found: showFound(data), expected: `an object of format ${target.format}` } };
  if (data['format'] !== target.format)
    return { ok: false, problem: { path: 'format', of: null, found: showFound(data['format']), expected: showFound(target.format) } };
  const version = data['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return {
      ok: false,
      problem: { path: 'version', of: null, found: showFound(version), expected: `a whole number from 1 to ${target.version}` },
    };
  }
  if (version > target.version) {
    return {
      ok: false,
      problem: { path: 'version', of: null, found: `${version}, a file of a newer version`, expected: `${target.version} at most` },
    };
  }
  let now: Record<string, unknown> = structuredClone(data);
  for (let at = version; at < target.version; at += 1) {
    const step = target.migrations.find((migration) => migration.from === at);
    if (!step) throw new Error(`no migration of ${target.format} from version ${at}`);
    now = { ...step.up(now), version: at + 1 };
  }
  const warnings =
    version < target.version
      ? [`saved by version ${version} of the format; opened as version ${target.version}, the file itself is untouched`]
      : [];
  return { ok: true, value: now, warnings };
}
