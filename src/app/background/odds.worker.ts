/** Works chances out away from the page. What goes wrong is sent back, never swallowed. */
import { library } from '#rules/sets/index';
import type { Question, Reply } from './asker.ts';
import { oddsOf, type Odds, type OddsAsk } from './odds.ts';

function answer({ id, ask }: Question<OddsAsk>): Reply<Odds> {
  try {
    return { id, answer: oddsOf(ask, library.bookOf(ask.state)) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<Question<OddsAsk>>) => self.postMessage(answer(data));
