/** The house rules of ground and drill in words: every movement of ours carries them. */
import type { Clause } from '../parts.ts';

const clause = (where: string, heading: string, words: readonly string[], charts: readonly string[] = []): Clause => ({
  text: 'house',
  where,
  heading,
  words,
  status: 'house',
  ...(charts.length > 0 ? { charts } : {}),
});

export const marchClauses: readonly Clause[] = [
  clause(
    'ground',
    'What ground costs',
    [
      'None of the texts played here prices ground, so these numbers are ours.',
      'A body goes at half speed through woods, marsh, plough and streams, and while it climbs a level: every inch there costs two. Ground that overlaps slows once.',
      'The tape is laid along the way, and what it reads is what is spent.',
    ],
    ['march.ground'],
  ),
  clause(
    'ground, roads',
    'Roads and bridges',
    [
      'In march column a body goes half as far again along a road: an inch costs two thirds, and what lies under the road is not felt. A road does not help a charge.',
      'A bridge takes away the stream under it.',
    ],
    ['march.ground'],
  ),
  clause(
    'ground, walls and works',
    'Walls and works',
    ['To cross a wall or works takes a quarter of a full move each time.'],
    ['march.drill'],
  ),
  clause('ground, buildings', 'Buildings', ['A body that enters a building ends its move there, whatever it had left.']),
  clause(
    'drill',
    'Drill',
    [
      'A change of formation takes half of a full move, so does limbering or unlimbering a gun; to face about takes a quarter.',
      'Shares are of the unit’s full move in the order that it has before.',
    ],
    ['march.drill'],
  ),
  clause('drill, wheels', 'Wheels', ['A wheel costs the arc that the outer front corner travels, over whatever ground it goes.']),
  clause('drill, backwards and sideways', 'Backwards and sideways', ['A body steps back or to the side at half speed.'], ['march.ground']),
  clause('drill, guns by hand', 'Guns by hand', [
    'A gun that is unlimbered, or has lost its limber, is hauled by its crew. What it may be hauled in a turn is a full move: half of the one is half of the other.',
    'Limbering counts as a share of the limbered move.',
  ]),
  clause('who may move', 'Who may move', [
    'An engaged unit stays in its melee. A routed one only runs, until it rallies.',
    'A stopped unit does not advance, but may turn, form or fall back. Neither a stopped nor a shaken unit charges, and guns never do.',
  ]),
];
