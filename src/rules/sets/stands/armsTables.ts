/** Small arms: ranges by weapon, multipliers, fire values by troop; and what is added to the effect die. */
import type { BandChart, Chart, ModifierChart } from '../../engine/chart.ts';
import { chartIn, modifierRow, sourcedIn, sourceOf, type ModifierRow, type Sourced } from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';
import type { Weapon } from '../../roster/roster.ts';

type Armed = Exclude<Weapon, 'none'>;
type Row = ModifierRow & { readonly source: SourceRef };

export interface ArmsTables {
  readonly smallArms: (weapon: Armed) => BandChart;
  readonly multiplier: (id: 'buck-and-ball' | 'breechloader' | 'repeater' | 'uphill' | 'enfilade') => Row;
  readonly dieModifier: (id: string) => Row;
  /** Fire value of a whole stand; null where no chart lists the troop. */
  readonly fireValue: (troop: string) => Sourced<number> | null;
}

const WEAPONS: readonly Armed[] = ['musket', 'rifle', 'smoothbore-carbine', 'rifled-musket', 'rifled-carbine'];
/** Where a troop stands in several, the first rules: print comes before reconstruction, and that before the house. */
const FIRE_VALUES = ['fire-values.printed', 'fire-values', 'fire-values.house'];

function rowsOf(chart: ModifierChart): (id: string) => Row {
  return (id) => {
    const row = modifierRow(chart, id);
    return { ...row, source: sourceOf(chart, row) };
  };
}

export function armsTablesOf(charts: readonly Chart[]): ArmsTables {
  const ranges = new Map(WEAPONS.map((weapon) => [weapon, chartIn(charts, 'bands', `small-arms.${weapon}`)]));
  const values = FIRE_VALUES.map((id) => chartIn(charts, 'list', id)).flatMap((list) =>
    list.rows.map((row): [string, Sourced<number>] => [row.id, sourcedIn(list, row, 'value')]),
  );
  const byTroop = new Map(values.toReversed());
  return {
    smallArms: (weapon) => ranges.get(weapon) ?? chartIn(charts, 'bands', `small-arms.${weapon}`),
    multiplier: rowsOf(chartIn(charts, 'modifiers', 'small-arms.multipliers')),
    dieModifier: rowsOf(chartIn(charts, 'modifiers', 'die-modifiers')),
    fireValue: (troop) => byTroop.get(troop) ?? null,
  };
}
