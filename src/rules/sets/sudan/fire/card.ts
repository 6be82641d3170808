/** What a stand is and may do under this text, and the bands that it reaches: for its card and the overlay. */
import type { Capability, Fighter, FighterStand, Readings, Refused, RuleSet } from '../../../engine/contract.ts';
import { tapeOf } from '#geometry/shape/units';
import { counted, inches } from '../../../engine/tell.ts';
import { show } from '../../../engine/fraction.ts';
import { gunOf, isGun, troopOf, WEAPONS } from '../../../roster/traits.ts';
import { isMahdist, randomColumnOf } from '../shared/index.ts';
import { mayFireArtillery, mayFireMachineGun, mayFireSmallArms } from './mayFire.ts';
import { armsOf } from './measure.ts';
import { ranksLeft } from './ranks.ts';
import { sources } from './sources.ts';
import { strengthOf } from './strength.ts';
import type { FireTables } from './tables.ts';
import { gunKind, isCannon, isMachineGun } from './traits.ts';

type Bands = ReturnType<RuleSet['bands']>;

const modeOf = (stand: FighterStand): string => (isCannon(stand) ? 'artillery' : isMachineGun(stand) ? 'machine-gun' : 'small-arms');

const isArmed = (fighter: Fighter, stand: FighterStand): boolean => isGun(stand) || troopOf(fighter).weapon !== 'none';

/** The six bands of the d10, each with its class of range: "long 5+". */
export function bandsOf(fighter: Fighter, stand: FighterStand, readings: Readings, tables: FireTables): Bands {
  if (!isArmed(fighter, stand)) return [];
  const arms = armsOf(stand);
  return tables.bands(arms).map(({ upTo, least }) => {
    const at = tables.classAt(arms, tapeOf(upTo), readings);
    return { mode: modeOf(stand), name: `${at?.name ?? ''} ${least.value}+`.trim(), upTo };
  });
}

function may(fighter: Fighter, stand: FighterStand, tables: FireTables): Refused | null {
  if (isCannon(stand)) return mayFireArtillery(fighter, stand, tables);
  return isMachineGun(stand) ? mayFireMachineGun(fighter, stand, tables) : mayFireSmallArms(fighter, stand, tables);
}

function movingCard(fighter: Fighter, stand: FighterStand, tables: FireTables): Capability {
  const row = isGun(stand) ? gunKind(stand) : fighter.mounted ? 'mounted' : 'infantry';
  const { value, source } = tables.moving(row);
  return { label: 'Moves and fires', value: `${inches(value)}${isGun(stand) ? ' by hand' : ''}`, source };
}

function figuresCard(fighter: Fighter, stand: FighterStand, tables: FireTables): readonly Capability[] {
  const shot = { unit: fighter.unit, mode: modeOf(stand), aim: {} };
  if (isMachineGun(stand)) {
    const { value, source } = tables.rounds.most;
    return [{ label: 'Rounds', value: `${value} at most, declared`, source }];
  }
  const { figures, source } = strengthOf(fighter, { stand, ranksAhead: 0 }, shot, tables);
  const ranks = ranksLeft(fighter, 0, tables);
  const how = isGun(stand) ? '' : Number.isFinite(ranks) ? `, ${counted(ranks, 'rank')}` : ', front bases only';
  return [{ label: 'Fires as', value: `${show(figures)} figures${how}`, source }];
}

/** What is written on a stand's card. */
export function cardOf(fighter: Fighter, stand: FighterStand, readings: Readings, tables: FireTables): readonly Capability[] {
  const weapon = isGun(stand) ? gunOf(stand).label : WEAPONS[troopOf(fighter).weapon];
  if (!isArmed(fighter, stand)) return [{ label: 'Weapon', value: weapon, source: sources.noArms }];
  const arms = armsOf(stand);
  const arc = tables.arcHalf(arms);
  const { column, source } = randomColumnOf(fighter, 'fire', readings);
  const barred = may(fighter, stand, tables);
  const toHit = tables.bands(arms).map(({ upTo, least }) => `${least.value}+ to ${inches(upTo)}`);
  return [
    { label: 'Weapon', value: weapon, source: sources.range },
    ...figuresCard(fighter, stand, tables),
    { label: 'To hit, d10', value: toHit.join('; '), source: tables.bands(arms)[0]?.least.source ?? sources.range },
    { label: 'Arc', value: `${arc.value}° outward from the front corners`, source: arc.source },
    movingCard(fighter, stand, tables),
    { label: 'Random factor', value: column.replace('-', ' '), source },
    {
      label: 'Overhead fire',
      value: isMahdist(fighter) ? 'none' : `${inches(tables.overheadGap.value)} from friends to target`,
      source: sources.overhead,
    },
    { label: 'Fire', value: barred?.because ?? 'May fire', source: barred?.source ?? sources.mayFire },
  ];
}
