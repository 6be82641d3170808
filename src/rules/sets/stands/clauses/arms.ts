/** Small arms of foot and horse. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

const ranges: readonly Clause[] = [
  clause(
    'small arms, ranges of the smoothbore musket',
    'Ranges: the musket',
    ['Three bands of two inches each. Foot of the Napoleonic wars and dragoons on foot carry it.'],
    {
      charts: ['small-arms.musket'],
    },
  ),
  clause(
    'small arms, ranges of the rifle before Minié',
    'Ranges: the early rifle',
    [
      'Bands of two and a half inches, then a short extreme one to nine inches, as printed. British rifles, and the Mississippi rifle of 1841.',
    ],
    {
      charts: ['small-arms.rifle'],
    },
  ),
  clause(
    'small arms, ranges of the smoothbore carbine',
    'Ranges: the carbine',
    ['The figures are damaged. Every other weapon has bands of one width, so these are read as one and a half inches each. Light cavalry.'],
    {
      status: 'our-reading',
      reading: 'C001-3',
      charts: ['small-arms.smoothbore-carbine'],
    },
  ),
  clause(
    'small arms, ranges of the Minié rifle and rifled musket',
    'Ranges: the rifled musket',
    ['Four bands of three inches. Breechloaders and repeaters of that pattern have the same.'],
    {
      charts: ['small-arms.rifled-musket'],
    },
  ),
  clause('small arms, ranges of the rifled carbine', 'Ranges: the rifled carbine', ['Four bands of two inches. Horse of the Civil War.'], {
    charts: ['small-arms.rifled-carbine'],
  }),
];

const multipliers: readonly Clause[] = [
  clause(
    'small arms, buck and ball',
    'Buck and ball',
    ['A smoothbore musket of the Civil War triples at close range where others double. Earlier muskets do not.'],
    {
      charts: ['small-arms.multipliers'],
    },
  ),
  clause(
    'small arms, breechloaders and repeaters',
    'Breechloaders and repeaters',
    ['In the Civil War a breechloader’s result is tripled and a repeater’s quadrupled, whatever the range.'],
    {
      charts: ['small-arms.multipliers'],
    },
  ),
  clause('small arms, uphill', 'Small arms uphill', ['A stand that fires at a higher level adds half of what it would.'], {
    reading: 'C001-8',
    charts: ['small-arms.multipliers'],
  }),
  clause(
    'small arms, enfilade',
    'Enfilade',
    [
      'Where the line of fire runs through two or more of the target’s stands, the fire is doubled: at any angle as the text stands, or from the flank only by choice.',
    ],
    {
      reading: 'C001-18',
      charts: ['small-arms.multipliers'],
    },
  ),
  clause(
    'small arms, what enfilade doubles',
    'What enfilade doubles',
    [
      'Small arms: the passage stands among them, and shot counts every stand on its line already. By the other reading canister is doubled as well.',
    ],
    {
      status: 'our-reading',
      reading: 'C001-30',
    },
  ),
];

const values: readonly Clause[] = [
  clause(
    'small arms, worked example',
    'The printed value',
    ['One fire value is printed: the French line counts 6 a stand. Three stands at medium range against nine figures come to 2-1.'],
    {
      charts: ['fire-values.printed'],
    },
  ),
  clause(
    'unit capabilities chart',
    'Fire values',
    [
      'What a full stand of each troop counts. The text names this chart and no copy was found; it is rebuilt around the one value that is printed.',
    ],
    {
      status: 'reconstructed',
      charts: ['fire-values'],
    },
  ),
  clause(
    'fire values that no chart lists',
    'Fire values of the house',
    ['Conscripts, and the armies of the Sudan, which this text never knew. Values of the house.'],
    {
      status: 'house',
      charts: ['fire-values.house'],
    },
  ),
  clause(
    'a part-filled stand fires in proportion',
    'Stands that are not full',
    ['A stand with some of its figures gone counts the share that is left. A rule of the house; in the text whole stands are lost.'],
    {
      status: 'house',
    },
  ),
  clause(
    'unit capabilities, no firearms',
    'Without firearms',
    ['Troops with cold steel only do not fire, and gunners have their gun and no small arms. A rule of the house.'],
    { status: 'house' },
  ),
];

export const arms: readonly Clause[] = [
  clause(
    'infantry, arc and targets',
    'The arc of foot and horse',
    [
      'Within 90 degrees, 45 to either side of the stand’s front. The figure is damaged; the same sentence names the 45.',
      'The arc is laid from the middle of the front, or by choice from both its corners. Each stand may choose a target of its own.',
    ],
    {
      status: 'our-reading',
      reading: 'C001-2',
      charts: ['arcs.read'],
    },
  ),
  clause(
    'small arms',
    'Small arms',
    [
      'Each stand adds its fire value: twice that at close range, as it is at medium, half at long and a quarter at extreme range. A limit that two bands share belongs to the nearer one.',
      'What is added up is exact; only the odds are rounded. Small arms name no load.',
    ],
    {
      charts: ['small-arms.multipliers'],
    },
  ),
  ...ranges,
  ...multipliers,
  ...values,
  clause('cavalry', 'Horse', [
    'Light cavalry fires mounted, as foot does. Heavy cavalry does not fire. What horse fires joins the musketry and canister at the same target.',
  ]),
  clause('cavalry, dragoons', 'Dragoons', ['Dragoons fire only on foot.']),
];
