/** Who may fire at all, asked before anything is measured. Each question is a row: a code, when it holds, what is said, its source. */
import { tapeOf } from '#geometry/shape/units';
import type { Fighter, FighterStand, Refused } from '../../engine/contract.ts';
import { firstOf, type Question } from '../../engine/questions.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { capital } from '../../engine/tell.ts';
import { gunName, gunOf, isGun, isLimbered, troopOf, WEAPONS, type GunStand } from '../../roster/traits.ts';
import type { Firing, Tables } from './charts.ts';
import { sources } from './sources.ts';

/** Condition of the unit and of the stand, the same for every mode. */
function condition(firer: Fighter, stand: FighterStand): readonly Question[] {
  const { name } = firer;
  return [
    ['destroyed', firer.state === 'destroyed', `${name} is destroyed.`, sources.mayFire],
    ['routed', firer.state === 'routed', `${name} is routed and does not fire.`, sources.mayFire],
    ['engaged', firer.engaged, `${name} is engaged in melee and does not fire.`, sources.mayFire],
    ['charging', firer.charging, `${name} is charging and does not fire.`, sources.mayFire],
    ['has-fired', stand.hasFired, `${standNamed(firer, stand.id)} has fired this turn.`, sources.mayFire],
  ];
}

/** Rounds left of the loads that are counted; those that are not are unlimited. */
const isSpent = ({ gun }: GunStand, loads: readonly string[]): boolean => loads.some((load) => gun.rounds?.[load] === 0);

/** The loads of this text by their names in an order: each is a mode of its own. */
const FIRES: Readonly<Record<string, { readonly mode: string; readonly fires: string }>> = {
  shot: { mode: 'direct', fires: 'round shot' },
  canister: { mode: 'canister', fires: 'canister' },
};

/** The other load of this text is told by its own mode; shell and shrapnel are not told apart. */
function loadWords(load: string, loads: readonly string[]): string {
  const own = FIRES[load];
  if (!own) return `${capital(load)} is not told apart here: a gun fires canister or round shot.`;
  const here = loads.map((one) => FIRES[one]?.fires ?? one).join(' or ');
  return `This mode fires ${here}; ${own.fires} is fired by a mode of its own, ${own.mode}.`;
}

function served(firer: Fighter, stand: GunStand, load: string | null, loads: readonly string[]): readonly Question[] {
  const who = standNamed(firer, stand.id);
  const gun = gunOf(stand);
  return [
    ['limbered', isLimbered(firer), `${firer.name} is limbered; a gun fires unlimbered.`, sources.mayFire],
    ['gun-lost', stand.gun.hit.includes('gun'), `${who}: the gun is lost.`, sources.mayFire],
    ['no-line', gun.kind === 'machine-gun', `There is no line of fire effect for the ${gunName(gun)}.`, sources.noLine],
    ['crewless', stand.figures <= 0 || stand.gun.hit.includes('crew'), `${who}: the gun has no crew left.`, sources.battery],
    ['no-rounds', isSpent(stand, loads), `${who}: the gun has used up its ${loads.join(' and ')}.`, sources.rounds],
    ['load', load !== null && !loads.includes(load), loadWords(load ?? '', loads), sources.noLine],
  ];
}

/** Round shot or canister; `loads` are the names by which the load may be called. */
export function mayFireGun(firer: Fighter, stand: FighterStand, load: string | null, loads: readonly string[]): Refused | null {
  const noGun: Question = ['no-gun', !isGun(stand), `${standNamed(firer, stand.id)} has no gun.`, sources.battery];
  const known = firstOf([noGun, ...condition(firer, stand)], stand);
  return known || !isGun(stand) ? known : firstOf(served(firer, stand, load, loads), stand);
}

/** Behind the front of a formation in which only the front fires; a stand dressed on the foremost is in front. */
function isBehind({ behind }: FighterStand, firing: Firing | null): boolean {
  return firing !== null && firing.front !== null && behind !== undefined && behind > tapeOf(firing.front);
}

/** Foot by its formation, and horse that fires mounted or has dismounted. */
export function mayFireSmallArms(tables: Tables, firer: Fighter, stand: FighterStand, load: string | null): Refused | null {
  const troop = troopOf(firer);
  const { name } = firer;
  const gunners = isGun(stand) || troop.arm === 'artillery';
  const line = tables.lineOf(troop.weapon);
  const firing = tables.firing(firer.order);
  const mounted = troop.arm === 'horse' && firer.mounted && !tables.firesMounted(troop.kind);
  return firstOf(
    [
      ['no-fire', gunners, `${name}: gunners have no small arms.`, sources.noArms],
      ...condition(firer, stand),
      ['no-fire', troop.weapon === 'none', `${troop.label} has no firearms.`, sources.noArms],
      ['no-line', line === null, `There is no line of fire effect for the ${WEAPONS[troop.weapon]}.`, sources.noArms],
      ['mounted', mounted, `${name} is mounted and fires only dismounted.`, sources.horse],
      ['march-column', firer.order === 'march-column', `${name} is in march column and does not fire.`, sources.whoFires],
      ['formation', firing === null, `${name} does not fire in this formation.`, sources.whoFires],
      [
        'behind-the-front',
        isBehind(stand, firing),
        `${standNamed(firer, stand.id)} is behind the front of its column: only the front fires.`,
        firing?.source ?? sources.whoFires,
      ],
      ['mans-gun', Boolean(stand.mans), `${standNamed(firer, stand.id)} serves a gun.`, sources.mayFire],
      ['no-figures', stand.figures <= 0, `${standNamed(firer, stand.id)} has no figures left.`, sources.mayFire],
      ['load', load !== null, 'Small arms name no load.', sources.mayFire],
    ],
    stand,
  );
}
