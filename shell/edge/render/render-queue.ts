import PQueue from 'p-queue';

/** `waitMs`: how long a page stands in line; `maxWaiting`: how many do, of the ordinary and of the urgent ones each. */
type Limits = { concurrency: number; waitMs: number; maxWaiting: number };
/** Pages that visitors have seen, or that a team's routes name, go before those that somebody made up. */
export type Priority = 'urgent' | 'ordinary';
const ranks = { urgent: 1, ordinary: 0 };

/** Renders few pages at once, so that each has the thread to itself for most of its time; the others stand in line. */
export function createRenderQueue({ concurrency, waitMs, maxWaiting }: Limits) {
  const queue = new PQueue({ concurrency });
  return { inTurn };

  /** Runs `task` when its turn comes; fails at once where too many wait, and when its turn did not come in time. */
  async function inTurn<T>(priority: Priority, task: () => Promise<T>): Promise<T> {
    const rank = ranks[priority];
    if (queue.sizeBy({ priority: rank }) >= maxWaiting) throw new Error('too many pages wait to be rendered');
    const line = new AbortController();
    const leave = () => line.abort(new Error(`its turn did not come within ${waitMs} ms`));
    const timer = setTimeout(leave, waitMs);
    const run = () => {
      clearTimeout(timer);
      return task();
    };
    return queue.add(run, { signal: line.signal, priority: rank });
  }
}
