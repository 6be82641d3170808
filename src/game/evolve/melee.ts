/** What melees and morale leave behind. Nothing is decided here: the event says who fell, who came back and who broke. */
import type { UnitId } from '#geometry/table/table';
import type { GameEvent } from '../event.ts';
import { bySide, fightOf, ROLES } from '../melee/fight.ts';
import type { GameState, OpenFight } from '../state.ts';
import { withoutEmpty, withStrength } from './strength.ts';
import { withFreed, withRout, withUnit } from './unit.ts';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

export function beginMelee(state: GameState, { fight }: Of<'MeleeBegun'>): GameState {
  const units = ROLES.map((role) => fight.facts[role].unit);
  return {
    ...state,
    fights: [...state.fights, fight],
    units: state.units.map((unit) => (units.includes(unit.id) ? { ...unit, engaged: true } : unit)),
  };
}

function mustFight(state: GameState, one: UnitId, other: UnitId): OpenFight {
  const fight = fightOf(state, one, other);
  if (!fight) throw new Error(`no melee of ${one} and ${other}`);
  return fight;
}

export function fightRound(state: GameState, { round, left }: Of<'MeleeRoundFought'>): GameState {
  const { facts, started } = round.fight;
  const open = mustFight(state, facts.attacker.unit, facts.defender.unit);
  const fighters = bySide((role) => ({ ...open.fighters[role], figures: started[role] }));
  const fallen = ROLES.reduce(
    (now, role) => withUnit(now, facts[role].unit, (unit) => ({ ...unit, losses: unit.losses + round[role].losses })),
    withStrength(state, left),
  );
  return { ...fallen, fights: state.fights.map((fight) => (fight === open ? { ...round.fight, fighters } : fight)) };
}

function figuresByUnit(state: GameState): ReadonlyMap<UnitId, number> {
  const sums = new Map<UnitId, number>();
  for (const { unit, figures } of state.table.stands) sums.set(unit, (sums.get(unit) ?? 0) + figures);
  return sums;
}

/** Men who came back are lost no more. */
function recovered(state: GameState, { left }: Of<'MeleeEnded'>): GameState {
  const back = withStrength(state, left);
  const [before, now] = [figuresByUnit(state), figuresByUnit(back)];
  const units = back.units.map((unit) => {
    const more = (now.get(unit.id) ?? 0) - (before.get(unit.id) ?? 0);
    return more === 0 ? unit : { ...unit, losses: Math.max(0, unit.losses - more) };
  });
  return { ...back, units };
}

/** A unit without a stand on the table is no more. */
function withDestroyed(state: GameState, units: readonly UnitId[]): GameState {
  const there = new Set(state.table.stands.map((stand) => stand.unit));
  const gone = units.filter((unit) => !there.has(unit));
  return gone.reduce((now, id) => withUnit(now, id, (unit) => ({ ...unit, state: 'destroyed', engaged: false, charging: false })), state);
}

export function endMelee(state: GameState, event: Of<'MeleeEnded'>): GameState {
  const open = mustFight(state, event.units.attacker, event.units.defender);
  const over = { ...state, fights: state.fights.filter((fight) => fight !== open) };
  const units = ROLES.map((role) => event.units[role]);
  const standing = withoutEmpty(recovered(over, event), units);
  return withDestroyed(withFreed(event.retreats.reduce(withRout, standing), event.freed), units);
}

export function takeMorale(state: GameState, { test, key, becomes, retreat, freed }: Of<'MoraleTaken'>): GameState {
  const tested = withUnit(state, test.unit, (unit) => ({ ...unit, tested: [...(unit.tested ?? []), { cause: test.cause, key }] }));
  const rallied =
    becomes === 'fresh'
      ? withUnit(tested, test.unit, (unit) => ({ ...unit, state: 'fresh', ...(unit.rout ? { rout: null } : {}) }))
      : tested;
  return withFreed(retreat ? withRout(rallied, retreat) : rallied, freed);
}
