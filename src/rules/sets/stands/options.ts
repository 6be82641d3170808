/** The open choices of text 001's fire. The first choice is the default; those that touch measuring go into the policy. */
import type { Option, Readings } from '../../engine/contract.ts';
import type { SourceRef } from '../../engine/source.ts';

const source = (where: string, reading: string): SourceRef => ({ text: '001', where, status: 'our-reading', reading });

const open = <const Id extends string, const Choices extends readonly [string, ...string[]]>(
  id: Id,
  choices: Choices,
  label: string,
  where: string,
) => ({ id, choices, label, source: source(where, id) });

export const options = [
  open('C001-8', ['halved', 'full'], 'Canister fired uphill', 'canister and small arms, uphill'),
  open('C001-10', ['no', 'yes'], 'A building helps the die in step 2', 'modifiers, building'),
  open('C001-11', ['illegal', 'skipped'], 'An engaged unit in a line of shot', 'direct fire, engaged units'),
  open('C001-15', ['yes', 'no'], 'Ricochet runs on past the effective range', 'ricochet fire, run'),
  open('C001-18', ['any-angle', 'flank'], 'Enfilade needs', 'small arms, enfilade'),
  open('C001-22', ['one-die', 'per-gun'], 'Loss dice of a battery under fire', 'counter-battery'),
  open('C001-30', ['small-arms', 'and-canister'], 'Enfilade doubles', 'small arms, enfilade'),
  open('C001-31', ['view', 'free'], 'High trajectory fire needs', 'high trajectory fire'),
  open('G-arc', ['front-centre', 'front-corners'], 'Arc is laid from', 'arcs'),
] as const satisfies readonly Option[];

type Open = (typeof options)[number];
export type Choice<Id extends Open['id']> = Extract<Open, { readonly id: Id }>['choices'][number];

/** The reading chosen for an option; its default where the game names none. @throws on a choice that the option does not have. */
export function chosen<Id extends Open['id']>(readings: Readings, id: Id): Choice<Id> {
  const option = options.find((each) => each.id === id);
  const choices: readonly string[] = option?.choices ?? [];
  const choice = readings[id] ?? choices[0] ?? '';
  if (!choices.includes(choice)) throw new Error(`option ${id} has no choice ${choice}`);
  return choice as Choice<Id>;
}
