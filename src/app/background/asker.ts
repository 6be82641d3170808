/**
 * Asking a worker. Every question is answered or refused: a fault in the worker refuses whatever is pending, and the next
 * question starts a fresh one. A question that is no longer wanted is given up with its worker.
 */

/** What the worker is sent, and what it sends back. */
export interface Question<Ask> {
  readonly id: number;
  readonly ask: Ask;
}
export type Reply<Answer> = { readonly id: number; readonly answer: Answer } | { readonly id: number; readonly fault: string };

/** The part of a Worker that is used here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

interface Waiting<Answer> {
  readonly settle: (answer: Answer) => void;
  readonly refuse: (fault: Error) => void;
}

export interface Asker<Ask, Answer> {
  readonly ask: (ask: Ask) => Promise<Answer>;
  /** Gives up what is pending: it is refused, and its worker is ended. */
  readonly cancel: () => void;
  readonly pending: () => number;
}

export function createAsker<Ask, Answer>(start: () => WorkerLike): Asker<Ask, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let worker: WorkerLike | null = null;
  let next = 1;

  const end = (why: string): void => {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { refuse } of left) refuse(new Error(why));
  };
  const running = (): WorkerLike => {
    if (worker) return worker;
    const fresh = start();
    fresh.onmessage = ({ data }: MessageEvent<Reply<Answer>>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('fault' in data) one?.refuse(new Error(data.fault));
      else one?.settle(data.answer);
    };
    fresh.onerror = (event) => end(`the worker failed: ${event.message}`);
    fresh.onmessageerror = () => end('the worker’s answer could not be read');
    worker = fresh;
    return fresh;
  };

  return {
    ask: (ask) =>
      new Promise((settle, refuse) => {
        const id = next++;
        waiting.set(id, { settle, refuse });
        try {
          const question: Question<Ask> = { id, ask };
          running().postMessage(question);
        } catch (error) {
          waiting.delete(id);
          refuse(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    cancel: () => {
      if (waiting.size > 0) end('no longer wanted');
    },
    pending: () => waiting.size,
  };
}
