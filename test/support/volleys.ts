/** Made-up fire under the book of stands, in few words: muskets at a range, a gun along a line. */
import type { Fighter, FighterStand, Readings, Refused, Roll, RuleSet, Ruling } from '#rules/engine/contract';
import { standsBook } from '#test/games';
import {
  aimed,
  fighter,
  gunStand,
  laid,
  modeOf,
  nine,
  standOf,
  Step,
  usual,
  type Fired,
  type LineGiven,
  type PairGiven,
} from '#test/rulings';

export const book = standsBook();

const stands = (ids: readonly string[], change: Partial<FighterStand> = {}): readonly FighterStand[] =>
  ids.map((id) => standOf(id, change));

export interface VolleyGiven extends Omit<PairGiven, 'firer'> {
  readonly troop?: string;
  /** Firing stands a1, a2 …; three where nothing is said. */
  readonly count?: number;
  readonly unit?: string;
  readonly fighter?: Partial<Fighter>;
  readonly stand?: Partial<FighterStand>;
}

/** Foot or horse firing, every stand under the same facts. */
export function volley(given: VolleyGiven = {}): Fired {
  const { troop = 'french-line', count = 3, unit = 'odessa' } = given;
  const ids = Array.from({ length: count }, (_, index) => `${unit}-${index + 1}`);
  const firer = fighter(unit, troop, stands(ids, given.stand), { name: 'Odessa', ...given.fighter });
  return { firer, mode: 'small-arms', facts: ids.map((id) => aimed({ ...given, firer: id })) };
}

export interface GunGiven extends PairGiven {
  readonly piece?: string;
  readonly load?: string;
  readonly unit?: string;
  readonly fighter?: Partial<Fighter>;
  readonly gun?: Partial<NonNullable<FighterStand['gun']>>;
}

const battery = (given: GunGiven): Fighter =>
  fighter(given.unit ?? 'bty', 'foot-artillery', [gunStand(given.firer ?? 'g1', given.piece ?? 'nap-12', given.gun)], {
    name: '1st Foot Battery',
    ...given.fighter,
  });

/** One gun aimed at the target: canister or high trajectory. */
export function gunAt(mode: 'canister' | 'high-trajectory', given: GunGiven = {}): Fired {
  const shot = given.load === undefined ? {} : { load: given.load };
  return { firer: battery(given), mode, facts: [aimed({ half: 90, ...given, firer: given.firer ?? 'g1' })], shot };
}

export interface ShotGiven extends LineGiven {
  readonly piece?: string;
  readonly unit?: string;
  readonly fighter?: Partial<Fighter>;
  readonly parts?: Partial<NonNullable<FighterStand['gun']>>;
  readonly at?: Fighter;
  readonly point?: number;
  readonly load?: string;
}

/** One gun laid along a line; with a `point` it ricochets. */
export function shotAlong(given: ShotGiven = {}): Fired {
  const { gun = 'g1', point, load } = given;
  const firer = battery({
    firer: gun,
    ...(given.piece ? { piece: given.piece } : {}),
    ...(given.unit ? { unit: given.unit } : {}),
    ...(given.fighter ? { fighter: given.fighter } : {}),
    ...(given.parts ? { gun: given.parts } : {}),
  });
  const shot = { ...(point === undefined ? {} : { ricochet: point }), ...(load === undefined ? {} : { load }) };
  const facts = [laid({ ...given, gun, ...(point === undefined ? {} : { ricochetAt: point }) })];
  return { firer, mode: point === undefined ? 'direct' : 'ricochet', facts, shot, ...(given.at ? { target: given.at } : {}) };
}

/** Stands t1, t2 … of the usual enemy on the line, 0.75 apart from the first distance on. */
export function crossed(count: number, from = 8, leg: 'direct' | 'ricochet' = 'direct', first = 1) {
  return Array.from({ length: count }, (_, index) => ({ stand: `t${first + index}`, unit: 'narva', enter: from + 0.75 * index, leg }));
}

export interface Settlement {
  readonly target?: Fighter;
  readonly options?: Readings;
  readonly others?: readonly Fighter[];
  /** Another book than the shipped one: the same with a player's charts. */
  readonly under?: RuleSet;
}

export function stepOf(fired: readonly Fired[], { target = nine(), options = {}, others = [], under = book }: Settlement = {}): Step {
  return new Step(under, [target, ...fired.map((each) => each.firer), ...others], options);
}

/** All of this fire at the usual enemy, settled in one step. */
export function settled(roll: Roll, fired: readonly Fired[], how: Settlement = {}): Ruling {
  const target = how.target ?? nine();
  return stepOf(fired, { ...how, target }).settle(target, roll, ...fired);
}

/** The first stand's refusal; null when it may fire. */
export function refusal(fired: Fired, how: Settlement = {}): Refused | null {
  return stepOf([fired], how).judge(fired)[0]?.refused ?? null;
}

/** Whether the mode may be used at all, before anything is measured. */
export function offered(fired: Fired, load: string | null = null): Refused | null {
  const [stand] = fired.firer.stands;
  if (!stand) throw new Error('no stand');
  return modeOf(book, fired.mode).offered(fired.firer, stand, usual(book), load);
}
