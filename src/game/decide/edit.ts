/** Setting up: what an edit is refused for, so that the table stays one that a file can hold, and which edits change nothing. */
import { whyNotPath } from '#geometry/shape/pathParts';
import { whyNotSimple } from '#geometry/shape/simplePolygon';
import { audit } from '#rules/engine/audit';
import type { Refused, RuleSet } from '#rules/engine/contract';
import { misfits } from '#rules/engine/misfits';
import { troopById } from '#rules/roster/roster';
import type { EditOfTable } from '../event.ts';
import { readingsOf } from '../fighter.ts';
import { findStand, findTerrain, findUnit } from '../lookup.ts';
import { refusal } from '../refusal.ts';
import { NAME_LIMIT } from '../scenario/schema.ts';
import type { GameState, TerrainRecord, Unit } from '../state.ts';

export type EditCommand = Exclude<EditOfTable, { type: 'set-book' }>;
type EditOf<T extends EditCommand['type']> = Extract<EditCommand, { type: T }>;

export const noUnit = (id: string): Refused => refusal('no-such-unit', `No unit ${id} is on this table.`);
const noTerrain = (id: string): Refused => refusal('no-such-terrain', `No terrain ${id} is on this table.`);

export function nameRefused(name: string): Refused | null {
  if (name.length <= NAME_LIMIT) return null;
  return refusal('name-too-long', `A name has at most ${NAME_LIMIT} characters; this one has ${name.length}.`);
}

/** Side and troop as a file would have to name them. */
export function belongingRefused(state: GameState, { side, troop }: Partial<Pick<Unit, 'side' | 'troop'>>): Refused | null {
  if (side !== undefined && !state.sides.some((one) => one.id === side))
    return refusal('no-such-side', `No side ${side} is at this table: ${state.sides.map((one) => one.id).join(', ')}.`);
  if (troop !== undefined && !troopById(troop)) return refusal('no-such-troop', `The roster has no troop ${troop}.`);
  return null;
}

function sourceRefused(source: TerrainRecord['source']): Refused | null {
  const points = ('outline' in source ? source.outline : source.path).map(([x, y]) => ({ x, y }));
  const why = 'outline' in source ? whyNotSimple(points) : whyNotPath(points, source.width);
  return why === null ? null : refusal('outline', `The outline does not hold: ${why}.`);
}

function renameRefused(state: GameState, { what, id, name }: EditOf<'rename'>): Refused | null {
  if (what === 'unit' && !findUnit(state, id)) return noUnit(id);
  if (what === 'terrain' && !findTerrain(state, id)) return noTerrain(id);
  return nameRefused(name);
}

function optionRefused(book: RuleSet, { id, choice }: EditOf<'set-option'>): Refused | null {
  const option = book.options.find((one) => one.id === id);
  if (!option) return refusal('no-such-option', `${book.label} has no reading ${id}.`);
  return option.choices.includes(choice) ? null : refusal('no-such-choice', `${id} is one of ${option.choices.join(', ')}.`);
}

/** A chart of the player's own is of the same id and kind as one of the book's, marked as yours, and sound. */
function chartRefused(book: RuleSet, { chart }: EditOf<'set-chart'>): Refused | null {
  const shipped = book.withCharts([]).charts.find((one) => one.id === chart.id);
  if (!shipped) return refusal('no-such-chart', `${book.label} has no chart ${chart.id}.`);
  if (shipped.kind !== chart.kind) return refusal('chart-kind', `Chart ${chart.id} holds ${shipped.kind}, not ${chart.kind}.`);
  if (chart.source.status !== 'yours')
    return refusal('chart-status', `A changed chart is marked yours; ${chart.id} says ${chart.source.status}.`);
  const fault = audit([chart])[0];
  if (fault) return refusal('chart-fault', `Chart ${chart.id}, ${fault.path}: ${fault.said}.`);
  const misfit = misfits(shipped, chart)[0];
  return misfit ? refusal('chart-misfit', `Chart ${chart.id}, ${misfit.path}: found ${misfit.found}, expected ${misfit.expected}.`) : null;
}

export function editRefused(state: GameState, book: RuleSet, edit: EditCommand): Refused | null {
  switch (edit.type) {
    case 'set-option':
      return optionRefused(book, edit);
    case 'set-unit':
      return findUnit(state, edit.unit) ? belongingRefused(state, edit.change) : noUnit(edit.unit);
    case 'move-terrain':
      return findTerrain(state, edit.terrain) ? null : noTerrain(edit.terrain);
    case 'reshape-terrain':
      return findTerrain(state, edit.terrain) ? sourceRefused(edit.source) : noTerrain(edit.terrain);
    case 'add-terrain':
      return findTerrain(state, edit.piece.record.id)
        ? refusal('id-taken', `A piece ${edit.piece.record.id} is on this table already.`)
        : (sourceRefused(edit.piece.record.source) ?? nameRefused(edit.piece.name));
    case 'rename':
      return renameRefused(state, edit);
    case 'set-chart':
      return chartRefused(book, edit);
    case 'set-rounds':
      return roundsRefused(state, edit);
    case 'delete':
    case 'drop-chart':
    case 'set-seed':
      return null;
    default:
      throw new Error(`no edit ${String(edit satisfies never)}`);
  }
}

function roundsRefused(state: GameState, { unit, load, rounds }: EditOf<'set-rounds'>): Refused | null {
  if (!findUnit(state, unit)) return noUnit(unit);
  if (load === '' || load === '__proto__') return refusal('load', 'A load has a name: shot, canister, shell.');
  if (rounds === null || (Number.isInteger(rounds) && rounds >= 0 && rounds <= 999)) return null;
  return refusal('rounds', `Rounds are a whole number from 0 to 999, or unlimited; found ${rounds}.`);
}

function sameName(state: GameState, { what, id, name }: EditOf<'rename'>): boolean {
  const of = { unit: () => findUnit(state, id)?.name, terrain: () => findTerrain(state, id)?.name, scenario: () => state.name };
  return of[what]() === name;
}

function sameUnit(state: GameState, { unit, change }: EditOf<'set-unit'>): boolean {
  const now = findUnit(state, unit);
  return now !== null && Object.entries({ ...now, ...change }).every(([key, value]) => now[key as keyof Unit] === value);
}

/** Edits that leave everything as it was are no step of the log. */
export function changesNothing(state: GameState, book: RuleSet, edit: EditCommand): boolean {
  switch (edit.type) {
    case 'rename':
      return sameName(state, edit);
    case 'set-unit':
      return sameUnit(state, edit);
    case 'set-option':
      return readingsOf(state, book)[edit.id] === edit.choice;
    case 'set-seed':
      return edit.seed === state.seed && state.dice.thrown === 0;
    case 'set-chart':
      return JSON.stringify(state.charts.find((chart) => chart.id === edit.chart.id)) === JSON.stringify(edit.chart);
    case 'drop-chart':
      return !state.charts.some((chart) => chart.id === edit.id);
    case 'move-terrain':
      return edit.by[0] === 0 && edit.by[1] === 0;
    case 'delete':
      return !(
        edit.units.some((id) => findUnit(state, id)) ||
        edit.stands.some((id) => findStand(state, id)) ||
        edit.terrain.some((id) => findTerrain(state, id))
      );
    default:
      return false;
  }
}
