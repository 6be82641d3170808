/** A worker's side of asking: every question gets its answer, or what went wrong. */
import type { Question, Reply } from './asker.ts';

export function answering<Ask, Answer>(answer: (ask: Ask) => Answer, post: (reply: Reply<Answer>) => void) {
  return ({ data: { id, ask } }: MessageEvent<Question<Ask>>): void => {
    try {
      post({ id, answer: answer(ask) });
    } catch (error) {
      post({ id, fault: error instanceof Error ? error.message : String(error) });
    }
  };
}
