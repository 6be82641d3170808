/** A planned shot on the table: the tested line and all that was measured along it. */
import { distance, onTheWay } from '#geometry/shape/vec';
import { inchesOf, type Inches } from '#geometry/shape/units';
import type { LineOfFire, PairFacts } from '#geometry/check/facts';
import type { Point, StandId } from '#geometry/table/table';
import type { PlannedStand, ShotPlan } from '#game/session.types';
import type { Trail, TrailLine } from '#rules/engine/trail';
import { groupMarks } from './groupMarks.ts';
import type { Mark } from './mark.ts';
import { pairMarks } from './pairMarks.ts';
import { PRIORITY } from './priority.ts';
import { capital, inchWords, type Names } from './words.ts';

/** Handle of the point of ricochet, for picking. */
export const RICOCHET_HANDLE = 'por';

/** Every mark of the shot. Numbers run along each gun's line by itself; further guns' labels yield to the first one's, and do not repeat what it says. */
export function shotMarks(plan: ShotPlan, names: Names): readonly Mark[] {
  const lines = plan.stands.flatMap((one, index) => standMarks(one, index, plan, names));
  const together = plan.groups.flatMap((group) => groupMarks(group, group.refused !== null));
  const all = [...lines, ...together];
  return plan.refused ? [...all, ...refusalMarks(plan)] : all;
}

/** The stands that the shot strikes or is aimed at, to be lit. */
export function struckStands(plan: ShotPlan): readonly StandId[] {
  const struck = plan.stands.flatMap(({ facts, verdict }) => {
    if (verdict.refused) return [];
    const aimedAt = facts.line === null && facts.pair ? [facts.pair.target] : [];
    return [...(facts.line?.struck.map((crossing) => crossing.stand) ?? []), ...aimedAt];
  });
  return [...new Set(struck)];
}

/** Whether the ruling itself multiplies for enfilade: a line through two stands says nothing where the mode does not ask. */
const countsEnfilade = ({ verdict }: PlannedStand): boolean =>
  verdict.known.some((share) => linesOf(share.value).some((line) => line.id.endsWith('/enfilade') && line.counts !== false));

const linesOf = (trail: Trail): readonly TrailLine[] => trail.flatMap((line) => [line, ...linesOf(line.parts ?? [])]);

/** Whether the stand fires with others as one, whose range is drawn in place of its own. */
const isGrouped = ({ facts }: PlannedStand, plan: ShotPlan): boolean =>
  plan.groups.some((group) => group.range && group.stands.includes(facts.stand));

function standMarks(one: PlannedStand, index: number, plan: ShotPlan, names: Names): readonly Mark[] {
  const { line } = one.facts;
  const pair = one.facts.pair ?? nearestMiss(one.facts.considered);
  if (line) return lineMarks(line, { refused: one.verdict.refused !== null, index, names });
  const look = {
    refused: one.verdict.refused !== null,
    several: plan.stands.length > 1 || isGrouped(one, plan),
    grouped: isGrouped(one, plan),
    raked: countsEnfilade(one),
    names,
  };
  return pair ? pairMarks(pair, look) : [];
}

/** Of the stands that were considered and not chosen, the one that lies deepest in the arc or the least outside it. */
function nearestMiss(considered: readonly PairFacts[]): PairFacts | null {
  return considered.reduce<PairFacts | null>((best, pair) => (best === null || pair.arc.margin > best.arc.margin ? pair : best), null);
}

interface LineLook {
  readonly refused: boolean;
  readonly index: number;
  readonly names: Names;
}

const at = (line: LineOfFire, inches: number): Point => onTheWay(line.from, line.planned, inches);

function lineMarks(line: LineOfFire, look: LineLook): readonly Mark[] {
  const id = `shot:${line.gun}`;
  const { refused } = look;
  const legs = line.legs.map((leg): Mark => {
    const stroke = refused ? 'refused' : leg.kind === 'direct' ? 'tested' : 'after-por';
    return { kind: 'line', id: `${id}:${leg.kind}`, points: [leg.from, leg.to], stroke };
  });
  const muzzle: Mark = { kind: 'symbol', id: `${id}:muzzle`, at: line.from, symbol: 'muzzle' };
  return [
    ...legs,
    muzzle,
    ...beyondMarks(line, id),
    ...crossingMarks(line, id, look),
    ...ricochetMarks(line, id, look),
    ...endMarks(line, id, look),
  ];
}

/** What the shot would still have run had nothing stopped it. */
function beyondMarks(line: LineOfFire, id: string): readonly Mark[] {
  if (distance(line.to, line.planned) === 0) return [];
  return [{ kind: 'line', id: `${id}:beyond`, points: [line.to, line.planned], stroke: 'not-reached' }];
}

