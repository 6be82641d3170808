/** The range of a planned shot by its book's own convention: what was measured, in words and in numbers, group by group. */
import type { RangeReading, Span } from '#geometry/check/facts';
import { tape, type Tape } from '#geometry/shape/units';
import type { StandId, UnitId } from '#geometry/table/table';
import type { GroupRange, RuleSet } from '#rules/engine/contract';
import { fighterOf } from '../fighter.ts';
import { groupRange } from '../measure.ts';
import { contextOf } from '../preview.ts';
import { hundredthsOf } from '../reading.ts';
import type { PlannedStand, ShotPlan } from '../session.types.ts';
import type { GameState } from '../state.ts';

const LABELS = {
  'front-to-target': 'from the front to the nearest point in the arc',
  'edge-to-edge': 'between the nearest edges',
  'mean-of-extremes': 'mean of the nearest and the furthest figure',
  'mean-of-figures': 'mean over every firing figure',
  'centre-to-nearest-figure': 'from the centre to the nearest figure',
  'along-the-line': 'along the line, to where it enters',
} as const;

export type Convention = keyof typeof LABELS;

export interface ComparedRange {
  readonly convention: Convention;
  /** The convention in words. */
  readonly label: string;
  /** As the tape reads it. */
  readonly tape: Tape;
  /** The reading in inches; a mean of several readings is not rounded again. */
  readonly inches: number;
  readonly yards: number;
  /** What was measured. */
  readonly spans: readonly Span[];
}

/** Hundredths of an inch as inches, and as yards on this book's ground. */
export const bothUnits = (hundredths: number, { inchIsYards }: RuleSet): { readonly inches: number; readonly yards: number } => ({
  inches: hundredths / 100,
  yards: (hundredths * inchIsYards) / 100,
});

function rangeFrom(convention: Convention, reading: RangeReading, book: RuleSet): ComparedRange {
  const { tape: shown, spans } = reading;
  return { convention, label: LABELS[convention], tape: shown, ...bothUnits(hundredthsOf(reading), book), spans };
}

export interface GroupMeasured {
  readonly stands: readonly StandId[];
  readonly range: ComparedRange;
}

/** The book's own question about its groups, asked once more with an ear to what it measures. */
export function groupsMeasured(state: GameState, plan: ShotPlan, book: RuleSet): readonly GroupMeasured[] {
  const able = plan.stands.filter((one) => one.verdict.refused === null);
  if (!plan.mode.group || able.length === 0) return [];
  const heard: GroupMeasured[] = [];
  const measure = groupRange(state, able);
  const listening: GroupRange = (stands, kind, ranks) => {
    const reading = measure(stands, kind, ranks);
    if (reading) heard.push({ stands, range: rangeFrom(kind, reading, book) });
    return reading;
  };
  plan.mode.group(able, contextOf(state, plan.shot, book), listening);
  return heard;
}

/** The measured group of these stands: the very same, else one that shares the first of them. */
export function measuredFor(stands: readonly StandId[], heard: readonly GroupMeasured[]): ComparedRange | null {
  const same = heard.find((one) => one.stands.length === stands.length && one.stands.every((id) => stands.includes(id)));
  return (same ?? heard.find((one) => one.stands.some((id) => id === stands[0])))?.range ?? null;
}

/** Where a stand's line first enters the unit; null where it does not. */
function alongLine({ facts }: PlannedStand, target: UnitId, book: RuleSet): ComparedRange | null {
  const entered = facts.line?.struck.find((one) => one.unit === target);
  if (!facts.line || !entered) return null;
  const { from, to, length } = facts.line;
  const share = length === 0 ? 0 : entered.enter / length;
  const at = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
  const reading = tape(entered.enter);
  return {
    convention: 'along-the-line',
    label: LABELS['along-the-line'],
    tape: reading,
    ...bothUnits(reading, book),
    spans: [{ from, to: at }],
  };
}

/** One stand's own range, by the first kind that its mode asks the tape for; null where nothing can be measured. */
export function standRange(
  state: GameState,
  plan: ShotPlan,
  one: PlannedStand,
  target: UnitId | null,
  book: RuleSet,
): ComparedRange | null {
  if (plan.mode.aim === 'line') return target === null ? null : alongLine(one, target, book);
  const firer = fighterOf(state, plan.shot.unit);
  const stand = firer.stands.find(({ id }) => id === one.facts.stand);
  const [kind] = stand ? plan.mode.measure(firer, stand, plan.shot, contextOf(state, plan.shot, book).options).ranges : [];
  const reading = kind && (one.facts.pair ?? one.facts.considered[0])?.ranges[kind];
  return kind && reading ? rangeFrom(kind, reading, book) : null;
}
