/** What a stand is and may do under this book, and the bands that it reaches: for its card and the overlay. */
import type { BandChart } from '../../engine/chart.ts';
import type { Capability, Fighter, FighterStand, RuleSet } from '../../engine/contract.ts';
import { show } from '../../engine/fraction.ts';
import { asFraction } from '../../engine/lookup.ts';
import { counted, inches } from '../../engine/tell.ts';
import { LOADS, mayFireCanister, mayFireHigh, mayFireShot, mayFireSmallArms } from './mayFire.ts';
import { hasBuckAndBall } from './smallArmsValue.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { gunOf, hasStandIn, isGun, troopOf, WEAPONS, type GunStand } from '../../roster/traits.ts';

type Bands = ReturnType<RuleSet['bands']>;

/** Bands of foot and horse. A mounted dragoon keeps his: the card shows what he has, the mode says when. */
function smallArmsBands(tables: Tables, fighter: Fighter): Bands {
  const { weapon } = troopOf(fighter);
  return weapon === 'none' ? [] : tables.smallArms(weapon).bands.map(({ name, upTo }) => ({ mode: 'small-arms', name, upTo }));
}

function gunBands(tables: Tables, stand: GunStand): Bands {
  const { piece } = stand.gun;
  const effective = tables.effectiveRange(piece);
  const rifled = gunOf(stand).rifled;
  const shot = effective ? [{ mode: 'direct', name: 'effective', upTo: effective.value }] : [];
  const bounce = effective && !rifled ? [{ mode: 'ricochet', name: 'effective', upTo: effective.value }] : [];
  const high = LOADS.flatMap((load) => {
    const line = tables.loadLine(piece, load);
    return line ? tables.toHitBands(line).map(({ upTo, least }) => ({ mode: 'high-trajectory', name: `${load} ${least}+`, upTo })) : [];
  });
  const near = (tables.canister(piece)?.bands ?? []).map(({ name, upTo }) => ({ mode: 'canister', name, upTo }));
  return [...shot, ...bounce, ...high, ...near];
}

export const bandsOf =
  (tables: Tables): RuleSet['bands'] =>
  (fighter, stand) =>
    isGun(stand) ? gunBands(tables, stand) : smallArmsBands(tables, fighter);

const canisterWords = (chart: BandChart): string =>
  chart.bands.map((band) => `${show(asFraction(band.value))} to ${inches(band.upTo)}`).join(', ');

function reachCard(tables: Tables, fighter: Fighter, stand: GunStand): readonly Capability[] {
  const { piece } = stand.gun;
  const effective = tables.effectiveRange(piece);
  const bounce = mayFireShot(tables, fighter, stand, { ricochet: true, load: null });
  const loads = LOADS.filter((load) => mayFireHigh(tables, fighter, stand, load) === null).map(
    (load) => `${load} to ${inches(tables.loadLine(piece, load)?.max ?? 0)}`,
  );
  const grape = tables.canister(piece);
  return [
    ...(effective ? [{ label: 'Direct fire', value: `to ${inches(effective.value)}`, source: effective.source }] : []),
    { label: 'Ricochet', value: bounce ? bounce.because : 'May ricochet', source: bounce ? bounce.source : sources.ricochet },
    { label: 'High trajectory', value: loads.length > 0 ? loads.join(', ') : 'no load', source: sources.highTrajectory },
    { label: 'Canister', value: grape ? canisterWords(grape) : 'none', source: grape ? grape.source : sources.canister },
  ];
}

function gunCard(tables: Tables, fighter: Fighter, stand: GunStand): readonly Capability[] {
  const { crew } = stand.gun;
  const gun = gunOf(stand);
  const served = hasStandIn(stand) ? 'men of another stand stand in: direct and canister only' : counted(crew, 'figure');
  const arc = tables.arcHalf.artillery;
  return [
    { label: 'Gun', value: `${gun.label}${gun.rifled ? ', rifled' : ''}`, source: sources.noRow },
    { label: 'Crew', value: served, source: sources.standIn },
    ...reachCard(tables, fighter, stand),
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
  ];
}

function loadingWords(tables: Tables, fighter: Fighter): readonly Capability[] {
  const troop = troopOf(fighter);
  if (hasBuckAndBall(troop)) {
    const row = tables.multiplier('buck-and-ball');
    return [{ label: 'Ammunition', value: `buck and ball, × ${show(asFraction(row.value))} close`, source: row.source }];
  }
  if (troop.loading === 'muzzle' || troop.period !== 'acw') return [];
  const row = tables.multiplier(troop.loading === 'breech' ? 'breechloader' : 'repeater');
  return [{ label: 'Loading', value: `${row.label.toLowerCase()}, × ${show(asFraction(row.value))}`, source: row.source }];
}

function armsCard(tables: Tables, fighter: Fighter, stand: FighterStand): readonly Capability[] {
  const troop = troopOf(fighter);
  if (troop.weapon === 'none')
    return [{ label: 'Weapon', value: WEAPONS.none, source: troop.kind === 'heavy' ? sources.cavalry : sources.noArms }];
  const worth = tables.fireValue(troop.id);
  const chart = tables.smallArms(troop.weapon);
  const arc = tables.arcHalf['small-arms'];
  const may = mayFireSmallArms(tables, fighter, stand, null);
  return [
    { label: 'Weapon', value: WEAPONS[troop.weapon], source: chart.source },
    ...(worth ? [{ label: 'Fire value', value: `${worth.value} a stand`, source: worth.source }] : []),
    ...loadingWords(tables, fighter),
    {
      label: 'Range',
      value: chart.bands.map((band) => `${band.name} to ${inches(band.upTo)}, × ${show(asFraction(band.value))}`).join('; '),
      source: chart.source,
    },
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
    { label: 'Small arms', value: may?.because ?? 'May fire', source: may?.source ?? sources.smallArms },
  ];
}

export const cardOf =
  (tables: Tables): RuleSet['card'] =>
  (fighter, stand) => {
    if (!isGun(stand)) return armsCard(tables, fighter, stand);
    const barred = mayFireCanister(tables, fighter, stand, null) ?? mayFireHigh(tables, fighter, stand, null);
    return barred?.code === 'no-chart' ? [{ label: 'Gun', value: barred.because, source: barred.source }] : gunCard(tables, fighter, stand);
  };
