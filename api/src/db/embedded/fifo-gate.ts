import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets asynchronous jobs in one at a time, in the order they came. Between two jobs the event loop takes a
 * turn: the embedded database works in microtasks and would otherwise keep the sockets waiting.
 */
export function fifoGate() {
  let last: Promise<unknown> = Promise.resolve();
  return function enter<Result>(job: () => Promise<Result>): Promise<Result> {
    const turn = last.then(job);
    last = turn.then(nextTurn, nextTurn);
    return turn;
  };
}
