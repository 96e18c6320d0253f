import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { webhooks } from '../payment.table';

/**
 * Forgets what the provider told more than a year ago and was done: what came of it stands with the payment. What is
 * not handled yet has no such time and is kept.
 */
export async function sweepWebhooks(db: Database): Promise<void> {
  await db.delete(webhooks).where(lt(webhooks.handledAt, sql`now() - interval '1 year'`));
}
