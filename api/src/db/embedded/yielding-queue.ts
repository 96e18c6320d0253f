import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Yields to the event loop before each job: PGlite runs in microtasks and would starve the sockets. */
export function yieldingQueue() {
  const limit = pLimit(1);
  return <Result>(job: () => Promise<Result>): Promise<Result> => limit(() => nextTurn().then(job));
}
