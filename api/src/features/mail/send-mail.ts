import { and, eq, getTableColumns, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { Deliver } from './deliver';
import { mails } from './mail.table';

/** Sends an email once, or deletes an expired one. Throws when sending fails or another process is sending it, so that the job runs again. */
export async function sendMail(db: Database, deliver: Deliver, id: string): Promise<void> {
  const [claimed] = await db
    .update(mails)
    .set({ claimedUntil: sql`now() + interval '2 minutes'` })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), isClaimable))
    .returning({
      ...getTableColumns(mails),
      isOutdated: sql<boolean>`coalesce(${mails.urgentUntil} <= now(), false)`,
    });
  if (!claimed) return refuseWhileUnsent(db, id);
  const { isOutdated, ...mail } = claimed;
  if (isOutdated) return void (await db.delete(mails).where(eq(mails.id, id)));
  try {
    await deliver(mail);
  } catch (error) {
    await db.update(mails).set({ claimedUntil: null }).where(eq(mails.id, id));
    throw error;
  }
  await db.update(mails).set({ sentAt: sql`now()` }).where(eq(mails.id, id));
}

const isClaimable = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`));

async function refuseWhileUnsent(db: Database, id: string): Promise<void> {
  const [unsent] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)));
  if (unsent) throw new Error(`Mail ${id} is being sent by another process.`);
}

export async function deleteSentMails(db: Database, keepDays: number): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${keepDays})`));
}
