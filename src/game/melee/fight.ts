/** Melees that go on: finding one, seeing it as the rules do, and its next round before the dice. */
import type { UnitId } from '#geometry/table/table';
import type { Fighter, Refused, RuleSet } from '#rules/engine/contract';
import type { BySide, Fight, ForeseenRound, MeleeContext, MeleeFacts, Role } from '#rules/engine/melee';
import { fighterOf, readingsOf } from '../fighter.ts';
import { figuresOf, findUnit, standsOf, unitOf } from '../lookup.ts';
import { refusal } from '../refusal.ts';
import type { GameState, OpenFight } from '../state.ts';
import { meleeFacts } from './measure.ts';

export const ROLES = ['attacker', 'defender'] as const satisfies readonly Role[];
export const otherRole = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');
export const bySide = <T>(of: (role: Role) => T): BySide<T> => ({ attacker: of('attacker'), defender: of('defender') });

const names = (fight: Fight, role: Role, unit: UnitId): boolean => fight.facts[role].unit === unit;

/** The open melee of two units, whichever of them attacks; null where they fight none. */
export function fightOf(state: GameState, one: UnitId, other: UnitId): OpenFight | null {
  return state.fights.find((fight) => ROLES.some((role) => names(fight, role, one) && names(fight, otherRole(role), other))) ?? null;
}

export const fightsOf = (state: GameState, unit: UnitId): readonly OpenFight[] =>
  state.fights.filter((fight) => ROLES.some((role) => names(fight, role, unit)));

/**
 * The melee as the units stand now: men who fell elsewhere since it began (to fire, or in another melee of the unit) never started
 * in this one, so that those present are still those who started less those lost here.
 */
export function fightNow(state: GameState, fight: OpenFight): OpenFight {
  const started = bySide((role) => figuresOf(state, fight.facts[role].unit) + fight.lost[role]);
  if (ROLES.every((role) => started[role] === fight.started[role])) return fight;
  const present = bySide((role) => started[role] - fight.lost[role]);
  return {
    ...fight,
    started,
    front: bySide((role) => Math.min(fight.front[role], present[role])),
    fighters: bySide((role): Fighter => ({ ...fight.fighters[role], figures: started[role] })),
  };
}

export function meleeContext(state: GameState, fighters: BySide<Fighter>, book: RuleSet): MeleeContext {
  return { fighters, options: readingsOf(state, book) };
}

/** Why two units cannot be asked about at all. */
function nonsense(state: GameState, attacker: UnitId, defender: UnitId): Refused | null {
  const missing = [attacker, defender].find((id) => !findUnit(state, id));
  if (missing !== undefined) return refusal('no-such-unit', `No unit ${missing} is on this table.`);
  if (attacker === defender) return refusal('own-unit', 'A unit does not fight itself.');
  const empty = [attacker, defender].find((id) => standsOf(state, id).length === 0);
  if (empty !== undefined) return refusal('no-stands', `No stand of ${unitOf(state, empty).name} is left on the table.`);
  return null;
}

/** A melee as it would begin, measured and judged by the book, or why there is none. Takes no dice. */
export function openFight(state: GameState, attacker: UnitId, defender: UnitId, book: RuleSet): OpenFight | Refused {
  const wrong = nonsense(state, attacker, defender);
  if (wrong) return wrong;
  const facts = meleeFacts(state, attacker, defender, book);
  const fighters = { attacker: fighterOf(state, attacker), defender: fighterOf(state, defender) };
  if (fighters.attacker.side === fighters.defender.side)
    return refusal('own-side', `${fighters.attacker.name} and ${fighters.defender.name} are of one side.`);
  const fight = book.melee.begin(facts, meleeContext(state, fighters, book));
  if ('because' in fight) return fight;
  return facts.spans.length === 0 ? noContact(facts, fighters) : { ...fight, fighters };
}

function noContact({ gap }: MeleeFacts, { attacker, defender }: BySide<Fighter>): Refused {
  const apart = gap > 0 ? `${(gap / 100).toFixed(2)}″ apart` : 'less than a hundredth of an inch apart, which is not touching';
  return refusal('not-in-contact', `${attacker.name} and ${defender.name} are not in contact: ${apart}.`);
}

/** The open melee's coming round before its dice, with what the winner of the last one may choose. */
export interface NextRound {
  readonly fight: OpenFight;
  readonly mayExpand: boolean;
  readonly roundsLeft: number;
  readonly foreseen: ForeseenRound;
}

/** The coming round of an open melee, or of one that would begin now. */
export function nextRound(state: GameState, attacker: UnitId, defender: UnitId, expand: boolean, book: RuleSet): NextRound | Refused {
  const open = fightOf(state, attacker, defender);
  const found = open ? fightNow(state, open) : openFight(state, attacker, defender, book);
  if ('because' in found) return found;
  const context = meleeContext(state, found.fighters, book);
  const mayExpand = book.melee.mayExpand(found, context);
  return {
    fight: found,
    mayExpand,
    roundsLeft: book.melee.roundsLeft(found, context.options),
    foreseen: book.melee.foresee(found, { expand: expand && mayExpand }, context),
  };
}
