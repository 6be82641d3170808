/** The same charge under several books: whether it reaches, how the bodies would meet, and what the first round and the whole melee promise. */
import type { UnitId } from '#geometry/table/table';
import type { Refused, RuleSet } from '#rules/engine/contract';
import type { BySide, ForeseenRound, MeleeFacts, MeleeRules } from '#rules/engine/melee';
import { meleeChances, roundChances, type MeleeAsked, type MeleeChances, type RoundChances } from '#rules/engine/meleeChance';
import { toNumber } from '#rules/engine/fraction';
import { chargePlan, type ChargePlan } from './charge/plan.ts';
import { evolve } from './evolve.ts';
import { unitOf } from './lookup.ts';
import { bySide, meleeContext, openFight } from './melee/fight.ts';
import type { GameEvent } from './event.ts';
import type { GameState, OpenFight } from './state.ts';

export interface ChargeColumn {
  readonly book: string;
  readonly label: string;
  /** The text of its melee. */
  readonly text: string;
  /** What the melee's text calls a figure's worth and a side's points. */
  readonly words: MeleeRules['words'];
  /** The way into contact under this book's movement; null where the two touch already. */
  readonly charge: Pick<ChargePlan, 'legs' | 'inches' | 'straight' | 'price' | 'refused'> | null;
  /** Whether the charge can be made and is a melee. A charge out of reach is still reckoned as if it had come into contact. */
  readonly may: boolean;
  readonly refused: Refused | null;
  /** What is measured where the bodies meet; null where they never do. */
  readonly facts: MeleeFacts | null;
  readonly foreseen: ForeseenRound | null;
  /** The first round, exactly. */
  readonly round: RoundChances | null;
  /** To the end of the melee; null where it was not asked for. */
  readonly melee: MeleeChances | null;
  readonly said: string;
}

/** The table with the charger where its charge ends; the table itself where the two touch. null where there is no way. */
function metOn(state: GameState, plan: ChargePlan): GameState | null {
  if (plan.refused?.code === 'in-contact') return state;
  if (plan.placings.length === 0 || !plan.clash || plan.clash.contacts.length === 0) return null;
  const events: readonly GameEvent[] = [
    { type: 'StandsPlaced', placings: plan.placings, note: { how: 'charge', inches: plan.inches } },
    { type: 'Charged', unit: plan.unit, target: plan.target, inches: plan.straight },
  ];
  return events.reduce(evolve, state);
}

const shown = (value: number): string => String(Math.round(10 * value) / 10);

function saidOf({ words }: MeleeRules, names: BySide<string>, { foreseen, losses }: RoundChances): string {
  const [a, d] = [foreseen.attacker, foreseen.defender];
  const kills = bySide((role) => shown(toNumber(losses[role].mean)));
  return `${names.attacker} ${words.worth} ${shown(a.worth)}, ${names.defender} ${shown(d.worth)}; the first round costs them ${kills.attacker} and ${kills.defender}.`;
}

function foughtOut(fight: OpenFight, state: GameState, book: RuleSet, asked: MeleeAsked | null) {
  const melee = { rules: book.melee, fight, context: meleeContext(state, fight.fighters, book) };
  const round = roundChances(melee, { expand: false });
  return { round, melee: asked && meleeChances(melee, asked) };
}

function column(state: GameState, attacker: UnitId, defender: UnitId, book: RuleSet, asked: MeleeAsked | null): ChargeColumn {
  const plan = chargePlan(state, attacker, defender, book);
  const touching = plan.refused?.code === 'in-contact';
  const { legs, inches, straight, price, refused } = plan;
  const head = {
    book: book.id,
    label: book.label,
    text: book.parts.melee.text,
    words: book.melee.words,
    charge: touching ? null : { legs, inches, straight, price, refused },
  };
  const none = { facts: null, foreseen: null, round: null, melee: null, may: false } as const;
  const met = metOn(state, plan);
  const fight = met && openFight(met, attacker, defender, book);
  if (!met || !fight || 'because' in fight) {
    const why = fight && 'because' in fight ? fight : refused;
    return { ...head, ...none, refused: why, said: why?.because ?? 'They do not come into contact.' };
  }
  const { round, melee } = foughtOut(fight, met, book, asked);
  const barred = touching ? null : refused;
  const names = bySide((role) => unitOf(met, fight.facts[role].unit).name);
  const said = `${barred ? `${barred.because} In contact: ` : ''}${saidOf(book.melee, names, round)}`;
  return { ...head, may: barred === null, refused: barred, facts: fight.facts, foreseen: round.foreseen, round, melee, said };
}

/**
 * One column a book, in the order of the books. @param whole how the melee is to be followed to its end, which takes about a second a book;
 * null for the first round alone.
 */
export function compareCharge(
  state: GameState,
  attacker: UnitId,
  defender: UnitId,
  books: readonly RuleSet[],
  whole: MeleeAsked | null = null,
): readonly ChargeColumn[] {
  return books.map((book) => column(state, attacker, defender, book, whole));
}
