/** Worked examples of text 001, fire by stands and odds. */
import threeStands from '../../../assets/examples/t001-01-three-stands.lof.json?raw';
import ricochet from '../../../assets/examples/t001-02-ricochet.lof.json?raw';
import stoppedTwice from '../../../assets/examples/t001-03-stopped-twice.lof.json?raw';
import { laid, shot, shots, type Example } from './example.ts';

export const stands: readonly Example[] = [
  {
    id: 'T001-01',
    text: '001',
    title: 'Three stands at three inches',
    says: 'Three stands of 6 at medium range against nine figures: 18 : 9 = 2-1.',
    wrong: 'The rule speaks of the figures on the target’s stand, which are 3; its own sum divides by the unit’s 9.',
    file: threeStands,
    order: shot('line', 'small-arms', 'battalion'),
    dice: [6],
    expects: { value: 18, odds: '2-1' },
  },
  {
    id: 'T001-02',
    text: '001',
    title: 'A ball laid at twelve inches',
    says: 'A point of ricochet 12″ from the muzzle carries the ball 8″ more.',
    wrong: null,
    file: ricochet,
    order: shot('battery', 'ricochet', 'near', { ricochet: 12 }),
    dice: [],
    expects: { reach: 20 },
  },
  {
    id: 'T001-03',
    text: '001',
    title: 'Stopped twice',
    says: 'Stopped by the guns in step 1 and stopped by muskets in step 2 of the same turn, a battalion is shaken.',
    wrong: null,
    file: stoppedTwice,
    order: shots(laid('battery', 'direct', 'battalion'), laid('line', 'small-arms', 'battalion')),
    dice: [8, 6],
    expects: { state: ['stopped', 'shaken'] },
  },
];
