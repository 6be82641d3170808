/** Fire at a chosen unit: what canister, small arms and high trajectory ask alike, and the reading that they are judged with. */
import { tape, type Tape } from '#geometry/shape/units';
import type { PairFacts } from '#geometry/check/facts';
import type { BandChart } from '../../engine/chart.ts';
import type { Context, FighterStand, Refused, StandFacts } from '../../engine/contract.ts';
import { fraction } from '../../engine/fraction.ts';
import { bandAt, type Sourced } from '../../engine/lookup.ts';
import { degrees, inches, note, spareInches } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import { failed, offeredCheck, passed, type Asked } from '../../engine/checks.ts';
import { sightChecks, type SightOf } from '../../engine/sight.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { isBattery, isGun } from '../../roster/traits.ts';

export function firingStand(facts: StandFacts, context: Context): FighterStand {
  const stand = context.firer.stands.find((each) => each.id === facts.stand);
  if (!stand) throw new Error(`no stand ${facts.stand} in ${context.firer.unit}`);
  return stand;
}

/** The range that a shot is judged with: the tape's, or the umpire's in its place. */
export interface Judged {
  readonly reading: Tape;
  readonly measured: Tape;
  readonly byUmpire: boolean;
  readonly pair: PairFacts;
}

/** null while there is no target stand, or nothing of it lies in the arc. */
export function judgedRange(facts: StandFacts, context: Context): Judged | null {
  const measured = facts.pair?.ranges['front-to-target'];
  if (!facts.pair || !measured) return null;
  const set = context.shot.override?.range;
  const byUmpire = set !== undefined;
  return { reading: byUmpire ? tape(set) : measured.tape, measured: measured.tape, byUmpire, pair: facts.pair };
}

export const rangeSeen = (range: Judged) => ({
  spans: range.pair.ranges['front-to-target']?.spans ?? [],
  stands: [range.pair.target],
});

/** Whether the shot may be aimed at its target at all: an enemy, with figures, in no melee. */
function targetCheck({ firer, target }: Context): Asked {
  if (!target) return failed('target', 'no-target', sources.unobstructed, { said: 'This fire needs a target unit.' });
  if (target.stands.length === 0 || (target.figures <= 0 && !isBattery(target))) {
    return failed('target', 'no-figures', sources.noFigures, { said: `${target.name} has no figures left.` });
  }
  if (target.side === firer.side) return failed('target', 'friend', sources.aimedSide, { said: `${target.name} is a friend.` });
  if (target.engaged) return failed('target', 'target-engaged', sources.engagedTarget, { said: `${target.name} is engaged in melee.` });
  return passed('target', sources.engagedTarget, { said: `${target.name} is not engaged in melee.` });
}

/** An umpire's range is a length; anything else is refused rather than passed over. */
function overrideCheck({ shot }: Context): readonly Asked[] {
  const set = shot.override?.range;
  if (set === undefined || (Number.isFinite(set) && set >= 0)) return [];
  return [failed('override', 'override', sources.umpire, { said: `A range set by the umpire is 0.00″ or more, not ${set}.` })];
}

/** The checks before the range, in the order asked. */
export function openingChecks(tables: Tables, facts: StandFacts, context: Context, refused: Refused | null): readonly Asked[] {
  const opening = [offeredCheck(refused, sources.mayFire), targetCheck(context), ...overrideCheck(context)];
  return context.target
    ? [...opening, ...sightChecks(facts, context.target, context, sightOf(tables, firingStand(facts, context)))]
    : opening;
}

