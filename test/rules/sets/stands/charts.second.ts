/**
 * The charts of text 001 typed a second time, in another shape than the shipped files: results as the printed grid of the
 * reconstruction, guns as lines of text. The test beside this file compares the two cell by cell.
 */

/** Rows are the modified d12 from "1 or less" to "18 or more"; columns the odds from 1-4 to 6-1 and better. */
export const EFFECT_COLUMNS = '1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1+'.split(' ');
export const EFFECT_ROWS = [
  '- - - - - - - - -',
  '- - - - - - - - S',
  '- - - - - - - S S',
  '- - - - - - S S S',
  '- - - - - S S S H',
  '- - - - S S S H H1',
  '- - - - S S H H1 H1',
  '- - - S S H H1 H1 R1',
  '- - - S H H1 H1 R1 R1',
  '- - S S H1 H1 R1 R1 R1',
  '- S S H H1 R1 R1 R1 R2',
  'S S H H1 R1 R1 R1 R2 R2',
  'S H H1 H1 R1 R1 R2 R2 R2',
  'H H1 H1 R1 R1 R2 R2 R2 R2',
  'H1 H1 R1 R1 R2 R2 R2 R2 R2',
  'H1 R1 R1 R1 R2 R2 R2 R2 R2',
  'R1 R1 R1 R2 R2 R2 R2 R2 R2',
  'R1 R1 R2 R2 R2 R2 R2 R2 R2',
].map((row) => row.split(' '));

/** gun, effective, load, max, least inches, value of a hit, then the least d12 in each band to 6, 12, 18, 24, 30, 36, 48 and 56 inches. */
export const ARTILLERY = `
nap-6            16 shot     30 0 2   4 6 8 10 12 . . .
nap-8            16 shot     30 0 2   4 6 8 10 11 . . .
nap-9            17 shot     32 0 2   4 5 8 9 11 12 . .
nap-12           18 shot     35 0 2   3 5 7 9 10 12 . .
nap-howitzer     -  shell    24 6 5   . 6 8 10 . . . .
nap-howitzer     -  shrapnel 24 8 6   . 8 10 11 . . . .
nap-light-howitzer - shell   21 6 3   . 6 8 10 . . . .
acw-6            16 shot     30 0 2   4 6 8 10 12 . . .
acw-napoleon     18 shot     33 0 2   3 5 7 9 10 12 . .
acw-napoleon     18 shell    26 6 3   . 6 8 9 11 . . .
acw-napoleon     18 shrapnel 24 8 4   . 8 9 11 . . . .
acw-parrott-10   20 shot     37 0 2   3 4 6 8 9 10 11 .
acw-parrott-10   20 shell    37 0 2   4 5 7 8 10 10 11 .
acw-parrott-10   20 shrapnel 36 8 3   . 7 8 9 11 12 . .
acw-ordnance-3in 20 shot     37 0 2   3 4 6 7 9 10 11 .
acw-ordnance-3in 20 shell    37 0 2   4 5 6 8 9 10 11 .
acw-ordnance-3in 20 shrapnel 36 8 3   . 7 8 9 11 12 . .
acw-parrott-20   22 shot     38 0 2   3 4 6 7 8 10 11 .
acw-parrott-20   22 shell    38 0 4   4 5 6 8 9 10 11 .
acw-parrott-20   22 shrapnel 36 8 5   . 7 8 9 11 12 . .
acw-whitworth    26 shot     56 0 2   2 3 4 5 6 7 8 10
acw-whitworth    26 shell    56 0 2   3 4 5 6 7 8 9 11
acw-howitzer-12  -  shell    21 6 3   . 6 8 10 . . . .
acw-howitzer-12  -  shrapnel 21 8 4   . 8 10 12 . . . .
acw-howitzer-24  -  shell    26 6 5   . 6 8 9 11 . . .
acw-howitzer-24  -  shrapnel 26 8 6   . 8 9 11 12 . . .
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

export const HTF_LIMITS = [6, 12, 18, 24, 30, 36, 48, 56];

/** gun: limits of close, medium and long, then their values. */
export const CANISTER = `
nap-6 3 6 9 10 6 3
acw-6 3 6 9 10 6 3
nap-8 4 7 11 12 7 4
nap-9 3 7 10 13 8 4
nap-12 4 8 12 16 10 5
nap-howitzer 4 8 12 14 8 4
nap-light-howitzer 3 5 8 12 7 4
acw-howitzer-12 3 5 8 12 7 4
acw-napoleon 3 6 9 16 10 5
acw-howitzer-24 3 6 9 20 12 6
acw-parrott-10 2 4 7 10 5 2
acw-ordnance-3in 2 4 7 10 5 2
acw-parrott-20 2 5 8 12 6 3
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** weapon: limits of close (× 2), medium (× 1), long (× 1/2) and extreme (× 1/4) range. */
export const SMALL_ARMS = {
  musket: [2, 4, 6],
  rifle: [2.5, 5, 7.5, 9],
  'smoothbore-carbine': [1.5, 3, 4.5],
  'rifled-musket': [3, 6, 9, 12],
  'rifled-carbine': [2, 4, 6, 8],
} as const;

/** Fire values of a stand, by value. */
export const FIRE_VALUES: Readonly<Record<number, string>> = {
  0: 'heavy-cavalry',
  2: 'light-cavalry imperial-cavalry',
  3: 'union-cavalry repeater-cavalry',
  4: 'landwehr militia spanish-line dragoons confederate-cavalry conscript-foot mahdist-rifles',
  5: 'russian-musketeer russian-jager acw-green egyptian-foot sudanese-foot',
  6: 'french-line russian-grenadier austrian-line prussian-line acw-line acw-smoothbore us-sharpshooters bucktails acw-mississippi british-foot',
  7: 'french-light acw-veteran',
  8: 'french-guard british-line british-rifles acw-elite',
  9: 'british-guards',
};

/** The d6 of the Artillery Loss Chart: two guns, one gun. */
export const LOSSES = ['A gun, gun', 'A crew, gun', 'A limber, crew', 'B gun, crew', 'B crew, limber', 'B limber, limber'];
