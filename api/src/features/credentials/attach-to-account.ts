import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings } from '../events/event.table';
import { attachGuestOrders } from '../orders/guests/attach-guest-orders';
import type { Account } from './check-password';

/** Attaches the bookings, enquiries, messages, and guest orders of the confirmed address to the account, before the address changes. */
export async function attachToAccount(tx: Database, account: Account): Promise<void> {
  const { id: userId, email, emailConfirmedAt } = account;
  if (!emailConfirmedAt) return;
  await attachGuestOrders(tx, account);
  for (const table of [bookings, enquiries, contactMessages]) {
    const isOwned = and(isNull(table.userId), eq(sql`lower(${table.email})`, email.toLowerCase()));
    await tx.update(table).set({ userId }).where(isOwned);
  }
}
