/**
 * Troops and guns as bundles of traits. Nothing here is worth anything: each book reads the traits in its own way and
 * holds its own values, so that one scenario plays under every book.
 */
import { flag, list, number, object, oneOf, orNull, text, whole } from '../engine/read.ts';
import gunRows from './guns.json' with { type: 'json' };
import troopRows from './troops.json' with { type: 'json' };

export type Period = 'ancient' | 'napoleonic' | 'acw' | 'sudan';
export type TroopArm = 'foot' | 'horse' | 'artillery';
export type Weapon = 'none' | 'musket' | 'rifle' | 'smoothbore-carbine' | 'rifled-musket' | 'rifled-carbine';
export type Loading = 'muzzle' | 'breech' | 'repeater';

export interface Troop {
  readonly id: string;
  readonly label: string;
  readonly arm: TroopArm;
  /** Kind within the arm: horse is light, dragoon or heavy; artillery moves with foot or horse. */
  readonly kind: 'line' | 'light' | 'guard' | 'irregular' | 'dragoon' | 'heavy' | 'foot' | 'horse';
  /** `rifle` is a muzzle-loading rifle before Minié's; `rifled-musket` is Minié's and everything after it. */
  readonly weapon: Weapon;
  readonly loading: Loading;
  readonly buckAndBall: boolean;
  /** Weight in a melee. */
  readonly grade: 'light' | 'medium' | 'heavy';
  readonly training: 'conscript' | 'regular' | 'elite';
  /** null: the nation is the unit's or its side's. */
  readonly nation: string | null;
  readonly period: Period;
  /** Mounted by nature; a unit may say otherwise. */
  readonly mounted: boolean;
  /** Stands of a usual unit, figures (a gun's crew) on each, and the size of a stand in inches. */
  readonly stands: number;
  readonly figures: number;
  readonly tray: { readonly frontage: number; readonly depth: number };
}

export interface Gun {
  readonly id: string;
  readonly label: string;
  readonly period: Period;
  readonly kind: 'gun' | 'howitzer' | 'gun-howitzer' | 'machine-gun';
  /** Weight of its shot; 0 where it is not named by one. */
  readonly pounds: number;
  readonly rifled: boolean;
  readonly make: string | null;
}

/** Inches, where a user gives none: a limbered gun takes up a longer stand than one in action. */
export const LIMBERED_TRAY = { frontage: 1, depth: 2.5 } as const;

const period = oneOf('ancient', 'napoleonic', 'acw', 'sudan');

const troopReader = object({
  id: text,
  label: text,
  arm: oneOf('foot', 'horse', 'artillery'),
  kind: oneOf('line', 'light', 'guard', 'irregular', 'dragoon', 'heavy', 'foot', 'horse'),
  weapon: oneOf('none', 'musket', 'rifle', 'smoothbore-carbine', 'rifled-musket', 'rifled-carbine'),
  loading: oneOf('muzzle', 'breech', 'repeater'),
  buckAndBall: flag,
  grade: oneOf('light', 'medium', 'heavy'),
  training: oneOf('conscript', 'regular', 'elite'),
  nation: orNull(text),
  period,
  mounted: flag,
  stands: whole,
  figures: whole,
  tray: object({ frontage: number, depth: number }),
});

const gunReader = object({
  id: text,
  label: text,
  period,
  kind: oneOf('gun', 'howitzer', 'gun-howitzer', 'machine-gun'),
  pounds: number,
  rifled: flag,
  make: orNull(text),
});

function shipped<T>(json: unknown, name: string, reader: Parameters<typeof list<T>>[0]): readonly T[] {
  const parsed = list(reader)(json, name);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

export const troops: readonly Troop[] = shipped<Troop>(troopRows, 'troops', troopReader);
export const guns: readonly Gun[] = shipped<Gun>(gunRows, 'guns', gunReader);

const troopMap = new Map(troops.map((troop) => [troop.id, troop]));
const gunMap = new Map(guns.map((gun) => [gun.id, gun]));

/** null for an id that the roster does not hold. */
export const troopById = (id: string): Troop | null => troopMap.get(id) ?? null;
export const gunById = (id: string): Gun | null => gunMap.get(id) ?? null;
