import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds for which the event loop stood still at the longest while `work` was done. */
export async function eventLoopDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  await work();
  // What stood still until now is only recorded by the loop's next turn.
  await setTimeout(5);
  delay.disable();
  return delay.max / 1_000_000;
}

/**
 * The same of work that can be repeated. Other programs stop us now and then, a slow request stands still each time:
 * what is over `limit` is tried again, and the shortest counts.
 */
export async function shortestEventLoopDelay(work: () => Promise<unknown>, limit: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && shortest > limit; tries += 1) {
    shortest = Math.min(shortest, await eventLoopDelay(work));
  }
  return shortest;
}
