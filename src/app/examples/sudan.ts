/** Worked examples of text 004, Sands of the Sudan. */
import openOrder from '../../../assets/examples/t004-03-open-order.lof.json?raw';
import marksmen from '../../../assets/examples/t004-04-marksmen.lof.json?raw';
import cameronsExample from '../../../assets/examples/t004-08-camerons-example.lof.json?raw';
import cameronsTable from '../../../assets/examples/t004-09-camerons-table.lof.json?raw';
import fourBases from '../../../assets/examples/t004-10-four-bases.lof.json?raw';
import machineGun from '../../../assets/examples/t004-16-machine-gun.lof.json?raw';
import { shot, type Example } from './example.ts';

export const sudan: readonly Example[] = [
  {
    id: 'T004-08',
    text: '004',
    title: 'Thirty-six Camerons, by the example',
    says: '5 or more hits at 15″, which counts as medium: factor 0, +2 for the die, 90 casualties, 9 figures.',
    wrong: 'The example calls 15″ medium; the table it belongs to prints long. This scene reads it as the example does.',
    file: cameronsExample,
    order: shot('camerons', 'small-arms', 'mass'),
    dice: [5, 1],
    expects: { needs: 5, factor: 2, casualties: 90, figures: 9 },
  },
  {
    id: 'T004-09',
    text: '004',
    title: 'Thirty-six Camerons, by the table',
    says: 'The table prints 12″ to 20″ as long range: factor −2, and the same die makes it 0.',
    wrong: null,
    file: cameronsTable,
    order: shot('camerons', 'small-arms', 'mass'),
    dice: [5, 1, 8],
    expects: { needs: 5, factor: 0, casualties: 58, figures: 6 },
  },
  {
    id: 'T004-03',
    text: '004',
    title: 'Mahdist rifles at open order',
    says: 'At 6″ a 3 is needed; open order makes it 6.',
    wrong: null,
    file: openOrder,
    order: shot('rifles', 'small-arms', 'sudanese'),
    dice: [5],
    expects: { needs: 6 },
  },
  {
    id: 'T004-04',
    text: '004',
    title: 'The same by marksmen',
    says: 'Marksmen need one less: 5.',
    wrong: null,
    file: marksmen,
    order: shot('rifles', 'small-arms', 'sudanese'),
    dice: [4],
    expects: { needs: 5 },
  },
  {
    id: 'T004-10',
    text: '004',
    title: 'Four bases, ten rifles',
    says: 'Two bases in front of two others: only ten figures fire.',
    wrong: null,
    file: fourBases,
    order: shot('rifles', 'small-arms', 'company'),
    dice: [],
    expects: { firing: 10 },
  },
  {
    id: 'T004-16',
    text: '004',
    title: 'Eight rounds of a Gardner',
    says: 'Eight rounds declared, a d20 of 9: the gun does not jam and fires as seven.',
    wrong: 'The d20 passed the eight rounds that were declared, so all eight are fired, not seven.',
    file: machineGun,
    order: shot('gardner', 'machine-gun', 'mass', { rounds: 8 }),
    dice: [5, 9, 1, 4],
    expects: { needs: 5, fired: 8, rounds: 8 },
    prints: { fired: 7 },
  },
];
