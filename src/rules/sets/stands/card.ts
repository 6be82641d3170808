/** What a stand is and may do under this book, and the bands that it reaches: for its card and the overlay. */
import type { BandChart } from '../../engine/chart.ts';
import type { Capability, Fighter, FighterStand, RuleSet } from '../../engine/contract.ts';
import { show } from '../../engine/fraction.ts';
import { asFraction } from '../../engine/lookup.ts';
import { counted, inches } from '../../engine/tell.ts';
import { arcHalf, canister, effectiveRange, fireValue, loadLine, multiplier, smallArms, toHitBands } from './charts.ts';
import { LOADS, mayFireCanister, mayFireHigh, mayFireShot, mayFireSmallArms } from './mayFire.ts';
import { hasBuckAndBall } from './smallArmsValue.ts';
import { sources } from './sources.ts';
import { gunOf, hasStandIn, isGun, troopOf, WEAPONS, type GunStand } from '../../roster/traits.ts';

type Bands = ReturnType<RuleSet['bands']>;

/** Bands of foot and horse. A mounted dragoon keeps his: the card shows what he has, the mode says when. */
function smallArmsBands(fighter: Fighter): Bands {
  const { weapon } = troopOf(fighter);
  return weapon === 'none' ? [] : smallArms(weapon).bands.map(({ name, upTo }) => ({ mode: 'small-arms', name, upTo }));
}

function gunBands(stand: GunStand): Bands {
  const { piece } = stand.gun;
  const effective = effectiveRange(piece);
  const rifled = gunOf(stand).rifled;
  const shot = effective ? [{ mode: 'direct', name: 'effective', upTo: effective.value }] : [];
  const bounce = effective && !rifled ? [{ mode: 'ricochet', name: 'effective', upTo: effective.value }] : [];
  const high = LOADS.flatMap((load) => {
    const line = loadLine(piece, load);
    return line ? toHitBands(line).map(({ upTo, least }) => ({ mode: 'high-trajectory', name: `${load} ${least}+`, upTo })) : [];
  });
  const near = (canister(piece)?.bands ?? []).map(({ name, upTo }) => ({ mode: 'canister', name, upTo }));
  return [...shot, ...bounce, ...high, ...near];
}

export const bands: RuleSet['bands'] = (fighter, stand) => (isGun(stand) ? gunBands(stand) : smallArmsBands(fighter));

const canisterWords = (chart: BandChart): string =>
  chart.bands.map((band) => `${show(asFraction(band.value))} to ${inches(band.upTo)}`).join(', ');

function reachCard(fighter: Fighter, stand: GunStand): readonly Capability[] {
  const { piece } = stand.gun;
  const effective = effectiveRange(piece);
  const bounce = mayFireShot(fighter, stand, true, null);
  const loads = LOADS.filter((load) => mayFireHigh(fighter, stand, load) === null).map(
    (load) => `${load} to ${inches(loadLine(piece, load)?.max ?? 0)}`,
  );
  const grape = canister(piece);
  return [
    ...(effective ? [{ label: 'Direct fire', value: `to ${inches(effective.value)}`, source: effective.source }] : []),
    { label: 'Ricochet', value: bounce ? bounce.because : 'May ricochet', source: bounce ? bounce.source : sources.ricochet },
    { label: 'High trajectory', value: loads.length > 0 ? loads.join(', ') : 'no load', source: sources.highTrajectory },
    { label: 'Canister', value: grape ? canisterWords(grape) : 'none', source: grape ? grape.source : sources.canister },
  ];
}

function gunCard(fighter: Fighter, stand: GunStand): readonly Capability[] {
  const { crew, crewedBy } = stand.gun;
  const gun = gunOf(stand);
  const served = hasStandIn(stand) ? `stand ${crewedBy ?? ''} stands in: direct and canister only` : counted(crew, 'figure');
  const arc = arcHalf('artillery');
  return [
    { label: 'Gun', value: `${gun.label}${gun.rifled ? ', rifled' : ''}`, source: sources.noRow },
    { label: 'Crew', value: served, source: sources.standIn },
    ...reachCard(fighter, stand),
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
  ];
}

function loadingWords(fighter: Fighter): readonly Capability[] {
  const troop = troopOf(fighter);
  if (hasBuckAndBall(troop)) {
    const row = multiplier('buck-and-ball');
    return [{ label: 'Ammunition', value: `buck and ball, × ${show(asFraction(row.value))} close`, source: row.source }];
  }
  if (troop.loading === 'muzzle' || troop.period !== 'acw') return [];
  const row = multiplier(troop.loading === 'breech' ? 'breechloader' : 'repeater');
  return [{ label: 'Loading', value: `${row.label.toLowerCase()}, × ${show(asFraction(row.value))}`, source: row.source }];
}

function armsCard(fighter: Fighter, stand: FighterStand): readonly Capability[] {
  const troop = troopOf(fighter);
  if (troop.weapon === 'none')
    return [{ label: 'Weapon', value: WEAPONS.none, source: troop.kind === 'heavy' ? sources.cavalry : sources.noArms }];
  const worth = fireValue(troop.id);
  const chart = smallArms(troop.weapon);
  const arc = arcHalf('small-arms');
  const may = mayFireSmallArms(fighter, stand, null);
  return [
    { label: 'Weapon', value: WEAPONS[troop.weapon], source: chart.source },
    ...(worth ? [{ label: 'Fire value', value: `${worth.value} a stand`, source: worth.source }] : []),
    ...loadingWords(fighter),
    {
      label: 'Range',
      value: chart.bands.map((band) => `${band.name} to ${inches(band.upTo)}, × ${show(asFraction(band.value))}`).join('; '),
      source: chart.source,
    },
    { label: 'Arc', value: `${2 * arc.value}°`, source: arc.source },
    { label: 'Small arms', value: may?.because ?? 'May fire', source: may?.source ?? sources.smallArms },
  ];
}

export const card: RuleSet['card'] = (fighter, stand) => {
  if (!isGun(stand)) return armsCard(fighter, stand);
  const barred = mayFireCanister(fighter, stand, null) ?? mayFireHigh(fighter, stand, null);
  return barred?.code === 'no-chart' ? [{ label: 'Gun', value: barred.because, source: barred.source }] : gunCard(fighter, stand);
};
