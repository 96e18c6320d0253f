import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';

/** Deletes people without an account whose enquiries, messages, bookings, and orders are all gone, with the notes about them. */
export async function deleteForgottenProspects(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM people WHERE user_id IS NULL
      AND NOT EXISTS (SELECT FROM enquiries WHERE lower(enquiries.email) = lower(people.email))
      AND NOT EXISTS (SELECT FROM contact_messages WHERE lower(contact_messages.email) = lower(people.email))
      AND NOT EXISTS (SELECT FROM bookings WHERE lower(bookings.email) = lower(people.email))
      AND NOT EXISTS (
        SELECT FROM orders JOIN guests ON guests.id = orders.guest_id WHERE guests.email = lower(people.email)
      )`);
}
