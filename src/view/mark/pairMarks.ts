/** One stand's fire at one stand: the line, what blocks it and where, the reading, and the stands that it enfilades. */
import { showTape } from '#geometry/shape/units';
import { distance, midpoint, onTheWay } from '#geometry/shape/vec';
import type { Blocker, PairFacts } from '#geometry/check/facts';
import { rangeOf } from '#game/reading';
import { marginMarks, NEAR } from './marginMarks.ts';
import type { Point } from '#geometry/table/table';
import type { Mark } from './mark.ts';
import { PRIORITY } from './priority.ts';
import { capital, inchWords, type Names } from './words.ts';

export interface PairLook {
  readonly refused: boolean;
  /** Several stands fire: each line is thin and bears its own reading. */
  readonly several: boolean;
  /** The stand fires with others as one: the group bears the reading. */
  readonly grouped: boolean;
  /** The ruling multiplies for enfilade. */
  readonly raked: boolean;
  readonly names: Names;
}

/** Solid until the first blocker, dotted beyond; every blocker is named with its distance. */
export function pairMarks(pair: PairFacts, look: PairLook): readonly Mark[] {
  const id = `pair:${pair.firer}`;
  const blockers = pair.clear ? [] : pair.line.blockedBy;
  const { from, to } = pair.line;
  const first = blockers[0];
  const reached = first ? onTheWay(from, to, first.at) : to;
  const stroke = look.refused ? 'refused' : look.several ? 'per-stand' : 'tested';
  const beyond: readonly Mark[] = first ? [{ kind: 'line', id: `${id}:beyond`, points: [reached, to], stroke: 'not-reached' }] : [];
  return [
    { kind: 'line', id, points: [from, reached], stroke },
    ...beyond,
    ...blockers.flatMap((blocker, n) => blockerMarks(blocker, onTheWay(from, to, blocker.at), `${id}:blocker:${n}`, look.names)),
    ...(look.grouped ? [] : readingMarks(pair, id)),
    ...(pair.arc.inside && pair.arc.margin > NEAR ? [] : marginMarks(pair)),
    ...(pair.enfilade.is && look.raked ? enfiladeMarks(pair) : []),
  ];
}

function blockerMarks(blocker: Blocker, at: Point, id: string, names: Names): readonly Mark[] {
  const who = blocker.kind === 'stand' ? names.unit(blocker.unit) : names.terrain(blocker.terrain, blocker.terrainKind);
  const words = `${capital(who)} ${inchWords(blocker.at)}`;
  return [
    { kind: 'symbol', id: `${id}:cross`, at, symbol: 'cross' },
    { kind: 'pill', id: `${id}:pill`, at, words, tone: 'paper', priority: PRIORITY.stopper },
  ];
}

function readingMarks(pair: PairFacts, id: string): readonly Mark[] {
  const reading = rangeOf(pair);
  const span = reading?.spans[0];
  if (!reading || !span || distance(span.from, span.to) === 0) return [];
  const at = midpoint(span.from, span.to);
  return [{ kind: 'pill', id: `${id}:range`, at, words: showTape(reading.tape), tone: 'paper', priority: PRIORITY.reading }];
}

/** The line prolonged through the unit, each stand that it runs through counted. */
function enfiladeMarks(pair: PairFacts): readonly Mark[] {
  const { span, stands } = pair.enfilade;
  const id = `enfilade:${pair.firer}`;
  const words = `${stands.length} stands crossed: enfilade`;
  return [
    { kind: 'line', id, points: [pair.line.to, span.to], stroke: 'after-por' },
    { kind: 'pill', id: `${id}:pill`, at: span.to, words, tone: 'brass', priority: PRIORITY.ricochet },
  ];
}
