/** The open choices of text 001's fire. The first choice is the default; those that touch measuring go into the policy. */
import type { Option, Readings } from '../../engine/contract.ts';
import { measuringOptions } from '../../engine/measuring.ts';
import type { SourceRef } from '../../engine/source.ts';

const source = (where: string, reading: string): SourceRef => ({ text: '001', where, status: 'our-reading', reading });

type Two = readonly [string, string];

/** What the passage says, how we read it, why, and what the two choices do. */
interface Said {
  readonly where: string;
  readonly quote: string | null;
  readonly reads: string;
  readonly why: string;
  readonly means: Two;
}

const open = <const Id extends string, const Choices extends Two>(id: Id, choices: Choices, label: string, { where, ...said }: Said) => ({
  id,
  choices,
  label,
  source: source(where, id),
  ...said,
});

const own = [
  open('C001-8', ['halved', 'full'], 'Canister fired uphill', {
    where: 'canister, uphill',
    quote: 'For stands firing uphill figure as usual and then divide by 2',
    reads:
      'In step 1 firing uphill takes 1 off the die. In step 2 each stand and gun that fires uphill adds half its own value. Never both.',
    why: 'Canister joins the musketry in one total, and a die cannot be changed for a part of a total.',
    means: ['A gun firing canister uphill adds half its value, as the muskets do.', 'Canister keeps its whole value uphill.'],
  }),
  open('C001-10', ['no', 'yes'], 'A building helps the die in step 2', {
    where: 'modifiers, building',
    quote: 'Target is a building = +2 per story',
    reads: 'Each story of a garrisoned building adds 2 to the die of artillery fire, in step 1.',
    why: 'The line stands under solid shot, and walls should not make muskets deadlier.',
    means: ['In step 2 a building adds nothing.', 'In step 2 too each story adds 2.'],
  }),
  open('C001-11', ['illegal', 'skipped'], 'An engaged unit in a line of shot', {
    where: 'direct fire, an engaged unit in the line',
    quote: 'any unobstructed target (except those “Engaged” in melee)',
    reads: 'Every unit on the line is a target, and an engaged unit may not be one: such a line is not fired.',
    why: 'Both sentences hold only if the line is not laid.',
    means: ['A line that crosses an engaged unit is refused.', 'The shot passes an engaged unit over and strikes the others.'],
  }),
  open('C001-15', ['yes', 'no'], 'Ricochet runs on past the effective range', {
    where: 'ricochet fire',
    quote: 'proceed from the P.O.R. a distance equal to 2/3 the distance',
    reads: 'The run is two thirds of the way to the point of ricochet and may pass the effective range, never the maximum.',
    why: 'The text limits the run by the two thirds and by what stops it, and by nothing else.',
    means: ['The run may pass the effective range, up to the maximum.', 'The run ends at the effective range.'],
  }),
  open('C001-18', ['any-angle', 'flank'], 'Enfilade needs', {
    where: 'small arms, enfilade',
    quote: 'line of fire passes through more than one stand',
    reads: 'A line of fire through more than one stand of the target enfilades, a column met head-on too.',
    why: 'The text says no more than that.',
    means: ['A line through two stands or more, at any angle.', 'Such a line, and it must come from the flank.'],
  }),
  open('C001-22', ['one-die', 'per-gun'], 'Loss dice of a battery under fire', {
    where: 'counter-battery',
    quote: 'first roll a 6-sided die and consult the Artillery Loss Chart',
    reads: 'One d6 names the stand that all the fire of the step has hit; then the total is set against 2.',
    why: 'All fire at one target is combined, so one die names what it hits.',
    means: ['One d6 for the battery in each step.', 'In step 1 a d6 for each gun that hits; a miss takes that gun’s fire away.'],
  }),
  open('C001-30', ['small-arms', 'and-canister'], 'Enfilade doubles', {
    where: 'small arms, what enfilade doubles',
    quote: 'For stands whose fire enfilades the target',
    reads: 'Enfilade doubles small arms alone.',
    why: 'It stands among the small arms, and shot already counts by the stand.',
    means: ['Small arms only.', 'Canister is doubled too.'],
  }),
  open('C001-31', ['view', 'free'], 'High trajectory fire needs', {
    where: 'high trajectory fire, what it may pass over',
    quote: 'ARTILLERY may fire at any unobstructed target',
    reads:
      'Shot on a high trajectory passes over stands, but the gun must have a view of its target past the ground and what stands on it.',
    why: 'The text lets artillery fire only at unobstructed targets and says nothing of a ball that falls from above.',
    means: ['A view of the target; stands between do not hide it.', 'No view: it may fire over woods and hills.'],
  }),
  open('G-arc', ['front-centre', 'front-corners'], 'Arc is laid from', {
    where: 'infantry, arc and targets',
    quote: '45 to either side of a line perpendicular to the front',
    reads: 'The arc is one wedge from the middle of the stand’s front edge.',
    why: 'The text names one line perpendicular to the front, and the angles to either side of it.',
    means: ['A wedge from the middle of the front.', 'The ground between two rays from the front corners.'],
  }),
] as const satisfies readonly Option[];

const measuring = measuringOptions({
  text: '001',
  arcs: { where: 'artillery, arc and targets', quote: 'within an arc of 180 degrees to their front' },
  aim: { where: 'range, from the front to the nearest point in the arc', quote: 'Find the range from gun to target' },
  level: { where: 'firing up or down hill', quote: 'Firing gun and targets must be on the same level of ground' },
  sight: { where: 'artillery and infantry, unobstructed targets', quote: 'may fire at any unobstructed target' },
});

export const options: readonly Option[] = [...own, ...measuring];

type Open = (typeof own)[number];
type Choice<Id extends Open['id']> = Extract<Open, { readonly id: Id }>['choices'][number];

/** The reading chosen for an option; its default where the game names none. @throws on a choice that the option does not have. */
export function chosen<Id extends Open['id']>(readings: Readings, id: Id): Choice<Id> {
  const choices: readonly string[] = own.find((each) => each.id === id)?.choices ?? [];
  const choice = readings[id] ?? choices[0] ?? '';
  if (!choices.includes(choice)) throw new Error(`option ${id} has no choice ${choice}`);
  return choice as Choice<Id>;
}
