/** Fact 6, the share of a stand that can be seen from the front midpoint: angles subtended, exact, not sampled rays. */
import { mergeRuns, type Run } from '../shape/area.ts';
import { corners } from '../shape/box.ts';
import { lastMeeting, meet, type Slab } from '../shape/slab.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Point } from '../table/table.ts';
import type { Blocker } from './facts.ts';
import { hiddenByTerrain } from './hiddenByTerrain.ts';
import { angleOff, lookAt, turned, type Hiding, type Outlook } from './outlook.ts';
import { standObstructs, type Sight } from './sight.ts';

export interface Visible {
  readonly share: number;
  readonly hiders: readonly Blocker[];
}

/** Share of the target's breadth, as seen from the front midpoint, that nothing hides; 1 in contact. Hiders by distance, then by id. */
export function visibleShare(sight: Sight): Visible {
  const outlook = lookAt(sight.post.front, sight.target);
  if (!outlook) return { share: 1, hiders: [] };
  const hiding = [...hiddenByStands(sight, outlook), ...(sight.policy.terrainObstructs ? hiddenByTerrain(sight, outlook) : [])];
  const breadth = outlook.left - outlook.right;
  const shareOf = (hidden: readonly Run[]): number => Math.min(1, angleOf(hidden) / breadth);
  return {
    share: 1 - shareOf(hiding.flatMap((one) => one.hidden)),
    hiders: hiding.map(({ blocker, hidden }) => ({ ...blocker, hides: shareOf(hidden) })).sort(byDistance),
  };
}

/** Whether anything hides a part of the target: asked of stands first, since terrain has to be cut to tell. */
export function isPartHidden(sight: Sight): boolean {
  const outlook = lookAt(sight.post.front, sight.target);
  if (!outlook) return false;
  return hiddenByStands(sight, outlook).length > 0 || (sight.policy.terrainObstructs && hiddenByTerrain(sight, outlook).length > 0);
}

function byDistance(a: Blocker, b: Blocker): number {
  return a.at - b.at || (nameOf(a) < nameOf(b) ? -1 : 1);
}

export function nameOf(blocker: Blocker): string {
  return blocker.kind === 'stand' ? blocker.stand : blocker.terrain;
}

function angleOf(hidden: readonly Run[]): number {
  return mergeRuns(hidden).reduce((sum, run) => sum + run.leave - run.enter, 0);
}

function hiddenByStands(sight: Sight, outlook: Outlook): readonly Hiding[] {
  if (!sight.policy.standsObstruct) return [];
  const { field, post, target } = sight;
  const found: Hiding[] = [];
  field.index.standsAround(outlook.eye, outlook.far, outlook.planes, (entry) => {
    const { stand } = entry;
    if (stand.marker || stand.id === post.stand.id || stand.id === target.id) return;
    const hidden = shadowOf(entry, corners(stand.box), outlook);
    if (!hidden || !standObstructs(sight, stand)) return;
    found.push({
      hidden: [hidden.run],
      blocker: { kind: 'stand', stand: stand.id, unit: stand.unit, side: stand.side, at: hidden.at, leave: hidden.leave, hides: 0 },
    });
  });
  return found;
}

interface Shadow {
  readonly run: Run;
  readonly at: Inches;
  readonly leave: Inches;
}

/** Two stands that do not overlap lie one before the other on every ray that meets both: the middle ray tells for all. */
function shadowOf(slab: Slab, outline: readonly Point[], outlook: Outlook): Shadow | null {
  const run = breadthOf({ x: slab.cx, y: slab.cy }, outline, outlook);
  if (!run || (run.leave - run.enter) * outlook.far <= TOUCH) return null;
  const { eye, axis, far } = outlook;
  const ray = turned(axis, (run.enter + run.leave) / 2);
  if (meet(slab, eye.x, eye.y, ray.x, ray.y, far) !== 'passes') return null;
  const { enter: at, leave } = lastMeeting;
  if (meet(outlook.slab, eye.x, eye.y, ray.x, ray.y, far) === null || lastMeeting.enter <= at) return null;
  return { run, at, leave };
}

/** Angles that an outline takes up within the target's; corners at the eye itself have no direction. */
function breadthOf(middle: Point, outline: readonly Point[], { eye, axis, right, left }: Outlook): Run | null {
  const reach = distance(eye, middle);
  if (reach <= TOUCH) return null;
  const own = { x: (middle.x - eye.x) / reach, y: (middle.y - eye.y) / reach };
  const at = angleOff(axis, eye, middle);
  const angles = outline.filter((p) => distance(eye, p) > TOUCH).map((p) => at + angleOff(own, eye, p));
  const enter = Math.max(right, Math.min(...angles));
  const leave = Math.min(left, Math.max(...angles));
  return leave > enter ? { enter, leave } : null;
}
