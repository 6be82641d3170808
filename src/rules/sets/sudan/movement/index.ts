/** Text 004, movement: the table of another chapter, and our own prices of ground and drill. */
import type { Chart, ModifierChart } from '../../../engine/chart.ts';
import type { Fighter, Refused } from '../../../engine/contract.ts';
import { throwDice } from '../../../engine/dice.ts';
import { compare, fraction, plus, type Fraction } from '../../../engine/fraction.ts';
import { asFraction, chartIn, modifierRow, sourceOf, type Sourced } from '../../../engine/lookup.ts';
import { barredBy } from '../../../engine/march/bars.ts';
import { firstIn, firstOptions } from '../../../engine/march/first.ts';
import { costsIn, priceOf, runs, type Marcher } from '../../../engine/march/price.ts';
import type { MovementRules, Pace, Way } from '../../../engine/movement.ts';
import { withYours, type MovementPart, type PartMaker } from '../../../engine/parts.ts';
import { add, listed } from '../../../engine/tell.ts';
import { total } from '../../../engine/trail.ts';
import { gunOf, gunsOf } from '../../../roster/traits.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { TEXT } from '../shared/index.ts';
import { allowanceOf, fullMove } from './allowance.ts';
import { movementCharts } from './charts.ts';
import { clauses } from './clauses.ts';
import { textFirst } from './first.ts';
import { leastChargeIn } from './leastCharge.ts';
import { cellsIn, isHauled, cellOf, mustHaul, rowOf, withGuns, type Cells } from './rows.ts';
import { sources } from './sources.ts';
import { wheelsIn } from './wheels.ts';

type Limbering = (fighter: Fighter) => Sourced<Fraction> | null;

/** The longest that any of its guns takes; null for guns of other wars, for which the house rule of drill serves. */
function limberingIn(charts: readonly Chart[]): Limbering {
  const chart: ModifierChart = chartIn(charts, 'modifiers', 'march-sudan.limber');
  return (fighter) => {
    const guns = gunsOf(fighter).map(gunOf);
    const rows = guns.flatMap(({ id, kind, period }) => {
      if (period !== 'sudan') return [];
      const row = modifierRow(chart, kind === 'machine-gun' ? 'machine-gun' : id === 'screw-gun' ? 'screw-gun' : 'field-gun');
      return [{ value: asFraction(row.value), source: sourceOf(chart, row) }];
    });
    return rows.toSorted((a, b) => compare(b.value, a.value))[0] ?? null;
  };
}

function marcher(fighter: Fighter, way: Way, cells: Cells, limbering: Limbering): Marcher {
  const limber = limbering(fighter);
  const pace = way.pace ?? (fighter.charging ? 'charge' : 'move');
  const hauled = withGuns(fighter) && isHauled(fighter) && !mustHaul(fighter) && !runs(pace);
  const hand = cellOf(cells, rowOf(fighter), 'by hand');
  return {
    move: total(fullMove(fighter, cells)),
    order: fighter.order,
    pace,
    ...(limber ? { limber } : {}),
    ...(hauled ? { byHand: { value: hand.value, source: toldFrom(sources.byHand, hand.source) } } : {}),
  };
}

/** Movement is over for who has fired; a rout comes after close combat. */
function firedBar({ name, stands }: Fighter, pace: Pace): Refused | null {
  if (runs(pace) || !stands.some((stand) => stand.hasFired)) return null;
  return { code: 'has-fired', because: `${name} fired this turn, and firing follows all movement.`, source: sources.fired };
}

function rulesOf(charts: readonly Chart[]): MovementRules {
  const [cells, costs, limbering, least] = [cellsIn(charts), costsIn(charts), limberingIn(charts), leastChargeIn(charts)];
  return {
    id: 'march-sudan',
    label: 'Movement',
    allowance: (fighter, pace) => allowanceOf(fighter, pace, cells),
    throwAllowance: (fighter, pace, _readings, roll) => {
      const { trail, dice } = allowanceOf(fighter, pace, cells);
      if (!dice) return { trail, inches: total(trail), dice: [] };
      const faces = throwDice(roll, dice);
      const thrown = faces.reduce((sum, face) => plus(sum, fraction(face)), fraction(0));
      const source = cellOf(cells, rowOf(fighter), 'and d6').source;
      const whole = [...trail, add('dice', thrown, { because: `Dice: ${listed(faces.map(String))}.`, source })];
      return { trail: whole, inches: total(whole), dice: faces };
    },
    wheelsLost: wheelsIn(charts),
    price: (fighter, way) => priceOf(way, marcher(fighter, way, cells, limbering), costs),
    bars: (fighter, pace, how) => barredBy(fighter, withGuns(fighter), pace, how) ?? firedBar(fighter, pace),
    first: textFirst(firstIn(charts)),
    leastCharge: (fighter) => {
      const { value, source } = least(fighter);
      return { inches: value, source };
    },
  };
}

export const sudanMovement: PartMaker<MovementPart> = (yours) => {
  const charts = withYours(movementCharts, yours);
  return { id: 'march-sudan', label: 'Movement', text: TEXT, options: firstOptions, charts, clauses, movement: rulesOf(charts) };
};
