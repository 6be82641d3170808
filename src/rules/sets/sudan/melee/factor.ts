/** A side's factor before its d6: foot and mounted, charge, position, flank, who they are and who leads them. */
import type { CoverFact } from '#geometry/check/facts';
import { tape, tapeOf } from '#geometry/shape/units';
import { toNumber } from '../../../engine/fraction.ts';
import { asFraction } from '../../../engine/lookup.ts';
import { coveredBy, type Role } from '../../../engine/melee.ts';
import type { SourceRef, Witness } from '../../../engine/source.ts';
import { add, base, inches } from '../../../engine/tell.ts';
import { total, type Trail, type TrailLine } from '../../../engine/trail.ts';
import { troopOf } from '../../../roster/traits.ts';
import { isEgyptian, isMahdist } from '../shared/index.ts';
import { sources } from './sources.ts';
import { enemyOf, isTurned, type Round } from './sides.ts';
import type { Factor, Modifier, Position } from './tables.ts';

interface Found {
  readonly id: Factor;
  readonly applies: boolean;
  readonly because: string;
  readonly source?: SourceRef;
  readonly seen?: Witness;
}

const of = 'factor';

function factorLine(found: Found, row: Modifier): TrailLine {
  const { id, applies, because, source = row.source, seen } = found;
  return add(`factor/${id}`, asFraction(row.value), {
    of,
    because,
    source,
    ...(applies ? {} : { counts: false as const }),
    ...(seen ? { seen } : {}),
  });
}

/** A charge of at least the least inches; where none were measured, its order to charge is taken at its word. */
function charge(role: Role, { fight: { facts }, context, tables }: Round): Omit<Found, 'id'> {
  const fighter = context.fighters[role];
  const { charged } = facts[role];
  if (charged === null && !fighter.charging) return { applies: false, because: `No charge by ${fighter.name}.` };
  const least = tables.leastCharge(fighter);
  if (charged === null || tape(charged) >= tapeOf(least.value))
    return { applies: true, because: `A charge by ${fighter.name}${charged === null ? '' : `, ${inches(charged)}`}.` };
  const because = `${fighter.name} came ${inches(charged)}: a charge is at least ${inches(least.value)}.`;
  return { applies: false, because, source: least.source };
}

/** What counts in the first round only says so afterwards. */
function firstRound(found: Found, round: Round): Found {
  if (round.fight.rounds === 0 || !found.applies) return found;
  return { ...found, applies: false, because: `${found.because} That counts in the first round only.`, source: sources.firstRound };
}

interface Held {
  readonly cover: CoverFact;
  readonly position: Position;
}

/** The best that most of its front in contact holds: prepared, or else any. */
function heldBy(role: Role, { fight: { facts }, tables }: Round): Held | null {
  const held = (cover: CoverFact): Held | null => {
    const position = tables.position(cover);
    return position && { cover, position: position.value };
  };
  const prepared = coveredBy(facts[role], (cover) => (tables.position(cover)?.value === 'prepared' ? held(cover) : null));
  return prepared ?? weaker(coveredBy(facts[role], held));
}

/** A front of which less than half is prepared and the rest improvised is improvised. */
const weaker = (held: Held | null): Held | null => held && { ...held, position: 'improvised' };

const RANK: readonly Position[] = ['prepared', 'improvised'];

function positions(role: Role, round: Round): readonly Found[] {
  const { name } = round.context.fighters[role];
  const held = heldBy(role, round);
  if (!held) return RANK.map((id) => ({ id, applies: false, because: `No ${id} position: ${name}.` }));
  const { applies: charges } = charge(role, round);
  const seen = { terrain: [held.cover.terrain] };
  const what = `${held.cover.how} ${held.cover.kind}`;
  if (charges)
    return [
      { id: held.position, applies: false, because: `No position for ${name}, who charge out of it.`, source: sources.defending, seen },
    ];
  return [{ id: held.position, applies: true, because: `${name}: ${what}, ${held.position} position.`, seen }];
}

/** Sudanese share the Egyptians' d6, not their want of heart. */
function isEgyptianHimself(role: Role, { context }: Round): boolean {
  const fighter = context.fighters[role];
  return isEgyptian(fighter) && !/sudanese/i.test(troopOf(fighter).nation ?? fighter.nation ?? '');
}

function modifiers(role: Role, round: Round): readonly Found[] {
  const { fight, context, tables } = round;
  const fighter = context.fighters[role];
  const { name } = fighter;
  const as = tables.fightsAs(fighter.troop);
  const lancers = as === 'lancers' && fighter.mounted;
  const fanatics = as === 'fanatics' && isMahdist(fighter);
  const turned = isTurned(fight.facts, role);
  const egyptian = isEgyptianHimself(role, round);
  return [
    firstRound({ id: 'charging', ...charge(role, round) }, round),
    firstRound({ id: 'lancers', applies: lancers, because: `${lancers ? 'Lances' : 'No lances'}: ${name}.` }, round),
    firstRound({ id: 'fanatics', applies: fanatics, because: `${fanatics ? 'Mahdist fanatics' : 'No Mahdist fanatics'}: ${name}.` }, round),
    ...positions(role, round),
    {
      id: 'flank',
      applies: turned,
      because: `${turned ? `Struck in the ${fight.facts[role].struckIn}` : 'The enemy in front'}: ${name}.`,
    },
    { id: 'egyptian', applies: egyptian, because: `${egyptian ? 'Egyptians' : 'No Egyptians'}: ${name}.` },
    { id: 'leader', applies: fighter.leader, because: `${fighter.leader ? 'A' : 'No'} leader is attached to ${name}.` },
  ];
}

/** Folds to the number "factor", before the d6. */
export function factorLines(role: Role, round: Round): Trail {
  const { context, tables } = round;
  const [own, enemy] = [context.fighters[role], context.fighters[enemyOf(role)]];
  const found = tables.base(own, enemy);
  const because = `${own.mounted ? 'Mounted' : 'Foot'} against ${enemy.mounted ? 'mounted' : 'foot'}.`;
  return [
    base('factor/base', found.value, { of, because, source: found.source }),
    ...modifiers(role, round).map((one) => factorLine(one, tables.factor(one.id))),
  ];
}

export const factorOf = (trail: Trail): number => toNumber(total(trail, of));
