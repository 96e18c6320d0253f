import { idPattern } from '@gallery/shared/contract/fields/id';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { lotBidders } from '../bidding/bid.table';
import type { MailsOf } from './mail-tokens';

/** What a bidder wins is written about in any case. Throws a 404 for a lot without a bid of the user. */
export async function stopMails(db: Database, { lotId, userId }: MailsOf, stop: boolean): Promise<void> {
  const changed = idPattern.test(lotId)
    ? await db
        .update(lotBidders)
        .set({ mailsStoppedAt: stop ? sql`coalesce(${lotBidders.mailsStoppedAt}, now())` : null })
        .where(and(eq(lotBidders.lotId, lotId), eq(lotBidders.userId, userId)))
        .returning({ lotId: lotBidders.lotId })
    : [];
  if (changed.length === 0) throw new HttpError(404, 'You have not bid on this lot.');
}
