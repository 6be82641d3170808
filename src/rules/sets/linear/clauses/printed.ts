/** What text 000 prints, in our own words. */
import type { Clause } from '../../../engine/parts.ts';
import { clauseOf } from './clause.ts';

const asPrinted = clauseOf('printed');

const LINES = { charts: ['linear.lines'] };

export const printed: readonly Clause[] = [
  asPrinted(
    'scale',
    'Scale',
    [
      'An inch on the table is ten yards: a musket’s 15 inches are 150 yards, canister’s 30 are 300.',
      'Where figures stand nose to nose the real distance is some ten yards; fire at no range is judged like any other.',
    ],
    { charts: ['linear.scale'] },
  ),
  asPrinted(
    'the staircase',
    'The staircase',
    [
      'Older rules cut a weapon’s reach into short, medium and long and change the fire in steps: 1 more to 6 inches, nothing to 12, 1 less to 24.',
      'A target at 5.75 inches then stands far worse than one at 6.50. The lines take the place of these steps; they are kept here to be compared.',
    ],
    { reading: 'C000-12', charts: ['linear.staircase'] },
  ),
  asPrinted(
    'musket fire',
    'Musket fire',
    [
      'The chance of each firing figure is 30% at no range and 2% less for every inch: twice the inches that are left to 15. From 15 inches on it is nothing.',
    ],
    LINES,
  ),
  asPrinted(
    'rifle fire',
    'Rifle fire',
    ['30% at no range as for the musket, but only 1% less for every inch: nothing from 30 inches on.'],
    LINES,
  ),
  asPrinted('chance of a hit', 'Chance of a hit', [
    'Take the chance of a figure from its line at the range, and multiply it by the figures that fire. The product is the fire of the whole unit in percent.',
  ]),
  asPrinted(
    'chances are added',
    'Chances are added up',
    [
      'Every full hundred of the product is a sure hit, and what is left is the chance of one more: 220% are two hits, and in one case of five a third.',
      'Strictly, chances are not added: two figures at 30% have a 51% chance of a hit and not 60%. The text knows it and adds them all the same; the exact chance is shown beside.',
    ],
    { reading: 'C000-5' },
  ),
  asPrinted(
    'hard cover',
    'Hard cover',
    [
      'At a target behind walls or in a house every figure’s chance is 8% less, and never below nothing. The musket then begins at 22% and has no effect from 11 inches on.',
      'Beyond that a shot may still be fired within the musket’s reach; it cannot hit.',
    ],
    { charts: ['linear.cover', 'linear.hard-cover', 'linear.lines-in-cover'] },
  ),
  asPrinted('canister', 'Canister', ['Canister falls from 30% by 1% an inch, as the rifle does, and reaches 30 inches.'], LINES),
  asPrinted(
    'round shot',
    'Round shot',
    ['12% at no range and a fifth of a percent less for every inch: nothing from 60 inches on.'],
    LINES,
  ),
  asPrinted(
    'a gun is a battery',
    'A gun is a battery',
    [
      'A gun with six crew figures stands for a battery. Each of its crew fires as three figures, so that a full crew fires as eighteen; each man lost takes three away. Men beyond a full crew add nothing.',
      'At no range its canister is 18 times 30%: 540%. The text’s own sum, 450%, is a slip; every other line of it keeps to the multiplication.',
    ],
    { charts: ['linear.battery'] },
  ),
  asPrinted('canister or round shot', 'Canister or round shot', [
    'Up to 22.5 inches canister has the better chance, beyond it round shot; at 22.5 inches they are alike. With the longer reaches the two lines cross elsewhere.',
  ]),
  asPrinted(
    'round shot to 800 yards',
    'Round shot to 800 yards',
    [
      'A player may let round shot reach 80 inches. The whole line is then 4% higher, at the muzzle too, and canister is better only to 17.5 inches.',
    ],
    { reading: 'C000-9a', ...LINES },
  ),
  asPrinted(
    'canister to 400 yards',
    'Canister to 400 yards',
    [
      'A player may let canister reach 40 inches. The whole line is then 10% higher, and canister is better up to 35 inches; to 30 with both long reaches.',
    ],
    { reading: 'C000-9b', ...LINES },
  ),
];
