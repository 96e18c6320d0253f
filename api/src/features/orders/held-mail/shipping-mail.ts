import { randomUUID } from 'node:crypto';
import { undoShippingMinutes } from '@gallery/shared/contract/orders/staff/staff-order';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { rowsOf } from '../../../db/statements';
import { statusEmailOf } from '../emails/order-emails';
import type { OrderRow } from '../order.table';
import type { OrderOutbox } from '../order-links';
import { shippingMails } from './shipping-mail.table';

/** Writes the mail of an order that has just been shipped. It leaves in some minutes, so that staff can undo it. */
export async function holdShippingMail(tx: Database, outbox: OrderOutbox, order: OrderRow): Promise<void> {
  const [clock] = await rowsOf<{ at: string }>(
    tx,
    sql`SELECT now() + make_interval(mins => ${undoShippingMinutes}) AS at`,
  );
  if (clock) await writeAt(tx, outbox, order, new Date(clock.at));
}

/** When the mail of a shipped order leaves, or `null` if it has left. */
export async function shippingMailTime(db: Database, orderId: string): Promise<Date | null> {
  return (await waitingMail(db, orderId))?.sendsAt ?? null;
}

/** Takes the mail out of the outbox. Returns when it was to leave, or `null` if it has left. */
export async function withdrawShippingMail(
  tx: Database,
  outbox: OrderOutbox,
  orderId: string,
): Promise<Date | null> {
  const waiting = await waitingMail(tx, orderId);
  return waiting && (await outbox.withdraw(tx, waiting.mailId)) ? waiting.sendsAt : null;
}

/** Writes a waiting mail again for the changed order. Returns false if the mail has left. */
export async function rewriteShippingMail(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
): Promise<boolean> {
  const sendsAt = await withdrawShippingMail(tx, outbox, order.id);
  if (sendsAt) await writeAt(tx, outbox, order, sendsAt);
  return sendsAt !== null;
}

/** Sends a waiting mail now, because a later mail must not come first. */
export async function releaseShippingMail(tx: Database, outbox: OrderOutbox, orderId: string): Promise<void> {
  const waiting = await waitingMail(tx, orderId);
  if (!waiting) return;
  await outbox.sendNow(tx, waiting.mailId);
  await tx.update(shippingMails).set({ sendsAt: dueNow }).where(eq(shippingMails.orderId, orderId));
}

async function waitingMail(db: Database, orderId: string) {
  const [waiting] = await db
    .select()
    .from(shippingMails)
    .where(and(eq(shippingMails.orderId, orderId), gt(shippingMails.sendsAt, sql`now()`)));
  return waiting;
}

async function writeAt(tx: Database, outbox: OrderOutbox, order: OrderRow, sendsAt: Date): Promise<void> {
  const mail = await statusEmailOf(tx, outbox, order);
  if (!mail) return;
  const id = randomUUID();
  await outbox.write(tx, Object.assign(mail, { id, sendAt: sendsAt }));
  const row = { mailId: id, sendsAt };
  await tx
    .insert(shippingMails)
    .values({ orderId: order.id, mailId: id, sendsAt })
    .onConflictDoUpdate({ target: shippingMails.orderId, set: row });
}
