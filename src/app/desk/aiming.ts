/** The shot that is being aimed, from what is selected and where the player points; its plan is worked out once a change. */
import { fighterOf, readingsOf } from '#game/fighter';
import { findStand, findUnit, standsOf } from '#game/lookup';
import { modeChoices } from '#game/modes';
import { modeOf, planShot } from '#game/preview';
import type { ModeChoice, ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Aim, FireMode, RuleSet, Shot } from '#rules/engine/contract';
import { bookOf, stateOf, type Bench } from './bench.ts';

/** Whether a mode is laid with more than an aim: its point of ricochet. */
export const asksForPoint = (mode: FireMode): boolean => mode.id === 'ricochet';

/** The unit whose stands are selected first, or null; a general's unit has nothing that fires. */
export function selectedUnit(bench: Bench): string | null {
  const first = bench.selection.stands[0];
  return first === undefined ? null : (findStand(stateOf(bench), first)?.unit ?? null);
}

/** The selected stands of the firing unit; undefined when that is all of them. */
function firingStands(bench: Bench, unit: string): readonly string[] | undefined {
  const own = standsOf(stateOf(bench), unit).map((stand) => stand.id);
  const chosen = own.filter((id) => bench.selection.stands.includes(id));
  return chosen.length === own.length || chosen.length === 0 ? undefined : chosen;
}

export function modesOf(bench: Bench): readonly ModeChoice[] {
  const unit = selectedUnit(bench);
  if (unit === null || standsOf(stateOf(bench), unit).length === 0) return [];
  return modeChoices(stateOf(bench), unit, firingStands(bench, unit), bookOf(bench));
}

const QUARTERS = 4;
/** Where a point of ricochet is first laid: about seven tenths of the effective range. */
const FIRST_SHARE = 0.7;

/** The point of ricochet and its limit, in inches, while the mode has one. */
export function ricochetOf(bench: Bench): { readonly at: number; readonly below: number } | null {
  const unit = selectedUnit(bench);
  const mode = modeOf(bookOf(bench), bench.mode.mode);
  if (unit === null || !mode || !asksForPoint(mode)) return null;
  const firer = fighterOf(stateOf(bench), unit);
  const chosen = firingStands(bench, unit);
  const options = readingsOf(stateOf(bench), bookOf(bench));
  const able = firer.stands.find((stand) => (chosen?.includes(stand.id) ?? true) && mode.offered(firer, stand, options) === null);
  const path = able ? mode.measure(firer, able, { unit, mode: mode.id, aim: {} }, options).path : null;
  if (!path) return null;
  return { at: bench.ricochetAt ?? Math.round(path.effective * FIRST_SHARE * QUARTERS) / QUARTERS, below: path.effective };
}

/** An aim the mode can take: a mode that strikes a unit needs a unit. */
function fits(aim: Aim, mode: ReturnType<typeof modeOf>): boolean {
  return mode?.aim === 'line' || aim.at !== undefined;
}

export function shotOf(bench: Bench): Shot | null {
  const unit = selectedUnit(bench);
  const mode = modeOf(bookOf(bench), bench.mode.mode);
  if (unit === null || bench.aim === null || !fits(bench.aim, mode)) return null;
  if (standsOf(stateOf(bench), unit).length === 0) return null;
  const stands = firingStands(bench, unit);
  const ricochet = ricochetOf(bench);
  return {
    unit,
    mode: bench.mode.mode,
    aim: bench.aim,
    ...(stands ? { stands } : {}),
    ...(bench.mode.load === null ? {} : { load: bench.mode.load }),
    ...(ricochet ? { ricochet: ricochet.at } : {}),
    ...(bench.rounds === null ? {} : { rounds: bench.rounds }),
    ...(bench.umpiresRange === null ? {} : { override: { range: bench.umpiresRange } }),
  };
}

let last: { readonly state: GameState; readonly book: RuleSet; readonly key: string; readonly plan: ShotPlan } | null = null;

/** The plan of the present aim; the same aim on the same state is not worked out twice. */
export function planOf(bench: Bench): ShotPlan | null {
  const shot = shotOf(bench);
  if (shot === null) return null;
  const state = stateOf(bench);
  const key = JSON.stringify(shot);
  const book = bookOf(bench);
  if (last?.state !== state || last.book !== book || last.key !== key) last = { state, book, key, plan: planShot(state, shot, book) };
  return last.plan;
}

/** What the selected unit's fire would come to at the enemy under the pointer, while nothing is aimed or told; null elsewhere. */
export function hoverPlan(bench: Bench): ShotPlan | null {
  const { hovered, aim, settled } = bench;
  const firer = selectedUnit(bench);
  if (hovered === null || firer === null || aim !== null || settled !== null) return null;
  const [own, other] = [firer, hovered].map((id) => findUnit(stateOf(bench), id)?.side);
  return own === other ? null : planOf({ ...bench, aim: { at: hovered } });
}

/** The first mode of the list that may be used, keeping the present one while it may. */
export function usableMode(bench: Bench): Bench['mode'] {
  const modes = modesOf(bench);
  const same = modes.find((choice) => choice.mode === bench.mode.mode && choice.load === bench.mode.load && !choice.refused);
  const first = same ?? modes.find((choice) => !choice.refused) ?? modes[0];
  return first ? { mode: first.mode, load: first.load } : bench.mode;
}
