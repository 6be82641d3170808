/** Musket and rifle: all of a unit that bears fires as one, at the average range of its figures. */
import type { RangeReading } from '#geometry/check/facts';
import { showTape } from '#geometry/shape/units';
import type { Bearing, Context, FighterStand, GroupRange, GroupVerdict } from '../../engine/contract.ts';
import { toldFrom } from '../../engine/yours.ts';
import { counted, multiply } from '../../engine/tell.ts';
import { troopOf } from '../../roster/traits.ts';
import { firingStand, hardCover } from './aimed.ts';
import type { FireLine, Firing, Tables } from './charts.ts';
import { chosen } from './options.ts';
import { judged, rangeCheck, type Judged } from './range.ts';
import { groupOf } from './share.ts';
import { sources } from './sources.ts';
import { worthOf, type Fire, type Firers } from './value.ts';

/** Figures of a stand in its firing ranks: files are as many as its figures need in its ranks. */
export function figuresFiring({ figures, ranks }: FighterStand, firing: Firing): number {
  return firing.ranks === null ? figures : Math.min(figures, firing.ranks * Math.ceil(figures / ranks));
}

/** The firing figures by what they see the target behind: one part, or one in the open and one at hard cover. */
function partsOf(able: readonly Bearing[], context: Context, firing: Firing, tables: Tables): readonly Firers[] {
  const seen = able.map(({ facts }) => ({ stand: firingStand(facts, context), cover: hardCover(facts, tables) }));
  const split = [seen.filter(({ cover }) => cover === null), seen.filter(({ cover }) => cover !== null)];
  return split.flatMap((some, index) => {
    const [first] = some;
    if (!first) return [];
    const figures = some.reduce((all, { stand }) => all + figuresFiring(stand, firing), 0);
    const present = some.reduce((all, { stand }) => all + stand.figures, 0);
    const held = present > figures ? `, ${present - figures} behind hold their fire` : '';
    const line = multiply(`value/figures/${index + 1}`, figures, {
      because: `${counted(figures, 'figure')} of ${counted(some.length, 'stand')} ${figures === 1 ? 'fires' : 'fire'}${held}.`,
      source: toldFrom(sources.chance, firing.source),
      seen: { stands: some.map(({ stand }) => stand.id) },
      shown: `× ${figures}`,
    });
    return [{ figures, stands: some.map(({ stand }) => stand.id), number: [line], cover: first.cover }];
  });
}

/** ": the nearest figure 5.00″, the furthest 11.00″, half their sum"; nothing where one reading says it all. */
function meanWords({ readings = [] }: RangeReading, all: boolean): string {
  if (all) return `, the mean of ${counted(readings.length, 'figure')}`;
  const [nearest, furthest] = readings;
  if (nearest === undefined || furthest === undefined || nearest === furthest) return '';
  return `: the nearest figure ${showTape(nearest)}, the furthest ${showTape(furthest)}, half their sum`;
}

/** Half the sum of the extremes, or the mean of all figures, as the player reads it. */
function unitRange(able: readonly Bearing[], context: Context, firing: Firing, range: GroupRange): Judged | null {
  const stands = able.map(({ facts }) => facts.stand);
  const all = chosen(context.options, 'C000-2') === 'all-figures';
  const measured = range(stands, all ? 'mean-of-figures' : 'mean-of-extremes', firing.ranks ?? undefined);
  return measured && judged(measured, context.shot, meanWords(measured, all), sources.averageRange);
}

/** The line that the unit's arms fire by. */
function lineOf({ firer }: Context, tables: Tables): FireLine | null {
  const found = tables.lineOf(troopOf(firer).weapon);
  if (!found) return null;
  const line = tables.line(found.value);
  return line.source.chart === undefined ? { ...line, source: toldFrom(line.source, found.source) } : line;
}

export const volleyGroups =
  (tables: Tables) =>
  (able: readonly Bearing[], context: Context, range: GroupRange): readonly GroupVerdict[] => {
    const { firer, target } = context;
    const firing = tables.firing(firer.order);
    const line = lineOf(context, tables);
    if (!firing || !line || !target) return [];
    const by = unitRange(able, context, firing, range);
    if (!by) return [];
    const fire: Fire = { line, range: by, targetName: target.name, coverCounts: true, coverSource: tables.cover.source };
    const fired = {
      stands: able.map(({ facts }) => facts.stand),
      strikes: able.flatMap(({ facts }) => (facts.pair ? [facts.pair.target] : [])),
      range: by,
      worth: worthOf(partsOf(able, context, firing, tables), fire, tables),
      what: `${line.label.toLowerCase()} fire`,
    };
    return [groupOf('volley', fired, [rangeCheck(line, by, target.name)], context)];
  };
