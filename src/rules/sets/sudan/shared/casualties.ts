/** From figures and final factor to casualties, and from these to figures with the die for the rest of one. */
import type { DiceCall, Fighter, Roll } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { fraction, floor, plus, show, times, type Fraction } from '../../../engine/fraction.ts';
import { add, atMost, base, counted, sum } from '../../../engine/tell.ts';
import type { Trail, TrailLine } from '../../../engine/trail.ts';
import { sharedSources } from './sources.ts';
import type { SharedTables } from './tables.ts';

const HALF = fraction(1, 2);
const HUNDREDTH = fraction(1, 100);

/** Casualties that so many figures inflict at a final factor, a half rounded up. Figures may be a fraction where a crew is short. */
export function casualtiesAt(figures: Fraction, factor: number, tables: SharedTables): number {
  return floor(plus(times(figures, times(tables.perHundred(factor).value, HUNDREDTH)), HALF));
}

const signed = (factor: number): string => (factor > 0 ? `+${factor}` : show(fraction(factor)));

/** The same, told: a line worth the number "casualties". */
export function casualtiesLine(figures: Fraction, factor: number, tables: SharedTables): TrailLine {
  const { value: perHundred, source } = tables.perHundred(factor);
  const parts: Trail = [
    base('casualties/figures', figures, { because: `${show(figures)} figures.`, source }),
    { id: 'casualties/table', op: 'times', value: times(perHundred, HUNDREDTH), because: `${show(perHundred)} for each hundred.`, source },
    add('casualties/half', HALF, { because: 'A half is rounded up.', source: sharedSources.rounding }),
    { id: 'casualties/whole', op: 'floor', value: fraction(1), because: 'Whole casualties.', source: sharedSources.rounding },
  ];
  const told = `${show(figures)} figures at factor ${signed(factor)}: ${show(perHundred)} casualties for each hundred.`;
  return sum('casualties', parts, { of: 'casualties', because: told, source });
}

export interface FigureLoss {
  /** Never more than the target has. */
  readonly figures: number;
  /** Figures that go without a die, and casualties left over. */
  readonly sure: number;
  readonly remainder: number;
  readonly faces: readonly number[];
  /** Fold to the number "figures". */
  readonly lines: Trail;
}

/** How casualties split: whole figures, and the rest out of `sides`. */
export function splitCasualties(
  casualties: number,
  tables: SharedTables,
): { readonly sure: number; readonly remainder: number; readonly sides: number } {
  const sides = tables.perFigure.value;
  return { sure: Math.floor(casualties / sides), remainder: casualties % sides, sides };
}

/** The die for the rest: at or under it takes one figure more, so only whether it reaches one more than the rest matters. */
const restCall = (target: Fighter, remainder: number, sides: number): DiceCall => ({
  count: 1,
  sides,
  why: `${target.name}, one figure more on ${remainder} or less`,
  for: target.unit,
  against: target.unit,
  matters: { only: 'reaching', least: [remainder + 1] },
});

function restLine(face: number, remainder: number, source: SharedTables['perFigure']['source']): TrailLine {
  const lost = face <= remainder;
  const because = lost ? `The die shows ${face}, ${remainder} or less: one more.` : `The die shows ${face}, more than ${remainder}: saved.`;
  return add('figures/rest', 1, { of: 'figures', because, source, ...(lost ? {} : { counts: false as const }) });
}

/** Figures that casualties remove from a target. A die is thrown only where a rest is left. */
export function throwFigureLoss(casualties: number, target: Fighter, tables: SharedTables, roll: Roll): FigureLoss {
  const { sure, remainder, sides } = splitCasualties(casualties, tables);
  const { source } = tables.perFigure;
  const faces = remainder === 0 ? [] : [throwDie(roll, restCall(target, remainder, sides))];
  const lost = sure + faces.filter((face) => face <= remainder).length;
  const figures = Math.min(lost, target.figures);
  const because = `${counted(casualties, 'casualty', 'casualties')}, ${sides} to a figure: ${counted(sure, 'figure')}${remainder === 0 ? '' : `, ${remainder} left over`}.`;
  const lines = [
    base('figures', sure, { of: 'figures', because, source }),
    ...faces.map((face) => restLine(face, remainder, source)),
    ...(figures < lost
      ? [
          atMost('figures/there', target.figures, {
            of: 'figures',
            because: `${target.name} has ${counted(target.figures, 'figure')}.`,
            source: sharedSources.noMoreThanThere,
          }),
        ]
      : []),
  ];
  return { figures, sure, remainder, faces, lines };
}
