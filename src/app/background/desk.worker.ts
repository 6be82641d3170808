/** Works out away from the page what takes long: chances of shots, of melees, and comparisons. What goes wrong is sent back, never swallowed. */
import { library } from '#rules/sets/index';
import { answering } from './answering.ts';
import { chargesOf } from './charges.ts';
import { cardsOf, furtherOf } from './comparison.ts';
import { endOddsOf, roundOddsOf } from './fightOdds.ts';
import { oddsOf } from './odds.ts';
import type { Asked } from './asked.ts';

function answer(asked: Asked): unknown {
  switch (asked.about) {
    case 'shot':
      return oddsOf(asked.ask, library.bookOf(asked.ask.state));
    case 'round':
      return roundOddsOf(asked.ask, library.bookOf(asked.ask.state));
    case 'melee':
      return endOddsOf(asked.ask, library.bookOf(asked.ask.state));
    case 'charges':
      return chargesOf(asked.ask, library.bookOf(asked.ask.state));
    case 'cards':
      return cardsOf(asked.ask, library);
    case 'further':
      return furtherOf(asked.ask, library);
    default:
      throw new Error(`nothing is known about ${String(asked satisfies never)}`);
  }
}

self.onmessage = answering(answer, (reply) => self.postMessage(reply));
