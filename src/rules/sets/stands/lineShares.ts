/** What one line of shot is worth against each unit that it strikes. */
import type { Crossing, LineOfFire } from '#geometry/check/facts';
import type { Context, DiceCall, Fighter, FighterStand, Share } from '../../engine/contract.ts';
import { fraction } from '../../engine/fraction.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { base, counted, inches, multiply, note, sum } from '../../engine/tell.ts';
import type { Trail, TrailLine } from '../../engine/trail.ts';
import { counting, crossingSpan } from './lineFacts.ts';
import { ownArc, ownLimit } from './aimed.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { isGun } from '../../roster/traits.ts';

/** What one line does to one unit. */
interface Hits {
  readonly tables: Tables;
  readonly by: string;
  readonly piece: string;
  readonly line: LineOfFire;
  readonly crossings: readonly Crossing[];
  readonly target: Fighter;
}

/** 2 for each stand on the direct leg. */
function directLine({ tables, by, line, crossings, target }: Hits): readonly TrailLine[] {
  const direct = crossings.filter((crossing) => crossing.leg === 'direct');
  if (direct.length === 0) return [];
  const gun = tables.count('gun-per-stand');
  const worth = `${direct.length} × ${gun.value} = ${direct.length * gun.value}`;
  const crossed = `${target.name}: ${counted(direct.length, 'stand')} crossed${line.ricochetAt === null ? '' : ' before the point of ricochet'}`;
  const seen = { stands: direct.map((one) => one.stand), spans: direct.map((one) => crossingSpan(line, one)) };
  const parts = [
    base(`${by}/stands`, direct.length, { because: `${crossed}.`, source: sources.directFire, seen }),
    multiply(`${by}/gun`, gun.value, { because: `A gun counts ${gun.value} for each.`, source: gun.source }),
  ];
  return [sum(`${by}/direct`, parts, { because: `${crossed}, ${worth}.`, source: gun.source, seen, shown: worth })];
}

const runId = (by: string, stand: string): string => `${by}/run/${stand}`;

/** A stand at or after the point: a d6 in place of the 2, not thrown yet. */
function runLine({ tables, by, line, target }: Hits, crossing: Crossing): TrailLine {
  const seen = { stands: [crossing.stand], spans: [crossingSpan(line, crossing)] };
  const because = `${standNamed(target, crossing.stand)}, at ${inches(crossing.enter)}, at or after the point: a d6 in place of the ${tables.count('gun-per-stand').value}.`;
  return note(runId(by, crossing.stand), 0, { because, source: sources.ricochet, seen, shown: 'd6' });
}

const onRun = (crossings: readonly Crossing[]): readonly Crossing[] => crossings.filter((crossing) => crossing.leg === 'ricochet');

/** What the player's own charts allowed the shot to reach. */
function ownLimits({ tables, by, piece, line }: Hits): readonly TrailLine[] {
  const effective = tables.effectiveRange(piece);
  const shot = tables.loadLine(piece, 'shot');
  const [over, under] = tables.runShare.value;
  const run = { value: line.length, source: tables.runShare.source };
  return [
    ...ownArc(tables, by, 'artillery'),
    ...(effective ? ownLimit(`${by}/effective`, effective, `Effective range ${inches(effective.value)}.`) : []),
    ...(shot ? ownLimit(`${by}/maximum`, { value: shot.max, source: shot.source }, `Maximum range ${inches(shot.max)}.`) : []),
    ...(line.ricochetAt === null ? [] : ownLimit(`${by}/run`, run, `The run is ${over}/${under} of the way to the point of ricochet.`)),
  ];
}

function shareOf(hits: Hits, target: string, { firer, shot }: Context): Share {
  const { by, crossings } = hits;
  const run = onRun(crossings);
  const value: Trail = [...ownLimits(hits), ...directLine(hits), ...run.map((crossing) => runLine(hits, crossing))];
  const said = `${standNamed(firer, by)}: ${shot.mode === 'direct' ? 'direct fire' : 'ricochet fire'}`;
  const share = { target, by, mode: shot.mode, value, strikes: crossings.map((one) => one.stand), said };
  return run.length === 0 ? share : { ...share, waits: run.length };
}

/** One share for each unit struck, in the order of the line, its dice still to be thrown. */
export function sharesOf(tables: Tables, stand: FighterStand, line: LineOfFire, context: Context): readonly Share[] {
  const by = stand.id;
  const piece = isGun(stand) ? stand.gun.piece : '';
  const struck = counting(line, context);
  return [...new Set(struck.map((crossing) => crossing.unit))].map((target) => {
    const crossings = struck.filter((crossing) => crossing.unit === target);
    return shareOf({ tables, by, piece, line, crossings, target: context.fighterOf(target) }, target, context);
  });
}

/** A share with the faces of its run, by stand. */
export function withFaces(share: Share, faces: ReadonlyMap<string, number>): Share {
  const { waits, ...rest } = share;
  if (waits === undefined) return share;
  const byLine = new Map([...faces].map(([stand, face]) => [runId(share.by, stand), face]));
  const value = share.value.map((line): TrailLine => {
    const face = byLine.get(line.id);
    return face === undefined ? line : { ...line, op: 'add', value: fraction(face), shown: `+${face}` };
  });
  return { ...rest, value, dice: share.strikes.flatMap((stand) => faces.get(stand) ?? []) };
}

/** The d6 of each stand on the run, in the order of the line. */
export function diceOf(line: LineOfFire, context: Context): readonly DiceCall[] {
  return onRun(counting(line, context)).map((crossing) => ({
    count: 1,
    sides: 6,
    why: `Ricochet through ${standNamed(context.fighterOf(crossing.unit), crossing.stand)}`,
    for: crossing.stand,
    against: crossing.unit,
    matters: { only: 'sum' },
  }));
}
