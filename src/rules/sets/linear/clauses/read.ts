/** What text 000 leaves open, as it is read. */
import type { Clause } from '../../../engine/parts.ts';
import { clauseOf } from './clause.ts';

const asRead = clauseOf('our-reading');

export const read: readonly Clause[] = [
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
