import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { mails } from './mail.table';

export async function deleteSentMails(db: Database, keepDays: number): Promise<void> {
  await db.delete(mails).where(lt(mails.sentAt, sql`now() - make_interval(days => ${keepDays})`));
}
