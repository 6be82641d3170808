/** Two units that meet, written by hand: no table, what was measured is given. */
import type { CoverFact } from '#geometry/check/facts';
import { tape } from '#geometry/shape/units';
import type { Chart } from '#rules/engine/chart';
import type { Fighter, Readings, Roll } from '#rules/engine/contract';
import type { BySide, Fight, MeleeContext, MeleeFacts, MeleeRound, MeleeRules, MeleeSideFacts, Role } from '#rules/engine/melee';
import { normalizedMelee } from '#rules/sets/normalized/index';
import { fighter, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';

const melee = (yours: readonly Chart[] = []): MeleeRules => normalizedMelee(yours).melee;

export interface Side {
  readonly troop: string;
  /** Figures in contact, and figures in all; as many as touch where nothing is said. */
  readonly contact: number;
  readonly figures?: number;
  readonly charges?: boolean;
  readonly level?: number;
  readonly cover?: readonly CoverFact[];
  readonly more?: Partial<Fighter>;
  readonly facts?: Partial<MeleeSideFacts>;
}

export const cover = (kind: CoverFact['kind'], grade: CoverFact['grade'] = null, how: CoverFact['how'] = 'behind'): CoverFact => ({
  terrain: kind,
  kind,
  how,
  distance: 0,
  stories: 1,
  grade,
});

const NAMES = { attacker: ['a', 'Attackers', 'blue'], defender: ['d', 'Defenders', 'red'] } as const;

function fighterFor(role: Role, { troop, contact, figures = contact, more = {} }: Side): Fighter {
  const [unit, name, side] = NAMES[role];
  return fighter(unit, troop, [standOf(`${unit}1`, { figures, full: figures })], { name, side, figures, ...more });
}

const factsFor = (role: Role, { contact, charges = false, level = 0, cover: behind = [], facts = {} }: Side): MeleeSideFacts => ({
  unit: NAMES[role][0],
  figures: contact,
  inches: contact,
  struckIn: 'front',
  level,
  cover: behind,
  charged: charges ? 5.2 : null,
  ...facts,
});

export interface Clash {
  readonly rules: MeleeRules;
  readonly context: MeleeContext;
  readonly facts: MeleeFacts;
  readonly fight: Fight;
}

export interface ClashGiven extends BySide<Side> {
  readonly options?: Readings;
  readonly yours?: readonly Chart[];
  /** Fighters of their own, where a side's are not made from its description. */
  readonly gap?: number;
}

export function measured(given: ClashGiven): Omit<Clash, 'fight'> {
  return {
    rules: melee(given.yours),
    context: {
      fighters: { attacker: fighterFor('attacker', given.attacker), defender: fighterFor('defender', given.defender) },
      options: given.options ?? {},
    },
    facts: {
      attacker: factsFor('attacker', given.attacker),
      defender: factsFor('defender', given.defender),
      gap: tape(given.gap ?? 0),
      spans: [{ from: { x: 0, y: 0 }, to: { x: 4, y: 0 } }],
    },
  };
}

/** The fight before its first round. @throws with the refusal when there is none. */
export function clash(given: ClashGiven): Clash {
  const found = measured(given);
  const fight = found.rules.begin(found.facts, found.context);
  if ('because' in fight) throw new Error(fight.because);
  return { ...found, fight };
}

/** The same melee at a later round, or after losses. */
export const at = (one: Clash, change: Partial<Fight>): Clash => ({ ...one, fight: { ...one.fight, ...change } });

export const foresee = ({ rules, fight, context }: Clash, expand = true) => rules.foresee(fight, { expand }, context);

export const round = (one: Clash, roll: Roll, expand = true): MeleeRound => one.rules.fight(one.fight, { expand }, one.context, roll);

/** Rounds one after the other with these faces until they are used up, or the melee is over. @throws when a face is left over. */
export function fought(
  start: Clash,
  faces: readonly number[],
  expand: boolean | ((fight: Fight) => boolean) = true,
): readonly MeleeRound[] {
  const dice = scripted(...faces);
  const rounds: MeleeRound[] = [];
  for (let one = start; dice.left() > 0 && !one.fight.result; one = { ...one, fight: rounds.at(-1)?.fight ?? one.fight })
    rounds.push(round(one, dice.roll, typeof expand === 'boolean' ? expand : expand(one.fight)));
  if (dice.left() > 0) throw new Error(`${dice.left()} faces left over`);
  return rounds;
}

/** A last round that a side has won. */
export const won = (winner: Role): Fight['last'] => ({
  lost: { attacker: winner === 'attacker' ? 0 : 1, defender: winner === 'attacker' ? 1 : 0 },
  winner,
});

export const swapped = ({ attacker, defender }: ClashGiven): ClashGiven => ({ attacker: defender, defender: attacker });
