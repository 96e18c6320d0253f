import { keyedQueue } from '../requests/keyed-queue';

type Release = () => void;

const enqueue = keyedQueue();
const undecided = new Map<string, Set<Promise<void>>>();

/** `take` returns the seconds to wait, or `null`. A full window waits for undecided attempts first. */
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