/** What a range chart says of a reading. `reach` names the weapon for the refusal: "the musket". */
export function bandCheck(chart: BandChart, range: Judged, name: string, reach: string): Asked {
  const band = bandAt(chart, range.reading);
  const value = inches(range.reading / 100);
  const seen = rangeSeen(range);
  const source = range.byUmpire ? sources.umpire : chart.source;
  if (!band) {
    const said = `${name} reads ${value}; ${reach} reaches ${inches(chart.bands.at(-1)?.upTo ?? 0)}.`;
    return failed('range', 'out-of-range', source, { said, value, seen });
  }
  const exactly = range.reading === Math.round(100 * band.upTo) && band !== chart.bands.at(-1);
  const edge = exactly ? ' Shared limits count as the nearer band.' : '';
  const set = range.byUmpire ? `Set by the umpire; the tape reads ${inches(range.measured / 100)}. ` : '';
  return passed('range', source, {
    said: `${set}${name} reads ${value}: ${band.name}.${edge}`,
    value,
    ...spareInches(band.upTo - range.reading / 100),
    seen,
  });
}

/** The band of a reading, by name; null where there is none. */
type BandName = (reading: Tape) => string | null;

export const bandNames =
  (chart: BandChart): BandName =>
  (reading) =>
    bandAt(chart, reading)?.name ?? null;

/** What is said when the nearest edges fall in another band than the range that rules; null when they do not. */
function edgeWords(range: Judged, nameOf: BandName): string | null {
  const edges = range.pair.ranges['edge-to-edge'];
  const ruled = nameOf(range.reading);
  const other = edges ? nameOf(edges.tape) : null;
  if (!edges || range.byUmpire || ruled === null || other === null || other === ruled) return null;
  return `Edge to edge the tape reads ${inches(edges.tape / 100)}, ${other}; the range in the arc is ${inches(range.reading / 100)}, ${ruled}.`;
}

const edgeSeen = (range: Judged) => ({ spans: range.pair.ranges['edge-to-edge']?.spans ?? [] });

export function edgeCheck(range: Judged, names: BandName): readonly Asked[] {
  const said = edgeWords(range, names);
  return said === null ? [] : [passed('edge', sources.range, { said, seen: edgeSeen(range) })];
}

export function edgeLine(by: string, range: Judged, names: BandName): readonly TrailLine[] {
  const because = edgeWords(range, names);
  return because === null ? [] : [note(`${by}/edge`, 0, { because, source: sources.range, seen: edgeSeen(range) })];
}

/** The first line of a share: the range that it was judged with, and who set it. */
export function rangeLine(by: string, range: Judged, name: string): TrailLine {
  const shown = inches(range.reading / 100);
  const said = range.byUmpire
    ? `Range to ${name} set by the umpire at ${shown}; the tape reads ${inches(range.measured / 100)}.`
    : `${name} reads ${shown}.`;
  const source = range.byUmpire ? sources.umpire : sources.range;
  return note(`${by}/range`, fraction(range.reading, 100), { because: said, source: source, seen: rangeSeen(range), shown });
}

export const uphill = ({ levels }: PairFacts): boolean => levels.to > levels.from;

/** Names the levels where they differ; silent on level ground. */
export function levelCheck({ levels, target }: PairFacts, name: string, said: string): readonly Asked[] {
  if (levels.from === levels.to) return [];
  const told = `${name} is on level ${levels.to}, the firer on level ${levels.from}${said}`;
  return [passed('level', sources.levels, { said: told, value: `${levels.from} to ${levels.to}`, seen: { stands: [target] } })];
}

/** Guns and small arms take their arcs from different passages. */
export function sightOf(tables: Tables, stand: FighterStand): SightOf {
  const gun = isGun(stand);
  const arc = toldFrom(gun ? sources.artilleryArc : sources.infantryArc, tables.arcHalf[gun ? 'artillery' : 'small-arms'].source);
  return { arc: () => arc, sight: sources.unobstructed, nearBy: 'front-to-target' };
}

/** A limit of the player's own that let the shot happen, for the ruling to name; silent on shipped charts. */
export function ownLimit(id: string, limit: Sourced<number>, because: string): readonly TrailLine[] {
  return limit.source.chart === undefined ? [] : [note(id, limit.value, { because, source: limit.source })];
}

export function ownArc(tables: Tables, by: string, of: 'artillery' | 'small-arms'): readonly TrailLine[] {
  const half = tables.arcHalf[of];
  return ownLimit(`${by}/arc`, half, `The arc opens ${degrees(half.value)} to either side.`);
}
