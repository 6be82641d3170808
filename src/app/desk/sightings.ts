/** Whom a unit can shoot and who can shoot it: every enemy in reach, asked of the rules exactly as a shot would be. */
import { fighterOf, readingsOf } from '#game/fighter';
import { reachOf } from '#game/facts';
import { figuresOf, findStand, standsOf } from '#game/lookup';
import { planShot } from '#game/preview';
import type { PlannedStand, ShotPlan } from '#game/session.types';
import type { GameState, Unit } from '#game/state';
import { gap } from '#geometry/shape/box';
import { showTape, tape, type Tape } from '#geometry/shape/units';
import type { Fighter, RuleSet } from '#rules/engine/contract';
import type { Sighting } from '#ui/desk';

/** The reading of one firing stand against the aimed unit: its range, or where its line first enters a stand of it. */
function readingOf(one: PlannedStand, target: string): Tape | null {
  if (one.facts.line === null) return one.facts.pair?.ranges['front-to-target']?.tape ?? null;
  const met = one.facts.line.struck.find((crossing) => crossing.unit === target);
  return met ? tape(met.enter) : null;
}

function bandOf(firer: Fighter, one: PlannedStand, mode: string, reading: Tape, book: RuleSet): string {
  const stand = firer.stands.find((candidate) => candidate.id === one.facts.stand);
  if (!stand) return '';
  return book.bands(firer, stand).find((band) => band.mode === mode && reading <= tape(band.upTo))?.name ?? '';
}

function nearest(plan: ShotPlan, target: string): { readonly one: PlannedStand; readonly reading: Tape } | null {
  const readings = plan.stands.flatMap((one) => {
    const reading = one.verdict.refused ? null : readingOf(one, target);
    return reading === null ? [] : [{ one, reading }];
  });
  return readings.reduce<(typeof readings)[number] | null>(
    (best, next) => (best === null || next.reading < best.reading ? next : best),
    null,
  );
}

/** The first mode in which the firer may shoot the target, as a sighting; null when none allows it. */
function sighting(state: GameState, firerId: string, targetId: string, shown: Unit, book: RuleSet): Sighting | null {
  const firer = fighterOf(state, firerId);
  const options = readingsOf(state, book);
  for (const mode of book.fire.modes) {
    if (firer.stands.every((stand) => mode.offered(firer, stand, options) !== null)) continue;
    const plan = planShot(state, { unit: firerId, mode: mode.id, aim: { at: targetId } }, book);
    const best = plan.refused ? null : nearest(plan, targetId);
    if (!best) continue;
    return {
      unit: shown.id,
      name: shown.name,
      side: shown.side,
      inches: showTape(best.reading),
      band: bandOf(firer, best.one, mode.id, best.reading, book),
      said: mode.label,
    };
  }
  return null;
}

/** Cheap bound before the rules are asked: no stand of the firer comes within its reach of any stand of the target. */
function withinReach(state: GameState, firerId: string, targetId: string, book: RuleSet): boolean {
  const firer = fighterOf(state, firerId);
  const targets = standsOf(state, targetId);
  return firer.stands.some((stand) => {
    const own = findStand(state, stand.id);
    const reach = reachOf(firer, stand, book);
    return own !== null && targets.some((target) => gap(own.box, target.box).inches <= reach);
  });
}

export interface Sightings {
  readonly canShoot: readonly Sighting[];
  readonly shotBy: readonly Sighting[];
}

export function sightingsOf(state: GameState, unit: Unit, book: RuleSet): Sightings {
  const enemies = state.units.filter(
    (other) => other.side !== unit.side && standsOf(state, other.id).length > 0 && figuresOf(state, other.id) > 0,
  );
  const see = (firer: string, target: string, shown: Unit) =>
    withinReach(state, firer, target, book) ? sighting(state, firer, target, shown, book) : null;
  const found = (sight: (enemy: Unit) => Sighting | null) =>
    enemies.flatMap((enemy) => sight(enemy) ?? []).sort((a, b) => Number.parseFloat(a.inches) - Number.parseFloat(b.inches));
  return { canShoot: found((enemy) => see(unit.id, enemy.id, enemy)), shotBy: found((enemy) => see(enemy.id, unit.id, enemy)) };
}
