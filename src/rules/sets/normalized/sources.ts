/** Where the rulings of this text come from, by name. The numbers' sources stand in the charts beside the numbers. */
import type { SourceRef, Status } from '../../engine/source.ts';

const from = (where: string, status: Status = 'printed', reading?: string): SourceRef => ({
  text: '003',
  where,
  status,
  ...(reading === undefined ? {} : { reading }),
});

export const sources = {
  napoleonic: from('Napoleonic grades', 'our-reading', 'C003-15'),
  height: from('uphill and downhill', 'printed', 'C003-3'),
  worksTurned: from('works, and who holds them', 'house', 'D003-2'),
  worksMost: from('works and height of most of the front', 'house', 'D003-8'),
  lapses: from('what lapses', 'our-reading', 'C003-4'),
  difference: from('the difference'),
  percentDie: from('dice for a kill', 'our-reading', 'C003-8'),
  noMoreThanLeft: from('dice for a kill, nobody left', 'our-reading', 'C003-9'),
  together: from('both sides strike at once'),
  contact: from('figures in contact', 'printed', 'C003-14'),
  oneFigure: from('figures in contact, at least one', 'house', 'D003-3'),
  refill: from('the front is filled up', 'our-reading', 'C003-5'),
  matches: from('the loser matches', 'our-reading', 'C003-6'),
  declines: from('nobody widens', 'our-reading', 'C003-7'),
  twoToOne: from('two to one'),
  firstContact: from('two to one, at first contact', 'house', 'C003-16'),
  flank: from('flank and rear', 'our-reading', 'D003-4'),
  roundWinner: from('who wins a round'),
  level: from('the morale level', 'reconstructed', 'C003-13'),
  flight: from('when one side flees'),
  bothFlee: from('both flee', 'reconstructed', 'C003-10'),
  nobodyLeft: from('nobody is left', 'house', 'D003-5'),
  whoFights: from('who may fight', 'house', 'D003-6'),
  outside: from('the morale level outside a melee', 'house', 'D003-7'),
} as const;
