/** How many figures a stand fires as: ranks of men, a gun's worth by its crew, the rounds of a machine gun. */
import type { Fighter, FighterStand, Shot } from '../../../engine/contract.ts';
import { fraction, type Fraction } from '../../../engine/fraction.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { standNamed } from '../../../engine/standNamed.ts';
import { base, capital, counted } from '../../../engine/tell.ts';
import type { TrailLine } from '../../../engine/trail.ts';
import { toldFrom } from '../../../engine/yours.ts';
import { gunName, gunOf, hasStandIn, isGun, type GunStand } from '../../../roster/traits.ts';
import { isMahdist } from '../shared/index.ts';
import { firingFigures } from './ranks.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';
import { isMachineGun } from './traits.ts';

export interface Strength {
  readonly figures: Fraction;
  readonly because: string;
  readonly source: SourceRef;
}

/** A gun fires in proportion to the crew that is left; men of another stand serve it whole. */
function ofGun(stand: GunStand, tables: FireTables): Strength {
  const { value, source } = tables.gunFigures(stand);
  const name = capital(gunName(gunOf(stand)));
  if (hasStandIn(stand))
    return {
      figures: fraction(value),
      because: `${name}, served by men of another stand: as ${value} figures.`,
      source: toldFrom(sources.standIn, source),
    };
  if (stand.figures >= stand.full || stand.full <= 0) return { figures: fraction(value), because: `${name}: as ${value} figures.`, source };
  const because = `${name}: as ${value} figures, ${stand.figures} of ${counted(stand.full, 'gunner')} left.`;
  return { figures: fraction(value * stand.figures, stand.full), because, source: toldFrom(sources.crew, source) };
}

export const roundsOf = (shot: Shot, tables: FireTables): number => shot.rounds ?? tables.rounds.undeclared.value;

function ofRounds(shot: Shot, tables: FireTables): Strength {
  const rounds = roundsOf(shot, tables);
  const declared = shot.rounds !== undefined;
  const because = declared ? `${counted(rounds, 'round')} declared.` : `No rounds declared: ${rounds}.`;
  return { figures: fraction(rounds), because, source: declared ? tables.rounds.most.source : tables.rounds.undeclared.source };
}

/** A firing stand, and the ranks of its own company close before it. */
export interface Placed {
  readonly stand: FighterStand;
  readonly ranksAhead: number;
}

export function strengthOf(firer: Fighter, { stand, ranksAhead }: Placed, shot: Shot, tables: FireTables): Strength {
  if (isMachineGun(stand)) return ofRounds(shot, tables);
  if (isGun(stand)) return ofGun(stand, tables);
  const { value, source } = firingFigures(firer, stand, ranksAhead, tables);
  const all = value === stand.figures;
  const how = isMahdist(firer) ? 'all on the base' : all ? `all ${stand.figures}` : `of ${stand.figures}, by ranks`;
  return { figures: fraction(value), because: `${standNamed(firer, stand.id)}: ${counted(value, 'figure')}, ${how}.`, source };
}

/** The line of the number "value": figures that fire. */
export const strengthLine = (stand: string, { figures, because, source }: Strength): TrailLine => ({
  ...base(`figures/${stand}`, figures, { because, source, seen: { stands: [stand] } }),
  op: 'add',
});
