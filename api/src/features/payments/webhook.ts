import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import { oneByOne } from './one-by-one';
import type { OrderDesk } from './order-desk';
import { webhooks } from './payment.table';
import { settlePayment } from './settle-payment';

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

/** What was stored and not handled, because we were killed in between or the provider could not be asked. */
export async function handleStored(desk: OrderDesk): Promise<void> {
  const waiting = await desk.db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.handledAt))
    .orderBy(webhooks.createdAt)
    .limit(100);
  await oneByOne(desk, waiting, (stored) => handle(desk, stored));
}

async function handle(desk: OrderDesk, { hash, body }: typeof webhooks.$inferSelect): Promise<void> {
  const reference = referenceIn(body);
  const decision = reference === null ? 'unpaid' : await settlePayment(desk, reference);
  if (decision === 'undecided') return;
  await desk.db.update(webhooks).set({ handledAt: sql`now()` }).where(eq(webhooks.hash, hash));
  await desk.onStep?.('webhook handled');
}

const eventSchema = object({
  event: string().strict().required().oneOf(['charge.success']),
  data: object({
    reference: string()
      .strict()
      .required()
      .matches(/^[\w-]{1,100}$/),
  }).required(),
});

/** Which payment an event is about; `null` for events that say nothing to us. */
function referenceIn(body: string): string | null {
  try {
    return eventSchema.validateSync(JSON.parse(body)).data.reference;
  } catch {
    return null;
  }
}
