/** Text to plain data: a broken text is a problem that names the place, and a key that could reach a prototype is dropped. */
import type { Parsed } from './problem.ts';

function placeOf(text: string, message: string): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? text.length : Number(position);
  const before = text.slice(0, at);
  return `character ${at}, line ${before.split('\n').length}`;
}

/** Parses JSON. `__proto__` keys are dropped with a warning; they are never copied anywhere. */
export function readJson(text: string): Parsed<unknown> {
  const warnings: string[] = [];
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (key !== '__proto__') return inner;
      warnings.push('a field named __proto__ was dropped');
      return undefined;
    });
    return { ok: true, value, warnings };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const found = text.trim() === '' ? 'an empty file' : `text that breaks off or goes wrong near ${placeOf(text, message)}`;
    return { ok: false, problem: { path: '', of: null, found, expected: 'JSON' } };
  }
}
