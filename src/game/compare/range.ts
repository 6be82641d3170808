/** The range of a planned shot by its book's own convention: what was measured, in words and in numbers, group by group. */
import type { RangeReading, Span } from '#geometry/check/facts';
import { tape, type Tape } from '#geometry/shape/units';
import type { UnitId } from '#geometry/table/table';
import type { GroupVerdict, RuleSet } from '#rules/engine/contract';
import { fighterOf } from '../fighter.ts';
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

/** The range that a group was measured at, as its own book measured it; null where nothing was. */
export const rangeOfGroup = ({ range }: Pick<GroupVerdict, 'range'>, book: RuleSet): ComparedRange | null =>
  range && rangeFrom(range.kind, range, book);

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
