/** Who fires, when, and at what. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

export const firing: readonly Clause[] = [
  clause(
    'scale',
    'Scale',
    [
      'An inch on the table is 50 yards. The text names no scale, so this one is reconstructed from its ranges: the bands of the musket end at 100, 200 and 300 yards, and the yard stick of the gunners at 1,800.',
      'Nothing is judged by it: it says what ranges are on the ground, and what is compared at the same yards.',
    ],
    { status: 'reconstructed', charts: ['stands.scale'] },
  ),
  clause(
    'who may fire',
    'Who may fire',
    [
      'Fire comes in two steps. First the artillery: direct, ricochet and high trajectory fire. Then small arms, canister and the fire of horse, all together.',
      'Engaged and destroyed units do not fire, nor those that charge this turn, nor do limbered guns or foot and horse in march column. A unit that is stopped or shaken fires as usual.',
      'The text leaves most of this unsaid; this is our reading of it.',
    ],
    { status: 'our-reading', reading: 'D001-1' },
  ),
  clause(
    'who may fire after step 1',
    'Fire after being hit',
    [
      'A routed unit does not fire, and stands lost in the first step are not there to fire in the second.',
      'No copy of the text says so: it is part of our reconstruction of the charts.',
    ],
    { status: 'reconstructed', reading: 'C001-27' },
  ),
  clause(
    'one shot a gun a turn',
    'One shot a turn',
    ['Each stand and each gun fires once in a turn. A gun that has fired shot or shell in the first step fires no canister in the second.'],
    { status: 'our-reading', reading: 'C001-26' },
  ),
  clause('artillery and infantry, unobstructed targets', 'A clear line', [
    'Guns and muskets alike need a target with nothing in the way: neither a stand, friend or enemy, nor ground that hides.',
    'What counts as clear may be chosen: the line of fire itself, any part of the target, or half of it.',
  ]),
  clause('artillery and infantry, engaged targets', 'Not into a melee', [
    'A unit that is engaged in melee may not be fired at by anybody.',
  ]),
  clause(
    'aimed fire is at an enemy',
    'At the enemy',
    ['Fire that picks out one unit picks out an enemy. A rule of the house: the text takes it for granted.'],
    {
      status: 'house',
    },
  ),
  clause(
    'range, from the front to the nearest point in the arc',
    'How range is measured',
    [
      'From the middle of the firing stand’s front, or from the muzzle, to the nearest point of the target stand that lies in the arc.',
      'The text does not say from where to where. Where the nearest edges would fall in another band, the ruling mentions it.',
    ],
    { status: 'our-reading', reading: 'D001-6' },
  ),
  clause(
    'set by the umpire',
    'Set by the umpire',
    ['A range may be set by hand in place of the measured one. The shot is then judged with it, and every line that rests on it says so.'],
    { status: 'yours' },
  ),
  clause(
    'firing up or down hill',
    'Up and down hill',
    [
      'Between two levels neither direct nor ricochet fire is possible. Canister and high trajectory are, and so are small arms.',
      'Uphill costs something: in the first step the die, in the second the value of each stand or gun.',
    ],
    { reading: 'C001-9' },
  ),
];
