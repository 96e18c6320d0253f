import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { fewAtATime } from '../concurrency';
import type { OrderDesk } from '../order-context';
import { refunds, webhooks } from '../payment.table';
import { failRefund, refundPayment } from '../refunds/refund-payment';
import { reportPaid } from '../settlement/report-payment';
import { settlePayment } from '../settlement/settle-payment';

/** Whether the provider signed exactly these bytes: HMAC-SHA512 in hex. */
export function isSigned(body: Buffer, signature: unknown, secretKey: string): boolean {
  const right = createHmac('sha512', secretKey).update(body).digest();
  const sent = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/**
 * Keeps what the provider told before anything is done with it, then does it. What it says of amounts is not
 * believed: it only makes us ask. The same body again does nothing once it was handled.
 */
export async function takeWebhook(desk: OrderDesk, body: Buffer): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  // PostgreSQL keeps no NUL in a text.
  const text = body.toString('utf8').replaceAll('\0', '');
  await desk.db.insert(webhooks).values({ hash, body: text }).onConflictDoNothing();
  await desk.onStep?.('webhook kept');
  const [stored] = await desk.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.hash, hash), isNull(webhooks.handledAt)));
  if (stored) await handle(desk, stored);
}

/** What was stored and not handled, because we were killed in between. */
export async function handleStored(desk: OrderDesk): Promise<void> {
  const waiting = await desk.db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.handledAt))
    .orderBy(webhooks.createdAt)
    .limit(100);
  await fewAtATime(desk, waiting, (stored) => handle(desk, stored));
}

async function handle(desk: OrderDesk, { hash, body }: typeof webhooks.$inferSelect): Promise<void> {
  const told = eventIn(body);
  if (told) await doesFor[told.event](desk, told.reference);
  await desk.db.update(webhooks).set({ handledAt: sql`now()` }).where(eq(webhooks.hash, hash));
  await desk.onStep?.('webhook handled');
}

const doesFor = {
  /** What cannot be decided now is the reconciler's: however much of it there is, it keeps no later event waiting. */
  'charge.success': async (desk: OrderDesk, reference: string) => {
    if ((await settlePayment(desk, reference)) === 'undecided') await reportPaid(desk, reference);
  },
  'refund.processed': async (desk: OrderDesk, reference: string) => {
    await desk.db.update(refunds).set({ nextTryAt: sql`now()` }).where(eq(refunds.reference, reference));
    await refundPayment(desk, reference);
  },
  'refund.failed': (desk: OrderDesk, reference: string) =>
    failRefund(desk, reference, 'The payment provider could not make this refund.'),
};
type Told = { event: keyof typeof doesFor; reference: string };

const reference = string()
  .strict()
  .matches(/^[\w-]{1,100}$/);
const eventSchema = object({
  event: string()
    .strict()
    .required()
    .oneOf(['charge.success', 'refund.processed', 'refund.failed'] as const),
  data: object({ reference, transaction_reference: reference }).required(),
});

/** What an event tells of which payment; `null` for events that say nothing to us. */
function eventIn(body: string): Told | null {
  try {
    const { event, data } = eventSchema.validateSync(JSON.parse(body));
    const about = event === 'charge.success' ? data.reference : data.transaction_reference;
    return about ? { event, reference: about } : null;
  } catch {
    return null;
  }
}
