/** Worked examples of text 003, the normalized melee. */
import uphill from '../../../assets/examples/t003-01-uphill.lof.json?raw';
import works from '../../../assets/examples/t003-04-works.lof.json?raw';
import cuirassiers from '../../../assets/examples/t003-08-cuirassiers.lof.json?raw';
import { melee, type Example } from './example.ts';

export const normalized: readonly Example[] = [
  {
    id: 'T003-01',
    text: '003',
    title: 'Heavy horse uphill at elite lights',
    says: 'Worth 45 against 30. 4 × 45 = 180 and 5 × 30 = 150.',
    wrong: null,
    file: uphill,
    order: melee('horse', 'lights'),
    dice: [80, 51],
    expects: { 'attacker.worth': [45], 'defender.worth': [30], 'attacker.points': [180], 'defender.points': [150] },
  },
  {
    id: 'T003-04',
    text: '003',
    title: 'Elites at the works',
    says: 'Worth 50 against 30. 8 × 50 = 400 and 7 × 30 = 210.',
    wrong: null,
    file: works,
    order: melee('elites', 'conscripts'),
    dice: [10],
    expects: { 'attacker.worth': [50], 'defender.worth': [30], 'attacker.points': [400], 'defender.points': [210] },
  },
  {
    id: 'T003-06',
    text: '003',
    title: 'The elites have broken in',
    says: 'From the fourth round neither the charge nor the works count: +20 against −10, and so 60 against 30.',
    wrong: null,
    file: works,
    order: melee('elites', 'conscripts'),
    dice: [99, 99, 99, 99, 1, 1, 99, 1, 1],
    expects: { 'attacker.worth': [50, 50, 50, 60], 'defender.worth': [30, 30, 30, 30] },
  },
  {
    id: 'T003-08',
    text: '003',
    title: 'Three rounds of cuirassiers',
    says: '65 against 30. The foot lose 3, 3 and 4; the horse lose 1, 1 and 2.',
    wrong: null,
    file: cuirassiers,
    order: melee('cuirassiers', 'foot'),
    dice: [42, 63, 99, 99, 1, 1, 50, 50],
    expects: {
      'attacker.worth': [65, 65, 65],
      'attacker.points': [260, 325, 390],
      'attacker.kills': [3, 3, 4],
      'defender.points': [120, 150, 180],
      'defender.kills': [1, 1, 2],
    },
  },
  {
    id: 'T003-12',
    text: '003',
    title: 'The cuirassiers’ fourth round',
    says: 'Both sides hold after three rounds. The charge counts no more: the horse are 25 ahead, 55 against 30.',
    wrong: null,
    file: cuirassiers,
    order: melee('cuirassiers', 'foot'),
    dice: [42, 63, 99, 99, 1, 1, 1, 1, 99, 99, 1, 1],
    expects: { 'attacker.worth': [65, 65, 65, 55], 'defender.worth': [30, 30, 30, 30] },
  },
];
