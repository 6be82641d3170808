/** What is drawn over the table for the present selection, aim and hover: every shape from the facts that were tested. */
import { fieldOfFire } from '#geometry/check/fieldOfFire';
import { arcRegion } from '#geometry/check/arc';
import { fieldOf } from '#geometry/table/field';
import { fighterOf, readingsOf } from '#game/fighter';
import { reachOf, usualPolicy } from '#game/facts';
import { findUnit, standOf, standsOf } from '#game/lookup';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import { arcMarks, fieldMarks } from '#view/mark/arcMarks';
import type { Mark } from '#view/mark/mark';
import { standLineMarks } from '#view/mark/readingMarks';
import { shotMarks } from '#view/mark/shotMarks';
import { witnessMarks } from '#view/mark/witnessMarks';
import { namesOf } from '#view/mark/words';
import { selectedUnit } from './aiming.ts';
import type { ToolName } from '#view/tool/tool';
import { stateOf, type Bench } from './bench.ts';

/** The arc of one stand with its bands, out to the longest one. */
function standArc(state: GameState, id: string, book: RuleSet): readonly Mark[] {
  const stand = standOf(state, id);
  const firer = fighterOf(state, stand.unit);
  const own = firer.stands.find((one) => one.id === id);
  const reach = own ? reachOf(firer, own, book) : 0;
  if (!own || reach === 0) return [];
  const policy = book.arc(firer, own, readingsOf(state, book));
  const bands = [...book.bands(firer, own)].sort((a, b) => a.upTo - b.upTo).filter((band) => band.upTo < reach);
  return arcMarks({
    stand: id,
    facing: stand.box.facing,
    region: arcRegion(stand.box, policy, reach),
    bands: bands.map((band) => ({ name: band.name, upTo: band.upTo, region: arcRegion(stand.box, policy, band.upTo) })),
  });
}

/** Arcs are drawn for the stand in the middle of a unit, and for every gun of a battery. */
function unitArcs(state: GameState, unit: string, chosen: readonly string[], book: RuleSet): readonly Mark[] {
  const stands = standsOf(state, unit).filter((stand) => chosen.length === 0 || chosen.includes(stand.id));
  const shown = findUnit(state, unit)?.order === 'square' ? stands : stands.slice((stands.length - 1) >> 1).slice(0, 1);
  return shown.flatMap((stand) => standArc(state, stand.id, book));
}

const fields = new WeakMap<GameState, Map<string, readonly Mark[]>>();

/** The field of fire with the hidden parts cut out, worked out once a state and stand. */
function standField(state: GameState, id: string, book: RuleSet): readonly Mark[] {
  let map = fields.get(state);
  if (!map) {
    map = new Map();
    fields.set(state, map);
  }
  let marks = map.get(id);
  if (!marks) {
    const stand = standOf(state, id);
    const firer = fighterOf(state, stand.unit);
    const own = firer.stands.find((one) => one.id === id);
    const reach = own ? reachOf(firer, own, book) : 0;
    marks = reach === 0 ? [] : fieldMarks(id, fieldOfFire(fieldOf(state.table), stand, usualPolicy(state, id, book), reach));
    map.set(id, marks);
  }
  return marks;
}

export function overlayMarks(bench: Bench, plan: ShotPlan | null, tool: ToolName): readonly Mark[] {
  const state = stateOf(bench);
  const unit = selectedUnit(bench);
  const of = tool === 'arcs' ? (bench.hovered ?? unit) : (unit ?? bench.hovered);
  const shown = of !== null && findUnit(state, of) ? of : null;
  const first = shown === unit ? bench.selection.stands[0] : shown === null ? undefined : standsOf(state, shown)[0]?.id;
  const arcs =
    shown !== null && bench.overlays.arcs ? unitArcs(state, shown, shown === unit ? bench.selection.stands : [], bench.book) : [];
  const field = bench.overlays.field && first !== undefined && !standOf(state, first).marker ? standField(state, first, bench.book) : [];
  const shot = plan ? shotMarks(plan, namesOf(state)) : [];
  const lines = plan && bench.overlays.standLines ? standLineMarks(plan) : [];
  const lit = bench.lit ? witnessMarks(bench.lit.witness, state) : [];
  return [...field, ...arcs, ...shot, ...lines, ...lit];
}
