/** What goes out: JSON on standard output and nothing else there, or the same facts as text for people. */
import type { FactRow } from '#game/facts';
import { hundredthsOf } from '#game/reading';
import type { Blocker, LineOfFire } from '#geometry/check/facts';
import { inchesOf } from '#geometry/shape/units';
import type { Point } from '#geometry/table/table';
import type { Option, Readings, Refused, Ruling } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { readingsTold } from '#rules/engine/recording';
import type { Trail } from '#rules/engine/trail';

/** What a command answers: the JSON, its text form, and the exit code (1: the rules refuse). */
export interface Answer {
  readonly json: unknown;
  readonly text: string;
  readonly code: 0 | 1;
}

const pointPair = ({ x, y }: Point): readonly [number, number] => [x, y];

const blocker = (one: Blocker) =>
  one.kind === 'stand' ? { stand: one.stand, unit: one.unit, at: one.at } : { terrain: one.terrain, kind: one.terrainKind, at: one.at };

export function pairJson({ facts: pair, inRange, contact }: FactRow): object {
  const ranges = Object.fromEntries(
    Object.entries(pair.ranges).map(([kind, reading]) => [kind, reading ? hundredthsOf(reading) / 100 : null]),
  );
  const { half, construction, inside, share, margin } = pair.arc;
  return {
    firer: pair.firer,
    target: pair.target,
    ranges,
    inRange,
    arc: { half, construction, inside, share, margin },
    line: { from: pointPair(pair.line.from), to: pointPair(pair.line.to), blockedBy: pair.line.blockedBy.map(blocker) },
    visible: pair.visible,
    enfilade: { is: pair.enfilade.is, stands: pair.enfilade.stands },
    levels: pair.levels,
    contact: contact && {
      inches: inchesOf(contact.tape),
      firer: contact.a.face,
      target: contact.b.face,
      figures: contact.a.figures.length,
    },
    cover: pair.cover.map((one) => ({ terrain: one.terrain, kind: one.kind, how: one.how, distance: one.distance })),
  };
}

export function lineJson(line: LineOfFire): object {
  return {
    from: pointPair(line.from),
    to: pointPair(line.to),
    length: line.length,
    bearing: line.bearing,
    legs: line.legs.map((leg) => ({ kind: leg.kind, from: pointPair(leg.from), to: pointPair(leg.to), length: leg.length })),
    struck: line.struck.map(({ stand, unit, side, enter, leave, leg }) => ({ stand, unit, side, enter, leave, leg })),
    passedBy: line.passedBy.map(({ stand, unit, enter, leave }) => ({ stand, unit, enter, leave })),
    crossed: line.crossed.map(({ terrain, kind, enter, leave }) => ({ terrain, kind, enter, leave })),
    stoppedBy: line.stoppedBy,
  };
}

/** The options that had a part, by id, with the choice made; none where none had. */
export const readingsJson = (readings: Readings | undefined): { readonly readings: Readings } => ({ readings: readings ?? {} });

export const trailJson = (trail: Trail): readonly object[] =>
  trail.map(({ id, of, op, value, because, source, counts, parts, shown }) => ({
    id,
    of: of ?? 'value',
    op,
    value: toNumber(value),
    because,
    source,
    ...(counts === false ? { counts } : {}),
    ...(shown === undefined ? {} : { shown }),
    ...(parts ? { parts: trailJson(parts) } : {}),
  }));

export function rulingJson(ruling: Ruling): object {
  const { effect } = ruling;
  return {
    target: ruling.target,
    step: ruling.step,
    value: toNumber(ruling.value),
    odds: ruling.odds,
    column: ruling.column,
    modifiers: ruling.modifiers,
    dice: ruling.dice,
    result: ruling.result,
    ...ruling.numbers,
    ...readingsJson(ruling.readings),
    ...(ruling.yours && ruling.yours.length > 0 ? { yours: ruling.yours } : {}),
    effect: { state: effect.state, figures: effect.figures, stands: effect.stands.length, lost: effect.stands, guns: effect.guns },
    trail: trailJson(ruling.trail),
  };
}

export const refusedJson = ({ code, because, source, readings }: Refused): object => ({
  code,
  because,
  source,
  ...readingsJson(readings),
});

/** A trail for people, each line with its text and status. */
export const trailText = (trail: Trail): readonly string[] =>
  trail.map((line) => `  ${line.because} [${line.source.text}, ${line.source.status}]`);

/** The options that had a part, in words: "Level of a stand by: The ground under its centre. [reading G-level]". */
export const readingsText = (readings: Readings | undefined, options: readonly Option[]): readonly string[] =>
  readingsTold(readings, options).map(({ id, label, means }) => `  ${label}: ${means} [reading ${id}]`);
