/** Where the rulings of this text come from, by name. The numbers' sources stand in the charts beside the numbers. */
import type { SourceRef, Status } from '../../engine/source.ts';

const from = (where: string, status: Status = 'printed', reading?: string): SourceRef => ({
  text: '000',
  where,
  status,
  ...(reading === undefined ? {} : { reading }),
});

export const sources = {
  chance: from('chance of a hit'),
  added: from('chances are added', 'printed', 'C000-5'),
  exact: from('chances are added', 'our-reading', 'C000-5'),
  remainder: from('the die for one more', 'our-reading', 'C000-6'),
  averageRange: from('range of a unit', 'our-reading', 'C000-2'),
  wholeUnit: from('range of a unit', 'our-reading', 'C000-8'),
  gunRange: from('range of a gun', 'house', 'D000-4'),
  pastTheLine: from('beyond the range', 'our-reading', 'D000-5'),
  notBelowZero: from('hard cover'),
  atMostSure: from('no more than certain', 'our-reading', 'D000-10'),
  rifleInCover: from('rifles at hard cover', 'our-reading', 'D000-9'),
  coverOfGuns: from('cover against guns', 'our-reading', 'C000-7'),
  coverByStand: from('cover, stand by stand', 'house', 'D000-3'),
  battery: from('a gun is a battery'),
  crossover: from('canister or round shot'),
  noLine: from('guns that have no line', 'house', 'D000-6'),
  noArms: from('weapons that the text does not name', 'house', 'D000-1'),
  horse: from('horse', 'house', 'D000-2'),
  whoFires: from('who fires', 'house', 'C000-14'),
  arcs: from('arcs', 'house', 'C000-14'),
  sight: from('clear line', 'house', 'C000-14'),
  target: from('targets', 'house', 'C000-14'),
  toldOff: from('stands told off', 'house', 'D000-11'),
  rounds: from('rounds by load', 'house', 'C000-15'),
  mayFire: from('who may fire', 'house', 'D000-7'),
  losses: from('losses', 'our-reading', 'D000-8'),
  umpire: from('set by the umpire', 'yours'),
} as const;
