/** Who may fire at all, asked before anything is measured. Each question is a row: a code, when it holds, what is said, its source. */
import type { Fighter, FighterStand, Refused } from '../../../engine/contract.ts';
import { firstOf, type Question } from '../../../engine/questions.ts';
import { standNamed } from '../../../engine/standNamed.ts';
import { gunName, gunOf, isCrewless, isGun, isLimbered, troopOf, type GunStand } from '../../../roster/traits.ts';
import { movedQuestions } from './moved.ts';
import { sources } from './sources.ts';
import type { FireTables } from './tables.ts';
import { isCannon, isMachineGun } from './traits.ts';

/** Condition of the unit and of the stand, the same for every mode. */
function condition(firer: Fighter, stand: FighterStand): readonly Question[] {
  const { name } = firer;
  return [
    ['destroyed', firer.state === 'destroyed', `${name} is destroyed.`, sources.mayFire],
    ['routed', firer.state === 'routed', `${name} is routed and does not fire.`, sources.mayFire],
    ['engaged', firer.engaged, `${name} is engaged in melee and does not fire.`, sources.mayFire],
    ['charging', firer.charging, `${name} is charging and does not fire.`, sources.mayFire],
    ['has-fired', stand.hasFired, `${standNamed(firer, stand.id)} has fired this turn.`, sources.oneShot],
  ];
}

function served(firer: Fighter, stand: GunStand): readonly Question[] {
  const { name } = firer;
  const who = standNamed(firer, stand.id);
  const { gun } = stand;
  const jammed = typeof gun.jammed === 'number';
  return [
    ['limbered', isLimbered(firer), `${name} is limbered; a gun fires unlimbered.`, sources.gunServed],
    ['gun-lost', gun.hit.includes('gun'), `${who}: the gun is lost.`, sources.gunServed],
    ['gun-stopped', gun.stopped, `${who}: the gun was stopped and does not fire this turn.`, sources.gunServed],
    ['crewless', isCrewless(stand), `${who}: the gun has no crew.`, sources.gunServed],
    ['jammed', jammed, `${who}: the gun is jammed and must be cleared first.`, sources.clearing],
  ];
}

/** Guns, by the artillery table or as machine guns. */
function mayServe(firer: Fighter, stand: FighterStand, tables: FireTables, wrong: Question): Refused | null {
  const known = firstOf([wrong, ...condition(firer, stand)], stand);
  if (known || !isGun(stand)) return known;
  return firstOf([...served(firer, stand), ...movedQuestions(firer, stand, tables)], stand);
}

export function mayFireArtillery(firer: Fighter, stand: FighterStand, tables: FireTables): Refused | null {
  const who = standNamed(firer, stand.id);
  const because = isGun(stand) ? `${who}: the ${gunName(gunOf(stand))} fires as a machine gun.` : `${who} has no gun.`;
  return mayServe(firer, stand, tables, ['no-gun', !isCannon(stand), because, sources.gunServed]);
}

export function mayFireMachineGun(firer: Fighter, stand: FighterStand, tables: FireTables): Refused | null {
  const because = `${standNamed(firer, stand.id)} has no machine gun.`;
  return mayServe(firer, stand, tables, ['no-gun', !isMachineGun(stand), because, sources.gunServed]);
}

export function mayFireSmallArms(firer: Fighter, stand: FighterStand, tables: FireTables): Refused | null {
  const troop = troopOf(firer);
  return firstOf(
    [
      ['no-fire', isGun(stand) || troop.arm === 'artillery', `${firer.name}: gunners have no small arms.`, sources.noArms],
      ...condition(firer, stand),
      ['no-fire', troop.weapon === 'none', `${troop.label} has no firearms.`, sources.noArms],
      ['mans-gun', Boolean(stand.mans), `${standNamed(firer, stand.id)} serves a gun.`, sources.gunServed],
      ['no-figures', stand.figures <= 0, `${standNamed(firer, stand.id)} has no figures left.`, sources.mayFire],
      ...movedQuestions(firer, stand, tables),
    ],
    stand,
  );
}
