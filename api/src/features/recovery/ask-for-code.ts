import { randomUUID } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Jobs } from '../../db/job-queue';
import { recoveries } from './recovery.table';

/** How long a code and a ticket are good. */
export const inFifteenMinutes = sql`now() + interval '15 minutes'`;

/**
 * Notes that somebody asked for a code and leaves the rest to a job: here the same is done, in the same time,
 * whether the address has an account or not. What was asked for before is no longer good.
 */
export async function askForCode(db: Database, jobs: Jobs, email: string): Promise<void> {
  const id = randomUUID();
  const asked = { id, userId: null, codeHash: null, tries: 0, ticketHash: null, endsAt: inFifteenMinutes };
  await db.transaction(async (tx) => {
    await tx
      .insert(recoveries)
      .values({ ...asked, email: email.toLowerCase() })
      .onConflictDoUpdate({ target: recoveries.email, set: asked });
    await jobs.send(tx, 'send-recovery-code', { recovery: id });
  });
}

export async function sweepRecoveries(db: Database): Promise<void> {
  await db.delete(recoveries).where(lt(recoveries.endsAt, sql`now()`));
}
