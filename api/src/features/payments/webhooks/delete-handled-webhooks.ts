import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { webhooks } from '../payment.table';

export async function deleteHandledWebhooks(db: Database): Promise<void> {
  await db.delete(webhooks).where(lt(webhooks.handledAt, sql`now() - interval '1 year'`));
}
