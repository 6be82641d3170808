/** The reaction test: 2d6 on a row; who reads M stays in the fight. An Emir shifts the result by a cell where that keeps his men in. */
import type { DiceCall, Fighter, Roll } from '../../../engine/contract.ts';
import { throwDice } from '../../../engine/dice.ts';
import { fraction, toNumber, type Fraction } from '../../../engine/fraction.ts';
import type { MoraleCause, MoraleForesight, MoraleTest } from '../../../engine/morale.ts';
import { base, note } from '../../../engine/tell.ts';
import type { Trail, TrailLine } from '../../../engine/trail.ts';
import { sources } from './sources.ts';
import type { Letter, ReactionRow, ReactionTables } from './tables.ts';

export interface Asked {
  readonly fighter: Fighter;
  readonly cause: MoraleCause;
  readonly row: ReactionRow;
  readonly tables: ReactionTables;
  /** Why this row: lines that belong before the throw. */
  readonly because: Trail;
}

interface Reaction {
  readonly letter: Letter;
  /** Cells by which an Emir shifted it. */
  readonly shifted: number;
  readonly source: TrailLine['source'];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const THROWS = FACES.flatMap((one) => FACES.map((other) => one + other));

/** Without a leader, or in a rally, nobody shifts. */
const shiftsBy = ({ fighter, cause, tables }: Asked): number => (fighter.leader && cause === 'melee' ? tables.when('emir-cells').value : 0);

/** The nearest cell that keeps the unit in, the throw's own first; the throw's own where none does. */
function reactionTo(sum: number, asked: Asked): Reaction {
  const { tables, row } = asked;
  const own = tables.letter(row, sum);
  for (let cells = 1; cells <= shiftsBy(asked) && !own.value.stays; cells += 1) {
    for (const shifted of [-cells, cells]) {
      const other = tables.letter(row, sum + shifted);
      if (other.value.stays) return { letter: other.value, shifted, source: tables.when('emir-cells').source };
    }
  }
  return { letter: own.value, shifted: 0, source: own.source };
}

/** Chance in a hundred, exact, that the unit stays: 16 throws of 36 are 400/9. */
function chanceToStay(asked: Asked): Fraction {
  const stays = THROWS.filter((sum) => reactionTo(sum, asked).letter.stays).length;
  return fraction(100 * stays, THROWS.length);
}

function chanceLine(asked: Asked, holds: Fraction): TrailLine {
  const stays = (holds.num * THROWS.length) / (100 * holds.den);
  const because = `2d6 on the row “${asked.row}”: ${stays} throws of ${THROWS.length} keep ${asked.fighter.name} in.`;
  return base('holds', holds, { of: 'holds', because, source: asked.tables.source, shown: `${stays}/${THROWS.length}` });
}

/** Without dice. */
export function foreseeReaction(asked: Asked): MoraleForesight {
  const holds = chanceToStay(asked);
  return { holds: toNumber(holds), trail: [...asked.because, chanceLine(asked, holds)] };
}

const callFor = ({ fighter, row }: Asked): DiceCall => ({
  count: 2,
  sides: 6,
  why: `Reaction of ${fighter.name}, ${row}`,
  for: fighter.unit,
  matters: { only: 'sum' },
});

function resultLines(sum: number, reaction: Reaction, { fighter, row }: Asked): Trail {
  const { letter, shifted, source } = reaction;
  const emir = note('reaction/emir', shifted, {
    of: 'reaction',
    because: `The leader of ${fighter.name} shifts it by ${Math.abs(shifted)}.`,
    source,
  });
  const because = `The dice make ${sum}, row “${row}”: ${letter.id}, ${letter.does}.`;
  return [...(shifted === 0 ? [] : [emir]), base('reaction', sum, { of: 'reaction', because, source, shown: letter.id })];
}

/** The test taken. `result` is what the letter says, in words. */
export function takeReaction(asked: Asked, roll: Roll): MoraleTest {
  const foreseen = foreseeReaction(asked);
  const dice = throwDice(roll, callFor(asked));
  const sum = dice.reduce((all, face) => all + face, 0);
  const reaction = reactionTo(sum, asked);
  const { stays, does } = reaction.letter;
  return {
    unit: asked.fighter.unit,
    cause: asked.cause,
    holds: foreseen.holds,
    trail: [...foreseen.trail, ...resultLines(sum, reaction, asked)],
    dice,
    held: stays,
    result: asked.cause === 'rally' ? (stays ? 'rallies' : 'does not rally') : does,
  };
}

/** A test that the text does not know: nothing is thrown, and the unit stays. */
export function noTest(fighter: Fighter, cause: MoraleCause): MoraleTest {
  const because = `The text gives ${fighter.name} no test for this.`;
  const trail = [base('holds', 100, { of: 'holds', because, source: sources.none })];
  return { unit: fighter.unit, cause, holds: 100, trail, dice: [], held: true, result: 'takes no test' };
}
