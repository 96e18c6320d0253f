import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import { recoveries } from './recovery.table';
import { sendRecoveryCodeJob } from './recovery-jobs';

/** How long a code and a ticket are good. */
export const inFifteenMinutes = sql`now() + interval '15 minutes'`;

/** Who asks for a code: `network` is the key of the network that the request came from. */
export type CodeRequest = { email: string; network: string };

/**
 * Notes that somebody asked for a code and leaves the rest to a job: here the same is done, in the same time,
 * whether the address has an account or not. Answers the id of the request, which its code is good with. Many requests
 * for one address slow its mails down and are never refused: else a stranger's would lock its owner out.
 */
export async function requestCode(
  db: Database,
  jobs: Jobs,
  { email, network }: CodeRequest,
): Promise<string> {
  const id = randomUUID();
  const address = email.toLowerCase();
  await db.transaction(async (tx) => {
    await tx.insert(recoveries).values({ id, email: address, network, tries: 0, endsAt: inFifteenMinutes });
    await jobs.send(tx, sendRecoveryCodeJob, { recovery: id }, await mailTimeOf(tx, address));
  });
  return id;
}

/** At once for the first five of the last quarter of an hour; each more waits a minute longer, at most five. */
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
