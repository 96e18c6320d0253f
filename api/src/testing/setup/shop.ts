import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { dueNow } from '../../db/columns';
import { mails } from '../../features/mail/mail.table';
import { notifications } from '../../features/notifications/notification.table';
import { reconcile } from '../../features/orders/paying/reconcile';
import { partialRefunds } from '../../features/payments/partial-refunds/partial-refund.table';
import { payments, refunds } from '../../features/payments/payment.table';
import { signatureOf, webhookBodyOf } from '../../features/payments/sandbox/sandbox-webhook';
import { users } from '../../features/users/user.table';
import { expectConsistentOrders, newBuyer, openShop } from '../orders/orders';
import { setUp } from './setup-api';

export type Shop = ReturnType<typeof openShop> & { db: Database };

/** Runs due jobs after each test and then checks that the money adds up. */
export function setUpShop(): Shop {
  const shop = setUp(openShop);
  afterEach(async () => {
    Object.assign(shop.bank, { down: false, refuses: false, delays: false, breaks: false, loses: false });
    await runDueJobs(shop);
    await expectConsistentOrders(shop.db);
  });
  return shop;
}

export async function runDueJobs({ db, context }: Shop): Promise<void> {
  await db.update(payments).set({ nextCheckAt: dueNow });
  await db.update(refunds).set({ nextTryAt: dueNow });
  await db.update(partialRefunds).set({ nextTryAt: dueNow, claimedUntil: null });
  await reconcile(context);
}

export async function endHold({ db }: Shop, id: string): Promise<void> {
  await db.execute(sql`
    UPDATE artworks SET held_until = now() - interval '1 second' FROM orders
    WHERE orders.id = ${id} AND artworks.id = orders.artwork_id`);
  await db.execute(sql`
    UPDATE orders SET held_until = artworks.held_until FROM artworks
    WHERE orders.id = ${id} AND artworks.id = orders.artwork_id`);
}

/** Sorted alphabetically. */
export async function emailSubjectsTo({ db }: Shop, address: string): Promise<string[]> {
  const written = await db.select().from(mails).where(eq(mails.toAddress, address));
  return written.map(({ subject }) => subject.split(':')[0] ?? '').toSorted();
}

export async function alertsAbout({ db }: Shop, orderId: string): Promise<string[]> {
  const reported = await db.select().from(notifications).where(eq(notifications.subjectId, orderId));
  return reported.toSorted((one, other) => one.number - other.number).map(({ text }) => text);
}

export async function emailTextTo({ db }: Shop, address: string, subject: string): Promise<string> {
  const written = await db.select().from(mails).where(eq(mails.toAddress, address));
  return written
    .filter((mail) => mail.subject.startsWith(subject))
    .map(({ text }) => text)
    .join('\n');
}

export function webhook({ app }: Shop, body: string, signature = signatureOf(body, 'sk_of_the_tests')) {
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  return app.inject({ method: 'POST', url: '/api/payment/webhook', headers, payload: body });
}

/** The event of a refund that the provider accepted earlier. */
export function refundWebhookBody(event: 'refund.processed' | 'refund.failed', reference: string): string {
  return JSON.stringify({ event, data: { transaction_reference: reference, amount: '1', currency: 'NGN' } });
}

export function chargeWebhookBody(reference: string, naira: number, currency = 'NGN'): string {
  return webhookBodyOf({ reference, amount: naira * 100, currency });
}

export async function availabilityOf({ app }: Shop, id: string): Promise<string> {
  return (await app.inject(`/api/artwork/${id}`)).json().artwork.availability;
}

export async function newOrderAdministrator({ app, db }: Shop) {
  const { user, headers } = await newBuyer(app);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, user._id));
  return (id: string, payload: object, what: 'status' | 'tracking' = 'status') =>
    app.inject({ method: 'PUT', url: `/api/order/${id}/${what}`, headers, payload });
}
