/** Worked examples of text 000, fire by straight lines. */
import elevenMuskets from '../../../assets/examples/t000-02-eleven-muskets.lof.json?raw';
import twoMuskets from '../../../assets/examples/t000-04-two-muskets.lof.json?raw';
import tenMen from '../../../assets/examples/t000-05-ten-men.lof.json?raw';
import musketAndRifle from '../../../assets/examples/t000-08-musket-and-rifle.lof.json?raw';
import canisterTen from '../../../assets/examples/t000-11-canister-ten.lof.json?raw';
import roundShotFifty from '../../../assets/examples/t000-15-round-shot-fifty.lof.json?raw';
import roundShotNone from '../../../assets/examples/t000-16-round-shot-none.lof.json?raw';
import canisterNone from '../../../assets/examples/t000-17-canister-none.lof.json?raw';
import { laid, shot, shots, type Example } from './example.ts';

export const linear: readonly Example[] = [
  {
    id: 'T000-02',
    text: '000',
    title: 'Eleven muskets at five inches',
    says: 'Each man counts 20%; 11 × 20 = 220%: two hits and one chance in five of a third.',
    wrong: null,
    file: elevenMuskets,
    order: shot('muskets', 'small-arms', 'target'),
    dice: [20],
    expects: { percent: 220, sure: 2, chance: 20 },
  },
  {
    id: 'T000-04',
    text: '000',
    title: 'Two muskets at thirty percent',
    says: '2 × 30% = 60%. Each man for himself, the chance that anyone hits is 51%: the text owns it, and adds all the same.',
    wrong: null,
    file: twoMuskets,
    order: shot('pair', 'small-arms', 'target'),
    dice: [60],
    expects: { percent: 60, chance: 60, exact: 51 },
  },
  {
    id: 'T000-05',
    text: '000',
    title: 'Ten men at a mean range',
    says: 'Nearest 5, furthest 11: the unit fires at 8. The sum itself is lost from the page; it gives 140%.',
    wrong: null,
    file: tenMen,
    order: shot('men', 'small-arms', 'target'),
    dice: [40],
    expects: { percent: 140, sure: 1, chance: 40 },
  },
  {
    id: 'T000-08',
    text: '000',
    title: 'Musket and rifle at three inches',
    says: 'One man each: the musket has 2 × (15 − 3) = 24%, the rifle 30 − 3 = 27%.',
    wrong: null,
    file: musketAndRifle,
    order: shots(laid('musket', 'small-arms', 'target'), laid('rifle', 'small-arms', 'target')),
    dice: [24, 27],
    expects: { percent: [24, 27] },
  },
  {
    id: 'T000-11',
    text: '000',
    title: 'Canister at ten inches',
    says: '18 effectives × 20% = 360%: three hits and 60% for a fourth.',
    wrong: null,
    file: canisterTen,
    order: shot('battery', 'canister', 'target'),
    dice: [60],
    expects: { percent: 360, sure: 3, chance: 60 },
  },
  {
    id: 'T000-15',
    text: '000',
    title: 'Round shot at fifty inches',
    says: '18 effectives × 2% = 36%.',
    wrong: null,
    file: roundShotFifty,
    order: shot('battery', 'direct', 'target'),
    dice: [36],
    expects: { percent: 36, sure: 0, chance: 36 },
  },
  {
    id: 'T000-16',
    text: '000',
    title: 'Round shot at no range',
    says: '18 effectives × 12% = 216%: two hits on the average.',
    wrong: null,
    file: roundShotNone,
    order: shot('battery', 'direct', 'target'),
    dice: [16],
    expects: { percent: 216, sure: 2, chance: 16 },
  },
  {
    id: 'T000-17',
    text: '000',
    title: 'Canister at no range',
    says: '18 effectives × 30% = 450%.',
    wrong: 'The text prints 450; 18 × 30 is 540. The formula is right and the sum is not: here it is 540%.',
    file: canisterNone,
    order: shot('battery', 'canister', 'target'),
    dice: [40],
    expects: { percent: 540, sure: 5, chance: 40 },
    prints: { percent: 450, sure: null, chance: null },
  },
];
