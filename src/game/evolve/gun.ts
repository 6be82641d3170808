/** What happens to guns: parts that are hit, fire that is stopped, jams. */
import type { StandId } from '#geometry/table/table';
import type { Effect, JamTry, Ruling, Shot } from '#rules/engine/contract';
import type { GameState, StandRecord } from '../state.ts';

type Gun = NonNullable<StandRecord['gun']>;

const onGun = (records: GameState['stands'], id: StandId, change: (gun: Gun) => Gun): GameState['stands'] =>
  records.map((record) => (record.id === id && record.gun ? { ...record, gun: change(record.gun) } : record));

export function markGun(record: StandRecord, effect: Effect, turn: number): StandRecord {
  const marks = effect.guns.filter((mark) => mark.stand === record.id);
  if (!record.gun || marks.length === 0) return record;
  const hit = [...new Set([...record.gun.hit, ...marks.flatMap((mark) => (mark.part === null ? [] : [mark.part]))])];
  return { ...record, gun: { ...record.gun, hit, stoppedIn: marks.some((mark) => mark.stopped) ? turn + 1 : record.gun.stoppedIn } };
}

/** A gun whose own fire jammed it. */
export function jammedBy(records: GameState['stands'], { firer }: Ruling, turn: number): GameState['stands'] {
  return firer ? onGun(records, firer.stand, (gun) => ({ ...gun, jammed: 0, jamTurn: turn })) : records;
}

export function jamTried(state: GameState, id: StandId, { becomes, jammed }: JamTry): GameState {
  const tried = (gun: Gun): Gun => ({
    ...gun,
    jammed,
    jamTurn: state.turn.number,
    hit: becomes === 'wrecked' && !gun.hit.includes('gun') ? [...gun.hit, 'gun'] : gun.hit,
  });
  return { ...state, stands: onGun(state.stands, id, tried) };
}

/** What a shot is loaded with: the load it names, else canister in its own mode and shot in every other. */
export const loadOf = ({ load, mode }: Pick<Shot, 'load' | 'mode'>): string => load ?? (mode === 'canister' ? 'canister' : 'shot');

/** A gun with a round less of a load that is counted. */
export function lessOne(record: StandRecord, load: string): StandRecord {
  const rounds = record.gun?.rounds;
  const left = rounds && Object.hasOwn(rounds, load) ? rounds[load] : undefined;
  if (!record.gun || left === undefined) return record;
  return { ...record, gun: { ...record.gun, rounds: { ...rounds, [load]: Math.max(0, left - 1) } } };
}
