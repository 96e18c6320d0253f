import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { defineJob, type Jobs } from '../../jobs/job-queue';
import { recoveries } from './recovery.table';

export const sendRecoveryCodeJob = defineJob<{ recovery: string }>('send-recovery-code', {
  retryLimit: 10,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

/** The lifetime of a code and of a ticket. */
export const inTenMinutes = sql`now() + interval '10 minutes'`;

export type CodeRequest = { email: string; network: string };

/** Returns the request's id. A job does the rest, so that an address without an account takes the same time. */
export async function requestCode(
  db: Database,
  jobs: Jobs,
  { email, network }: CodeRequest,
): Promise<string> {
  const id = randomUUID();
  const address = email.toLowerCase();
  await db.transaction(async (tx) => {
    await tx.insert(recoveries).values({ id, email: address, network, tries: 0, endsAt: inTenMinutes });
    await jobs.send(tx, sendRecoveryCodeJob, { recovery: id }, await mailTimeOf(tx, address));
  });
  return id;
}

/** Delays more than five requests in ten minutes instead of refusing them, so that a stranger cannot lock the owner out. */
async function mailTimeOf(tx: Database, address: string): Promise<Date | undefined> {
  const [waiting] = await tx
    .select({
      minutes: sql<number>`least(greatest(count(*) - ${mailsAtOnce}, 0), 5)::int`,
      now: sql<string>`now()`,
    })
    .from(recoveries)
    .where(and(eq(recoveries.email, address), gt(recoveries.endsAt, sql`now()`)));
  if (!waiting?.minutes) return undefined;
  return new Date(new Date(waiting.now).getTime() + waiting.minutes * 60_000);
}

const mailsAtOnce = 5;

export async function deleteExpiredRecoveries(db: Database): Promise<void> {
  await db.delete(recoveries).where(lt(recoveries.endsAt, sql`now()`));
}
