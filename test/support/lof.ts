/** The command line in this process: data is written to files first, as a user's would be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { run, type Outcome } from '#cli/run';

export interface RulingJson {
  readonly target: string;
  readonly value: number;
  readonly odds: string | null;
  readonly column: string | null;
  readonly modifiers: readonly { readonly id: string; readonly value: number }[];
  readonly dice: readonly number[];
  readonly result: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly effect: {
    readonly state: string;
    readonly figures: number;
    readonly stands: number;
    readonly lost: readonly string[];
    readonly guns: readonly object[];
  };
  readonly trail: readonly {
    readonly id: string;
    readonly of: string;
    readonly because: string;
    readonly value: number;
    readonly source: { readonly status: string; readonly reading?: string };
  }[];
}

export interface FireJson {
  readonly events: readonly { readonly type: string; readonly readings?: Readonly<Record<string, string>> }[];
  readonly rulings: readonly RulingJson[];
  readonly refused: readonly {
    readonly unit: string;
    readonly stand?: string;
    readonly code: string;
    readonly because: string;
    readonly source: { readonly where: string };
    readonly readings: Readonly<Record<string, string>>;
  }[];
}

/** The choices of an option that the shots, rulings and refusals of an answer name, each once. */
export const namedIn = ({ events, rulings, refused }: FireJson, id: string): readonly string[] => [
  ...new Set([...events, ...rulings, ...refused].flatMap(({ readings }) => readings?.[id] ?? [])),
];

const folder = mkdtempSync(join(tmpdir(), 'lof-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

export const fileOf = (name: string, data: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
};

export const lof = (...args: readonly string[]): Outcome => run(args);

/** JSON of a command on a scenario, and its exit code. */
export function onScene<T>(
  command: string,
  scenario: unknown,
  ...args: readonly string[]
): { readonly json: T; readonly code: number; readonly err: string } {
  const { out, err, code } = lof(command, fileOf('scene.lof.json', scenario), ...args);
  return { json: (out === '' ? null : JSON.parse(out)) as T, code, err };
}

export function fire(
  scenario: unknown,
  shots: readonly object[],
  ...args: readonly string[]
): { readonly json: FireJson; readonly code: number; readonly err: string } {
  return onScene<FireJson>('fire', scenario, fileOf('order.json', { shots }), ...args);
}

/** The ruling against a target. @throws with what was said instead when there is none. */
export function rulingOn(result: ReturnType<typeof fire>, target: string): RulingJson {
  const ruling = result.json?.rulings.find((one) => one.target === target);
  if (!ruling) throw new Error(`no ruling on ${target}: ${result.err} ${JSON.stringify(result.json)}`);
  return ruling;
}
