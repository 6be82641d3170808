/** The worked examples of the texts: a scene, who acts in it, and the numbers that the text prints for it. */
import type { Shot } from '#rules/engine/contract';
import type { ExampleCard } from '#ui/desk';
import elevenMuskets from '../../assets/examples/t000-02-eleven-muskets.lof.json?raw';
import tenMen from '../../assets/examples/t000-05-ten-men.lof.json?raw';
import canisterTen from '../../assets/examples/t000-11-canister-ten.lof.json?raw';
import roundShotFifty from '../../assets/examples/t000-15-round-shot-fifty.lof.json?raw';
import roundShotNone from '../../assets/examples/t000-16-round-shot-none.lof.json?raw';
import canisterNone from '../../assets/examples/t000-17-canister-none.lof.json?raw';
import threeStands from '../../assets/examples/t001-01-three-stands.lof.json?raw';
import ricochet from '../../assets/examples/t001-02-ricochet.lof.json?raw';
import uphill from '../../assets/examples/t003-01-uphill.lof.json?raw';
import works from '../../assets/examples/t003-04-works.lof.json?raw';
import cuirassiers from '../../assets/examples/t003-08-cuirassiers.lof.json?raw';
import openOrder from '../../assets/examples/t004-03-open-order.lof.json?raw';
import marksmen from '../../assets/examples/t004-04-marksmen.lof.json?raw';
import cameronsExample from '../../assets/examples/t004-08-camerons-example.lof.json?raw';
import cameronsTable from '../../assets/examples/t004-09-camerons-table.lof.json?raw';
import fourBases from '../../assets/examples/t004-10-four-bases.lof.json?raw';
import machineGun from '../../assets/examples/t004-16-machine-gun.lof.json?raw';

/** Who acts: a shot to aim, or a melee between two units in contact. */
export type ExampleOrder =
  { readonly kind: 'shot'; readonly shot: Shot } | { readonly kind: 'melee'; readonly attacker: string; readonly defender: string };

export interface Example extends ExampleCard {
  /** The scenario file. */
  readonly file: string;
  readonly order: ExampleOrder;
  /** The dice that the text throws, in the order in which they are asked for. */
  readonly dice: readonly number[];
  /**
   * What comes of it. A shot: fields of its ruling, and `reach` inches of its line; a melee: fields of its rounds, by round.
   * Numbers that the text has wrong stand here as they should be.
   */
  readonly expects: Readonly<Record<string, number | string | readonly number[]>>;
  /** Numbers for which the text prints another one, or (null) none. */
  readonly prints?: Readonly<Record<string, number | null>>;
}

const shot = (unit: string, mode: string, at: string, more: Omit<Partial<Shot>, 'unit' | 'mode' | 'aim'> = {}): ExampleOrder => ({
  kind: 'shot',
  shot: { unit, mode, aim: { at }, ...more },
});

const melee = (attacker: string, defender: string): ExampleOrder => ({ kind: 'melee', attacker, defender });

export const examples: readonly Example[] = [
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
