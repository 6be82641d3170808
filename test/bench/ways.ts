/**
 * The same two questions answered in four ways: what does a line across the table pass through, and the whole answer for one gun.
 * Turf's shapes are made ready beforehand, which favours it; what it cannot measure on a plane (lengths, nearest points) is lent to it.
 */
import RBush from 'rbush';
import { arcRegion, layArc, nearestInArc, portionInArc, type LaidArc } from '#geometry/check/arc';
import { followShot } from '#geometry/check/lineOfFire';
import { sweep } from '#geometry/check/pairFacts';
import { standsMet } from '#geometry/check/standsMet';
import { boxPolygon, frontCenter, nearestInBox } from '#geometry/shape/box';
import { lineFeature, lineMeets, meets, pointFeature, toFeature } from '#geometry/shape/planar';
import { boundsOf, type Bounds } from '#geometry/shape/polygon';
import { lastMeeting, meet, slabOf, type Slab } from '#geometry/shape/slab';
import { tape, tapeOf, TOUCH, type Tape } from '#geometry/shape/units';
import { distance } from '#geometry/shape/vec';
import { fieldOf, type Field } from '#geometry/table/field';
import type { Point, Stand, Table } from '#geometry/table/table';
import { policy } from './battle.ts';

type Outline = ReturnType<typeof toFeature>;

export interface Ready {
  readonly stand: Stand;
  readonly outline: Outline;
  readonly slab: Slab;
}
interface Boxed extends Ready, Bounds {}

export interface Ground {
  readonly field: Field;
  readonly all: readonly Ready[];
  readonly boxes: RBush<Boxed>;
}

export function groundOf(table: Table): Ground {
  const all = table.stands.map((stand): Boxed => {
    const outline = boxPolygon(stand.box);
    return { stand, outline: toFeature(outline), slab: slabOf(stand.box), ...boundsOf(outline) };
  });
  return { field: fieldOf(table), all, boxes: new RBush<Boxed>().load(all) };
}

/** Who may be on a segment or about a point: everybody, whom a box search finds, or only those that are. */
export interface Search {
  readonly along: (from: Point, to: Point) => readonly Ready[];
  readonly about: (center: Point, radius: number) => readonly Ready[];
}

export const everybody = ({ all }: Ground): Search => ({ along: () => all, about: () => all });

export const boxSearch = ({ boxes }: Ground): Search => ({
  along: (from, to) => boxes.search(boundsOf([from, to])),
  about: ({ x, y }, r) => boxes.search({ minX: x - r, minY: y - r, maxX: x + r, maxY: y + r }),
});

/** Finds at no cost: each answer is worked out before and looked up by its question. */
export function oracle(ground: Ground): Search & { readonly learn: (work: () => unknown) => void } {
  const known = new Map<number, readonly Ready[]>();
  const search = boxSearch(ground);
  const key = (a: number, b: number, c: number, d: number): number => a + 1e3 * b + 1e6 * c + 1e9 * d;
  let learning = false;
  const ask = (at: number, find: () => readonly Ready[]): readonly Ready[] => {
    const found = known.get(at);
    if (found !== undefined) return found;
    if (!learning) throw new Error('the oracle was not told');
    const fresh = find();
    known.set(at, fresh);
    return fresh;
  };
  return {
    along: (from, to) =>
      ask(key(from.x, from.y, to.x, to.y), () => search.along(from, to).filter((one) => crosses(one.slab, from, to) !== null)),
    about: (center, radius) =>
      ask(key(center.x, center.y, radius, 0), () =>
        search.about(center, radius).filter(({ stand }) => distance(center, nearestInBox(stand.box, center)) <= radius),
      ),
    learn: (work) => {
      learning = true;
      work();
      learning = false;
    },
  };
}

function crosses(slab: Slab, from: Point, to: Point): { readonly enter: number; readonly leave: number } | null {
  const length = distance(from, to);
  return meet(slab, from.x, from.y, (to.x - from.x) / length, (to.y - from.y) / length, length) === 'passes' ? { ...lastMeeting } : null;
}

interface Met {
  readonly id: string;
  readonly enter: number;
}

const inOrder = (met: Met[]): Met[] => met.sort((a, b) => a.enter - b.enter || (a.id < b.id ? -1 : 1));

export const lineByUs = ({ field }: Ground, from: Point, to: Point): Met[] =>
  standsMet(field, from, to, () => true).map(({ stand, enter }) => ({ id: stand.id, enter }));

