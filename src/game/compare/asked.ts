/** The same shot as another book is asked for it: its own mode for this fire, its own loads, and a unit to aim at where it aims at one. */
import type { UnitId } from '#geometry/table/table';
import type { FighterStand, FireMode, Refused, RuleSet, Shot } from '#rules/engine/contract';
import { fighterOf } from '../fighter.ts';
import { findUnit } from '../lookup.ts';
import { modeOf, planShot } from '../preview.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';

export interface Asked {
  readonly mode: FireMode;
  readonly shot: Shot;
}

/** The mode of the same id, else the one that says it stands in for it. */
function modeFor(book: RuleSet, id: string): FireMode | null {
  return modeOf(book, id) ?? book.fire.modes.find((mode) => mode.answers?.includes(id)) ?? null;
}

function firingOf(state: GameState, shot: Shot): readonly FighterStand[] {
  return fighterOf(state, shot.unit).stands.filter((stand) => shot.stands?.includes(stand.id) ?? true);
}

/** The unit that a shot is about: the one aimed at, else the first enemy that its line strikes in the book it was laid by; null where there is none. */
export function targetOf(state: GameState, shot: Shot, home: RuleSet): UnitId | null {
  if (shot.aim.at !== undefined) return shot.aim.at;
  const side = findUnit(state, shot.unit)?.side;
  const lines = planShot(state, shot, home).stands.flatMap(({ facts }) => (facts.line ? [facts.line] : []));
  const struck = lines.flatMap((line) => line.struck).filter((one) => one.side !== side);
  return struck.toSorted((a, b) => a.enter - b.enter)[0]?.unit ?? null;
}

/** The load where a firing stand could name it in this mode; else the book's own. */
function loadFor(state: GameState, shot: Shot, mode: FireMode): string | null {
  if (shot.load === undefined) return null;
  const firer = fighterOf(state, shot.unit);
  return firingOf(state, shot).some((stand) => mode.loads(firer, stand).includes(shot.load ?? '')) ? shot.load : null;
}

/** @param home the book that the shot was laid by. */
export function askedOf(state: GameState, shot: Shot, home: RuleSet, book: RuleSet): Asked | Refused {
  const mode = modeFor(book, shot.mode);
  if (book === home && mode) return { mode, shot };
  if (!mode) {
    const label = modeOf(home, shot.mode)?.label ?? shot.mode;
    return refusal('no-such-mode', `${book.label} has no fire like this: ${label.toLowerCase()}.`);
  }
  const at = mode.aim === 'unit' ? targetOf(state, shot, home) : null;
  if (mode.aim === 'unit' && at === null) return refusal('no-target', `${book.label} fires at a unit, and this line strikes no enemy.`);
  const { load: _load, ricochet, ...rest } = shot;
  const load = loadFor(state, shot, mode);
  return {
    mode,
    shot: {
      ...rest,
      mode: mode.id,
      ...(at === null ? {} : { aim: { at } }),
      ...(load === null ? {} : { load }),
      ...(ricochet !== undefined && mode.id === shot.mode ? { ricochet } : {}),
    },
  };
}

export const isRefused = (answer: object): answer is Refused => 'because' in answer;
