/** The charts of text 000 typed a second time, from the text's own formulas: compared with the shipped ones cell by cell. */

/** Weapon, percent at the muzzle, inches at which it is nothing, percent less an inch (over, under). */
export const LINES = [
  ['musket', 30, 15, 2, 1],
  ['rifle', 30, 30, 1, 1],
  ['canister', 30, 30, 1, 1],
  ['round-shot', 12, 60, 1, 5],
  ['round-shot-800', 16, 80, 1, 5],
  ['canister-400', 40, 40, 1, 1],
] as const;

/** The same lines as the text writes them: so much times (end less range). */
export const WRITTEN: Readonly<Record<string, (range: number) => number>> = {
  musket: (r) => 2 * (15 - r),
  rifle: (r) => 30 - r,
  canister: (r) => 30 - r,
  'round-shot': (r) => (60 - r) / 5,
  'round-shot-800': (r) => (80 - r) / 5,
  'canister-400': (r) => 40 - r,
  'musket-cover': (r) => 2 * (11 - r),
  'rifle-cover': (r) => 22 - r,
};

export const STAIRCASE = '6 +1, 12 0, 24 -1';
export const HARD_COVER = 'wall building works-prepared';
export const NO_COVER = 'works-improvised woods';
export const BATTERY = { crew: 6, effectives: 3 };
export const ARCS = { 'small-arms': 45, guns: 90 };
export const FIRING = 'line 2, square 2, attack-column all in front, skirmish all, open all';
export const WEAPONS = 'musket musket, rifle rifle, smoothbore-carbine musket, rifled-musket rifle, rifled-carbine rifle';
