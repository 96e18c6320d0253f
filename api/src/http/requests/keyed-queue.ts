import pLimit, { type LimitFunction } from 'p-limit';

export function keyedQueue() {
  const queues = new Map<string, { limit: LimitFunction; jobs: number }>();
  return async function enqueue<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
    const queue = queues.get(key) ?? { limit: pLimit(1), jobs: 0 };
    queues.set(key, queue);
    queue.jobs += 1;
    try {
      return await queue.limit(job);
    } finally {
      queue.jobs -= 1;
      if (queue.jobs === 0) queues.delete(key);
    }
  };
}
