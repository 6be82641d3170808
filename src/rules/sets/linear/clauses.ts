/** Text 000 in our own words, passage by passage: what a source of this text opens at. */
import type { Clause } from '../../engine/parts.ts';
import type { Status } from '../../engine/source.ts';

type More = Pick<Clause, 'reading' | 'charts'>;

const clauseOf =
  (status: Status) =>
  (where: string, heading: string, words: readonly string[], more: More = {}): Clause => ({
    text: '000',
    where,
    heading,
    words,
    status,
    ...more,
  });

const asPrinted = clauseOf('printed');
const asRead = clauseOf('our-reading');
const ours = clauseOf('house');

const LINES = { charts: ['linear.lines'] };

const printed: readonly Clause[] = [
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

const read: readonly Clause[] = [
  asRead(
    'range of a unit',
    'Range of a unit',
    [
      'All of a unit fires at one range: half the sum of its nearest and of its furthest firing figure’s, each to the nearest point of the target. With the nearest at 5 inches and the furthest at 11 it is 8.',
      'Only figures that fire are measured from, and only to stands of the target that their own stand has in its arc and in sight.',
      'Each of the two is read off the tape; their mean is not rounded again. Where the mean is within reach the whole unit fires, even when its far end stands beyond it.',
    ],
    { reading: 'C000-2' },
  ),
  asRead(
    'the die for one more',
    'The die for one more',
    [
      'A d100 of 1 to 100; two zeros are a hundred. It hits at or below the chance that is left, its fraction dropped: 90.8% hits to 90.',
      'No die is thrown where nothing is left, or less than 1%.',
    ],
    { reading: 'C000-6' },
  ),
  asRead(
    'beyond the range',
    'Beyond the range',
    ['Beyond the end of its line a weapon does not fire. Exactly at it it may, with no effect and no die.'],
    {
      reading: 'D000-5',
    },
  ),
  asRead(
    'cover against guns',
    'Cover against guns',
    ['Hard cover lowers musket and rifle fire; canister and round shot are not lowered, unless a player chooses it.'],
    {
      reading: 'C000-7',
      charts: ['linear.cover'],
    },
  ),
  asRead(
    'rifles at hard cover',
    'Rifles at hard cover',
    [
      'The rifle’s chance is lowered by the same 8%: 22% at no range, nothing from 22 inches on. The text names both weapons, and works out only the musket’s line.',
    ],
    { reading: 'D000-9', charts: ['linear.cover', 'linear.lines-in-cover'] },
  ),
  asRead(
    'no more than certain',
    'No more than certain',
    [
      'No figure’s chance is above 100%. No printed line comes near it; a player’s own line and cover may together.',
      'A player’s line may be a curve up to the fourth power of the range. Its value is exact where its parts are no finer than hundred-millionths of a percent, as with whole numbers at a reading of the tape; finer parts are dropped, and the ruling says so.',
    ],
    { reading: 'D000-10', charts: ['linear.lines', 'linear.cover'] },
  ),
  asRead('losses', 'Losses', ['Every hit is a figure lost, and no more than there are. A gun’s crew are its figures.'], {
    reading: 'D000-8',
  }),
];

const house: readonly Clause[] = [
  ours(
    'who fires',
    'Who fires',
    [
      'Two ranks of every stand in line or square, the front of an attack column, all of a skirmish line or of open order. A march column does not fire.',
      'The text multiplies by the figures that fire and does not say which of them do.',
    ],
    { reading: 'C000-14', charts: ['linear.formations'] },
  ),
  ours('arcs', 'Arcs', ['From the middle of the front: 45 degrees to either side for foot and horse, 90 for guns.'], {
    reading: 'C000-14',
    charts: ['linear.arcs'],
  }),
  ours(
    'clear line',
    'A clear line',
    ['Nothing that obstructs may lie on the line of fire. What the target stands behind or in is its cover and obstructs nothing.'],
    {
      reading: 'C000-14',
    },
  ),
  ours('levels', 'Levels', ['Height changes no chance here; ground higher than both ends hides.'], { reading: 'C000-14' }),
  ours('targets', 'Targets', ['An enemy with figures left and in no melee. All that are ordered to fire together have one target.'], {
    reading: 'C000-14',
  }),
  ours(
    'stands told off',
    'Stands told off',
    [
      'Some stands of a unit may be told off to a target, and others to another. Those that are told off together are measured and fire as if they were the whole unit. Each stand fires once a turn.',
    ],
    { reading: 'D000-11' },
  ),
  ours('who may fire', 'Who may fire', [
    'Units that charge, are engaged, routed, limbered or in march column do not fire. A stand fires once a turn. A stand that serves a gun has no other fire.',
  ]),
  ours(
    'range of a gun',
    'Range of a gun',
    ['From the muzzle to the nearest point of the target stand in the arc. Every gun is judged alone.'],
    { reading: 'D000-4' },
  ),
  ours(
    'cover, stand by stand',
    'Cover, stand by stand',
    [
      'Where some stands of a unit fire at a stand in hard cover and others at one in the open, each figure’s chance is its own; the range is one for all.',
      'Cover is what the stand aimed at is in, or behind as seen from the stand that fires.',
    ],
    { reading: 'D000-3' },
  ),
  ours(
    'other cover',
    'Other cover',
    [
      'The text names walls and houses. Prepared works are hard cover as well; improvised works and woods are none, and the ruling says that they were looked at.',
    ],
    {
      reading: 'D000-3',
      charts: ['linear.other-cover'],
    },
  ),
  ours(
    'weapons that the text does not name',
    'Weapons that the text does not name',
    [
      'Smoothbore carbines fire by the musket’s line; rifled muskets and rifled carbines by the rifle’s. How fast they load changes nothing. The ruling says by whose line it was made.',
    ],
    { reading: 'D000-1', charts: ['linear.weapons'] },
  ),
  ours('horse', 'Horse', ['Light horse fires mounted, dragoons dismounted, heavy horse not at all.'], {
    reading: 'D000-2',
    charts: ['linear.horse'],
  }),
  ours(
    'rounds by load',
    'Rounds by load',
    [
      'A gun has as many rounds as it needs, unless it was given so many of a load: then each shot takes one, and at none that load is not fired.',
    ],
    { reading: 'C000-15' },
  ),
  ours('guns that have no line', 'Guns that have no line', [
    'Every gun and howitzer fires canister and round shot by the same two lines. Shell and shrapnel are not told apart. Machine guns have no line and do not fire.',
    'A gun whose own crew is gone, or lost as one, does not fire.',
  ]),
];

const umpire: readonly Clause[] = [
  clauseOf('yours')('set by the umpire', 'Set by the umpire', [
    'A range set by hand takes the place of the tape’s; the ruling says so and names both.',
  ]),
];

export const clauses: readonly Clause[] = [...printed, ...read, ...house, ...umpire];
