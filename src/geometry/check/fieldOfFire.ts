/**
 * Where a stand can fire: its arc on the table with the ground cut out that other stands and solid terrain hide from its front
 * midpoint. The judgement is fact 6's own, for a target no bigger than a point: the field and the obstruction of a line to any place
 * in it agree.
 */
import { partPolygon } from '../shape/area.ts';
import { boxPolygon } from '../shape/box.ts';
import { clip, subtractRings, unite, type Rings } from '../shape/planar.ts';
import { stepsFor, type HalfPlane } from '../shape/sector.ts';
import { darkFromEntry, shadowsOf, type Eye, type Judge, type Shadow } from '../shape/shadow.ts';
import { TOUCH, type Inches, type Tape } from '../shape/units.ts';
import { onTheWay } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, Polygon, Stand, TerrainPiece } from '../table/table.ts';
import { arcRegion, layArc } from './arc.ts';
import { CLOSE, closeInFront, firesFrom, postOf, seesThrough, WOODS_SIGHT, type Post } from './cover.ts';
import type { MeasurePolicy } from './facts.ts';
import { levelAtPoint, levelOf } from './level.ts';

/** What the shadows are worked out from, once for a firing stand. */
interface Lookout {
  readonly field: Field;
  readonly policy: MeasurePolicy;
  readonly post: Post;
  readonly eye: Eye;
  readonly level: number;
  readonly planes: readonly HalfPlane[];
}

/**
 * The field of fire out to `reach` inches, as pieces with their outer ring and holes; empty when all of it is hidden. A stand that
 * is in the way is itself not in the field: the field ends at its near side. Where woods are looked into, and behind walls, the edge
 * is drawn in chords of a degree.
 */
export function fieldOfFire(field: Field, firer: Stand, policy: MeasurePolicy, reach: Inches): Rings[] {
  const post = postOf(field, firer);
  const lookout: Lookout = {
    field,
    policy,
    post,
    // No place of the arc is further from the eye.
    eye: { at: post.front, facing: firer.box.facing, reach: reach + firer.box.width },
    level: levelOf(field, firer, policy.level),
    planes: layArc(firer.box, policy.arc).planes,
  };
  const [ground] = clip(arcRegion(firer.box, policy.arc, reach), tableOutline(field));
  if (ground === undefined) return [];
  return subtractRings(ground, [
    ...(policy.standsObstruct ? hiddenByStands(lookout) : []),
    ...(policy.terrainObstructs ? hiddenByTerrain(lookout) : []),
  ]);
}

function tableOutline({ table: { width, depth } }: Field): Polygon {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
}

/** From a hill one looks over stands on lower ground at whatever is higher than they are. */
function hiddenByStands(lookout: Lookout): Rings[] {
  const { field, policy, post, level, eye, planes } = lookout;
  const byLevel = new Map<number, Polygon[]>();
  field.index.standsAround(eye.at, eye.reach, planes, ({ stand }) => {
    if (stand.marker || stand.id === post.stand.id) return;
    const own = level > 0 ? Math.min(level, levelOf(field, stand, policy.level)) : 0;
    byLevel.set(own, [...(byLevel.get(own) ?? []), boxPolygon(stand.box)]);
  });
  return [...byLevel].flatMap(([own, outlines]) =>
    spared(shadowsOf(eye, outlines, darkFromEntry), own < level ? higherGround(lookout, own + 1) : []),
  );
}

function hiddenByTerrain(lookout: Lookout): Rings[] {
  const pieces = new Set<TerrainPiece>();
  lookout.field.index.terrainAround(lookout.eye.at, lookout.eye.reach, lookout.planes, ({ piece }) => pieces.add(piece));
  return [...pieces].flatMap((piece) => hiddenBy(lookout, piece));
}

