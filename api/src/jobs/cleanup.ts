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
  for (const [place, of] of Object.keys(cleanups).entries()) {
    await queue.repeat(cleanupJob, `${minuteOf(place)} * * * *`, { of });
  }
}

const perHour = 20;

/** Three minutes apart, and those beyond an hour's twenty between the others. */
function minuteOf(place: number): number {
  return (7 + 3 * place + Math.floor(place / perHour)) % 60;
}
