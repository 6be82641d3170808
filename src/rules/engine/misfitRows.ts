/** Rows of a list: each field that the book reads must be there, of a kind that the shipped rows have it in, and within their bounds. */
import type { ListChart } from './chart.ts';
import { boundsOf, numberMisfit, type Bounds, type Found } from './misfitNumbers.ts';

type Row = ListChart['rows'][number];

/** Words for people, which nothing is looked up by: a player may write there what they like. */
const SAID = new Set(['label', 'about', 'does']);
/** Inches and degrees, which are measured and need not be whole. */
const MEASURED = new Set(['inches', 'effective', 'min', 'max', 'half']);
/** An arc opens no further than half a circle. */
const WIDEST = 90;

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return value === null ? 'null' : 'nothing';
  if (Array.isArray(value)) return `a list of ${[...new Set(value.map(kindOf))].join(' and ')}`;
  return { number: 'a number', string: 'text', boolean: 'true or false' }[typeof value as 'number' | 'string' | 'boolean'] ?? typeof value;
}

const fieldsOf = (row: Row): readonly string[] => Object.keys(row).filter((field) => field !== 'id' && field !== 'source');
const once = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** What the shipped rows hold in one field. */
interface Field {
  readonly name: string;
  readonly kinds: readonly string[];
  readonly texts: readonly string[];
  readonly bounds: Bounds;
}

function fieldOf(name: string, shipped: ListChart): Field {
  const values = shipped.rows.filter((row) => Object.hasOwn(row, name)).map((row) => row[name]);
  const bounds = boundsOf(values.filter((value) => typeof value === 'number'));
  return {
    name,
    kinds: once(values.map(kindOf)),
    texts: once(values.filter((value) => typeof value === 'string')),
    bounds: { ...bounds, whole: bounds.whole && !MEASURED.has(name), ...(name === 'half' ? { most: WIDEST } : {}) },
  };
}

function valueMisfit(path: string, value: unknown, field: Field): readonly Found[] {
  if (!field.kinds.includes(kindOf(value))) return [{ path, found: kindOf(value), expected: field.kinds.join(' or ') }];
  if (typeof value === 'number') return numberMisfit(path, value, field.bounds);
  if (typeof value !== 'string' || SAID.has(field.name) || field.texts.includes(value)) return [];
  return [{ path, found: `"${value.slice(0, 60)}"`, expected: `one of ${field.texts.join(', ')}` }];
}

/** A level in the hundred is held between two rows of its chart: the least that it may be and the most. */
const HUNDRED = 100;

/** The least may not lie above the most, and neither beyond a hundred. */
function scaleMisfits(shipped: ListChart, yours: ListChart): readonly Found[] {
  const at = (chart: ListChart, id: string): number => chart.rows.findIndex((row) => row.id === id);
  if (at(shipped, 'least') < 0 || at(shipped, 'most') < 0) return [];
  const [least, most] = [at(yours, 'least'), at(yours, 'most')];
  const [low, high] = [yours.rows[least]?.['value'], yours.rows[most]?.['value']];
  if (typeof low !== 'number' || typeof high !== 'number') return [];
  if (high > HUNDRED) return [{ path: `rows[${most}].value`, found: String(high), expected: `at most ${HUNDRED}, since a d100 is thrown` }];
  if (low <= high) return [];
  return [{ path: `rows[${least}].value`, found: String(low), expected: `no more than ${high}, the most that the level may be` }];
}

/** A row of the shipped chart keeps its fields; a row of the player's own needs those that every shipped one has. */
export function rowMisfits(shipped: ListChart, yours: ListChart): readonly Found[] {
  const names = once(shipped.rows.flatMap(fieldsOf));
  const fields = new Map(names.map((name) => [name, fieldOf(name, shipped)]));
  const common = names.filter((name) => shipped.rows.every((row) => Object.hasOwn(row, name)));
  const rows = yours.rows.flatMap((row, index) => {
    const model = shipped.rows.find((one) => one.id === row.id);
    const needed = model ? fieldsOf(model) : common;
    const asked = once([...needed, ...fieldsOf(row)]).flatMap((name) => fields.get(name) ?? []);
    return asked.flatMap((field) => valueMisfit(`rows[${index}].${field.name}`, row[field.name], field));
  });
  return [...rows, ...scaleMisfits(shipped, yours)];
}
