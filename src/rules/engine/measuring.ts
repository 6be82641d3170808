/** The open choices of measuring, the same for every text that fires; a book quotes its own passage of each. */
import type { MeasurePolicy, OpenChoice } from '#geometry/check/facts';
import type { Readings } from './contract.ts';
import type { Option } from './option.ts';
import type { SourceRef } from './source.ts';

type Reading<T extends readonly string[]> = T[number];

const IN_ARC = ['any-part', 'centre', 'half'] as const;
const AIM = ['nearest', 'centre'] as const;
const LEVEL = ['centre', 'most'] as const;
const OBSTRUCTION = ['line', 'any-visible', 'half-visible'] as const;

/** The choices of measuring that every text leaves to the player, by the option each is read from. */
export const MEASURED_BY = {
  counts: 'G-in-arc',
  aim: 'G-aim',
  level: 'G-level',
  obstruction: 'G-obstruction',
} as const satisfies Partial<Record<OpenChoice, string>>;

/** Where a book speaks of arcs, aim, level and sight, and what it says there: null where it is silent. */
export interface MeasuringPassages {
  readonly text: string;
  readonly arcs: { readonly where: string; readonly quote: string | null };
  readonly aim: { readonly where: string; readonly quote: string | null };
  readonly level: { readonly where: string; readonly quote: string | null };
  readonly sight: { readonly where: string; readonly quote: string | null };
}

export function measuringOptions(of: MeasuringPassages): readonly Option[] {
  const source = (where: string, reading: string): SourceRef => ({ text: of.text, where, status: 'our-reading', reading });
  return [
    {
      id: 'G-in-arc',
      choices: IN_ARC,
      label: 'A stand is in the arc by',
      source: source(of.arcs.where, 'G-in-arc'),
      quote: of.arcs.quote,
      reads: 'A stand of the target may be fired at when any part of it lies in the arc; a limit belongs to the arc.',
      why: 'Players allow what they can see part of, and a corner in the arc can be pointed at.',
      means: ['Any part of the stand.', 'Its centre.', 'At least half of its area.'],
    },
    {
      id: 'G-aim',
      choices: AIM,
      label: 'A line of fire runs to',
      source: source(of.aim.where, 'G-aim'),
      quote: of.aim.quote,
      reads: 'The line of fire runs to the nearest point of the target stand in the arc.',
      why: 'The range is measured there, so the line that is judged is the line that was measured.',
      means: ['The nearest point in the arc.', 'The centre of the stand.'],
    },
    {
      id: 'G-level',
      choices: LEVEL,
      label: 'Level of a stand by',
      source: source(of.level.where, 'G-level'),
      quote: of.level.quote,
      reads: 'A stand is on the level of the ground under its centre.',
      why: 'One point of the stand decides, and it can be shown.',
      means: ['The ground under its centre.', 'The ground under most of it.'],
    },
    {
      id: 'G-obstruction',
      choices: OBSTRUCTION,
      label: 'A target is unobstructed when',
      source: source(of.sight.where, 'G-obstruction'),
      quote: of.sight.quote,
      reads: 'Nothing that obstructs lies on the line of fire.',
      why: 'It is the string that players stretch over the table.',
      means: ['The line of fire is clear.', 'Any part of it can be seen.', 'At least half of it can be seen.'],
    },
  ];
}

/** The choice made for an option; its default where the game names none. @throws on an option or a choice that is not there. */
export function choiceOf(options: readonly Option[], readings: Readings, id: string): string {
  const option = options.find((each) => each.id === id);
  if (!option) throw new Error(`no option ${id}`);
  const choice = readings[id] ?? option.choices[0] ?? '';
  if (!option.choices.includes(choice)) throw new Error(`option ${id} has no choice ${choice}`);
  return choice;
}

function among<const T extends readonly [string, ...string[]]>(choices: T, readings: Readings, id: string): Reading<T> {
  const choice = readings[id] ?? choices[0];
  if (!choices.includes(choice)) throw new Error(`option ${id} has no choice ${choice}`);
  return choice as Reading<T>;
}

/** What counts as being in an arc. */
export const inArcBy = (readings: Readings): MeasurePolicy['arc']['counts'] => among(IN_ARC, readings, 'G-in-arc');

/** What the player's readings say about measuring, the same for every mode and text. */
export const measuringOf = (readings: Readings): Pick<MeasurePolicy, 'aim' | 'obstruction' | 'level'> => ({
  aim: among(AIM, readings, 'G-aim'),
  level: among(LEVEL, readings, 'G-level'),
  obstruction: among(OBSTRUCTION, readings, 'G-obstruction'),
});
