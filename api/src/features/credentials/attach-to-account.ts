import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings } from '../events/event.table';
import { moveFollows } from '../following/by-email/move-follows';
import { attachGuestOrders } from '../orders/guests/attach-guest-orders';
import type { Account } from './check-password';

/** Attaches the bookings, enquiries, messages, guest orders, and follows of the confirmed address to the account, before the address changes. */
export async function attachToAccount(tx: Database, account: Account): Promise<void> {
  const { id: userId, email, emailConfirmedAt } = account;
  if (!emailConfirmedAt) return;
  await attachGuestOrders(tx, account);
  await moveFollows(tx, account);
  for (const table of [bookings, enquiries, contactMessages]) {
    const isOwned = and(isNull(table.userId), eq(sql`lower(${table.email})`, email.toLowerCase()));
    await tx.update(table).set({ userId }).where(isOwned);
  }
}
