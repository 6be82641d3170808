/** The open choice of text 003. The first choice is the default. */
import type { Option, Readings } from '../../engine/contract.ts';

export const options = [
  {
    id: 'C003-11',
    choices: ['three-then-one', 'one-a-turn', 'to-the-end'],
    label: 'Rounds of a melee in one turn',
    source: { text: '003', where: 'rounds in a turn', status: 'reconstructed', reading: 'C003-11' },
    quote: 'If both remain , there is a 4th round and so on.',
    reads:
      'The text counts rounds and never says how many of them make a turn. It treats the first three, up to the first test of morale, as one piece, and the fourth as the start of something new.',
    why: 'Three rounds and their test are one piece of the text, so they are one melee phase. What comes after is fought out round by round, while the rest of the table moves on.',
    means: [
      'Rounds 1 to 3 and the first test of morale in the turn of contact, then one round a turn.',
      'One round each turn from the first: the first test of morale comes in the third turn.',
      'Round after round in the turn of contact until a side breaks or nobody is left.',
    ],
  },
] as const satisfies readonly Option[];

export type RoundsReading = (typeof options)[number]['choices'][number];

/** How many rounds a turn holds; the default where the game names none. @throws on a choice that the option does not have. */
export function roundsReading(readings: Readings): RoundsReading {
  const [{ id, choices }] = options;
  const named = readings[id] ?? choices[0];
  const choice = choices.find((each) => each === named);
  if (!choice) throw new Error(`option ${id} has no choice ${named}`);
  return choice;
}
