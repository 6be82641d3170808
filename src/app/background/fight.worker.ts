/** Works the chances of melees out away from the page. What goes wrong is sent back, never swallowed. */
import { library } from '#rules/sets/index';
import { answering } from './answering.ts';
import { fightOddsOf, type FightAsk } from './fightOdds.ts';

self.onmessage = answering(
  (ask: FightAsk) => fightOddsOf(ask, library.bookOf(ask.state)),
  (reply) => self.postMessage(reply),
);
