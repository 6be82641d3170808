/** What a worked example is: a scene, who acts in it, and the numbers that its text prints. */
import type { Shot } from '#rules/engine/contract';
import type { ExampleCard } from '#ui/desk';

/** Who acts: shots in their order, the first of them to be aimed, or a melee between two units in contact. */
export type ExampleOrder =
  | { readonly kind: 'shots'; readonly shots: readonly [Shot, ...Shot[]] }
  | { readonly kind: 'melee'; readonly attacker: string; readonly defender: string };

export interface Example extends ExampleCard {
  /** The scenario file. */
  readonly file: string;
  readonly order: ExampleOrder;
  /** Dice in the order in which they are asked for: the text's where it throws some, else such as bear out what it says. */
  readonly dice: readonly number[];
  /**
   * What comes of it. A shot: fields of its ruling, and `reach` inches of its line; several shots: the same, by shot; a melee: fields
   * of its rounds, by round.
   * Numbers that the text has wrong stand here as they should be.
   */
  readonly expects: Readonly<Record<string, number | string | readonly (number | string)[]>>;
  /** Numbers for which the text prints another one, or (null) none. */
  readonly prints?: Readonly<Record<string, number | null>>;
}

export const laid = (unit: string, mode: string, at: string, more: Omit<Partial<Shot>, 'unit' | 'mode' | 'aim'> = {}): Shot => ({
  unit,
  mode,
  aim: { at },
  ...more,
});

export const shots = (...all: readonly [Shot, ...Shot[]]): ExampleOrder => ({ kind: 'shots', shots: all });
export const shot = (...given: Parameters<typeof laid>): ExampleOrder => shots(laid(...given));

export const melee = (attacker: string, defender: string): ExampleOrder => ({ kind: 'melee', attacker, defender });
