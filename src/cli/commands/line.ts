import { modeOf, planShot } from '#game/preview';
import { refusal } from '#game/refusal';
import { findStand, findUnit } from '#game/lookup';
import type { ShotPlan } from '#game/session.types';
import type { GameState } from '#game/state';
import type { Aim, RuleSet, Shot } from '#rules/engine/contract';
import { books } from '#rules/sets/index';
import type { LineOfFire } from '#geometry/check/facts';
import { showTape, tape } from '#geometry/shape/units';
import type { Stand } from '#geometry/table/table';
import { showFound } from '#game/scenario/problem';
import { BadInput, openTable, readArguments, readNumber } from '../input.ts';
import { lineJson, refusedJson, type Answer } from '../output.ts';

function readPoint(text: string): readonly [number, number] {
  const [x, y, ...more] = text.split(',');
  if (x === undefined || y === undefined || more.length > 0)
    throw new BadInput(`--to: found ${JSON.stringify(text)}, expected X,Y in inches`);
  return [readNumber('--to', x), readNumber('--to', y)];
}

/** What is given of a line on the command line. */
interface Asked {
  readonly bearing?: string;
  readonly to?: string;
  readonly at?: string;
  readonly ricochet?: string;
}

function readAim(state: GameState, values: Omit<Asked, 'ricochet'>): Aim {
  const given = [values.bearing, values.to, values.at].filter((one) => one !== undefined).length;
  if (given !== 1) throw new BadInput(`found ${given} of --bearing, --to and --at, expected one`);
  if (values.bearing !== undefined) return { bearing: readNumber('--bearing', values.bearing) };
  if (values.to !== undefined) return { to: readPoint(values.to) };
  if (values.at === undefined || !findUnit(state, values.at))
    throw new BadInput(`--at: found ${JSON.stringify(values.at)}, expected the id of a unit on this table`);
  return { at: values.at };
}

const inches = (length: number): string => showTape(tape(length));

function lineText(gun: string, laid: LineOfFire): string {
  const { stoppedBy } = laid;
  const stop =
    'terrain' in stoppedBy ? `${stoppedBy.terrain} (${stoppedBy.kind})` : 'edge' in stoppedBy ? 'the edge of the table' : stoppedBy.limit;
  return [
    `${gun}: ${inches(laid.length)}, ended by ${stop}`,
    ...laid.struck.map((one) => `  ${one.stand} (${one.unit}) at ${inches(one.enter)}, ${one.leg}`),
    ...laid.crossed.map((one) => `  across ${one.terrain} (${one.kind}) from ${inches(one.enter)} to ${inches(one.leave)}`),
  ].join('\n');
}

/** What can be asked instead: this book's fire at a unit, what the gun sees, or the path by a book that lays one. */
function noLine(book: RuleSet, { mode, stands, unit }: Shot, at: string | undefined): string {
  const gun = stands?.[0] ?? unit;
  const other = books.find((one) => modeOf(one, mode)?.aim === 'line');
  const path = other ? `, and "line" with --book ${other.id} for the path by ${other.label}` : '';
  return `${book.label} lays no ${mode} shot along a line: its fire is aimed at a unit. Ask "facts" with --from ${gun} --at ${at ?? 'UNIT'} for its range, arc and sight, "fire" for its ruling${path}.`;
}

/** Direct, or ricochet where the length to its point is given. */
function shotOf(state: GameState, stand: Stand, values: Asked): Shot {
  const bounce = values.ricochet === undefined ? {} : { ricochet: readNumber('--ricochet', values.ricochet) };
  const mode = values.ricochet === undefined ? 'direct' : 'ricochet';
  return { unit: stand.unit, stands: [stand.id], mode, aim: readAim(state, values), ...bounce };
}

/** The line as it was laid, legal or not, and why not. */
function answerOf({ stands, refused }: ShotPlan, gun: string): Answer {
  const laid = stands[0]?.facts.line ?? null;
  const json = { legal: refused === null, refused: refused ? refusedJson(refused) : null, ...(laid ? lineJson(laid) : {}) };
  const text = refused ? refused.because : laid ? lineText(gun, laid) : '';
  return { json, text, code: refused ? 1 : 0 };
}

/** `line FILE --gun STAND (--bearing DEG | --to X,Y | --at UNIT) [--ricochet INCHES]`: the solid shot of the file's book. */
export function line(args: readonly string[]): Answer {
  const { values, positionals } = readArguments(args, ['gun', 'bearing', 'to', 'at', 'ricochet', 'book'], ['FILE']);
  const { state, book } = openTable(positionals[0] ?? '', values.book);
  const stand = values.gun === undefined ? null : findStand(state, values.gun);
  if (!stand) throw new BadInput(`--gun: found ${showFound(values.gun)}, expected the id of a stand on this table`);
  const shot = shotOf(state, stand, values);
  const mode = modeOf(book, shot.mode);
  if (mode?.aim !== 'line') {
    const because = noLine(book, shot, values.at);
    return { json: { legal: false, refused: refusedJson(refusal('no-line', because)) }, text: because, code: 1 };
  }
  return answerOf(planShot(state, shot, book), stand.id);
}
