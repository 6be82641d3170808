/** Musket and rifle: all of a unit that bears fires as one, at the average range of its figures. */
import type { RangeReading } from '#geometry/check/facts';
import { showTape } from '#geometry/shape/units';
import type { Bearing, Context, FighterStand, GroupRange, GroupVerdict } from '../../engine/contract.ts';
import { toldFrom } from '../../engine/yours.ts';
import { standNumbered } from '../../engine/standNamed.ts';
import { capital, counted, listed, multiply, note } from '../../engine/tell.ts';
import type { SourceRef } from '../../engine/source.ts';
import type { Trail } from '../../engine/trail.ts';
import { troopOf, WEAPONS } from '../../roster/traits.ts';
import { coverSeen, firingStand, type Seen } from './aimed.ts';
import type { FireLine, Firing, Tables } from './charts.ts';
import { chosen } from './options.ts';
import { passed, type Asked } from '../../engine/checks.ts';
import { judged, rangeCheck, type Judged } from './range.ts';
import { groupOf } from './share.ts';
import { sources } from './sources.ts';
import { worthOf, type Fire, type Firers } from './value.ts';

/** Figures of a stand in its firing ranks: files are as many as its figures need in its ranks. */
export function figuresFiring({ figures, ranks }: FighterStand, firing: Firing): number {
  return firing.ranks === null ? figures : Math.min(figures, firing.ranks * Math.ceil(figures / ranks));
}

const IN_THE_OPEN = 0;
const NO_HARD_COVER = 1;
const HARD_COVER = 2;

const kindOf = (seen: Seen | null): number => (seen === null ? IN_THE_OPEN : seen.hard ? HARD_COVER : NO_HARD_COVER);

/** How many fire is printed; who of a stand holds its fire is the formation's ruling. */
const numberSource = (heldBack: number, firing: Firing): SourceRef =>
  heldBack > 0 ? firing.source : toldFrom(sources.chance, firing.source);

/** The firing figures by what they see the target behind: in the open, behind what is no hard cover, at hard cover. */
function partsOf(able: readonly Bearing[], context: Context, firing: Firing, tables: Tables): readonly Firers[] {
  const seen = able.map(({ facts }) => ({ stand: firingStand(facts, context), cover: coverSeen(facts, tables) }));
  const split = [IN_THE_OPEN, NO_HARD_COVER, HARD_COVER].map((kind) => seen.filter(({ cover }) => kindOf(cover) === kind));
  return split.flatMap((some, index) => {
    const [first] = some;
    if (!first) return [];
    const figures = some.reduce((all, { stand }) => all + figuresFiring(stand, firing), 0);
    const present = some.reduce((all, { stand }) => all + stand.figures, 0);
    const held = present > figures ? `, ${present - figures} behind hold their fire` : '';
    const line = multiply(`value/figures/${index + 1}`, figures, {
      because: `${counted(figures, 'figure')} of ${counted(some.length, 'stand')} ${figures === 1 ? 'fires' : 'fire'}${held}.`,
      source: numberSource(present - figures, firing),
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

/** The line that the unit's arms fire by, and what is told of it where it is another weapon's. */
function armsOf({ firer }: Context, tables: Tables): { readonly line: FireLine; readonly told: Trail } | null {
  const { weapon } = troopOf(firer);
  const found = tables.lineOf(weapon);
  if (!found) return null;
  const line = tables.line(found.value);
  if (found.value !== weapon) {
    const because = `${capital(WEAPONS[weapon])}: fires by the line of the ${line.label.toLowerCase()}.`;
    return { line, told: [note('value/arms', 0, { because, source: found.source, shown: line.label })] };
  }
  return { line: line.source.chart === undefined ? { ...line, source: toldFrom(line.source, found.source) } : line, told: [] };
}

/** Where the order names only some of the unit's stands: they are measured and fire as if they were all of it. */
function toldOffChecks({ firer, shot, target }: Context): readonly Asked[] {
  const { stands: named } = shot;
  if (!named || firer.stands.every(({ id }) => named.includes(id))) return [];
  const who = listed(named.map((id) => standNumbered(firer, id)));
  const said = `${firer.name}, ${who}: told off to ${target?.name ?? ''}, at a range of ${named.length === 1 ? 'its' : 'their'} own.`;
  return [passed('told-off', sources.toldOff, { said, value: `${named.length} of ${firer.stands.length}`, seen: { stands: named } })];
}

export const volleyGroups =
  (tables: Tables) =>
  (able: readonly Bearing[], context: Context, range: GroupRange): readonly GroupVerdict[] => {
    const { firer, target } = context;
    const firing = tables.firing(firer.order);
    const arms = armsOf(context, tables);
    if (!firing || !arms || !target) return [];
    const { line, told } = arms;
    const by = unitRange(able, context, firing, range);
    if (!by) return [];
    const fire: Fire = { line, range: by, targetName: target.name, coverCounts: true, coverSource: tables.coverSource(line.id) };
    const fired = {
      stands: able.map(({ facts }) => facts.stand),
      strikes: able.flatMap(({ facts }) => (facts.pair ? [facts.pair.target] : [])),
      range: by,
      worth: worthOf(partsOf(able, context, firing, tables), fire, tables),
      what: `${line.label.toLowerCase()} fire`,
      before: told,
    };
    return [groupOf('volley', fired, [rangeCheck(line, by, target.name), ...toldOffChecks(context)], context)];
  };
