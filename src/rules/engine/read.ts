/** Reading foreign JSON: a value of the type asked for, or the path, what was found there and what was expected. Nothing is repaired. */

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly path: string; readonly found: string; readonly expected: string };

export type Reader<T> = (json: unknown, path: string) => Parsed<T>;

export const read = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** What was found, in a few words and never longer than a line. */
function foundWords(json: unknown): string {
  if (json === undefined) return 'nothing';
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (typeof json === 'object' && json !== null) return 'an object';
  return (typeof json === 'number' ? String(json) : (JSON.stringify(json) ?? typeof json)).slice(0, 60);
}

export function unreadable(json: unknown, path: string, expected: string): Parsed<never> {
  return { ok: false, path, found: foundWords(json), expected };
}

export const text: Reader<string> = (json, path) => (typeof json === 'string' && json !== '' ? read(json) : unreadable(json, path, 'text'));

export const flag: Reader<boolean> = (json, path) => (typeof json === 'boolean' ? read(json) : unreadable(json, path, 'true or false'));

/** Any finite number: JSON cannot hold the others, but a value handed over by a program can. */
export const number: Reader<number> = (json, path) =>
  typeof json === 'number' && Number.isFinite(json) ? read(json) : unreadable(json, path, 'a number');

export const whole: Reader<number> = (json, path) =>
  Number.isSafeInteger(json) ? read(json as number) : unreadable(json, path, 'a whole number');

export function oneOf<const T extends string>(...words: readonly T[]): Reader<T> {
  return (json, path) => {
    const word = words.find((each) => each === json);
    return word === undefined ? unreadable(json, path, `one of ${words.join(', ')}`) : read(word);
  };
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (json, path) => (json === null ? read(null) : reader(json, path));
}

export function list<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (json, path) => {
    if (!Array.isArray(json)) return unreadable(json, path, 'a list');
    const values: T[] = [];
    for (const [index, item] of json.entries()) {
      const one = reader(item, `${path}[${index}]`);
      if (!one.ok) return one;
      values.push(one.value);
    }
    return read(values);
  };
}

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Read<R> = R extends Reader<infer T> ? T : never;
type Shaped<S extends Shape, O extends Shape> = { readonly [K in keyof S]: Read<S[K]> } & { readonly [K in keyof O]?: Read<O[K]> };

/** An object with these fields; those of `optional` may be absent. Fields not named are left out. */
export function object<S extends Shape, O extends Shape = Record<never, never>>(required: S, optional?: O): Reader<Shaped<S, O>> {
  return (json, path) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return unreadable(json, path, 'an object');
    const fields = new Map<string, unknown>(Object.entries(json));
    const values: [string, unknown][] = [];
    for (const [name, reader] of [...Object.entries(required), ...Object.entries(optional ?? {})]) {
      if (!fields.has(name) && !Object.hasOwn(required, name)) continue;
      const one = reader(fields.get(name), path === '' ? name : `${path}.${name}`);
      if (!one.ok) return one;
      values.push([name, one.value]);
    }
    return read(Object.fromEntries(values) as Shaped<S, O>);
  };
}
