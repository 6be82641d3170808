/** The first thing a schema objects to, in the words of the file format. */
import { z } from 'zod';
import { showFound, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

function showPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    root,
  );
}

/** Id of the innermost stand, unit or piece on the way to the field, or null. */
function ownerOf(root: unknown, path: readonly PropertyKey[]): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const owner = valueAt(root, path.slice(0, length));
    const id = owner !== null && typeof owner === 'object' && 'id' in owner ? owner.id : null;
    if (typeof id === 'string') return id;
  }
  return null;
}

function bound(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const words = issue.code === 'too_small' ? ['at least', 'more than'] : ['at most', 'less than'];
  const counted = issue.origin === 'array' ? ' entries' : issue.origin === 'string' ? ' characters' : '';
  return `${issue.origin === 'number' || issue.origin === 'int' ? 'a number, ' : ''}${words[issue.inclusive === false ? 1 : 0]} ${String(limit)}${counted}`;
}

const ARTICLES: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  int: 'a whole number',
  tuple: 'a pair of numbers',
  record: 'an object',
};

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return ARTICLES[issue.expected] ?? issue.expected;
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_value':
      return issue.values.length === 1 ? showFound(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return 'a text or a number';
    default:
      return issue.message;
  }
}

/** Zod's own nodes that a path leads through; null where it does not lead on. */
function below(schema: unknown, key: PropertyKey): unknown {
  const own = bared(schema);
  if (own instanceof z.ZodObject) return own.shape[String(key)];
  if (own instanceof z.ZodArray) return own.element;
  return own instanceof z.ZodRecord ? own.valueType : null;
}

/** What stands inside `optional` and `nullable`. */
function bared(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bared(schema.unwrap()) : schema;
}

/** A field that is not known where it stands: its own path, and the names of those that are. */
function strange(root: unknown, { path, keys }: Extract<Issue, { code: 'unrecognized_keys' }>, schema: unknown): Problem {
  const at = [...path, ...keys.slice(0, 1)];
  const object = bared(path.reduce(below, schema));
  const known = object instanceof z.ZodObject ? `one of ${Object.keys(object.shape).join(', ')}` : 'no field of that name';
  return { path: showPath(at), of: ownerOf(root, path), found: `a field ${showFound(keys[0])}`, expected: known };
}

/** @param schema that refused, for the names of the fields that it knows. */
export function schemaProblem(root: unknown, issues: readonly Issue[], schema: z.ZodType): Problem {
  const issue = issues[0];
  if (!issue) throw new Error('a schema refused and named no issue');
  if (issue.code === 'unrecognized_keys') return strange(root, issue, schema);
  return {
    path: showPath(issue.path),
    of: ownerOf(root, issue.path),
    found: showFound(valueAt(root, issue.path)),
    expected: expectedBy(issue),
  };
}
