/** Ways to fire, gathered so that the loads of one mode stand side by side under its name. */
import type { ModeChoice } from '#game/session.types';
import type { RuleSet } from '#rules/engine/contract';

export interface ModeGroup {
  readonly mode: string;
  /** Name of the mode, null where the one choice says it all. */
  readonly label: string | null;
  readonly choices: readonly { readonly choice: ModeChoice; readonly short: string }[];
}

/** In the order of the list; a mode with several loads becomes one group, named as the book names it. */
export function modeGroups(modes: readonly ModeChoice[], book: RuleSet): readonly ModeGroup[] {
  const found = new Map<string, ModeChoice[]>();
  for (const choice of modes) found.set(choice.mode, [...(found.get(choice.mode) ?? []), choice]);
  return [...found].map(([mode, choices]) => {
    if (choices.length === 1) return { mode, label: null, choices: choices.map((choice) => ({ choice, short: choice.label })) };
    const label = book.fire.modes.find((one) => one.id === mode)?.label ?? mode;
    return { mode, label, choices: choices.map((choice) => ({ choice, short: choice.load ?? choice.label })) };
  });
}
