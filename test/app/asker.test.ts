import { describe, expect, it, test } from 'vitest';
import { createAsker, type Question, type WorkerLike } from '#app/background/asker';

/** A worker whose answers the test gives by hand. */
class HandWorker implements WorkerLike {
  readonly asked: Question<number>[] = [];
  ended = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  postMessage(message: unknown): void {
    this.asked.push(message as Question<number>);
  }
  terminate(): void {
    this.ended = true;
  }
  reply(data: object): void {
    this.onmessage?.({ data } as MessageEvent);
  }
}

function bench() {
  const workers: HandWorker[] = [];
  const asker = createAsker<number, string>(() => {
    const worker = new HandWorker();
    workers.push(worker);
    return worker;
  });
  return { workers, asker };
}

describe('asking a worker', () => {
  it('answers each question with its own answer, in whatever order they come', async () => {
    const { workers, asker } = bench();
    const [first, second] = [asker.ask(1), asker.ask(2)];
    workers[0]?.reply({ id: 2, answer: 'two' });
    workers[0]?.reply({ id: 1, answer: 'one' });
    expect([await first, await second]).toEqual(['one', 'two']);
    expect(asker.pending()).toBe(0);
    expect(workers).toHaveLength(1);
  });

  it('refuses the question whose working failed, and leaves the others waiting', async () => {
    const { workers, asker } = bench();
    const failing = asker.ask(1);
    const other = asker.ask(2);
    workers[0]?.reply({ id: 1, fault: 'no ruling' });
    await expect(failing).rejects.toThrow('no ruling');
    expect(asker.pending()).toBe(1);
    workers[0]?.reply({ id: 2, answer: 'still here' });
    expect(await other).toBe('still here');
  });

  test('worker-crash: a fault in the worker refuses all fifty that wait, and the next question starts a fresh worker', async () => {
    const { workers, asker } = bench();
    const pending = Array.from({ length: 50 }, (_, i) => asker.ask(i));
    workers[0]?.onerror?.({ message: 'out of memory' } as ErrorEvent);
    const settled = await Promise.allSettled(pending);
    expect(settled.filter((one) => one.status === 'rejected')).toHaveLength(50);
    expect(workers[0]?.ended).toBe(true);
    const next = asker.ask(51);
    expect(workers).toHaveLength(2);
    workers[1]?.reply({ id: workers[1]?.asked[0]?.id, answer: 'back' });
    expect(await next).toBe('back');
  });

  test('worker-crash: an answer that cannot be read refuses what waits', async () => {
    const { workers, asker } = bench();
    const lost = asker.ask(1);
    workers[0]?.onmessageerror?.({} as MessageEvent);
    await expect(lost).rejects.toThrow('could not be read');
  });

  test('worker-crash: a question that cannot be sent is refused at once', async () => {
    const asker = createAsker<number, string>(() => {
      throw new Error('no workers here');
    });
    await expect(asker.ask(1)).rejects.toThrow('no workers here');
    expect(asker.pending()).toBe(0);
  });

  it('gives up what is no longer wanted, and its worker with it', async () => {
    const { workers, asker } = bench();
    const old = asker.ask(1);
    asker.cancel();
    await expect(old).rejects.toThrow('no longer wanted');
    expect(workers[0]?.ended).toBe(true);
    workers[0]?.reply({ id: 1, answer: 'late' });
    expect(asker.pending()).toBe(0);
  });

  it('leaves an idle worker running when there is nothing to give up', async () => {
    const { workers, asker } = bench();
    const done = asker.ask(1);
    workers[0]?.reply({ id: 1, answer: 'one' });
    await done;
    asker.cancel();
    expect(workers[0]?.ended).toBe(false);
  });
});
