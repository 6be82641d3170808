/** How a melee ends: morale after the third round and on, flight, and the half of the casualties that come back. */
import type { Roll } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { toNumber } from '../../engine/fraction.ts';
import type { BySide, Fight, MeleeResult, Role } from '../../engine/melee.ts';
import type { MoraleTest } from '../../engine/morale.ts';
import { add, base, counted, note } from '../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../engine/trail.ts';
import { presentOf } from './frontage.ts';
import { levelOf, testLevel } from './level.ts';
import { sources } from './sources.ts';
import type { Round } from './strike.ts';
import { both, enemyOf, ROLES } from './told.ts';

type After = Pick<Fight, 'started' | 'lost' | 'rounds'>;

/** Both sides' tests after this round, attacker first; null where none is due. */
export function testsAfter(after: After, { context, charts }: Round, roll: Roll): BySide<MoraleTest> | null {
  if (after.rounds < charts.number('morale').value || ROLES.some((role) => presentOf(after, role) === 0)) return null;
  return both((role) => {
    const fighter = context.fighters[role];
    const melee = { lost: after.lost[role], started: after.started[role], ahead: after.lost[enemyOf(role)] - after.lost[role] };
    const full = fighter.stands.reduce((sum, stand) => sum + stand.full, 0);
    return testLevel(fighter, 'melee', levelOf(fighter, { options: context.options, full, melee }, charts), roll);
  });
}

function recovery(role: Role, lost: number, { context, charts }: Round, roll: Roll): Trail {
  const { name, unit } = context.fighters[role];
  const back = charts.number('back');
  const of = `recovered/${role}`;
  const sure = Math.floor(lost / back.value);
  const because =
    lost === 0
      ? `${name} lost nobody.`
      : `${sure} of ${counted(lost, 'casualty', 'casualties')} of ${name} ${sure === 1 ? 'comes' : 'come'} back.`;
  const known = base(`${of}/sure`, sure, { of, because, source: back.source });
  if (lost % back.value === 0) return [known];
  const { value, source } = charts.die('odd');
  const face = throwDie(roll, {
    sides: 100,
    why: `${name}: the odd casualty comes back at ${value} or under`,
    for: unit,
    matters: { only: 'reaching', least: [value + 1] },
  });
  const returns = face <= value;
  const said = `The odd one: ${face} is ${returns ? 'at or under' : 'over'} ${value}, ${returns ? 'back too' : 'lost'}.`;
  return [known, add(`${of}/odd`, returns ? 1 : 0, { of, because: said, source, shown: String(face) })];
}

const fallWords = (name: string, gone: boolean): string =>
  gone ? `Nobody is left of ${name}.` : `${name} broke: back one full move in disorder.`;

function endLines(broken: readonly Role[], after: After, { context }: Round): readonly TrailLine[] {
  const name = (role: Role): string => context.fighters[role].name;
  const falls = broken.map((role) => {
    const gone = presentOf(after, role) === 0;
    return note(`end/${role}`, 0, {
      of: 'end',
      because: fallWords(name(role), gone),
      source: gone ? sources.nobodyLeft : sources.flight,
    });
  });
  if (broken.length === 2)
    return [
      ...falls,
      note('end/winner', 0, {
        of: 'end',
        because: `The melee goes to neither ${name('attacker')} nor ${name('defender')}.`,
        source: sources.bothFlee,
      }),
    ];
  const winners = ROLES.filter((role) => !broken.includes(role));
  return [
    ...falls,
    ...winners.map((role) =>
      note('end/winner', 0, {
        of: 'end',
        because: `The melee goes to ${name(role)}, who reform where they stand.`,
        source: sources.flight,
      }),
    ),
  ];
}

export interface Ending {
  readonly result: MeleeResult;
  readonly trail: Trail;
}

/** What comes of the round; null where both sides fight on. A side with nobody left is beaten without a test. */
export function endingOf(after: After, tests: BySide<MoraleTest> | null, round: Round, roll: Roll): Ending | null {
  const broken = ROLES.filter((role) => presentOf(after, role) === 0 || tests?.[role].held === false);
  if (broken.length === 0) return null;
  const recoveries = both((role) => recovery(role, after.lost[role], round, roll));
  const winner = ROLES.find((role) => !broken.includes(role)) ?? null;
  return {
    result: { winner, broken, recovered: both((role) => toNumber(total(recoveries[role], `recovered/${role}`))) },
    trail: [...endLines(broken, after, round), ...ROLES.flatMap((role) => recoveries[role])],
  };
}
