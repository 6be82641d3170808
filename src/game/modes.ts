/** Every mode and load of the book for a unit; one that may not be used stays in the list with its reason. */
import type { Fighter, FireMode, Readings, Refused, RuleSet } from '#rules/engine/contract';
import { fighterOf, readingsOf } from './fighter.ts';
import type { ModeChoice } from './session.types.ts';
import type { GameState } from './state.ts';

function refusedForAll(
  mode: FireMode,
  firer: Fighter,
  asked: { readonly stands: readonly string[]; readonly load: string | null },
  options: Readings,
): Refused | null {
  const reasons = firer.stands
    .filter((stand) => asked.stands.includes(stand.id))
    .map((stand) => mode.offered(firer, stand, options, asked.load));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function loadsOf(mode: FireMode, firer: Fighter): readonly (string | null)[] {
  const loads = [...new Set(firer.stands.flatMap((stand) => mode.loads(firer, stand)))];
  return loads.length === 0 ? [null] : loads;
}

export function modeChoices(state: GameState, unit: string, stands: readonly string[] | undefined, book: RuleSet): readonly ModeChoice[] {
  const firer = fighterOf(state, unit);
  const options = readingsOf(state, book);
  const of = stands ?? firer.stands.map((stand) => stand.id);
  return book.fire.modes.flatMap((mode) =>
    loadsOf(mode, firer).map((load) => ({
      mode: mode.id,
      load,
      label: load === null ? mode.label : `${mode.label}, ${load}`,
      step: mode.step,
      aim: mode.aim,
      refused: refusedForAll(mode, firer, { stands: of, load }, options),
    })),
  );
}
