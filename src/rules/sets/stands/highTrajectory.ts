/** High trajectory: a d12 must reach the chart's number at that range; a hit counts a flat value against one unit. */
import { tapeOf } from '#geometry/shape/units';
import type { Context, DiceCall, FighterStand, Roll, Share, StandFacts, StandVerdict } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { base, capital, inches, note, spareInches } from '../../engine/tell.ts';
import type { SourceRef } from '../../engine/source.ts';
import { firingStand, judgedRange, levelCheck, openingChecks, rangeLine, rangeSeen, uphill, type Judged } from './aimed.ts';
import { loadLine, toHit, toHitBands, type LoadLine, type Sourced } from './charts.ts';
import { failed, NOTHING_FOUND, passed, verdict, type Asked } from './checks.ts';
import { loadOf, mayFireHigh } from './mayFire.ts';
import { sources } from './sources.ts';
import { gunOf, isGun } from './traits.ts';

interface Laid {
  readonly load: string;
  readonly line: LoadLine;
  readonly range: Judged;
  readonly least: Sourced<number>;
}

/** Why a load has no number at a reading: too far, too near, or a dot on the chart. null when it has one. */
function noNumber(line: LoadLine, range: Judged): { readonly code: string; readonly said: string; readonly source: SourceRef } | null {
  if (range.reading > tapeOf(line.max)) return { code: 'out-of-range', said: `reaches ${inches(line.max)}`, source: line.source };
  if (range.reading < tapeOf(line.min)) return { code: 'too-near', said: `needs ${inches(line.min)} or more`, source: line.source };
  if (toHit(line, range.reading)) return null;
  // The chart's dot outranks an inclusive minimum on the same limit.
  return { code: 'too-near', said: `needs more than ${inches(toHitBands(line)[0]?.from ?? 0)}`, source: sources.shellBand };
}

function rangeCheck(line: LoadLine, range: Judged, load: string, name: string): Asked {
  const value = inches(range.reading / 100);
  const seen = rangeSeen(range);
  const not = noNumber(line, range);
  if (not)
    return failed('range', not.code, range.byUmpire ? sources.umpire : not.source, {
      said: `${name} reads ${value}; ${load} ${not.said}.`,
      value,
      seen,
    });
  const least = toHit(line, range.reading)?.value ?? 0;
  const set = range.byUmpire ? `Set by the umpire; the tape reads ${inches(range.measured / 100)}. ` : '';
  const said = `${set}${name} reads ${value}: ${load} hits on ${least} or more.`;
  return passed('range', range.byUmpire ? sources.umpire : line.source, {
    said,
    value,
    spare: spareInches(line.max - range.reading / 100),
    seen,
  });
}

function laid(stand: FighterStand, facts: StandFacts, context: Context): Laid | null {
  const range = judgedRange(facts, context);
  if (!isGun(stand) || !range) return null;
  const load = loadOf(stand, context.shot.load);
  const line = loadLine(stand.gun.piece, load);
  const least = line && !noNumber(line, range) ? toHit(line, range.reading) : null;
  return line && least ? { load, line, range, least } : null;
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

/** The share before its die (face null: nothing yet) and after it. */
function shareOf(by: string, shot: Laid, context: Context, face: number | null): Share {
  const { load, line, least, range } = shot;
  const { target, firer } = context;
  const hits = face !== null && face >= least.value;
  const at = inches(range.reading / 100);
  const seen = rangeSeen(range);
  const told =
    face === null ? `${capital(load)} hits on ${least.value} or more on a d12.` : `The d12 shows ${face}; ${least.value} or more hits.`;
  const value = [
    rangeLine(by, range, target?.name ?? ''),
    note(`${by}/to-hit`, least.value, told, least.source, { seen, shown: face === null ? `${least.value}+` : String(face) }),
    hits
      ? base(`${by}/hit`, line.hit.value, `A hit by ${load} counts ${line.hit.value}.`, line.hit.source)
      : base(
          `${by}/hit`,
          0,
          face === null ? `A hit counts ${line.hit.value}; not thrown yet.` : 'A miss falls where it harms nobody.',
          face === null ? line.hit.source : sources.missAddsNothing,
        ),
  ];
  const said = `${firer.name}, stand ${by}: ${load} at ${at}`;
  return {
    target: target?.unit ?? '',
    by,
    mode: context.shot.mode,
    value,
    strikes: [range.pair.target],
    said,
    ...(face === null ? { waits: 1 } : { dice: [face] }),
  };
}

export function judgeHigh(facts: StandFacts, context: Context): StandVerdict {
  const { firer, target, shot } = context;
  const stand = firingStand(facts, context);
  const load = isGun(stand) ? loadOf(stand, shot.load) : null;
  const opening = openingChecks(facts, context, mayFireHigh(firer, stand, load));
  const range = judgedRange(facts, context);
  const line = isGun(stand) && load !== null ? loadLine(stand.gun.piece, load) : null;
  if (!range || !target || !line || !load || !isGun(stand)) return verdict(facts.stand, opening, NOTHING_FOUND);
  const asked = [
    ...opening,
    rangeCheck(line, range, `${load} from the ${gunOf(stand).label.toLowerCase()}`, target.name),
    ...levelCheck(range.pair, target.name, uphill(range.pair) ? ': uphill.' : '.'),
  ];
  const ready = laid(stand, facts, context);
  if (!ready) return verdict(facts.stand, asked, NOTHING_FOUND);
  return verdict(facts.stand, asked, {
    known: [shareOf(facts.stand, ready, context, null)],
    dice: [dieOf(facts.stand, ready, context)],
    friends: [],
  });
}

export function throwForHigh(facts: StandFacts, judged: StandVerdict, context: Context, roll: Roll): readonly Share[] {
  const ready = judged.refused ? null : laid(firingStand(facts, context), facts, context);
  if (!ready) return [];
  return [shareOf(facts.stand, ready, context, throwDie(roll, dieOf(facts.stand, ready, context)))];
}
