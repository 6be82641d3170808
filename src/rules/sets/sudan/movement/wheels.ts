/** Wheels at pursued speed: one in twenty is lost, and the gun is hauled from then on. */
import type { StandId } from '#geometry/table/table';
import type { Chart } from '../../../engine/chart.ts';
import type { Fighter } from '../../../engine/contract.ts';
import { throwDie } from '../../../engine/dice.ts';
import { chartIn, numberIn, rowIn } from '../../../engine/lookup.ts';
import type { MovementRules } from '../../../engine/movement.ts';
import { gunOf, gunsOf } from '../../../roster/traits.ts';
import { isMahdist } from '../shared/index.ts';

/** Guns that go by the row of wheeled vehicles: the Mahdists' have a row of their own, and mules carry a screw gun. */
const onWheels = (fighter: Fighter) =>
  isMahdist(fighter) ? [] : gunsOf(fighter).filter((stand) => gunOf(stand).id !== 'screw-gun' && !stand.gun.hit.includes('limber'));

/** A die for each gun on wheels that runs, in the order of its stands. @throws when the charts lack the list. */
export function wheelsIn(charts: readonly Chart[]): NonNullable<MovementRules['wheelsLost']> {
  const list = chartIn(charts, 'list', 'march-sudan.wheels');
  const row = rowIn(list, 'wheel');
  const [sides, lost] = [numberIn(row, 'sides'), numberIn(row, 'lost')];
  return (fighter, pace, roll): readonly StandId[] => {
    if (pace !== 'rout') return [];
    const why = `A wheel of ${fighter.name}: lost at ${lost} or under`;
    const matters = { only: 'reaching', least: [lost + 1] } as const;
    return onWheels(fighter)
      .filter(() => throwDie(roll, { sides, why, for: fighter.unit, against: fighter.unit, matters }) <= lost)
      .map(({ id }) => id);
  };
}
