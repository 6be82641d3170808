/** A bench at once, without a keeper: a scenario's game after these commands, with these stands selected. */
import { firstBenchOf } from '#app/desk/firstBench';
import { isFault, openText } from '#app/desk/opening';
import { selecting } from '#app/desk/hands';
import type { Bench } from '#app/desk/bench';
import type { Command } from '#game/command';
import { library } from '#rules/sets/index';

/** @throws when the scenario does not open or a command is refused. */
export function benchOn(data: object, stands: readonly string[], commands: readonly Command[] = []): Bench {
  const opened = openText('test data', JSON.stringify(data), library);
  if (isFault(opened)) throw new Error(opened.said);
  for (const command of commands) {
    const decision = opened.session.send(command);
    if (!decision.ok) throw new Error(decision.refused.because);
  }
  const bench = firstBenchOf(opened, library, 'as it was set out');
  return { ...bench, ...selecting(bench, { stands, terrain: null }) };
}
