import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { saveNotification } from '../../notifications/save-notification';
import { users } from '../../users/user.table';
import type { AuctionRow } from '../auction.table';
import type { BidderRow } from './bidder.table';

/** Alerts staff that a bidder waits for them. It is a booking without an event, which every release can show. Callers call it last in a transaction. */
export async function alertWaiting(
  tx: Database,
  { id, title }: AuctionRow,
  { userId, paddle }: BidderRow,
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const name = user ? `${user.firstname} ${user.lastname}` : 'No Name';
  await saveNotification(tx, {
    tag: 'Booking',
    text: `${name}, paddle ${paddle}, waits for your approval to bid in ${title}.`,
    category: 'Auction',
    subjectId: id,
  });
}
