/** The melee that the panel shows: the selected unit's own, or the one that was last fought, read from the log and the book. */
import { throwsAsked } from '#game/asking';
import type { Retreat } from '#game/event';
import { figuresOf, findUnit } from '#game/lookup';
import { fightsOf, meleeContext, nextRound, type NextRound } from '#game/melee/fight';
import type { LogEntry } from '#game/session.types';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import type { MeleeChances } from '#rules/engine/meleeChance';
import type { BySide, MeleeResult, MeleeRound, Role } from '#rules/engine/melee';
import type { FightSide, FightView, RoundOdds } from '#ui/melee/fight';
import { selectedUnit } from './aiming.ts';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { retreatWords } from './outcomes.ts';

export type Fighters = BySide<string>;

const unitsOf = (facts: BySide<{ readonly unit: string }>): Fighters => ({ attacker: facts.attacker.unit, defender: facts.defender.unit });
const same = (a: Fighters, b: Fighters): boolean => a.attacker === b.attacker && a.defender === b.defender;

/** What the log holds of one melee since it last began. */
interface Told {
  readonly rounds: readonly MeleeRound[];
  readonly result: MeleeResult | null;
  readonly retreats: readonly Retreat[];
}

function toldOf(log: readonly LogEntry[], fighters: Fighters): Told {
  let told: Told = { rounds: [], result: null, retreats: [] };
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === 'MeleeBegun' && same(unitsOf(event.fight.facts), fighters)) told = { rounds: [], result: null, retreats: [] };
    if (event.type === 'MeleeRoundFought' && same(unitsOf(event.round.fight.facts), fighters))
      told = { ...told, rounds: [...told.rounds, event.round] };
    if (event.type === 'MeleeEnded' && same(event.units, fighters)) told = { ...told, result: event.result, retreats: event.retreats };
  }
  return told;
}

/** The melee of a log entry that was fought in it; null for every other entry. */
function foughtIn(entry: LogEntry | undefined): Fighters | null {
  for (const event of entry?.events ?? []) {
    if (event.type === 'MeleeBegun') return unitsOf(event.fight.facts);
    if (event.type === 'MeleeRoundFought') return unitsOf(event.round.fight.facts);
  }
  return null;
}

/** Whose melee is shown. One that was just fought stays in sight until it is closed or another unit is selected, whatever became of its units. */
export function shownFight(bench: Bench): Fighters | null {
  const { session } = bench;
  const just = foughtIn(session.log()[session.head() - 1]);
  if (just && !bench.fightClosed && !bench.fightLeft) return just;
  const unit = selectedUnit(bench);
  const open = unit === null || bench.fightClosed ? undefined : fightsOf(stateOf(bench), unit)[0];
  return open ? unitsOf(open.facts) : null;
}

function sideOf(state: GameState, unit: string, started: number): FightSide {
  const now = findUnit(state, unit);
  return { unit, name: now?.name ?? unit, figures: now ? figuresOf(state, unit) : 0, started, state: now?.state ?? 'destroyed' };
}

function nextOf(narrow: NextRound, wide: NextRound | null): FightView['next'] {
  return {
    narrow: narrow.foreseen,
    wide: wide?.foreseen ?? null,
    chooser: narrow.fight.last?.winner ?? null,
    left: narrow.roundsLeft,
  };
}

function buildFight(bench: Bench, fighters: Fighters, book: RuleSet): Omit<FightView, 'odds' | 'end'> | null {
  const state = stateOf(bench);
  const { session } = bench;
  const told = toldOf(session.log().slice(0, session.head()), fighters);
  const ask = (expand: boolean) => nextRound(state, fighters.attacker, fighters.defender, expand, book);
  const found = told.result === null ? ask(false) : null;
  const narrow = found === null || 'because' in found ? null : found;
  if (!narrow && told.rounds.length === 0) return null;
  const widened = narrow?.mayExpand ? ask(true) : null;
  const wide = widened === null || 'because' in widened ? null : widened;
  const last = told.rounds.at(-1)?.fight;
  const started = narrow?.fight.started ?? last?.started ?? { attacker: 0, defender: 0 };
  const side = (role: Role) => sideOf(state, fighters[role], started[role]);
  const askedWith = (round: NextRound | null, expand: boolean) =>
    throwsAsked((roll) => round && book.melee.fight(round.fight, { expand }, meleeContext(state, round.fight.fighters, book), roll));
  return {
    sides: { attacker: side('attacker'), defender: side('defender') },
    label: book.melee.label,
    words: book.melee.words,
    rounds: told.rounds,
    next: narrow ? nextOf(narrow, wide) : null,
    result: told.result,
    after: told.retreats.map((retreat) => retreatWords(state, retreat)),
    asked: { narrow: askedWith(narrow, false), wide: askedWith(wide, true) },
  };
}

let last: { readonly reads: readonly unknown[]; readonly fight: Omit<FightView, 'odds' | 'end'> | null } | null = null;

/** The fight's panel, worked out once a state; the chances come from the background. */
export function fightView(bench: Bench, odds: RoundOdds | null, end: MeleeChances | null): FightView | null {
  const fighters = shownFight(bench);
  if (!fighters) return null;
  const book = bookOf(bench);
  const reads = [stateOf(bench), bench.session.head(), bench.session, book, fighters.attacker, fighters.defender];
  if (last === null || reads.some((one, n) => one !== last?.reads[n])) last = { reads, fight: buildFight(bench, fighters, book) };
  return last.fight && { ...last.fight, odds, end };
}
