/** The house rules of movement in words. */
import { houseClause as clause, marchClauses } from '../../../engine/march/clauses.ts';
import type { Clause } from '../../../engine/parts.ts';

const shared: readonly Clause[] = [
  clause('charges', 'Charges', [
    'A charge is a full move and some inches more. Guns do not charge.',
    'It ends in contact and holds both units there. Until the melee begins the charger may be fired at, by its target too; it does not fire itself. A charger that fire shakes or routs charges no more.',
    'The melee is fought in the turn of the charge: the turn does not end before it has begun.',
  ]),
  clause('routs and pursuits', 'Routs and pursuits', [
    'A routed unit runs a full move each turn until it rallies, whatever order it had; a square that breaks runs as a line would walk.',
    'Guns in action hook in and run with their teams, and are limbered from then on; a gun that has lost its limber is hauled.',
    'A pursuit, where a melee allows one, is a full move too.',
  ]),
  clause('orders that no row names', 'Orders without a row', [
    'Open order goes as skirmish order. Foot with neither guns nor horses in an artillery order goes as in march column when limbered, and as in line otherwise.',
  ]),
];

export const linearClauses: readonly Clause[] = [
  clause(
    'inches a turn at 10 yards',
    'Inches a turn',
    [
      'At 10 yards to the inch foot goes 8″ in line, 10″ in attack column and 12″ in march column or as skirmishers; horse 15″, heavy horse 12″; guns 8″ or, with horse artillery’s teams, 12″ limbered, and 2″ by hand. A charge adds 3″.',
      'A square shuffles at half the pace of a line.',
    ],
    ['march-linear.inches'],
  ),
  {
    text: '000',
    where: 'two rounds of canister before contact',
    heading: 'No further than fifteen inches',
    words: [
      'The text wants a battery to fire twice at whoever walks through the thirty inches of its canister. So nobody goes further than 15″ in a turn, by charge or by road.',
    ],
    status: 'our-reading',
    reading: 'C000-10',
    charts: ['march-linear.inches'],
  },
  ...shared,
  ...marchClauses,
];

export const standsClauses: readonly Clause[] = [
  clause(
    'inches a turn at 50 yards',
    'Inches a turn',
    [
      'At 50 yards to the inch foot goes 3″ in line, 4″ in attack column, 6″ in march column and 5″ as skirmishers, and 1″ more in a charge; horse 9″, heavy horse 7″, 2″ more in a charge; guns 4″, with horse artillery’s teams 7″, limbered, and 1″ by hand.',
      'A square shuffles at half the pace of a line.',
    ],
    ['march-stands.inches'],
  ),
  ...shared,
  ...marchClauses,
];
