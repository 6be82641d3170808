/** A battery under fire: the loss die names a gun, its crew or its limber. Each counts 2; one already hit is a miss. */
import type { Fighter, GunPart, Roll, SettleContext, Share } from '../../engine/contract.ts';
import { throwDie } from '../../engine/dice.ts';
import { standNamed } from '../../engine/standNamed.ts';
import { counted, note } from '../../engine/tell.ts';
import type { TrailLine } from '../../engine/trail.ts';
import { chosen } from './options.ts';
import { toldFrom } from '../../engine/yours.ts';
import { sources } from './sources.ts';
import type { Tables } from './tables.ts';
import { ARTILLERY_STEP } from './steps.ts';
import { gunsOf, type GunStand } from '../../roster/traits.ts';

/** A gun, crew or limber that the die named, and whether it had been hit before. */
export interface Named {
  readonly gun: GunStand;
  readonly part: GunPart;
  readonly already: boolean;
}

export interface Losses {
  /** Shares that count, and those that a miss on the chart takes away. */
  readonly counting: readonly Share[];
  readonly missed: readonly Share[];
  readonly named: readonly Named[];
  /** 2 for each stand named and not hit before. */
  readonly strength: number;
  readonly faces: readonly number[];
  readonly lines: readonly TrailLine[];
}

/**
 * Up to two guns: by the chart, gun A the first by id. More: the die counts round the guns struck, in the order of their
 * ids, and then reads the one-gun column.
 */
function nameOf(tables: Tables, face: number, target: Fighter, shares: readonly Share[]): Named {
  const guns = gunsOf(target);
  const struck = guns.filter((gun) => shares.some((share) => share.strikes.includes(gun.id)));
  const few = guns.length <= 2;
  const row = tables.lossAt(face, guns.length === 2 ? 'twoGuns' : 'oneGun');
  const among = few || struck.length === 0 ? guns : struck;
  const gun = few ? guns[row.gun] : among[(face - 1) % among.length];
  if (!gun) throw new Error(`${target.unit} has no gun for the loss die ${face}`);
  return { gun, part: row.part, already: gun.gun.hit.includes(row.part) };
}

/** A loss die and what it named. */
interface Loss {
  readonly face: number;
  readonly named: Named;
}

function lossLine(tables: Tables, id: string, { face, named }: Loss, target: Fighter): TrailLine {
  const few = gunsOf(target).length <= 2;
  const row = tables.lossAt(face, 'oneGun');
  const what = `${named.part} of ${standNamed(target, named.gun.id)}`;
  const said = named.already ? `The loss die shows ${face}: ${what}, already hit. A miss.` : `The loss die shows ${face}: ${what}.`;
  const source = few ? row.source : toldFrom(sources.moreGuns, row.source);
  return note(id, face, { because: said, source, seen: { stands: [named.gun.id] }, shown: String(face) });
}

const sameAs = (one: Named) => (other: Named) => other.gun.id === one.gun.id && other.part === one.part;

const throwLoss = (target: Fighter, roll: Roll, why: string): number =>
  throwDie(roll, { sides: 6, why, for: target.unit, against: target.unit });

/** The strength of a battery before its dice: one stand. */
export function foreseenLosses(tables: Tables, shares: readonly Share[]): Losses {
  return { counting: shares, missed: [], named: [], strength: tables.count('artillery-stand').value, faces: [], lines: [] };
}

/** All that is fired at one unit in a step. */
export interface Fire {
  readonly target: Fighter;
  readonly shares: readonly Share[];
}

/** One d6 for the target and step; by the other reading, in step 1, one for each gun that strikes it. */
export function throwLosses(tables: Tables, { target, shares }: Fire, context: SettleContext, roll: Roll): Losses {
  const each = context.step === ARTILLERY_STEP && chosen(context.options, 'C001-22') === 'per-gun';
  const groups = each ? shares.map((share) => [share]) : [shares];
  const thrown = groups.map((group) => {
    const by = each ? `Artillery loss, ${group[0]?.said ?? group[0]?.by ?? ''}` : `Artillery loss, ${target.name}`;
    const face = throwLoss(target, roll, by);
    return { group, face, named: nameOf(tables, face, target, group) };
  });
  const good = thrown.filter(({ named }) => !named.already);
  const distinct = good.map(({ named }) => named).filter((named, index, all) => all.findIndex(sameAs(named)) === index);
  return {
    counting: good.flatMap(({ group }) => group),
    missed: thrown.filter(({ named }) => named.already).flatMap(({ group }) => group),
    named: distinct,
    strength: distinct.length * tables.count('artillery-stand').value,
    faces: thrown.map(({ face }) => face),
    lines: thrown.map((loss) => lossLine(tables, each ? `loss/${loss.group[0]?.by ?? ''}` : 'loss', loss, target)),
  };
}

export const strengthWords = (losses: Losses): string =>
  losses.named.length > 1 ? `${counted(losses.named.length, 'stand')} of artillery` : 'a stand of artillery';
