/** Solid shot laid along a line: direct and ricochet. Every unit on the line is a target, friend or enemy. */
import type { Context, Fighter, Roll, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { firingStand, sightOf } from './aimed.ts';
import { failed, NOTHING_FOUND, offeredCheck, verdict, type Asked } from '../../engine/checks.ts';
import { arcCheck, crossesCheck, endCheck, engagedCheck, pointCheck, strikesCheck } from './lineChecks.ts';
import { counting } from './lineFacts.ts';
import { diceOf, sharesOf, withFaces } from './lineShares.ts';
import { mayFireShot } from './mayFire.ts';
import { outOfArc } from '../../engine/sight.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';

export function judgeLine(tables: Tables, facts: StandFacts, context: Context, ricochet: boolean): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const { line } = facts;
  const asked = [
    offeredCheck(mayFireShot(tables, firer, stand, { ricochet, load: shot.load ?? null }), sources.mayFire),
    ...engagedTarget(target),
    ...(ricochet ? [pointCheck(tables, line, stand, context)] : []),
  ];
  if (!line)
    return verdict(facts.stand, [...asked, target ? outOfArc(facts, target, sightOf(tables, stand)) : noDirection()], NOTHING_FOUND);
  const struck = [...new Set(counting(line, context).map((one) => one.unit))];
  const friends = struck.filter((unit) => context.fighterOf(unit).side === firer.side);
  const measured = [
    arcCheck(tables, line),
    engagedCheck(line, context),
    ...(target ? [strikesCheck(tables, { facts, line, stand }, target)] : []),
    ...crossesCheck(line, friends, context),
    endCheck(tables, line, stand),
  ];
  return verdict(facts.stand, [...asked, ...measured], {
    known: sharesOf(tables, stand, line, context),
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
export function throwForLine(judged: StandVerdict, roll: Roll): readonly Share[] {
  const faces = new Map<string, number>();
  for (const call of judged.dice) faces.set(call.for, throwDie(roll, call));
  return judged.known.map((share) => withFaces(share, faces));
}
