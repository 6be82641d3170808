/** Canister and round shot. A gun is a battery: every man of its crew fires as three figures; each gun is a ruling of its own. */
import type { Bearing, Context, FighterStand, GroupVerdict, Readings } from '../../engine/contract.ts';
import { compare, fraction, plus, times, ZERO, type Fraction } from '../../engine/fraction.ts';
import { curveAt } from '../../engine/lookup.ts';
import { counted, multiply, note } from '../../engine/tell.ts';
import { toldFrom } from '../../engine/yours.ts';
import type { TrailLine } from '../../engine/trail.ts';
import { coverSeen, firingStand } from './aimed.ts';
import type { FireLine, Tables } from './charts.ts';
import { lineOfLoad, type Load } from './measure.ts';
import { chosen } from './options.ts';
import { percentWords } from './percent.ts';
import { judged, rangeCheck, reaches } from './range.ts';
import { groupOf } from './share.ts';
import { sources } from './sources.ts';
import { held, worthOf, type Fire, type Firers } from './value.ts';

const other = (load: Load): Load => (load === 'canister' ? 'round-shot' : 'canister');

/** The crew that serves a gun: those on its base, no more than a full crew; nobody where the crew has been lost as one. */
const servingOf = (tables: Tables, { figures, gun }: FighterStand): number =>
  gun?.hit.includes('crew') ? 0 : Math.min(figures, tables.crew.value);

/** Figures that a gun fires as. */
export const effectivesOf = (tables: Tables, stand: FighterStand): number => tables.effectives.value * servingOf(tables, stand);

function firersOf(tables: Tables, stand: FighterStand, cover: Firers['cover']): Firers {
  const serving = servingOf(tables, stand);
  const each = tables.effectives;
  const idle = stand.figures > serving ? `: a gun is served by ${serving}, the rest add nothing` : '';
  return {
    figures: effectivesOf(tables, stand),
    stands: [stand.id],
    cover,
    number: [
      multiply('value/crew', serving, {
        because: `${counted(stand.figures, 'man', 'men')} of the crew${idle}.`,
        source: toldFrom(sources.battery, tables.crew.source),
        shown: `× ${serving}`,
      }),
      multiply('value/effectives', each.value, {
        because: `Each of the crew fires as ${each.value} figures.`,
        source: each.source,
        shown: `× ${each.value}`,
      }),
    ],
  };
}

/** Charts and how they are read. */
interface Numbers {
  readonly tables: Tables;
  readonly readings: Readings;
}

/** What the other load would give at this range against the same cover, and which of the two is better. */
function otherLoadLine(load: Load, firers: Firers, fire: Fire, { tables, readings }: Numbers): TrailLine {
  const lowered = firers.cover?.hard && fire.coverCounts ? tables.cover.value : ZERO;
  const worth = (line: FireLine): Fraction => times(held(plus(curveAt(line, fire.range.reading), lowered)), fraction(firers.figures));
  const line = tables.line(lineOfLoad(other(load), readings));
  const would = worth(line);
  const order = compare(would, worth(fire.line));
  const verdict = order === 0 ? 'the same' : order > 0 ? 'better here' : 'worse here';
  const because = reaches(line, fire.range)
    ? `${line.label} would give ${percentWords(would)}: ${verdict}.`
    : `${line.label} does not reach so far.`;
  return note('value/other-load', would, { because, source: sources.crossover, shown: percentWords(would) });
}

function gunVerdict({ facts }: Bearing, context: Context, load: Load, tables: Tables): readonly GroupVerdict[] {
  const measured = facts.pair?.ranges['front-to-target'];
  const { target, options } = context;
  if (!facts.pair || !measured || !target) return [];
  const stand = firingStand(facts, context);
  const line = tables.line(lineOfLoad(load, options));
  const range = judged({ ...measured, kind: 'front-to-target' }, context.shot, '', sources.gunRange);
  const firers = firersOf(tables, stand, coverSeen(facts, tables));
  const fire: Fire = {
    line,
    range,
    targetName: target.name,
    // Read only where there is cover to count: a ruling names the readings that had a part in it.
    coverCounts: firers.cover?.hard === true && chosen(options, 'C000-7') === 'artillery-too',
    coverSource: sources.coverOfGuns,
  };
  const fired = {
    stands: [stand.id],
    strikes: [facts.pair.target],
    range,
    worth: worthOf([firers], fire, tables),
    what: load === 'canister' ? 'canister' : 'round shot',
    besides: [otherLoadLine(load, firers, fire, { tables, readings: options })],
  };
  return [groupOf(stand.id, fired, [rangeCheck(line, range, target.name)], context)];
}

export const gunGroups =
  (tables: Tables, load: Load) =>
  (able: readonly Bearing[], context: Context): readonly GroupVerdict[] =>
    able.flatMap((one) => gunVerdict(one, context, load, tables));

/**
 * The last reading, in inches, at which canister is at least as good as round shot; null where it never is, or is to its own end
 * and beyond. Asked at every hundredth: a player's curves need not be straight.
 */
export function crossover(tables: Tables, readings: Readings): number | null {
  const [canister, shot] = [tables.line(lineOfLoad('canister', readings)), tables.line(lineOfLoad('round-shot', readings))];
  for (let reading = Math.round(100 * Math.min(canister.upTo, shot.upTo)); reading >= 0; reading -= 1) {
    const better = curveAt(canister, reading);
    if (better.num > 0 && compare(better, curveAt(shot, reading)) >= 0) return reading / 100;
  }
  return null;
}
