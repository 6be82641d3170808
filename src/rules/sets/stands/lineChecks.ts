/** The questions asked of a line of solid shot. */
import { tape, tapeOf, type Inches } from '#geometry/shape/units';
import type { LineOfFire, PairFacts } from '#geometry/check/facts';
import type { Context, Fighter, FighterStand, StandFacts } from '../../engine/contract.ts';
import { counted, degrees, inches, offFront, spareDegrees, spareInches } from '../../engine/tell.ts';
import { failed, nameOf, passed, terrainWords, type Asked } from '../../engine/checks.ts';
import { along, counting, crossingSpan } from './lineFacts.ts';
import { chosen } from './options.ts';
import type { Sourced } from '../../engine/lookup.ts';
import type { SourceRef } from '../../engine/source.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { isGun } from '../../roster/traits.ts';

/** Effective range of the stand's gun in inches; 0 for one that has none, which is refused before. */
const effective = (tables: Tables, stand: FighterStand): Sourced<Inches> =>
  (isGun(stand) ? tables.effectiveRange(stand.gun.piece) : null) ?? { value: 0, source: sources.noRow };

export function engagedCheck(line: LineOfFire, context: Context): Asked {
  const engaged = line.struck.find((crossing) => context.fighterOf(crossing.unit).engaged);
  const source = sources.engagedLine;
  if (!engaged) return passed('engaged', source, { said: 'No unit engaged in melee on the line.' });
  const told = {
    value: inches(engaged.enter),
    seen: { stands: [engaged.stand], spans: [crossingSpan(line, engaged)] },
  };
  const name = nameOf(context, engaged.unit);
  if (chosen(context.options, 'C001-11') === 'skipped') {
    return passed('engaged', source, { ...told, said: `${name} is engaged in melee and is passed over.` });
  }
  return failed('engaged', 'engaged-in-line', source, {
    ...told,
    said: `The line crosses ${name}, engaged in melee, at ${inches(engaged.enter)}.`,
  });
}

export function arcCheck(tables: Tables, line: LineOfFire): Asked {
  const source = toldFrom(sources.artilleryArc, tables.arcHalf.artillery.source);
  const { arc } = line;
  const beyond = Math.abs(arc.off) - arc.half;
  if (!arc.inside) {
    return failed('arc', 'out-of-arc', source, {
      said: `${degrees(Math.abs(arc.off))} off the front: ${degrees(Math.max(beyond, 0))} outside the arc of ${degrees(arc.half)} to either side.`,
      value: offFront(arc.off),
      seen: along(line),
    });
  }
  return passed('arc', source, {
    said: 'The line lies in the arc.',
    value: offFront(arc.off),
    ...spareDegrees(Math.max(-beyond, 0)),
    seen: along(line),
  });
}

/** The point of ricochet: named, beyond the muzzle, short of the effective range; all read by the tape. */
export function pointCheck(tables: Tables, line: LineOfFire | null, stand: FighterStand, context: Context): Asked {
  const { ricochet } = context.shot;
  const limit = effective(tables, stand);
  const source = toldFrom(sources.ricochetPoint, limit.source);
  if (ricochet === undefined || !Number.isFinite(ricochet)) {
    return failed('point', 'no-point', source, { said: 'Ricochet needs a point of ricochet on the line.' });
  }
  const at = line?.ricochetAt ?? tape(ricochet);
  const value = inches(at / 100);
  if (at <= 0)
    return failed('point', 'point-at-muzzle', source, {
      said: `The point of ricochet is at ${value}; it lies ahead of the muzzle.`,
      value,
    });
  if (at >= tapeOf(limit.value)) {
    const said = `The point of ricochet is at ${value}; it must be short of the effective range, ${inches(limit.value)}.`;
    return failed('point', 'point-too-far', source, { said, value });
  }
  return passed('point', source, { said: `Point of ricochet at ${value}.`, value, ...spareInches(limit.value - at / 100) });
}

function rangeSource(tables: Tables, stand: FighterStand, limit: 'effective' | 'maximum'): SourceRef {
  if (limit === 'effective') return toldFrom(sources.directFire, effective(tables, stand).source);
  const line = isGun(stand) ? tables.loadLine(stand.gun.piece, 'shot') : null;
  return line ? toldFrom(sources.ricochet, line.source) : sources.ricochet;
}

