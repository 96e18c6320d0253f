import { type Clock, type PgBoss, systemClock } from 'pg-boss';

export type DueJobs = {
  /** Wakes this worker for each due job of its queue. */
  add(queue: string, worker: string): void;
  stop(): void;
};

/** In milliseconds: the longest that a due job waits before a free worker fetches it. */
const everyMs = 500;

/**
 * Asks for the due jobs of all queues with one statement, which finds retries, deferred jobs, and those of other
 * processes. If each worker polled its own queue, an idle process would run eight times as many.
 */
export function watchDueJobs(
  boss: PgBoss,
  { clock = systemClock, onError }: { clock?: Clock; onError: (error: unknown) => void },
): DueJobs {
  const workers = new Map<string, string[]>();
  let isStopped = false;
  let timer = clock.setTimeout(() => void check(), everyMs);
  return {
    add(queue, worker) {
      workers.set(queue, [...(workers.get(queue) ?? []), worker]);
    },
    stop() {
      isStopped = true;
      clock.clearTimeout(timer);
    },
  };

  async function check(): Promise<void> {
    await wakeWorkers().catch(onError);
    if (!isStopped) timer = clock.setTimeout(() => void check(), everyMs);
  }

  async function wakeWorkers(): Promise<void> {
    if (workers.size === 0) return;
    const { rows } = await boss.getDb().executeSql(dueQueues);
    for (const { name } of rows) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  }
}

/** The conditions are those of a fetch, so that the statement reads the same small index. */
const dueQueues = `
  SELECT DISTINCT name FROM pgboss.job
  WHERE state < 'active' AND NOT blocked AND start_after <= pgboss.job_now()`;
