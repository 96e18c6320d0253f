import { isDeepStrictEqual } from 'node:util';
import type { PgBoss, Queue } from 'pg-boss';

/** Creates missing queues, updates those with other rules, and deletes retired ones. Most starts write nothing. */
export async function storeQueues(
  boss: PgBoss,
  queues: readonly Queue[],
  retired: readonly string[],
): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of retired) if (stored.has(name)) await boss.deleteQueue(name);
  for (const { name, policy, ...rules } of queues) {
    const before = stored.get(name);
    if (before && isDeepStrictEqual({ ...before, ...rules }, before)) continue;
    if (before) await boss.updateQueue(name, rules);
    else await boss.createQueue(name, { ...rules, policy });
    // Caches the queue's rules now: inside a PGlite transaction the read would wait for its own end.
    await boss.findJobs(name, { id: noJob });
  }
}

const noJob = '00000000-0000-0000-0000-000000000000';
