import { defineJob, type JobQueue } from './job-queue';

export type Cleanups = Readonly<Record<string, () => Promise<void>>>;

export const cleanupJob = defineJob<{ of: string }>('cleanup', {
  retryLimit: 3,
  retryDelay: 60,
  retryBackoff: true,
  heartbeatSeconds: 10,
});

/** Runs each cleanup as its own hourly job, minutes apart, so that a failure delays no other. */
export async function startCleanups(queue: JobQueue, cleanups: Cleanups): Promise<void> {
  await queue.work(cleanupJob, async ({ of }) => cleanups[of]?.());
  for (const [index, of] of Object.keys(cleanups).entries()) {
    await queue.repeat(cleanupJob, `${minuteOf(index)} * * * *`, { of });
  }
}

const perHour = 20;

/** Three minutes apart, and those beyond an hour's twenty between the others. */
function minuteOf(index: number): number {
  return (7 + 3 * index + Math.floor(index / perHour)) % 60;
}
