/** Guns: solid shot, high trajectory, canister, and the charts that they need. */
import type { Clause } from '../../../engine/parts.ts';
import { charts as shipped } from '../charts.ts';
import { clause } from './clause.ts';

const reconstructed =
  'The text sends the reader to this chart and no copy of it was found. This one is a reconstruction that keeps to every number and sentence that is printed.';

const shot: readonly Clause[] = [
  clause(
    'artillery, arc and targets',
    'The arc of a gun',
    ['A gun fires anywhere into the half circle before it, 90 degrees to either side of its front.'],
    {
      charts: ['arcs.printed'],
    },
  ),
  clause(
    'direct fire',
    'Direct fire',
    [
      'A straight line is laid from the muzzle as far as the gun’s effective range. Every unit that it meets is a target.',
      'A gun of whatever weight counts 2 for each stand of the unit that its line passes through, and all that strikes one unit is added up.',
    ],
    { charts: ['counts', 'artillery-ranges'] },
  ),
  clause('direct fire, friend or enemy', 'Friends in the line', [
    'The shot makes no difference between friend and enemy. A friend on the line is struck like anybody else; the preview warns before.',
  ]),
  clause(
    'direct fire, an engaged unit in the line',
    'A melee in the line',
    [
      'All on the line are targets, and units in melee may not be: so a line that crosses one is not fired.',
      'By the other reading the shot passes the engaged unit over and strikes the rest.',
    ],
    { status: 'our-reading', reading: 'C001-11' },
  ),
  clause(
    'direct fire, what stops it',
    'What stops a shot',
    [
      'Woods, walls, works, buildings and a hill that rises before the gun end the line at their near edge. Soft ground does not: it only takes the bounce out of a ball.',
      'Men behind a wall or in a house can be struck there; the shot goes no further.',
    ],
    { status: 'our-reading', reading: 'C001-16' },
  ),
  clause(
    'ricochet fire',
    'Ricochet',
    [
      'A smoothbore may bounce its shot. Up to the point of ricochet all is as in direct fire; of the stands beyond it each takes a d6 in place of the 2.',
      'From that point the ball runs on for two thirds of the way that it has come. Streams, ploughed fields, marsh, walls, woods, hills, houses and works end the run.',
      'The run may pass the effective range, never the maximum; whether it may is open to choice. In a unit that the point lies inside, the stands entered before it count 2 and the others a die each.',
    ],
    { reading: 'C001-15', charts: ['counts'] },
  ),
  clause('ricochet fire, point of ricochet', 'The point of ricochet', [
    'The player puts it anywhere on the line, ahead of the muzzle and short of the gun’s effective range.',
  ]),
];

const high: readonly Clause[] = [
  clause(
    'high trajectory fire',
    'High trajectory',
    [
      'The range is read off the gun’s line of the artillery chart, which gives the least d12 that hits. A hit by shot counts 2 and joins whatever else struck the unit.',
      'Only one unit can be hit, for one flat value, however many stands stand behind each other. Nothing beyond the maximum range can be hit.',
    ],
    { reading: 'C001-14', charts: ['high-trajectory', 'counts'] },
  ),
  clause('high trajectory fire, a miss', 'A miss', ['A miss falls where it harms nobody and adds nothing.'], { reading: 'C001-35' }),
  clause(
    'high trajectory fire, what it may pass over',
    'Over their heads',
    [
      'Stands between gun and target do not stop a ball that comes from above. Still the gun must see its target past woods, houses and hills.',
      'By the other reading no view is needed.',
    ],
    { status: 'our-reading', reading: 'C001-31' },
  ),
  clause('shell', 'Shell', [
    'Fired on a high trajectory only, by howitzers; in the Civil War by the 12-pounder Napoleon and rifled guns too. What a hit counts goes by the calibre and stands in the chart.',
  ]),
  clause(
    'shell, nearest range',
    'Shell close by',
    [
      'Where the chart has no number at a range that the minimum would allow, the chart wins: a smoothbore’s shell starts just beyond six inches.',
    ],
    { status: 'our-reading', reading: 'D001-2' },
  ),
  clause('shrapnel', 'Shrapnel', [
    'Harder to hit with than shell and worth more. British howitzers have it; in the Civil War everything that fires shell but the Whitworth. Its fuse needs some distance from the gun.',
  ]),
  clause(
    'howitzers and shot',
    'Howitzers fire no shot',
    [
      'Nothing in the text gives a howitzer solid shot, so it has neither direct nor ricochet fire. Part of our reconstruction of the chart.',
    ],
    {
      status: 'reconstructed',
      reading: 'C001-25',
    },
  ),
  clause('rifled guns', 'Rifled guns', [
    'A rifled gun cannot ricochet. Its shell bursts on contact and has no least range; its shrapnel has.',
  ]),
];

const near: readonly Clause[] = [
  clause('canister', 'Canister', [
    'Every gun but the Whitworth fires it, at one clear target, in the step of the small arms and in one total with them. Its value goes by close, medium or long range.',
  ]),
  clause(
    'canister, uphill',
    'Canister uphill',
    [
      'Uphill the text halves small arms, and takes 1 off the die of others. Canister shares one die with the musketry, so it is halved like that and the die is left alone.',
      'By the other reading canister keeps its whole value.',
    ],
    { status: 'our-reading', reading: 'C001-8' },
  ),
  clause('cannon without crews', 'Guns without crews', [
    'A gun whose crew is lost may be served by a stand given up by foot or dismounted horse. Such a crew fires direct or canister and nothing else.',
  ]),
];

const of = (what: string, heading: string, words: string, charts: readonly string[]): Clause =>
  clause(`artillery chart, ${what}`, heading, [words, reconstructed], { status: 'reconstructed', charts });

const canisterCharts = shipped.map((chart) => chart.id).filter((id) => id.startsWith('canister.'));

const charts: readonly Clause[] = [
  of('guns that it lists', 'Guns of the chart', 'A gun without a row in the artillery chart does not fire under this text.', [
    'artillery-ranges',
    'artillery-lines',
  ]),
  of('effective range', 'Effective range', 'How far a shot flies level, in inches.', ['artillery-ranges']),
  of(
    'maximum range and hits',
    'Maximum range and hits',
    'Least and greatest range of each load, and what a hit by shell or shrapnel counts.',
    ['artillery-lines'],
  ),
  of(
    'high trajectory',
    'Least die to hit',
    'By gun, load and range; a dot means that the load may not be fired there. A limit belongs to the nearer band.',
    ['high-trajectory'],
  ),
  of(
    'canister',
    'Value of canister',
    'For each gun its value close, at medium and at long range; the range is already in it.',
    canisterCharts,
  ),
];

export const artillery: readonly Clause[] = [...shot, ...high, ...near, ...charts];
