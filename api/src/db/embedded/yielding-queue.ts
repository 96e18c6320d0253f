import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/**
 * Runs one job at a time, in the order they came, and lets the event loop turn before each: the embedded database
 * works in microtasks and would keep the sockets waiting.
 */
export function yieldingQueue() {
  const limit = pLimit(1);
  return <Result>(job: () => Promise<Result>): Promise<Result> => limit(() => nextTurn().then(job));
}
