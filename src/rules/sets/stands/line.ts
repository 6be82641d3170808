/** Solid shot laid along a line: direct and ricochet. Every unit on the line is a target, friend or enemy. */
import type { Crossing, LineOfFire } from '#geometry/check/facts';
import type { Context, FighterStand, Roll, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { failed, NOTHING_FOUND, offeredCheck, verdict, type Asked } from './checks.ts';
import { arcCheck, crossesCheck, endCheck, engagedCheck, pointCheck, strikesCheck } from './lineChecks.ts';
import { counting } from './lineFacts.ts';
import { diceOf, sharesOf } from './lineShares.ts';
import { mayFireShot } from './mayFire.ts';
import { outOfArc } from './sight.ts';
import { sources } from './sources.ts';

function lineChecks(
  facts: StandFacts,
  line: LineOfFire,
  stand: FighterStand,
  friends: readonly string[],
  context: Context,
): readonly Asked[] {
  return [
    arcCheck(line),
    engagedCheck(line, context),
    ...(context.target ? [strikesCheck(facts, line, stand, context.target)] : []),
    ...crossesCheck(line, friends, context),
    endCheck(line),
  ];
}

export function judgeLine(facts: StandFacts, context: Context, ricochet: boolean): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firer.stands.find((each) => each.id === facts.stand);
  if (!stand) throw new Error(`no stand ${facts.stand} in ${firer.unit}`);
  const { line } = facts;
  const asked = [
    offeredCheck(mayFireShot(firer, stand, ricochet, shot.load ?? null), sources.mayFire),
    ...(target?.engaged
      ? [failed('target', 'target-engaged', sources.engagedTarget, { said: `${target.name} is engaged in melee.` })]
      : []),
    ...(ricochet ? [pointCheck(line, stand, context)] : []),
  ];
  if (!line) return verdict(facts.stand, [...asked, target ? outOfArc(facts, target) : noDirection()], NOTHING_FOUND);
  const struck = counting(line, context);
  const friends = [...new Set(struck.map((one) => one.unit))].filter((unit) => context.fighterOf(unit).side === firer.side);
  return verdict(facts.stand, [...asked, ...lineChecks(facts, line, stand, friends, context)], {
    known: sharesOf(facts, line, context, new Map()),
    dice: ricochet ? diceOf(line, context) : [],
    friends,
  });
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
  return sharesOf(facts, line, context, faces);
}
