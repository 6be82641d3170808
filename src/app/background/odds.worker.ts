/** Works chances out away from the page. What goes wrong is sent back, never swallowed. */
import { library } from '#rules/sets/index';
import { answering } from './answering.ts';
import { oddsOf, type OddsAsk } from './odds.ts';

self.onmessage = answering(
  (ask: OddsAsk) => oddsOf(ask, library.bookOf(ask.state)),
  (reply) => self.postMessage(reply),
);
