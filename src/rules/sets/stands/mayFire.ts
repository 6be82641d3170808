/** Who may fire at all, asked before anything is measured. Each question is a row: a code, when it holds, what is said, its source. */
import type { Fighter, FighterStand, Refused } from '../../engine/contract.ts';
import { firstOf, type Question } from '../../engine/questions.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { capital } from '../../engine/tell.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { gunName, gunOf, hasStandIn, isCrewless, isGun, isLimbered, troopOf, type GunStand } from '../../roster/traits.ts';
import { firesShell, firesShrapnel, isBritish } from './traits.ts';

export const LOADS = ['shot', 'shell', 'shrapnel'] as const;

/** Condition of the unit and of the stand, the same for every mode. */
function condition(firer: Fighter, stand: FighterStand): readonly Question[] {
  const { name } = firer;
  return [
    ['destroyed', firer.state === 'destroyed', `${name} is destroyed.`, sources.mayFire],
    ['routed', firer.state === 'routed', `${name} is routed and does not fire.`, sources.routed],
    ['engaged', firer.engaged, `${name} is engaged in melee and does not fire.`, sources.mayFire],
    ['charging', firer.charging, `${name} is charging and does not fire.`, sources.mayFire],
    ['has-fired', stand.hasFired, `${standNamed(firer, stand.id)} has fired this turn.`, sources.oneShot],
  ];
}

/** Whether a gun can be served: in action, with its piece and a crew, and known to the chart. */
function served(tables: Tables, firer: Fighter, stand: GunStand): readonly Question[] {
  const { name } = firer;
  const who = standNamed(firer, stand.id);
  const label = gunName(gunOf(stand));
  return [
    ['limbered', isLimbered(firer), `${name} is limbered; a gun fires unlimbered.`, sources.mayFire],
    ['gun-lost', stand.gun.hit.includes('gun'), `${who}: the gun is lost.`, sources.gunLost],
    ['gun-stopped', stand.gun.stopped, `${who}: the gun was stopped and does not fire this turn.`, sources.gunEffects],
    ['crewless', isCrewless(stand), `${who}: the gun has no crew.`, sources.standIn],
    ['no-chart', !tables.lists(stand.gun.piece), `The artillery chart has no row for the ${label}.`, sources.noRow],
  ];
}

const noGun = (firer: Fighter, stand: FighterStand): Question => [
  'no-gun',
  !isGun(stand),
  `${standNamed(firer, stand.id)} has no gun.`,
  sources.artilleryArc,
];

/** Solid shot: whether it is to bounce, and the load named. */
export interface ShotAsked {
  readonly ricochet: boolean;
  readonly load: string | null;
}

/** Solid shot laid along a line. */
export function mayFireShot(tables: Tables, firer: Fighter, stand: FighterStand, asked: ShotAsked): Refused | null {
  const { ricochet, load } = asked;
  const known = firstOf([noGun(firer, stand), ...condition(firer, stand)], stand);
  if (known || !isGun(stand)) return known;
  const gun = gunOf(stand);
  const how = ricochet ? 'ricochet' : 'fire direct';
  return firstOf(
    [
      ...served(tables, firer, stand),
      ['stand-in', ricochet && hasStandIn(stand), 'A stand-in crew may only fire direct or canister.', sources.standIn],
      ['rifled', ricochet && gun.rifled, 'Cannot ricochet: this gun is rifled.', sources.rifled],
      ['no-shot', tables.effectiveRange(stand.gun.piece) === null, `Cannot ${how}: the ${gunName(gun)} has no shot.`, sources.howitzerShot],
      ['load', load !== null && load !== 'shot', `Cannot ${how} with ${load}: only shot is laid along a line.`, sources.directFire],
    ],
    stand,
  );
}

