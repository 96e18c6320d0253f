import { channel } from 'node:diagnostics_channel';
import PQueue from 'p-queue';

/** Reports each render that a page waited for. Costs nothing without a subscriber. */
export type RenderSample = { area: string; outcome: 'in time' | 'late' | 'failed'; seconds: number };
export const renders = channel('gallery.edge.render');

/** Reports the seconds that each render waited in the queue. */
export const renderWaits = channel('gallery.edge.render.wait');

/** `waitMs` limits the time in the queue; `maxWaiting` limits its length for each priority. */
type Limits = { concurrency: number; waitMs: number; maxWaiting: number };
/** Urgent pages had visitors before or match a route; others may be made up. */
export type Priority = 'urgent' | 'ordinary';
const ranks = { urgent: 1, ordinary: 0 };

/** Runs few renders at a time, so that each has the thread for most of its budget. */
export function createRenderQueue({ concurrency, waitMs, maxWaiting }: Limits) {
  const queue = new PQueue({ concurrency });
  return { inTurn, isBusy: () => queue.size > 0 };

  async function inTurn<T>(priority: Priority, task: () => Promise<T>): Promise<T> {
    const rank = ranks[priority];
    if (queue.sizeBy({ priority: rank }) >= maxWaiting) throw new Error('too many pages wait to be rendered');
    const line = new AbortController();
    const leave = () => line.abort(new Error(`its turn did not come within ${waitMs} ms`));
    const timer = setTimeout(leave, waitMs);
    const entered = performance.now();
    const run = () => {
      clearTimeout(timer);
      renderWaits.publish((performance.now() - entered) / 1000);
      return task();
    };
    return queue.add(run, { signal: line.signal, priority: rank });
  }
}