function hiddenBy(lookout: Lookout, piece: TerrainPiece): Rings[] {
  const { post, level } = lookout;
  const shadows = (judge: Judge): Shadow[] => shadowsOf(lookout.eye, turnedRings(piece), judge, 1);
  const own = firesFrom(post, piece);
  switch (piece.kind) {
    case 'hill':
      return own || piece.level <= level ? [] : spared(shadows(darkFromEntry), higherGround(lookout, piece.level));
    case 'woods':
      return spared(shadows(darkInWoods(lookout, piece, own)), []);
    case 'building':
      return own ? [] : spared(shadows(darkFromExit), outlineOf(piece));
    case 'wall':
    case 'works':
      return own ? [] : hiddenByWall(lookout, piece, shadows(darkBehindWall(lookout, piece)));
    default:
      return [];
  }
}

/** Whoever is in the wall is behind it; on lower ground it hides only what is no higher than its foot. */
function hiddenByWall(lookout: Lookout, piece: TerrainPiece, shadows: readonly Shadow[]): Rings[] {
  return shadows.flatMap((shadow) => {
    const over = shadow.key < lookout.level ? higherGround(lookout, shadow.key + 1) : [];
    return spared([shadow], [...outlineOf(piece), ...over]);
  });
}

const darkFromExit: Judge = (runs) => {
  const by = runs.findIndex((run) => run.leave - run.enter > TOUCH);
  const first = runs[by];
  return first === undefined ? null : { from: first.leave, by, key: 0 };
};

/** One sees two inches into woods; out of them and through them only where they are no deeper and one is in them or close to them. */
function darkInWoods({ post, eye }: Lookout, piece: TerrainPiece, own: boolean): Judge {
  return (runs, ray) => {
    const line = { from: eye.at, to: ray(eye.reach) };
    for (const [by, run] of runs.entries()) {
      if (run.leave - run.enter <= TOUCH) continue;
      const through = own || closeInFront(post, { piece, ...run }, line);
      if (through && seesThrough({ piece, ...run }, Infinity)) continue;
      return { from: Math.min(run.leave, run.enter + stillReads(WOODS_SIGHT)), by, key: 0 };
    }
    return null;
  };
}

/** A wall shelters what is within an inch behind it, and lets through what is fired from within an inch before it. */
function darkBehindWall({ field, post, eye, level }: Lookout, piece: TerrainPiece): Judge {
  return (runs, ray) => {
    const line = { from: eye.at, to: ray(eye.reach) };
    for (const [by, run] of runs.entries()) {
      if (run.leave - run.enter <= TOUCH || closeInFront(post, { piece, ...run }, line)) continue;
      const foot = level > 0 ? levelAtPoint(field, onTheWay(line.from, line.to, (run.enter + run.leave) / 2)) : 0;
      return { from: run.leave + stillReads(CLOSE), by, key: Math.min(level, foot) };
    }
    return null;
  };
}

/** The longest length that the tape still reads as so much. */
function stillReads(reading: Tape): Inches {
  return (reading + 0.5) / 100;
}

function spared(shadows: readonly Shadow[], from: readonly Rings[]): Rings[] {
  return shadows.flatMap(({ polygon }) => (from.length === 0 ? [[polygon]] : subtractRings(polygon, from)));
}

/** Ground of a level or higher within the arc. */
function higherGround({ field, eye, planes }: Lookout, level: number): Rings[] {
  const hills: Rings[] = [];
  field.index.terrainAround(eye.at, eye.reach, planes, ({ piece, part }) => {
    if (piece.level >= level) hills.push([partPolygon(part, part.kind === 'disc' ? stepsFor(part.radius, 360) : 0)]);
  });
  return hills;
}

const outlines = new WeakMap<TerrainPiece, readonly Rings[]>();

/** The parts of a piece melted together, worked out once for a piece. */
function outlineOf(piece: TerrainPiece): readonly Rings[] {
  const known = outlines.get(piece);
  if (known !== undefined) return known;
  const parts = piece.parts.map((part) => partPolygon(part, part.kind === 'disc' ? stepsFor(part.radius, 360) : 0));
  const melted = parts.length === 1 ? [parts] : unite(parts);
  outlines.set(piece, melted);
  return melted;
}

/** Every ring with the ground on its left: holes run the other way round. */
function turnedRings(piece: TerrainPiece): Polygon[] {
  return outlineOf(piece).flatMap(([outer, ...holes]) => [
    ...(outer === undefined ? [] : [outer]),
    ...holes.map((hole): readonly Point[] => [...hole].reverse()),
  ]);
}