export function mayFireCanister(tables: Tables, firer: Fighter, stand: FighterStand, load: string | null): Refused | null {
  const known = firstOf([noGun(firer, stand), ...condition(firer, stand)], stand);
  if (known || !isGun(stand)) return known;
  const gun = gunOf(stand);
  return firstOf(
    [
      ...served(tables, firer, stand),
      ['no-canister', tables.canister(stand.gun.piece) === null, `The ${gun.make ?? gun.label} fires no canister.`, sources.canister],
      ['load', load !== null && load !== 'canister', `${capital(load ?? '')} is not canister.`, sources.canister],
    ],
    stand,
  );
}

/** Why a gun may not fire a load on a high trajectory; null when it may. */
function loadRefusal(tables: Tables, firer: Fighter, stand: GunStand, load: string): readonly Question[] {
  const gun = gunOf(stand);
  const label = gunName(gun);
  const acw = gun.period === 'acw';
  return [
    ['load', !LOADS.some((each) => each === load), `No load is called ${load}. Shot, shell and shrapnel are.`, sources.highTrajectory],
    ['no-shot', load === 'shot' && gun.kind === 'howitzer', `The ${label} has no shot.`, sources.howitzerShot],
    [
      'no-shell',
      load === 'shell' && !firesShell(gun),
      acw ? `The ${label} fires no shell: howitzers, the Napoleon and rifled guns do.` : 'Only howitzers fire shell in this period.',
      sources.shell,
    ],
    [
      'no-shrapnel',
      load === 'shrapnel' && !firesShrapnel(gun, isBritish(firer)),
      acw ? `The ${gun.make ?? label} fires no shrapnel.` : 'Only British howitzers fire shrapnel in this period.',
      sources.shrapnel,
    ],
    [
      'no-chart',
      tables.loadLine(stand.gun.piece, load) === null,
      `The artillery chart has no line of ${load} for the ${label}.`,
      sources.noRow,
    ],
  ];
}

/** The load that is meant: the one named, else shot where the gun has it, else its first. */
export function loadOf(tables: Tables, stand: GunStand, load: string | null | undefined): string {
  return load ?? LOADS.find((each) => tables.loadLine(stand.gun.piece, each) !== null) ?? 'shot';
}

export function mayFireHigh(tables: Tables, firer: Fighter, stand: FighterStand, load: string | null): Refused | null {
  const known = firstOf([noGun(firer, stand), ...condition(firer, stand)], stand);
  if (known || !isGun(stand)) return known;
  return firstOf(
    [
      ...served(tables, firer, stand),
      ['stand-in', hasStandIn(stand), 'A stand-in crew may only fire direct or canister.', sources.standIn],
      ...(load === null ? [] : loadRefusal(tables, firer, stand, load)),
    ],
    stand,
  );
}

/** Small arms of foot, and of horse by its kind: light mounted too, dragoons dismounted, heavy never. */
export function mayFireSmallArms(tables: Tables, firer: Fighter, stand: FighterStand, load: string | null): Refused | null {
  const troop = troopOf(firer);
  const { label } = troop;
  const heavy = troop.arm === 'horse' && troop.kind === 'heavy';
  const march = firer.order === 'march-column';
  return firstOf(
    [
      ['no-fire', isGun(stand) || troop.arm === 'artillery', `${firer.name}: gunners have no small arms.`, sources.noArms],
      ...condition(firer, stand),
      ['no-fire', heavy, `${label} has no fire.`, sources.cavalry],
      ['no-fire', troop.weapon === 'none' || !tables.fireValue(troop.id)?.value, `${label} has no firearms.`, sources.noArms],
      ['mounted', troop.kind === 'dragoon' && firer.mounted, `${firer.name} is mounted and fires only dismounted.`, sources.dragoons],
      ['march-column', march, `${firer.name} is in march column and does not fire.`, sources.mayFire],
      ['mans-gun', Boolean(stand.mans), `${standNamed(firer, stand.id)} serves a gun.`, sources.standIn],
      ['no-figures', stand.figures <= 0, `${standNamed(firer, stand.id)} has no figures left.`, sources.partFilled],
      ['load', load !== null, 'Small arms name no load.', sources.smallArms],
    ],
    stand,
  );
}
