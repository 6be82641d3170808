/** Fact 6: what blocks a line of fire, in the order of the line. */
import { gap } from '../shape/box.ts';
import { tape, TOUCH } from '../shape/units.ts';
import type { Blocker } from './facts.ts';
import { runObstructs, standObstructs, type Sight } from './sight.ts';
import type { StandMet } from './standsMet.ts';
import type { TerrainMet } from './terrainMet.ts';

/**
 * Blockers between the front midpoint and the aim point. Touching stands are one closed block, so a line along their seam is
 * blocked, by the lower id. `hides` is 1, the whole of this line, until the visible share is measured.
 */
export function blockersOf(sight: Sight, stands: readonly StandMet[], runs: readonly TerrainMet[]): readonly Blocker[] {
  const blockers: Blocker[] = [];
  for (const met of stands) {
    if (met.stand.id === sight.target.id || !before(met, sight)) continue;
    if (standObstructs(sight, met.stand)) blockers.push(standBlocker(met, sight));
  }
  if (sight.policy.terrainObstructs)
    for (const run of runs) if (run.enter < sight.length - TOUCH && runObstructs(sight, run)) blockers.push(terrainBlocker(run, sight));
  return blockers.length > 1 ? blockers.sort((a, b) => a.at - b.at) : blockers;
}

/** A stand beginning at the aim point is behind it; a sliver no deeper than TOUCH is a graze. */
function before({ enter, leave, seam }: StandMet, { length }: Sight): boolean {
  return seam ? enter < length - TOUCH : Math.min(leave, length) - enter > TOUCH;
}

function standBlocker({ stand, enter, leave }: StandMet, sight: Sight): Blocker {
  return { kind: 'stand', stand: stand.id, unit: stand.unit, side: stand.side, at: enter, leave: Math.min(leave, sight.length), hides: 1 };
}

function terrainBlocker({ piece, enter, leave }: TerrainMet, sight: Sight): Blocker {
  return { kind: 'terrain', terrain: piece.id, terrainKind: piece.kind, at: enter, leave: Math.min(leave, sight.length), hides: 1 };
}

/** Face to face between a blocking stand and the target, for overhead fire. */
export function withGap(blocker: Blocker, { field, target }: Sight): Blocker {
  if (blocker.kind !== 'stand') return blocker;
  const between = field.index.standById(blocker.stand);
  return between ? { ...blocker, gap: tape(gap(between.box, target.box).inches) } : blocker;
}
