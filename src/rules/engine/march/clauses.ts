/** The house rules of ground and drill in words: every movement of ours carries them. */
import type { Clause } from '../parts.ts';
import { FIRST } from './sources.ts';

/** A clause of the house. */
export const houseClause = (where: string, heading: string, words: readonly string[], charts: readonly string[] = []): Clause => ({
  text: 'house',
  where,
  heading,
  words,
  status: 'house',
  ...(charts.length > 0 ? { charts } : {}),
});

export const marchClauses: readonly Clause[] = [
  houseClause(
    'ground',
    'What ground costs',
    [
      'None of the texts played here prices ground, so these numbers are ours.',
      'A body goes at half speed through woods, marsh, plough and streams, and while it climbs a level: every inch there costs two. Ground that overlaps slows once.',
      'The tape is laid along the way, and what it reads is what is spent.',
    ],
    ['march.ground'],
  ),
  houseClause(
    'ground, roads',
    'Roads and bridges',
    [
      'In march column a body goes half as far again along a road: an inch costs two thirds, and what lies under the road is not felt. A road does not help a charge.',
      'A bridge takes away the stream under it.',
    ],
    ['march.ground'],
  ),
  houseClause(
    'ground, walls and works',
    'Walls and works',
    ['To cross a wall or works takes a quarter of a full move each time.'],
    ['march.drill'],
  ),
  houseClause('ground, buildings', 'Buildings', [
    'A body that enters a building ends its move there, whatever it had left: it stops anywhere inside and neither marches, forms nor charges any more this turn.',
    'A way that would come out again on the far side is not gone; those who begin their turn in the building leave it freely. A charge into a building ends on whoever it meets there.',
  ]),
  houseClause(
    'drill',
    'Drill',
    [
      'A change of formation takes half of a full move, so does limbering or unlimbering a gun; to face about takes a quarter.',
      'Shares are of the unit’s full move in the order that it has before. What is spent stays the same share of the move in the new order: half of the one is half of the other.',
    ],
    ['march.drill'],
  ),
  houseClause('drill, wheels', 'Wheels', ['A wheel costs the arc that the outer front corner travels, over whatever ground it goes.']),
  houseClause(
    'drill, backwards and sideways',
    'Backwards and sideways',
    ['A body steps back or to the side at half speed.'],
    ['march.ground'],
  ),
  houseClause('drill, guns by hand', 'Guns by hand', [
    'A gun that is unlimbered, or has lost its limber, is hauled by its crew. What it may be hauled in a turn is a full move: half of the one is half of the other.',
    'Limbering counts as a share of the limbered move.',
  ]),
  houseClause('who may move', 'Who may move', [
    'An engaged unit stays in its melee. A routed one only runs, until it rallies.',
    'A stopped unit does not advance, but may turn, form or fall back. Neither a stopped nor a shaken unit charges, and guns never do.',
  ]),
  {
    ...houseClause(
      'who moves first',
      'Who moves first',
      [
        'Texts 000, 001 and 003 do not say who moves first, and 004 says it for Mahdists against Imperials alone. Elsewhere this is ours: every turn each side throws a d12, and the highest has the first move. Those who tie for the highest throw again.',
        'Instead the sides may take turns, beginning with the first of the table, or that side may have the first move in every turn.',
        'The game says whose move is first; it keeps nobody from moving.',
      ],
      ['march.first'],
    ),
    reading: FIRST,
  },
];
