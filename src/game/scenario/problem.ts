/** What is wrong with a file: where, in whose piece, what was found and what was expected. One clear message. */
export interface Problem {
  /** Path of the field: units[1].stands[0].facing; empty for the file as a whole. */
  readonly path: string;
  /** Id of the unit, stand or piece the field belongs to. */
  readonly of: string | null;
  readonly found: string;
  readonly expected: string;
}

export type Parsed<T> =
  { readonly ok: true; readonly value: T; readonly warnings: readonly string[] } | { readonly ok: false; readonly problem: Problem };

/** `scene.json: units[1].stands[0].facing (c1): found "north", expected a number`. */
export function describeProblem(file: string, problem: Problem): string {
  const whose = problem.of === null ? '' : ` (${problem.of})`;
  const where = problem.path === '' && whose === '' ? '' : ` ${problem.path}${whose}:`;
  return `${file}:${where} found ${problem.found}, expected ${problem.expected}`;
}

/** A value as a message shows it: short, and only ever text. */
export function showFound(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' && !Number.isFinite(value) ? String(value) : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** An area as a message shows it; one that would read as nothing is never shown as nothing. */
export function showArea(squareInches: number): string {
  return squareInches < 0.005 ? 'less than 0.01 sq in' : `${squareInches.toFixed(2)} sq in`;
}
