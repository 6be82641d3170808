/** A unit's card: what it is, what it has, what it may do, whom it can shoot and who can shoot it. */
import { fighterOf, readingsOf } from '#game/fighter';
import { figuresOf, findUnit, isJammed, recordOf, standsOf } from '#game/lookup';
import { modeChoices } from '#game/modes';
import type { GameState, Unit } from '#game/state';
import type { FighterStand, RuleSet } from '#rules/engine/contract';
import { troopById } from '#rules/roster/roster';
import type { UnitCard } from '#ui/desk';
import { contactsWith } from './contacts.ts';
import { sightingsOf } from './sightings.ts';

/** Figures when whole: those present and lost, and never less than the stands that are left hold when full. */
function wholeStrength(state: GameState, unit: Unit): number {
  const full = standsOf(state, unit.id).reduce((sum, stand) => sum + recordOf(state, stand.id).full, 0);
  return Math.max(full, figuresOf(state, unit.id) + unit.losses);
}

/** The stand that the facts are told of: the first that may fire in some way, else the first; undefined where none can fire at all. */
function firstAble(state: GameState, id: string, book: RuleSet): FighterStand | undefined {
  const fighter = fighterOf(state, id);
  const readings = readingsOf(state, book);
  return (
    fighter.stands.find((stand) => book.fire.modes.some((mode) => mode.offered(fighter, stand, readings) === null)) ?? fighter.stands[0]
  );
}

function build(state: GameState, id: string, book: RuleSet): UnitCard | null {
  const unit = findUnit(state, id);
  if (!unit) return null;
  const stands = standsOf(state, id);
  const first = firstAble(state, id, book);
  const fires = first !== undefined;
  return {
    unit: id,
    name: unit.name,
    side: state.sides.find((side) => side.id === unit.side)?.name ?? unit.side,
    sideIndex: state.sides.findIndex((side) => side.id === unit.side),
    troop: fires ? (troopById(unit.troop)?.label ?? unit.troop) : 'General: a marker, never tested',
    order: unit.order,
    state: unit.state,
    figures: figuresOf(state, id),
    full: wholeStrength(state, unit),
    stands: stands.length,
    jammed: stands.filter((stand) => isJammed(state, stand.id)).length,
    capabilities: first ? book.card(fighterOf(state, id), first) : [],
    may: fires ? modeChoices(state, id, undefined, book) : [],
    contacts: contactsWith(state, unit),
    ...(fires ? sightingsOf(state, unit, book) : { canShoot: [], shotBy: [] }),
  };
}

const cards = new WeakMap<GameState, Map<string, UnitCard | null>>();

/** The card of a unit, worked out once a state; null when the unit is not on the table. */
export function unitCard(state: GameState, id: string, book: RuleSet): UnitCard | null {
  let map = cards.get(state);
  if (!map) {
    map = new Map();
    cards.set(state, map);
  }
  let card = map.get(id);
  if (card === undefined) {
    card = build(state, id, book);
    map.set(id, card);
  }
  return card;
}
