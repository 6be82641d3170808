/** The exact chances of a whole melee of text 003 against melees that are really fought, at a fixed seed: each within three standard errors. */
import { expect, test } from 'vitest';
import { meleeContext, openFight } from '#game/melee/fight';
import type { Roll } from '#rules/engine/contract';
import type { Fight } from '#rules/engine/melee';
import { meleeChances, type Melee } from '#rules/engine/meleeChance';
import { library } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { expectAgreement, throwMany } from '#test/outcomes';
import { noDice } from '#test/scripted';
import { foot, scene, unit } from '#test/scenes';

const FIGHTS = 5000;
const PATIENCE = 120_000;

function meleeOn(): Melee {
  const body = (id: string, side: string, troop: string, y: number, facing: number, figures: number, more = {}) =>
    unit(id, side, troop, 'line', [{ ...foot('x' + id, 20, y, facing), frontage: 3, depth: 1, figures, ranks: 2 }], more);
  const state = stateFrom(
    scene([body('p', 'blue', 'heavy-cavalry', 20, 0, 4, { charging: true }), body('q', 'red', 'french-line', 21, 180, 8)], [], {
      book: 'linear',
    }),
  );
  const rules = library.bookOf(state);
  const fight = openFight(state, 'p', 'q', rules);
  if ('because' in fight) throw new Error(fight.because);
  return { rules: rules.melee, fight, context: meleeContext(state, fight.fighters, rules) };
}

/** Round after round as the panel fights them: the winner widens while it may, and a turn's end lets the next rounds begin. */
function toTheEnd({ rules, fight: first, context }: Melee, roll: Roll): Fight {
  let fight = first;
  while (fight.result === null) {
    if (rules.roundsLeft(fight, context.options) <= 0) fight = { ...fight, thisTurn: 0 };
    const expand = (fight.last?.winner ?? null) !== null && rules.mayExpand(fight, context);
    ({ fight } = rules.fight(fight, { expand }, context, roll));
  }
  return fight;
}

test(
  'who wins, and what either side has lost by then',
  () => {
    const melee = meleeOn();
    const chances = meleeChances(melee, { expand: 'always', sample: { runs: 1, roll: noDice } });
    expect(chances.sampled).toBeNull();
    const ends = throwMany((roll) => toTheEnd(melee, roll), FIGHTS, 1815);
    const { attacker, defender } = chances.wins;
    expectAgreement(
      [
        { key: 'attacker', p: attacker.p },
        { key: 'defender', p: defender.p },
        { key: 'nobody', p: chances.neither.p },
      ],
      ends.map(({ result }) => result?.winner ?? 'nobody'),
    );
    for (const role of ['attacker', 'defender'] as const)
      expectAgreement(
        chances.losses[role].values.map(({ value, p }) => ({ key: `${value}`, p })),
        ends.map(({ lost }) => `${lost[role]}`),
      );
  },
  PATIENCE,
);
