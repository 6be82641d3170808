/** High trajectory: a d12 must reach the chart's number at that range; a hit counts a flat value against one unit. */
import { tapeOf, type Tape } from '#geometry/shape/units';
import type { Bearing, Context, DiceCall, FighterStand, Roll, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { base, capital, inches, note, spareInches } from '../../engine/tell.ts';
import type { SourceRef } from '../../engine/source.ts';
import type { TrailLine } from '../../engine/trail.ts';
import {
  edgeCheck,
  edgeLine,
  firingStand,
  judgedRange,
  levelCheck,
  openingChecks,
  ownArc,
  ownLimit,
  rangeLine,
  rangeSeen,
  uphill,
  type Judged,
} from './aimed.ts';
import type { LoadLine } from './artilleryTables.ts';
import type { Sourced } from '../../engine/lookup.ts';
import { failed, NOTHING_FOUND, passed, verdict, type Asked } from '../../engine/checks.ts';
import { loadOf, mayFireHigh } from './mayFire.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { gunName, gunOf, isGun, type GunStand } from '../../roster/traits.ts';

/** A gun and the load that is meant for it. */
interface Served {
  readonly stand: GunStand;
  readonly load: string;
}

interface Laid {
  readonly tables: Tables;
  readonly load: string;
  readonly line: LoadLine;
  readonly range: Judged;
  readonly least: Sourced<number>;
}

/** The chart's bands as a player calls them: by their number. */
const numberNames = (tables: Tables, line: LoadLine) => (reading: Tape) => {
  const least = tables.toHit(line, reading);
  return least === null ? null : `${least.value} or more`;
};

interface NoNumber {
  readonly code: string;
  readonly said: string;
  readonly source: SourceRef;
}

/** Why a load has no number at a reading: too far, too near, or a dot on the chart. null when it has one. */
function noNumber(tables: Tables, line: LoadLine, range: Judged): NoNumber | null {
  if (range.reading > tapeOf(line.max)) return { code: 'out-of-range', said: `reaches ${inches(line.max)}`, source: line.source };
  if (range.reading < tapeOf(line.min)) return { code: 'too-near', said: `needs ${inches(line.min)} or more`, source: line.source };
  if (tables.toHit(line, range.reading)) return null;
  // The chart's dot outranks an inclusive minimum on the same limit.
  return { code: 'too-near', said: `needs more than ${inches(tables.toHitBands(line)[0]?.from ?? 0)}`, source: sources.shellBand };
}

function rangeCheck(tables: Tables, { line, range }: Pick<Laid, 'line' | 'range'>, load: string, name: string): Asked {
  const value = inches(range.reading / 100);
  const seen = rangeSeen(range);
  const not = noNumber(tables, line, range);
  if (not)
    return failed('range', not.code, range.byUmpire ? sources.umpire : not.source, {
      said: `${name} reads ${value}; ${load} ${not.said}.`,
      value,
      seen,
    });
  const least = tables.toHit(line, range.reading)?.value ?? 0;
  const set = range.byUmpire ? `Set by the umpire; the tape reads ${inches(range.measured / 100)}. ` : '';
  const said = `${set}${name} reads ${value}: ${load} hits on ${least} or more.`;
  return passed('range', range.byUmpire ? sources.umpire : line.source, {
    said,
    value,
    ...spareInches(line.max - range.reading / 100),
    seen,
  });
}

function laid(tables: Tables, stand: FighterStand, facts: StandFacts, context: Context): Laid | null {
  const range = judgedRange(facts, context);
  if (!isGun(stand) || !range) return null;
  const load = loadOf(tables, stand, context.shot.load);
  const line = tables.loadLine(stand.gun.piece, load);
  const least = line && !noNumber(tables, line, range) ? tables.toHit(line, range.reading) : null;
  return line && least ? { tables, load, line, range, least } : null;
}

function dieOf(by: string, { load, least }: Laid, context: Context): DiceCall {
  const target = context.target?.unit ?? '';
  return {
    count: 1,
    sides: 12,
    why: `${capital(load)} at ${context.target?.name ?? ''}, ${least.value} or more hits`,
    for: by,
    against: target,
    matters: { only: 'reaching', least: [least.value] },
  };
}

function toHitLine(by: string, { least, range }: Laid, load: string, face: number | null): TrailLine {
  const needs = `${least.value} or more`;
  const because = face === null ? `${capital(load)} hits on ${needs} on a d12.` : `The d12 shows ${face}; ${needs} hits.`;
  return note(`${by}/to-hit`, least.value, {
    because,
    source: least.source,
    seen: rangeSeen(range),
    shown: face === null ? `${least.value}+` : String(face),
  });
}

function hitLine(by: string, { line, least }: Laid, load: string, face: number | null): TrailLine {
  const { value, source } = line.hit;
  if (face === null) return base(`${by}/hit`, 0, { because: `A hit by ${load} counts ${value}; not thrown yet.`, source });
  if (face >= least.value) return base(`${by}/hit`, value, { because: `A hit by ${load} counts ${value}.`, source });
  return base(`${by}/hit`, 0, { because: 'A miss falls where it harms nobody.', source: sources.missAddsNothing });
}

/** The share before its die (face null: nothing yet) and after it. */
function shareOf(by: string, shot: Laid, context: Context, face: number | null): Share {
  const { load, range } = shot;
  const { target, firer } = context;
  const value = [
    rangeLine(by, range, target?.name ?? ''),
    ...edgeLine(by, range, numberNames(shot.tables, shot.line)),
    ...ownArc(shot.tables, by, 'artillery'),
    ...ownLimit(`${by}/maximum`, { value: shot.line.max, source: shot.line.source }, `Maximum range ${inches(shot.line.max)}.`),
    toHitLine(by, shot, load, face),
    hitLine(by, shot, load, face),
  ];
  const said = `${standNamed(firer, by)}: ${load} at ${inches(range.reading / 100)}`;
  const share = { target: target?.unit ?? '', by, mode: context.shot.mode, value, strikes: [range.pair.target], said };
  return face === null ? { ...share, waits: 1 } : { ...share, dice: [face] };
}

function highChecks(tables: Tables, { stand, load }: Served, range: Judged, name: string): readonly Asked[] {
  const line = tables.loadLine(stand.gun.piece, load);
  if (!line) return [];
  const what = `${load} from the ${gunName(gunOf(stand))}`;
  return [
    rangeCheck(tables, { line, range }, what, name),
    ...edgeCheck(range, numberNames(tables, line)),
    ...levelCheck(range.pair, name, uphill(range.pair) ? ': uphill.' : '.'),
  ];
}

export function judgeHigh(tables: Tables, facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const load = isGun(stand) ? loadOf(tables, stand, shot.load) : null;
  const opening = openingChecks(tables, facts, context, mayFireHigh(tables, firer, stand, load));
  const range = judgedRange(facts, context);
  if (!range || !target || load === null || !isGun(stand)) return verdict(facts.stand, opening, NOTHING_FOUND);
  const asked = [...opening, ...highChecks(tables, { stand, load }, range, target.name)];
  const ready = laid(tables, stand, facts, context);
  if (!ready) return verdict(facts.stand, asked, NOTHING_FOUND);
  const known = [shareOf(facts.stand, ready, context, null)];
  return verdict(facts.stand, asked, { known, dice: [dieOf(facts.stand, ready, context)], friends: [] });
}

export function throwForHigh(tables: Tables, { facts, verdict: judged }: Bearing, context: Context, roll: Roll): readonly Share[] {
  const ready = judged.refused ? null : laid(tables, firingStand(facts, context), facts, context);
  if (!ready) return [];
  return [shareOf(facts.stand, ready, context, throwDie(roll, dieOf(facts.stand, ready, context)))];
}
