/** Two units that meet in the Sudan, written by hand: no table, what was measured is given. */
import type { CoverFact } from '#geometry/check/facts';
import { tape } from '#geometry/shape/units';
import type { Chart } from '#rules/engine/chart';
import type { Fighter, Readings } from '#rules/engine/contract';
import type { BySide, Fight, MeleeContext, MeleeFacts, MeleeRound, MeleeRules, MeleeSideFacts, Role } from '#rules/engine/melee';
import { total, type Trail } from '#rules/engine/trail';
import { toNumber } from '#rules/engine/fraction';
import { sudanMelee } from '#rules/sets/sudan/melee/index';
import { fighter, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';

export interface Side {
  readonly troop: string;
  readonly contact: number;
  readonly figures?: number;
  /** Inches of its charge. */
  readonly charged?: number;
  readonly more?: Partial<Fighter>;
  readonly facts?: Partial<MeleeSideFacts>;
}

export const cover = (kind: CoverFact['kind'], grade: CoverFact['grade'] = null): CoverFact => ({
  terrain: `${kind}1`,
  kind,
  how: 'behind',
  distance: 0,
  stories: 1,
  grade,
});

const NAMES = { attacker: ['a', 'Attackers', 'blue'], defender: ['d', 'Defenders', 'red'] } as const;

function fighterFor(role: Role, { troop, contact, figures = contact, more = {} }: Side): Fighter {
  const [unit, name, side] = NAMES[role];
  return fighter(unit, troop, [standOf(`${unit}1`, { figures, full: figures })], { name, side, ...more });
}

const factsFor = (role: Role, { contact, charged, facts = {} }: Side): MeleeSideFacts => ({
  unit: NAMES[role][0],
  figures: contact,
  inches: contact,
  struckIn: 'front',
  level: 0,
  cover: [],
  charged: charged ?? null,
  ...facts,
});

export interface Clash {
  readonly rules: MeleeRules;
  readonly context: MeleeContext;
  readonly facts: MeleeFacts;
}

export function clash(
  attacker: Side,
  defender: Side,
  given: { readonly options?: Readings; readonly yours?: readonly Chart[]; readonly gap?: number } = {},
): Clash {
  return {
    rules: sudanMelee(given.yours ?? []).melee,
    context: {
      fighters: { attacker: fighterFor('attacker', attacker), defender: fighterFor('defender', defender) },
      options: given.options ?? {},
    },
    facts: {
      attacker: factsFor('attacker', attacker),
      defender: factsFor('defender', defender),
      gap: tape(given.gap ?? 0),
      spans: [{ from: { x: 0, y: 0 }, to: { x: 4, y: 0 } }],
    },
  };
}

export function begun({ rules, facts, context }: Clash): Fight {
  const fight = rules.begin(facts, context);
  if ('code' in fight) throw new Error(fight.because);
  return fight;
}

const NEVER = { expand: false } as const;

/** A round with these faces, all of them used. */
export function fightRound(one: Clash, fight: Fight, ...faces: readonly number[]): MeleeRound {
  const dice = scripted(...faces);
  const round = one.rules.fight(fight, NEVER, one.context, dice.roll);
  if (dice.left() > 0) throw new Error(`${dice.left()} dice left`);
  return round;
}

export const foresee = (one: Clash, fight: Fight) => one.rules.foresee(fight, NEVER, one.context);

export const of = (trail: Trail, name: string): number => toNumber(total(trail, name));

export const fronts = (one: Clash, fight: Fight): BySide<number> => {
  const { attacker, defender } = foresee(one, fight);
  return { attacker: attacker.frontage, defender: defender.frontage };
};