/** Turf's points on each outline; two apart from each other are a passage, and so is one where the line ends inside. */
export function lineByTurf(search: Search, from: Point, to: Point): Met[] {
  const [line, end] = [lineFeature(from, to), pointFeature(to)];
  const met: Met[] = [];
  for (const { stand, outline } of search.along(from, to)) {
    const away = lineMeets(line, outline).map((p) => distance(from, p));
    const enter = Math.min(...away);
    if (Math.max(...away) - enter > TOUCH || (away.length === 1 && meets(outline, end))) met.push({ id: stand.id, enter });
  }
  return inOrder(met);
}

/** Closed-form crossings of exactly the stands crossed, and nothing else. */
export function lineByOracle(search: Search, from: Point, to: Point): Met[] {
  const met: Met[] = [];
  for (const { stand, slab } of search.along(from, to)) {
    const passage = crosses(slab, from, to);
    if (passage) met.push({ id: stand.id, enter: passage.enter });
  }
  return inOrder(met);
}

/** What is told of every stand in reach. */
export interface Told {
  readonly id: string;
  readonly inArc: boolean;
  readonly range: Tape | null;
  readonly clear: boolean;
}

export interface Whole {
  readonly told: readonly Told[];
  readonly struck: readonly string[];
}

export function wholeByUs({ field }: Ground, gun: Stand): Whole {
  const facts = sweep(field, gun, policy);
  const shot = followShot(field, gun, gun.box.facing, null, policy);
  return {
    told: facts.map(({ target, arc, ranges, clear }) => ({
      id: target,
      inArc: arc.inside,
      range: ranges['front-to-target']?.tape ?? null,
      clear,
    })),
    struck: shot.struck.map(({ stand }) => stand),
  };
}

type Line = (search: Search, from: Point, to: Point) => Met[];

/** A way of doing the whole: who is searched, how the arc is tested, how a line is crossed. */
export interface Means {
  readonly search: Search;
  readonly inArc: (arc: LaidArc) => (one: Ready) => boolean;
  readonly line: Line;
  /** Asks only about every so many stands in reach: for ways that would take minutes. */
  readonly every?: number;
}

/** Reach, arc, aim point, range and line of every stand, then the line of fire. */
export function wholeBy({ field }: Ground, gun: Stand, { search, inArc, line, every = 1 }: Means): Whole {
  const arc = layArc(gun.box, policy.arc);
  const within = inArc(arc);
  let asked = 0;
  const told = search.about(arc.front, policy.reach + 0.01).flatMap((one): (Told & { away: number })[] => {
    const { stand } = one;
    const away = distance(arc.front, nearestInBox(stand.box, arc.front));
    if (stand.id === gun.id || tape(away) > tapeOf(policy.reach)) return [];
    asked += 1;
    if (asked % every !== 0) return [];
    const aim = nearestInArc(arc, stand.box, portionInArc(arc, stand.box, one.slab));
    const between = line(search, arc.front, aim ?? nearestInBox(stand.box, arc.front));
    const clear = between.every(({ id }) => id === gun.id || id === stand.id);
    return [{ id: stand.id, inArc: within(one), range: aim && tape(distance(arc.front, aim)), clear, away }];
  });
  told.sort((a, b) => a.away - b.away || (a.id < b.id ? -1 : 1));
  const { from, to } = shotOf(field.table, gun);
  const struck = line(search, from, to).flatMap(({ id }) => (id === gun.id ? [] : [id]));
  return { told: told.map(({ id, inArc: inside, range, clear }) => ({ id, inArc: inside, range, clear })), struck };
}

export const arcByTurf = (arc: LaidArc): ((one: Ready) => boolean) => {
  const region = toFeature(arcRegion(arc.firer, policy.arc, 2 * policy.reach));
  return ({ outline }) => meets(region, outline);
};

export const arcByUs =
  (arc: LaidArc): ((one: Ready) => boolean) =>
  ({ stand, slab }) =>
    portionInArc(arc, stand.box, slab) !== 'none';

/** Straight ahead to the effective range; the guns of the bench stand too far inside the table to reach its edge. */
function shotOf(table: Table, gun: Stand): { readonly from: Point; readonly to: Point } {
  const from = frontCenter(gun.box);
  const ahead = (gun.box.facing * Math.PI) / 180;
  const to = { x: from.x + policy.reach * Math.sin(ahead), y: from.y + policy.reach * Math.cos(ahead) };
  const inches = Math.min(policy.reach, until(from.x, to.x - from.x, table.width), until(from.y, to.y - from.y, table.depth));
  return { from, to: { x: from.x + inches * Math.sin(ahead), y: from.y + inches * Math.cos(ahead) } };
}

function until(at: number, way: number, size: number): number {
  return way > 0 ? ((size - at) * policy.reach) / way : way < 0 ? (-at * policy.reach) / way : Infinity;
}
