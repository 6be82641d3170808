/** What is drawn over the table for the present selection, aim and hover: every shape from the facts that were tested. */
import { fieldOfFire } from '#geometry/check/fieldOfFire';
import { arcRegion } from '#geometry/check/arc';
import { fieldOf } from '#geometry/table/field';
import { fighterOf, readingsOf } from '#game/fighter';
import { reachOf, usualPolicy } from '#game/facts';
import { findUnit, isJammed, standOf, standsOf } from '#game/lookup';
import { fightsOf } from '#game/melee/fight';
import { modeOf } from '#game/preview';
import { rangeOf } from '#game/reading';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { RuleSet } from '#rules/engine/contract';
import { arcMarks, fieldMarks } from '#view/mark/arcMarks';
import type { Mark } from '#view/mark/mark';
import { PRIORITY } from '#view/mark/priority';
import { rangeBandMarks, standLineMarks } from '#view/mark/readingMarks';
import { shotMarks } from '#view/mark/shotMarks';
import { witnessMarks } from '#view/mark/witnessMarks';
import { namesOf } from '#view/mark/words';
import { selectedUnit } from './aiming.ts';
import type { ToolName } from '#view/tool/tool';
import { bookOf, stateOf, type Bench } from './bench.ts';
import { settledPlans } from './shotMotion.ts';
import { unitCard } from './unitCard.ts';

/** The arc of one stand out to the longest limit of the mode in hand, or of every mode; only that mode's bands are drawn. */
function standArc(state: GameState, id: string, mode: string | null, book: RuleSet): readonly Mark[] {
  const stand = standOf(state, id);
  const firer = fighterOf(state, stand.unit);
  const own = firer.stands.find((one) => one.id === id);
  const all = own ? book.bands(firer, own, readingsOf(state, book)) : [];
  const ofMode = all.filter((band) => band.mode === mode);
  const bands = (ofMode.length > 0 ? ofMode : longest(all, book)).toSorted((a, b) => a.upTo - b.upTo);
  const reach = bands.at(-1)?.upTo;
  if (!own || reach === undefined) return [];
  const policy = book.arc(firer, own, readingsOf(state, book));
  return arcMarks({
    stand: id,
    facing: stand.box.facing,
    region: arcRegion(stand.box, policy, reach),
    bands: bands.map((band) => ({ name: band.name, upTo: band.upTo, region: arcRegion(stand.box, policy, band.upTo) })),
  });
}

type Band = ReturnType<RuleSet['bands']>[number];

/** A stand of one weapon shows its bands; a gun with several ways of firing shows where each of them ends. */
function longest(bands: readonly Band[], book: RuleSet): readonly Band[] {
  const modes = [...new Set(bands.map((band) => band.mode))];
  if (modes.length < 2) return bands;
  return modes.flatMap((mode) => {
    const last = bands
      .filter((band) => band.mode === mode)
      .reduce<Band | null>((far, band) => (far === null || band.upTo > far.upTo ? band : far), null);
    return last ? [{ ...last, name: (modeOf(book, mode)?.label ?? mode).toLowerCase() }] : [];
  });
}

/** Arcs are drawn for the stand in the middle of a unit, and for every gun of a battery. */
function unitArcs(state: GameState, unit: string, chosen: readonly string[], mode: string | null, book: RuleSet): readonly Mark[] {
  const stands = standsOf(state, unit).filter((stand) => chosen.length === 0 || chosen.includes(stand.id));
  const shown = findUnit(state, unit)?.order === 'square' ? stands : stands.slice((stands.length - 1) >> 1).slice(0, 1);
  return shown.flatMap((stand) => standArc(state, stand.id, mode, book));
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
    const reach = own ? reachOf(firer, own, book, readingsOf(state, book)) : 0;
    marks = reach === 0 ? [] : fieldMarks(id, fieldOfFire(fieldOf(state.table), stand, usualPolicy(state, id, book), reach));
    map.set(id, marks);
  }
  return marks;
}

/** Readings that fall on a limit of their band, or within a quarter inch of one, are said with the band they count as. */
function closeCalls(plan: ShotPlan, state: GameState, book: RuleSet): readonly Mark[] {
  if (plan.mode.aim === 'line') return [];
  const firer = fighterOf(state, plan.shot.unit);
  return plan.stands.flatMap(({ facts, verdict }) => {
    const own = firer.stands.find((one) => one.id === facts.stand);
    const reading = facts.pair && rangeOf(facts.pair);
    if (!own || !reading || verdict.refused) return [];
    const bands = book.bands(firer, own, readingsOf(state, book)).filter((band) => band.mode === plan.mode.id);
    return rangeBandMarks(facts.stand, reading, bands).filter((mark) => mark.kind === 'pill' && mark.tone === 'near');
  });
}

/** Whose arcs are shown: the unit that is pointed at with the arc tool in hand, else the selected one, else the hovered. */
interface Shown {
  readonly unit: string;
  /** Chosen stands of it; none: it is not the selected unit. */
  readonly chosen: readonly string[];
  readonly mode: string | null;
}

function shownOf(bench: Bench, tool: ToolName): Shown | null {
  const selected = selectedUnit(bench);
  const unit = tool === 'arcs' ? (bench.hovered ?? selected) : (selected ?? bench.hovered);
  if (unit === null || !findUnit(stateOf(bench), unit)) return null;
  return unit === selected ? { unit, chosen: bench.selection.stands, mode: bench.mode.mode } : { unit, chosen: [], mode: null };
}

/** Men at hand strokes fire at nobody, nor does a gun on its limber or one that is jammed. */
const mayFire = (state: GameState, unit: string, book: RuleSet): boolean =>
  fightsOf(state, unit).length === 0 && (unitCard(state, unit, book)?.may ?? []).some(({ refused }) => refused === null);

/** Arcs and field of fire, of a unit that may fire in any of its modes. */
function reachMarks(bench: Bench, { unit, chosen, mode }: Shown): readonly Mark[] {
  const state = stateOf(bench);
  if (!mayFire(state, unit, bookOf(bench))) return [];
  const arcs = bench.overlays.arcs ? unitArcs(state, unit, chosen, mode, bookOf(bench)) : [];
  const first = chosen[0] ?? standsOf(state, unit)[0]?.id;
  if (!bench.overlays.field || first === undefined || standOf(state, first).marker) return arcs;
  return [...standField(state, first, bookOf(bench)), ...arcs];
}

/** A jam shows whoever is selected: the gun looks whole. */
const jamMarks = (state: GameState): readonly Mark[] =>
  state.table.stands
    .filter(({ id }) => isJammed(state, id))
    .map(({ id, box }) => ({
      kind: 'pill',
      id: `jam:${id}`,
      at: box.center,
      words: 'jammed',
      tone: 'no',
      icon: 'cross',
      priority: PRIORITY.jammed,
    }));

export function overlayMarks(bench: Bench, plan: ShotPlan | null, tool: ToolName): readonly Mark[] {
  const state = stateOf(bench);
  const shown = shownOf(bench, tool);
  const reach = shown ? reachMarks(bench, shown) : [];
  const plans = bench.settled ? settledPlans(bench) : plan ? [plan] : [];
  const shot = plans.flatMap((one) => shotMarks(one, namesOf(state)));
  const lines = bench.overlays.standLines ? plans.flatMap(standLineMarks) : [];
  const close = plan && !bench.settled ? closeCalls(plan, state, bookOf(bench)) : [];
  const lit = bench.lit ? witnessMarks(bench.lit.witness, state) : [];
  return [...reach, ...jamMarks(state), ...shot, ...lines, ...close, ...lit];
}
