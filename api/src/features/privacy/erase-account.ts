import { randomUUID } from 'node:crypto';
import { brand } from '@gallery/shared/brand';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { hashPassword } from '../auth/password';
import { type Account, refusePassword } from '../credentials/check-password';
import type { BookingDeps } from '../events/booking/book';
import { cancelBooking } from '../events/booking/cancel-booking';
import type { EmailContent } from '../mail/email';
import { recipientOf } from '../recovery/recovery-emails';
import { erasedAddress } from '../users/erased-account';
import { users } from '../users/user.table';
import { refuseOpenBusiness } from './open-business';
import { readPerson } from './person';
import { type Person, personalTables } from './personal-tables';

/** Orders, invoices, and bids stay nameless. Throws a 409 for open business, a 422 after another request. */
export async function eraseAccount(deps: BookingDeps, account: Account): Promise<void> {
  const { db, outbox } = deps;
  const passwordHash = await hashPassword(randomUUID());
  await db.transaction(async (tx) => {
    await lockOpenLots(tx, account.id);
    const isSame = and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash));
    const [locked] = await tx.select({ id: users.id }).from(users).where(isSame).for('update');
    if (!locked) refusePassword();
    const person = await readPerson(tx, outbox, account.id);
    await refuseOpenBusiness(tx, account.id);
    await freePlaces({ ...deps, db: tx }, person);
    await eraseRows(tx, person);
    await tx
      .update(users)
      .set({ ...nobody(account.id), passwordHash })
      .where(eq(users.id, account.id));
    // A trigger keeps the person up to date with the account.
    await tx.execute(sql`DELETE FROM people WHERE user_id = ${account.id}`);
    await outbox.write(tx, { to: recipientOf(account), content: goodbyeEmail() });
  });
}

/** Bids wait for the lock of their lot and then read the session, so that none arrives after the check. Before the account, as bids lock. */
async function lockOpenLots(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`SELECT lots.id FROM lots JOIN bidders ON bidders.auction_id = lots.auction_id
    WHERE bidders.user_id = ${id} AND lots.outcome IS NULL ORDER BY lots.id FOR NO KEY UPDATE OF lots`);
}

/** Gives the places of coming events to waiting guests, in one order, so that two deletions cannot wait for each other. */
async function freePlaces(deps: BookingDeps, person: Person): Promise<void> {
  const isAbout = personalTables.find(({ table }) => table === 'bookings')?.isAbout(person) ?? sql`false`;
  const coming = await rowsOf<{ id: string }>(
    deps.db,
    sql`SELECT one.id FROM bookings AS one JOIN events ON events.id = one.event_id
      LEFT JOIN event_sessions AS session ON session.event_id = one.event_id AND session.starts_at = one.session
      WHERE ${isAbout} AND one.status <> 'canceled'
        AND coalesce(session.ends_at, events.ends_at, events.starts_at) > now()
      ORDER BY one.event_id, one.id`,
  );
  for (const { id } of coming) await cancelBooking(deps, id);
}

async function eraseRows(tx: Database, person: Person): Promise<void> {
  for (const { table, isAbout, erase } of personalTables) {
    if (!erase) continue;
    const name = sql.identifier(table);
    const set = typeof erase === 'function' ? erase(person) : erase;
    if (set === 'rows') await tx.execute(sql`DELETE FROM ${name} AS one WHERE ${isAbout(person)}`);
    else await tx.execute(sql`UPDATE ${name} AS one SET ${set} WHERE ${isAbout(person)}`);
  }
}

/** Orders and bids refer to the account, so its row stays without the person. Nobody can log in with it. */
function nobody(id: string) {
  const name = { title: '', firstname: 'Erased', lastname: 'customer', mobile: '', address: '' };
  return { ...name, email: erasedAddress(id), emailConfirmedAt: null };
}

function goodbyeEmail(): EmailContent {
  return {
    subject: 'Your account is deleted',
    paragraphs: [
      `We have deleted your account at ${brand.name}, with your saved works, searches, offers, bookings, enquiries, and subscriptions.`,
      'The law requires us to keep the records of your orders for some years. They no longer name you.',
    ],
    next: 'If it was not you, reply to this email now.',
  };
}