function crossingMarks(line: LineOfFire, id: string, look: LineLook): readonly Mark[] {
  return line.struck.flatMap((crossing, n): readonly Mark[] => {
    const key = `${id}:${crossing.stand}`;
    const enter = at(line, crossing.enter);
    return [
      { kind: 'tick', id: `${key}:in`, at: enter, along: line.bearing, size: 'entry' },
      { kind: 'tick', id: `${key}:out`, at: at(line, crossing.leave), along: line.bearing, size: 'exit' },
      {
        kind: 'pill',
        id: `${key}:pill`,
        at: enter,
        words: inchWords(crossing.enter),
        tone: 'paper',
        number: n + 1,
        priority: PRIORITY.entry - look.index,
      },
    ];
  });
}

function ricochetMarks(line: LineOfFire, id: string, look: LineLook): readonly Mark[] {
  if (line.ricochetAt === null) return [];
  const point = at(line, inchesOf(line.ricochetAt));
  const run = line.legs.find((leg) => leg.kind === 'ricochet');
  const hops: readonly Mark[] = run && run.length > 0 ? [{ kind: 'hops', id: `${id}:hops`, from: run.from, to: run.to }] : [];
  return [
    ...hops,
    { kind: 'symbol', id: `${id}:por`, at: point, symbol: 'por', ...(look.index === 0 ? { handle: RICOCHET_HANDLE } : {}) },
    ...(look.index === 0 ? [pointPill(id, point, inchesOf(line.ricochetAt))] : []),
  ];
}

function pointPill(id: string, at: Point, inches: Inches): Mark {
  const words = `Point of ricochet ${inchWords(inches)}`;
  return { kind: 'pill', id: `${id}:por:pill`, at, words, tone: 'brass', priority: PRIORITY.ricochet };
}

/** The run after the point of ricochet by its share of the way to it, when it was not cut short. */
function runWords(line: LineOfFire): string {
  const share = line.ricochetAt === null ? 0 : distance(line.from, line.planned) / inchesOf(line.ricochetAt) - 1;
  return Math.abs(share - 2 / 3) < 1e-6 ? '2/3 run' : 'run';
}

/** What ended the line, in words: a piece by its name, a limit by what it limits. */
function stopWords(line: LineOfFire, names: Names): string {
  const stop = line.stoppedBy;
  if ('terrain' in stop) return `Stopped by ${names.terrain(stop.terrain, stop.kind)} ${inchWords(stop.at)}`;
  if ('edge' in stop) return `Table edge ${inchWords(stop.at)}`;
  const limit = { effective: 'Effective range', maximum: 'Maximum range', run: `${capital(runWords(line))} ends` }[stop.limit];
  return `${limit} ${inchWords(stop.at)}`;
}

function endMarks(line: LineOfFire, id: string, look: LineLook): readonly Mark[] {
  const stop = line.stoppedBy;
  const solid = 'terrain' in stop;
  const pill: Mark = {
    kind: 'pill',
    id: `${id}:end:pill`,
    at: line.to,
    words: stopWords(line, look.names),
    tone: 'paper',
    priority: (solid ? PRIORITY.stopper : PRIORITY.run) - look.index,
  };
  if (!solid) return [pill];
  return [{ kind: 'symbol', id: `${id}:end`, at: line.to, symbol: 'stopper' }, pill, ...plannedEndMarks(line, id, look)];
}

/** Where a run that was stopped would have ended; nothing for a shot that never came to its point of ricochet. */
function plannedEndMarks(line: LineOfFire, id: string, look: LineLook): readonly Mark[] {
  const ran = line.legs.some((leg) => leg.kind === 'ricochet');
  if (look.index > 0 || !ran || distance(line.to, line.planned) === 0) return [];
  const words = `${capital(runWords(line))} ends ${inchWords(distance(line.from, line.planned))}`;
  return [{ kind: 'pill', id: `${id}:run:pill`, at: line.planned, words, tone: 'paper', priority: PRIORITY.run }];
}

/** The refusal stands where the line ends, or at the muzzle when nothing could be measured. */
function refusalMarks(plan: ShotPlan): readonly Mark[] {
  const facts = plan.stands[0]?.facts;
  const place = facts && (facts.line ?? facts.pair?.line ?? facts.considered[0]?.line)?.to;
  if (!place || !plan.refused) return [];
  return [
    { kind: 'pill', id: 'shot:refused', at: place, words: plan.refused.because, tone: 'no', icon: 'cross', priority: PRIORITY.refusal },
  ];
}

/** The scale of a ricochet beside its line: the way to the point in thirds, and the run that it gives. */
export function runScaleMarks(line: LineOfFire): readonly Mark[] {
  if (line.ricochetAt === null) return [];
  const to = inchesOf(line.ricochetAt);
  const point = at(line, to);
  const way: Mark = { kind: 'span', id: 'run:way', from: line.from, to: point, words: `gun to POR ${inchWords(to)}`, tone: 'paper' };
  const run = distance(line.from, line.planned) - to;
  if (run <= 0) return [way];
  return [
    way,
    { kind: 'span', id: 'run:on', from: point, to: line.planned, words: `${runWords(line)}-on ${inchWords(run)}`, tone: 'brass' },
  ];
}
