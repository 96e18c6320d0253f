import { keyedQueue } from '../requests/keyed-queue';

type Release = () => void;

const enqueue = keyedQueue();
/** Per limit: the attempts of this process that hold a place until they have succeeded or failed. */
const undecided = new Map<string, Set<Promise<void>>>();

/**
 * Takes a place by `take` (`null`: taken, else the seconds to wait). When all are taken but attempts of this process
 * are undecided, waits for them: a success gives its place back. Answers the function that ends the attempt, or the seconds.
 */
export function reservePlace(key: string, take: () => Promise<number | null>): Promise<Release | number> {
  return enqueue(key, async () => {
    for (;;) {
      const seconds = await take();
      if (seconds === null) return hold(key);
      const attempts = undecided.get(key);
      if (!attempts) return seconds;
      await Promise.race(attempts);
    }
  });
}

function hold(key: string): Release {
  const attempts = undecided.get(key) ?? new Set();
  undecided.set(key, attempts);
  let decide = () => {};
  const attempt = new Promise<void>((resolve) => {
    decide = resolve;
  });
  attempts.add(attempt);
  return () => {
    attempts.delete(attempt);
    if (attempts.size === 0) undecided.delete(key);
    decide();
  };
}
