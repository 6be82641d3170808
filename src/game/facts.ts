/** Facts of a table for people who ask: every firing stand against every target stand, under the book's way of measuring. */
import { contactOf, type Contact } from '#geometry/check/contact';
import type { MeasurePolicy, PairFacts } from '#geometry/check/facts';
import { measurePair } from '#geometry/check/pairFacts';
import { tapeOf } from '#geometry/shape/units';
import { fieldOf } from '#geometry/table/field';
import type { Fighter, FighterStand, FireMode, Readings, RuleSet, Shot } from '#rules/engine/contract';
import { fighterOf, readingsOf } from './fighter.ts';
import { standOf } from './lookup.ts';
import { readingOf } from './reading.ts';
import type { GameState } from './state.ts';

const EVERY_RANGE = ['edge-to-edge', 'front-to-target', 'centre-to-nearest-figure', 'mean-of-extremes'] as const;

/** How a stand measures when nobody has chosen a mode: the aimed mode whose line stands obstruct, else the first it may use. */
function usualMode(firer: Fighter, stand: FighterStand, book: RuleSet, options: Readings): FireMode {
  const aimless: Shot = { unit: firer.unit, mode: '', aim: {} };
  const offered = book.fire.modes.filter((mode) => mode.offered(firer, stand, options) === null);
  const direct = offered.find((mode) => mode.aim === 'unit' && mode.measure(firer, stand, aimless, options).standsObstruct);
  const mode = direct ?? offered[0] ?? book.fire.modes.find((one) => (one.aim === 'unit') === (stand.gun === null)) ?? book.fire.modes[0];
  if (!mode) throw new Error(`book ${book.id} has no fire modes`);
  return mode;
}

export function usualPolicy(state: GameState, standId: string, book: RuleSet): MeasurePolicy {
  const firer = fighterOf(state, standOf(state, standId).unit);
  const stand = firer.stands.find((one) => one.id === standId);
  if (!stand) throw new Error(`no stand ${standId} in ${firer.unit}`);
  const options = readingsOf(state, book);
  const shot: Shot = { unit: firer.unit, mode: '', aim: {} };
  const usual = usualMode(firer, stand, book, options).measure(firer, stand, shot, options);
  return {
    ...usual,
    // The mode's own convention first: `inRange` is asked of it.
    ranges: [...usual.ranges, ...EVERY_RANGE.filter((kind) => !usual.ranges.includes(kind))],
    arc: book.arc(firer, stand, options),
  };
}

export interface FactRow {
  readonly facts: PairFacts;
  /** Within the longest band of the firing stand, by the book's own convention. */
  readonly inRange: boolean;
  /** null where the two stands do not touch. */
  readonly contact: Contact | null;
}

/** Longest limit of the stand's bands, in inches; 0 for a stand that cannot fire. */
export function reachOf(firer: Fighter, stand: FighterStand, book: RuleSet, options: Readings): number {
  return book.bands(firer, stand, options).reduce((most, band) => Math.max(most, band.upTo), 0);
}

/** Stand by stand; a stand has no row of itself. */
export function factRows(state: GameState, from: readonly string[], at: readonly string[], book: RuleSet): readonly FactRow[] {
  const field = fieldOf(state.table);
  return from.flatMap((id) => {
    const policy = usualPolicy(state, id, book);
    const firer = fighterOf(state, standOf(state, id).unit);
    const stand = firer.stands.find((one) => one.id === id);
    const reach = stand ? tapeOf(reachOf(firer, stand, book, readingsOf(state, book))) : 0;
    return at
      .filter((target) => target !== id)
      .map((target) => {
        const facts = measurePair(field, standOf(state, id), standOf(state, target), policy);
        const reading = readingOf(facts);
        return {
          facts,
          inRange: reading !== null && reading <= reach,
          contact: contactOf(standOf(state, id), standOf(state, target)),
        };
      });
  });
}
