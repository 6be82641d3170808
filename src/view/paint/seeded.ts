/** Chance that never changes its mind: a drawing seeded by an id looks the same in every frame, tile and session. */
export type Random = () => number;

/** FNV-1a over the UTF-16 units of an id: a 32-bit seed. */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32: numbers in [0, 1) from a 32-bit seed. Only for pictures; the game's dice are its own. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, least: number, most: number): number => least + (most - least) * random();

export function pick<T>(random: Random, choices: readonly [T, ...T[]] | readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)] ?? choices[0];
  if (chosen === undefined) {
    throw new Error('pick needs at least one choice');
  }
  return chosen;
}
