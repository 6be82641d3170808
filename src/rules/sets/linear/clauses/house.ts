/** Where text 000 is silent, ours. */
import type { Clause } from '../../../engine/parts.ts';
import { clauseOf } from './clause.ts';

const ours = clauseOf('house');

export const house: readonly Clause[] = [
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
