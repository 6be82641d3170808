/** The scene that the painter is handed, from the bench. */
import { findStand, unitOf } from '#game/lookup';
import type { ShotPlan } from '#game/session.types';
import { struckStands } from '#view/mark/shotMarks';
import type { Scene } from '#view/scene';
import type { Hand } from '#view/tool/hand';
import { stateOf, type Bench } from './bench.ts';
import { rangeGhostOf } from './comparing.ts';
import { standLook, standLooks, stopsOf, terrainLooks, unitLooks, type Emphases } from './looks.ts';
import { overlayMarks } from './overlays.ts';
import { settledPlans } from './shotMotion.ts';

function emphasesOf(bench: Bench, plan: ShotPlan | null): Emphases {
  return {
    selected: new Set(bench.selection.stands),
    hoveredUnit: bench.hovered,
    struck: new Set(plan ? struckStands(plan) : []),
    lit: new Set(bench.lit?.witness.stands ?? []),
  };
}

let last: { readonly reads: readonly unknown[]; readonly scene: Scene } | null = null;

/** The scene of a bench; the very same one while nothing that it is made of has changed, as when only the view moves. */
export function sceneOf(bench: Bench, plan: ShotPlan | null, hand: Pick<Hand, 'tool' | 'shown'>): Scene {
  const { selection, hovered, mode, settled, lit, overlays, dark, aim, ricochetAt, ghostCharge, rangeGhost } = bench;
  const reads = [
    stateOf(bench),
    plan,
    selection,
    hovered,
    mode,
    settled,
    lit,
    overlays,
    dark,
    aim,
    ricochetAt,
    ghostCharge,
    rangeGhost,
    hand.tool,
    hand.shown(),
  ];
  if (last === null || reads.some((one, n) => one !== last?.reads[n])) last = { reads, scene: buildScene(bench, plan, hand) };
  return last.scene;
}

function buildScene(bench: Bench, plan: ShotPlan | null, hand: Pick<Hand, 'tool' | 'shown'>): Scene {
  const state = stateOf(bench);
  const emphases = emphasesOf(bench, plan);
  const shown = hand.shown();
  const asIf = rangeGhostOf(bench);
  const ghosts = (shown.ghosts ?? bench.ghostCharge ?? asIf?.placings ?? []).flatMap((placing) => {
    const stand = findStand(state, placing.stand);
    return stand ? [standLook(state, unitOf(state, stand.unit), { ...stand, box: placing.box }, emphases)] : [];
  });
  return {
    width: state.table.width,
    depth: state.table.depth,
    stands: standLooks(state, emphases),
    units: unitLooks(state, emphases),
    terrain: terrainLooks(state, {
      selected: bench.selection.terrain,
      lit: new Set(bench.lit?.witness.terrain ?? []),
      stops: stopsOf(bench.settled ? settledPlans(bench) : plan ? [plan] : []),
    }),
    marks: [...overlayMarks(bench, plan, hand.tool), ...shown.marks, ...(asIf ? [asIf.mark] : [])],
    ghosts,
    dark: bench.dark,
    labels: bench.overlays.labels ? 'all' : 'none',
    showLevels: bench.overlays.levels,
  };
}
