/** What comes in: files, arguments and dice. Anything wrong with them is one clear message and exit code 2. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { startSession } from '#game/session';
import { parseGame } from '#game/save/save';
import { describeProblem, type Parsed } from '#game/scenario/problem';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import { books, library } from '#rules/sets/index';

/** Bad input: told on standard error without a stack, exit 2. */
export class BadInput extends Error {}

export interface Opened {
  readonly state: GameState;
  readonly book: RuleSet;
  readonly warnings: readonly string[];
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new BadInput(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `the file cannot be read (${code || 'unknown reason'})`}`);
  }
}

function valueOf<T>(file: string, parsed: Parsed<T>): { readonly value: T; readonly warnings: readonly string[] } {
  if (!parsed.ok) throw new BadInput(describeProblem(file, parsed.problem));
  return parsed;
}

export function bookNamed(id: string): RuleSet {
  const book = books.find((one) => one.id === id);
  if (!book) throw new BadInput(`--book: found ${JSON.stringify(id)}, expected one of ${books.map((one) => one.id).join(', ')}`);
  return book;
}

/** A scenario or a saved game; of a game, the position at its head. */
export function openTable(file: string, bookId?: string): Opened {
  const text = readText(file);
  const { value, warnings } = valueOf(file, parseGame(text, library));
  const state = startSession(value, library.bookOf).state();
  const book = bookId === undefined ? library.bookOf(state) : bookNamed(bookId).withCharts(state.charts);
  return { state, book, warnings };
}

type OptionNames = NonNullable<ParseArgsConfig['options']>;

/** `--bearing -5` as `--bearing=-5`: a number below nought is a value and no option. */
function joined(args: readonly string[]): string[] {
  const out: string[] = [];
  for (const arg of args) {
    const option = out.at(-1);
    if (/^-[\d.,]/.test(arg) && option?.startsWith('--') && !option.includes('=')) out[out.length - 1] = `${option}=${arg}`;
    else out.push(arg);
  }
  return out;
}

/** Options (all of them texts) and files of a command. @throws BadInput for an unknown option or a wrong number of files. */
export function readArguments<Name extends string>(args: readonly string[], names: readonly Name[], files: readonly string[]) {
  const options: OptionNames = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  let parsed;
  try {
    parsed = parseArgs({ args: joined(args), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadInput(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? error.message) : String(error));
  }
  if (parsed.positionals.length !== files.length) {
    throw new BadInput(`found ${parsed.positionals.length} file arguments, expected ${files.length}: ${files.join(' ')}`);
  }
  return { values: parsed.values as { readonly [name in Name]?: string }, positionals: parsed.positionals };
}

/** A decimal number, with a point or a comma. @throws BadInput naming the option. */
export function readNumber(option: string, text: string): number {
  const normal = text.trim().replace(',', '.');
  const value = Number(normal);
  if (normal === '' || !Number.isFinite(value)) throw new BadInput(`${option}: found ${JSON.stringify(text)}, expected a number`);
  return value;
}

export function readDice(text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  return text.split(',').map((part) => {
    const face = Number(part.trim());
    if (part.trim() === '' || !Number.isInteger(face) || face < 1)
      throw new BadInput(`--dice: found ${JSON.stringify(part)}, expected whole numbers from 1, separated by commas`);
    return face;
  });
}

/** The stands that a unit's or a stand's id names. @throws BadInput when it names neither. */
export function standsNamed(state: GameState, option: string, id: string): readonly string[] {
  const ofUnit = state.table.stands.filter((stand) => stand.unit === id && !stand.marker).map((stand) => stand.id);
  if (ofUnit.length > 0) return ofUnit;
  if (state.table.stands.some((stand) => stand.id === id && !stand.marker)) return [id];
  throw new BadInput(`${option}: found ${JSON.stringify(id)}, expected the id of a unit or stand on this table`);
}
