import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Returns the longest block of the event loop in milliseconds. */
export async function eventLoopDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  await work();
  // The loop records a block in its next turn.
  await setTimeout(5);
  delay.disable();
  return delay.max / 1_000_000;
}

/** Repeats slow runs above `limit` and returns the shortest, because other programs may pause this one. */
export async function shortestEventLoopDelay(work: () => Promise<unknown>, limit: number): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 8 && shortest > limit; tries += 1) {
    shortest = Math.min(shortest, await eventLoopDelay(work));
  }
  return shortest;
}
