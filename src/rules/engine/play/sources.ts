/** Where the game's own order of play stands: what holds whatever book is in force. */
import type { SourceRef } from '../source.ts';

const game = (where: string): SourceRef => ({ text: 'game', where, status: 'house' });

export const playSources = {
  order: game('the order of play'),
  shots: game('the order of play, shots'),
  kinds: game('the order of play, kinds of fire'),
  charges: game('the order of play, charges'),
  moves: game('the order of play, moves'),
  melees: game('the order of play, melees'),
  morale: game('the order of play, tests of morale'),
  sides: game('friend and enemy'),
  jams: game('jammed guns'),
  dice: game('dice typed in'),
  named: game('what is on the table'),
  room: game('room on the table'),
  settingOut: game('setting out'),
  charts: game('readings and charts'),
} as const satisfies Readonly<Record<string, SourceRef>>;
