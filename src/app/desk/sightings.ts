/** Whom a unit can shoot and who can shoot it: every enemy in reach, asked of the rules exactly as a shot would be. */
import { nearestStandInArc } from '#geometry/check/aim';
import { layArc, nearestInArc, portionInArc } from '#geometry/check/arc';
import type { MeasurePolicy } from '#geometry/check/facts';
import { sweep } from '#geometry/check/pairFacts';
import { showTape, tape, tapeOf, type Tape } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import { fieldOf } from '#geometry/table/field';
import { fighterOf, readingsOf } from '#game/fighter';
import { standOf, standsOf } from '#game/lookup';
import { measureStand } from '#game/measure';
import { planShot } from '#game/preview';
import { readingOf as pairReading } from '#game/reading';
import type { PlannedStand } from '#game/session.types';
import type { GameState, Unit } from '#game/state';
import type { FireMode, RuleSet, Shot } from '#rules/engine/contract';
import type { Sighting } from '#ui/desk';
import { asksForPoint } from './aiming.ts';

/** The reading of one firing stand against the aimed unit: its range, or where its line first enters a stand of it. */
function readingOf(one: PlannedStand, target: string): Tape | null {
  if (one.facts.line === null) return one.facts.pair && pairReading(one.facts.pair);
  const met = one.facts.line.struck.find((crossing) => crossing.unit === target);
  return met ? tape(met.enter) : null;
}

/** The least that a firing stand may read against a unit; null when none of it lies in arc and reach. */
function leastReading(state: GameState, id: string, target: string, policy: MeasurePolicy): Tape | null {
  const stand = standOf(state, id);
  const nearest = nearestStandInArc(stand, standsOf(state, target), policy.arc);
  if (!nearest) return null;
  const arc = layArc(stand.box, policy.arc);
  const point = nearestInArc(arc, nearest.box, portionInArc(arc, nearest.box));
  const least = point && tape(distance(arc.front, point));
  return least !== null && least <= tapeOf(policy.reach) ? least : null;
}

/** A mode that strikes a unit needs a stand of it that nothing hides; saying why there is none would cost more than finding out. */
function inSight(state: GameState, id: string, mode: FireMode, shot: Shot, policy: MeasurePolicy): boolean {
  return mode.aim === 'line' || measureStand(state, standOf(state, id), shot, mode, policy).pair !== null;
}

/** A pair of units of which the first is asked to fire at the second. */
interface Asked {
  readonly state: GameState;
  readonly book: RuleSet;
  readonly firer: string;
  readonly target: string;
}

interface Reading {
  readonly stand: string;
  readonly reading: Tape;
}

/** Stands that may use the mode and have the target in arc, reach and sight, the one that may read least first. */
function bearing({ state, book, firer, target }: Asked, mode: FireMode): readonly Reading[] {
  const unit = fighterOf(state, firer);
  const options = readingsOf(state, book);
  const shot = { unit: firer, mode: mode.id, aim: { at: target } };
  const found = unit.stands.flatMap((stand) => {
    if (mode.offered(unit, stand, options) !== null) return [];
    const policy = mode.measure(unit, stand, shot, options);
    const reading = leastReading(state, stand.id, target, policy);
    if (reading === null || !inSight(state, stand.id, mode, shot, policy)) return [];
    return [{ stand: stand.id, reading }];
  });
  return found.sort((a, b) => a.reading - b.reading);
}

/** The nearest reading at which the rules allow the shot. Stands that cannot read less than the best so far are not asked. */
function nearestAllowed(asked: Asked, mode: FireMode): Reading | null {
  const { state, book, firer, target } = asked;
  let best: Reading | null = null;
  for (const { stand, reading: least } of bearing(asked, mode)) {
    if (best && best.reading <= least) break;
    const { refused, stands } = planShot(state, { unit: firer, stands: [stand], mode: mode.id, aim: { at: target } }, book);
    const one = stands.find(({ verdict }) => !refused && !verdict.refused);
    const reading = one ? readingOf(one, target) : null;
    if (reading !== null && (!best || reading < best.reading)) best = { stand, reading };
  }
  return best;
}

function bandOf({ state, book, firer }: Asked, mode: FireMode, { stand: id, reading }: Reading): string {
  const unit = fighterOf(state, firer);
  const stand = unit.stands.find((one) => one.id === id);
  const bands = stand ? book.bands(unit, stand, readingsOf(state, book)) : [];
  return bands.find((band) => band.mode === mode.id && reading <= tapeOf(band.upTo))?.name ?? '';
}

interface Seen {
  readonly reading: Tape;
  readonly sighting: Sighting;
}

/** The first mode in which the firer may shoot the target; null when none allows it. One that asks for a point besides is not tried. */
function sight(asked: Asked, shown: Unit): Seen | null {
  for (const mode of asked.book.fire.modes.filter((one) => !asksForPoint(one))) {
    const best = nearestAllowed(asked, mode);
    if (!best) continue;
    const { id, name, side } = shown;
    const band = bandOf(asked, mode, best);
    return { reading: best.reading, sighting: { unit: id, name, side, inches: showTape(best.reading), band, said: mode.label } };
  }
  return null;
}

export interface Sightings {
  readonly canShoot: readonly Sighting[];
  readonly shotBy: readonly Sighting[];
}

/** Units of which a stand lies in the arc and reach of one of these stands, in any of its modes: the index proposes, the arc decides. */
function unitsInReach(state: GameState, unit: Unit, book: RuleSet): ReadonlySet<string> {
  const firer = fighterOf(state, unit.id);
  const options = readingsOf(state, book);
  const field = fieldOf(state.table);
  const found = new Set<string>();
  for (const stand of firer.stands) {
    for (const mode of book.fire.modes) {
      if (mode.offered(firer, stand, options) !== null) continue;
      const policy = mode.measure(firer, stand, { unit: unit.id, mode: mode.id, aim: {} }, options);
      const enemies = sweep(field, standOf(state, stand.id), policy, (other) => other.side !== unit.side && !found.has(other.unit));
      for (const pair of enemies) if (pair.arc.inside) found.add(standOf(state, pair.target).unit);
    }
  }
  return found;
}

/** Both lists nearest first; equal readings in the order of the units. */
export function sightingsOf(state: GameState, unit: Unit, book: RuleSet): Sightings {
  const enemies = state.units.filter((other) => other.side !== unit.side && standsOf(state, other.id).length > 0);
  const inReach = unitsInReach(state, unit, book);
  const nearestFirst = (askedOf: (enemy: Unit) => Asked, among = enemies) =>
    among
      .flatMap((enemy) => sight(askedOf(enemy), enemy) ?? [])
      .sort((a, b) => a.reading - b.reading)
      .map((seen) => seen.sighting);
  return {
    canShoot: nearestFirst(
      (enemy) => ({ state, book, firer: unit.id, target: enemy.id }),
      enemies.filter((enemy) => inReach.has(enemy.id)),
    ),
    shotBy: nearestFirst((enemy) => ({ state, book, firer: enemy.id, target: unit.id })),
  };
}
