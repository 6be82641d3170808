/** The numbers of worked examples in the field's words. */
import type { ExampleView } from '../desk.ts';

const FIELDS: Readonly<Record<string, string>> = {
  percent: 'All chances, percent',
  sure: 'Sure hits',
  chance: 'Chance of one more',
  exact: 'Exact chance of a hit',
  state: 'State after each fire',
  value: 'Fire value',
  odds: 'Odds',
  reach: 'Line of the ball, inches',
  needs: 'Needed on the d10',
  factor: 'Fire factor with its die',
  casualties: 'Casualties',
  figures: 'Figures removed',
  firing: 'Figures that fire',
  fired: 'Rounds fired',
  rounds: 'Rounds declared',
  'attacker.worth': 'Value of the attacker',
  'defender.worth': 'Value of the defender',
  'attacker.points': 'Points of the attacker',
  'defender.points': 'Points of the defender',
  'attacker.kills': 'Killed by the attacker',
  'defender.kills': 'Killed by the defender',
};

export const fieldWords = (field: string): string => FIELDS[field] ?? field;

/** Rounds or shots side by side; one that is not known yet is a dash. */
export const inRounds = (numbers: readonly (string | null)[]): string => numbers.map((one) => one ?? '–').join(', ');

export type Agreement = 'same' | 'waits' | 'differs' | 'errs' | 'unprinted';

/** Whether the table says what the text says, so far as it is known; where the text is known to err, a difference is its own. */
export function agreement({ text, here }: ExampleView['numbers'][number], errs: boolean): Agreement {
  if (text.every((one) => one === null)) return 'unprinted';
  if (here.some((one, n) => one !== null && one !== text[n])) return errs ? 'errs' : 'differs';
  return here.every((one) => one !== null) ? 'same' : 'waits';
}