/** Where the shot ends and why. */
export function endCheck(tables: Tables, line: LineOfFire, stand: FighterStand): Asked {
  const { stoppedBy: stop } = line;
  const value = inches(line.length);
  const seen = along(line);
  if ('terrain' in stop) {
    const source = line.legs.at(-1)?.kind === 'ricochet' || line.ricochetAt !== null ? sources.ricochet : sources.stops;
    return passed('end', source, {
      said: `Stopped by ${terrainWords(stop.kind)} at ${inches(stop.at)}.`,
      value,
      seen: { ...seen, terrain: [stop.terrain] },
    });
  }
  if ('edge' in stop) return passed('end', sources.directFire, { said: `Leaves the table at ${inches(stop.at)}.`, value, seen });
  const why = { effective: 'its effective range', maximum: 'its maximum range', run: 'the end of its run' }[stop.limit];
  const source = stop.limit === 'run' ? toldFrom(sources.ricochet, tables.runShare.source) : rangeSource(tables, stand, stop.limit);
  return passed('end', source, {
    said: `Runs to ${why}, ${inches(stop.at)}.`,
    value,
    seen,
  });
}

function otherLevel(pair: PairFacts | null, line: LineOfFire, target: Fighter): Asked | null {
  const { source, code } = { source: sources.levels, code: 'other-level' };
  const passing = line.passedBy.find((crossing) => crossing.unit === target.unit);
  if (pair && pair.levels.from !== pair.levels.to) {
    const said = `Cannot fire direct: ${target.name} is on level ${pair.levels.to}, the gun on level ${pair.levels.from}. Canister or high trajectory may.`;
    return failed('strikes', code, source, { said, seen: { stands: [pair.target] } });
  }
  if (!passing) return null;
  const said = `Cannot fire direct: ${target.name} is not on the gun's level, ${line.level}. Canister or high trajectory may.`;
  return failed('strikes', code, source, { said, seen: { stands: [passing.stand] } });
}

/** A stand's gun laid along a line. */
interface Laid {
  readonly facts: StandFacts;
  readonly line: LineOfFire;
  readonly stand: FighterStand;
}

/** Aimed at a unit, the line must strike it. */
export function strikesCheck(tables: Tables, { facts, line, stand }: Laid, target: Fighter): Asked {
  const level = otherLevel(facts.pair, line, target);
  if (level) return level;
  if (line.struck.some((crossing) => crossing.unit === target.unit))
    return passed('strikes', sources.directFire, { said: `The line strikes ${target.name}.` });
  const reading = facts.pair?.ranges['front-to-target']?.tape;
  const limit = effective(tables, stand);
  if (reading !== undefined && reading > tapeOf(limit.value)) {
    const said = `${target.name} reads ${inches(reading / 100)}; direct fire reaches ${inches(limit.value)}.`;
    return failed('strikes', 'out-of-range', toldFrom(sources.directFire, limit.source), {
      said,
      value: inches(reading / 100),
      seen: along(line),
    });
  }
  const stop = line.stoppedBy;
  const said =
    'terrain' in stop
      ? `The shot is stopped at ${inches(stop.at)} by ${terrainWords(stop.kind)}, short of ${target.name}.`
      : `The line ends at ${inches(line.length)} and does not strike ${target.name}.`;
  return failed('strikes', 'line-blocked', sources.stops, {
    said,
    seen: { ...along(line), ...('terrain' in stop ? { terrain: [stop.terrain] } : {}) },
  });
}

export function crossesCheck(line: LineOfFire, friends: readonly string[], context: Context): readonly Asked[] {
  const struck = counting(line, context);
  const units = new Set(struck.map((crossing) => crossing.unit)).size;
  const said =
    struck.length === 0 ? 'Strikes nothing on its way.' : `Crosses ${counted(struck.length, 'stand')} of ${counted(units, 'unit')}.`;
  const crosses = passed('crosses', sources.directFire, {
    said,
    value: String(struck.length),
    seen: { ...along(line), stands: struck.map((one) => one.stand) },
  });
  const warned = friends.map((friend) => {
    const first = struck.find((crossing) => crossing.unit === friend);
    const at = inches(first?.enter ?? 0);
    const told = { said: `The line also crosses ${nameOf(context, friend)}, a friend, at ${at}. It will be struck.`, value: at };
    return passed('friend', sources.friendsStruck, {
      ...told,
      seen: { stands: struck.filter((one) => one.unit === friend).map((one) => one.stand) },
    });
  });
  return [crosses, ...warned];
}
