/** Fact 5: the line of fire, prolonged, enters two or more stands of the target unit. The angle is irrelevant [D]. */
import { inFrame } from '../shape/box.ts';
import { TOUCH, type Inches } from '../shape/units.ts';
import { onTheWay } from '../shape/vec.ts';
import type { PairFacts, Span } from './facts.ts';
import { canHide, reaches, type Sight } from './sight.ts';
import { closeInFront } from './cover.ts';
import type { StandMet } from './standsMet.ts';
import type { TerrainMet } from './terrainMet.ts';

/** The line of fire carried on to `end`: the weapon's last band or the table's edge, and all that lies on it. */
export interface Prolonged extends Span {
  readonly end: Inches;
  readonly stands: readonly StandMet[];
  readonly runs: readonly TerrainMet[];
}

/** Solid terrain ends the line for every stand that it is not the cover of. */
export function enfiladeOf(sight: Sight, prolonged: Prolonged): PairFacts['enfilade'] {
  const { end, stands, runs } = prolonged;
  const { post, target, line } = sight;
  const stops = runs.filter((run) => canHide(sight, run.piece) && !closeInFront(post, run, line));
  const crossed = stands.filter(({ stand, seam, enter, leave }) => stand.unit === target.unit && (!seam || leave - enter > TOUCH));
  const struck = crossed.filter((met) => reaches(stops, met, prolonged)).map((met) => met.stand.id);
  const stop = stops.find((run) => run.enter >= sight.length - TOUCH)?.enter ?? end;
  const flank = sight.policy.enfilade === 'any-angle' || fromTheFlank(sight);
  return {
    is: struck.length > 1 && flank,
    stands: struck,
    span: { from: prolonged.from, to: onTheWay(prolonged.from, prolonged.to, Math.max(sight.length, Math.min(end, stop))) },
  };
}

/** Reading C001-18 `flank`: the line comes from no more than 45 degrees off the target's own front line. */
function fromTheFlank({ target, line }: Sight): boolean {
  const from = inFrame(target.box, line.from);
  const to = inFrame(target.box, line.to);
  return Math.abs(from.x - to.x) >= Math.abs(from.y - to.y) - TOUCH;
}
