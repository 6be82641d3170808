/** Movement of the house, for texts that give none: one chart of inches for each ground scale, the same ground and drill. */
import type { Chart } from '../../../engine/chart.ts';
import type { Fighter } from '../../../engine/contract.ts';
import { barredBy } from '../../../engine/march/bars.ts';
import { marchCharts, shippedCharts } from '../../../engine/march/charts.ts';
import { firstIn, firstOptions } from '../../../engine/march/first.ts';
import { costsIn, priceOf, runs, type Marcher } from '../../../engine/march/price.ts';
import type { MovementRules, Way } from '../../../engine/movement.ts';
import { withYours, type Clause, type MovementPart, type PartMaker } from '../../../engine/parts.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { total } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { allowanceOf, fullMove } from './allowance.ts';
import { linearClauses, standsClauses } from './clauses.ts';
import linearInches from './linear.json' with { type: 'json' };
import { isHauled, mustHaul, mustRate, ratesIn, withGuns, type Rates } from './rates.ts';
import { sources } from './sources.ts';
import standsInches from './stands.json' with { type: 'json' };

function marcher(fighter: Fighter, way: Way, rates: Rates): Marcher {
  const byHand = mustRate(rates, 'by-hand');
  const most = rates('most');
  const pace = way.pace ?? (fighter.charging ? 'charge' : 'move');
  return {
    move: total(fullMove(fighter, rates)),
    order: fighter.order,
    pace,
    ...(withGuns(fighter) && isHauled(fighter) && !mustHaul(fighter) && !runs(pace)
      ? { byHand: { value: byHand.inches, source: toldFrom(sources.byHand, byHand.source) } }
      : {}),
    ...(most ? { never: { value: most.inches, source: most.source } } : {}),
  };
}

const anyContact: { readonly inches: number; readonly source: SourceRef } = { inches: 0, source: sources.charge };

function rulesOf(id: string, label: string, charts: readonly Chart[]): MovementRules {
  const rates = ratesIn(charts, `${id}.inches`);
  const costs = costsIn(charts);
  return {
    id,
    label,
    allowance: (fighter, pace) => ({ trail: allowanceOf(fighter, pace, rates), dice: null }),
    throwAllowance: (fighter, pace) => {
      const trail = allowanceOf(fighter, pace, rates);
      return { trail, inches: total(trail), dice: [] };
    },
    price: (fighter, way) => priceOf(way, marcher(fighter, way, rates), costs),
    bars: (fighter, pace, how) => barredBy(fighter, withGuns(fighter), pace, how),
    first: firstIn(charts),
    leastCharge: () => anyContact,
  };
}

const maker =
  (id: string, label: string, shipped: readonly Chart[], clauses: readonly Clause[]): PartMaker<MovementPart> =>
  (yours) => {
    const charts = withYours(shipped, yours);
    return { id, label, text: 'house', options: firstOptions, charts, clauses, movement: rulesOf(id, label, charts) };
  };

export const linearMovement = maker(
  'march-linear',
  'House movement, 1″ = 10 yards',
  [...shippedCharts(linearInches), ...marchCharts],
  linearClauses,
);

export const standsMovement = maker(
  'march-stands',
  'House movement, 1″ = 50 yards',
  [...shippedCharts(standsInches), ...marchCharts],
  standsClauses,
);
