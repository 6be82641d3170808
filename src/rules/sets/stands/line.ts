/** Solid shot laid along a line: direct and ricochet. Every unit on the line is a target, friend or enemy. */
import type { Crossing } from '#geometry/check/facts';
import type { Context, Fighter, Roll, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { firingStand } from './aimed.ts';
import { failed, NOTHING_FOUND, offeredCheck, verdict, type Asked } from './checks.ts';
import { arcCheck, crossesCheck, endCheck, engagedCheck, pointCheck, strikesCheck } from './lineChecks.ts';
import { counting } from './lineFacts.ts';
import { diceOf, sharesOf } from './lineShares.ts';
import { mayFireShot } from './mayFire.ts';
import { outOfArc } from './sight.ts';
import { sources } from './sources.ts';

export function judgeLine(facts: StandFacts, context: Context, ricochet: boolean): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const { line } = facts;
  const asked = [
    offeredCheck(mayFireShot(firer, stand, ricochet, shot.load ?? null), sources.mayFire),
    ...engagedTarget(target),
    ...(ricochet ? [pointCheck(line, stand, context)] : []),
  ];
  if (!line) return verdict(facts.stand, [...asked, target ? outOfArc(facts, target) : noDirection()], NOTHING_FOUND);
  const struck = [...new Set(counting(line, context).map((one) => one.unit))];
  const friends = struck.filter((unit) => context.fighterOf(unit).side === firer.side);
  const measured = [
    arcCheck(line),
    engagedCheck(line, context),
    ...(target ? [strikesCheck(facts, line, stand, target)] : []),
    ...crossesCheck(line, friends, context),
    endCheck(line),
  ];
  return verdict(facts.stand, [...asked, ...measured], {
    known: sharesOf(facts.stand, line, context, new Map()),
    dice: ricochet ? diceOf(line, context) : [],
    friends,
  });
}

/** A line aimed at a unit may not be aimed at one that is engaged, whatever is read of units that it happens to cross. */
function engagedTarget(target: Fighter | null): readonly Asked[] {
  if (!target?.engaged) return [];
  return [failed('target', 'target-engaged', sources.engagedTarget, { said: `${target.name} is engaged in melee.` })];
}

const noDirection = (): Asked => failed('arc', 'no-direction', sources.directFire, { said: 'A line needs a direction from the muzzle.' });

/** Direct fire throws nothing; the run throws a d6 for each stand, in the order of the line. */
export function throwForLine(facts: StandFacts, judged: StandVerdict, context: Context, roll: Roll): readonly Share[] {
  const { line } = facts;
  if (judged.refused || !line) return [];
  const run = counting(line, context).filter((crossing) => crossing.leg === 'ricochet');
  const faces = new Map<Crossing, number>();
  for (const [index, call] of judged.dice.entries()) {
    const crossing = run[index];
    if (crossing) faces.set(crossing, throwDie(roll, call));
  }
  return sharesOf(facts.stand, line, context, faces);
}
