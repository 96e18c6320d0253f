import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { object, string } from 'yup';
import type { Database } from '../../../db/client';
import { dueNow } from '../../../db/columns';
import { reached } from '../../../db/steps';
import { inBatches } from '../in-batches';
import { checkAcceptedRefunds } from '../partial-refunds/make-partial-refund';
import { refunds, webhooks } from '../payment.table';
import type { PaymentContext } from '../payment-context';
import { failRefund, refundPayment } from '../refunds/refund-payment';
import { reportPaymentByProvider } from '../settlement/settle-open-payments';
import { settlePayment } from '../settlement/settle-payment';

/** Tells whether the provider signed exactly these bytes (HMAC-SHA512 in hex). */
export function hasValidSignature(body: Buffer, signature: unknown, secretKey: string): boolean {
  const right = createHmac('sha512', secretKey).update(body).digest();
  const sent = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** Saves the body once before it handles it. Never trusts its amounts: it only triggers a verification. */
export async function receiveWebhook(context: PaymentContext, body: Buffer): Promise<void> {
  const hash = createHash('sha256').update(body).digest('hex');
  // PostgreSQL cannot store NUL in a text.
  const text = body.toString('utf8').replaceAll('\0', '');
  await context.db.insert(webhooks).values({ hash, body: text }).onConflictDoNothing();
  await reached('webhook saved');
  const [stored] = await context.db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.hash, hash), isNull(webhooks.handledAt)));
  if (stored) await handle(context, stored);
}

/** Handles the stored webhooks that a crash left unhandled. */
export async function handleStoredWebhooks(context: PaymentContext): Promise<void> {
  const waiting = await context.db
    .select()
    .from(webhooks)
    .where(isNull(webhooks.handledAt))
    .orderBy(webhooks.createdAt)
    .limit(100);
  await inBatches(context, waiting, (stored) => handle(context, stored));
}

async function handle(context: PaymentContext, { hash, body }: typeof webhooks.$inferSelect): Promise<void> {
  const event = parseEvent(body);
  if (event) await handlers[event.name](context, event.reference);
  await context.db.update(webhooks).set({ handledAt: sql`now()` }).where(eq(webhooks.hash, hash));
  await reached('webhook handled');
}

const handlers = {
  /** Leaves an undecided payment to the reconciler, so that it delays no later event. */
  'charge.success': async (context: PaymentContext, reference: string) => {
    if ((await settlePayment(context, reference)) === 'undecided')
      await reportPaymentByProvider(context, reference);
  },
  'refund.processed': async (context: PaymentContext, reference: string) => {
    await context.db.update(refunds).set({ nextTryAt: dueNow }).where(eq(refunds.reference, reference));
    await refundPayment(context, reference);
    await checkAcceptedRefunds(context, reference);
  },
  'refund.failed': async (context: PaymentContext, reference: string) => {
    await failRefund(context, reference, 'The payment provider could not make this refund.');
    await checkAcceptedRefunds(context, reference);
  },
};
type WebhookEvent = { name: keyof typeof handlers; reference: string };

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

function parseEvent(body: string): WebhookEvent | null {
  try {
    const { event, data } = eventSchema.validateSync(JSON.parse(body));
    const about = event === 'charge.success' ? data.reference : data.transaction_reference;
    return about ? { name: event, reference: about } : null;
  } catch {
    return null;
  }
}

export async function deleteHandledWebhooks(db: Database): Promise<void> {
  await db.delete(webhooks).where(lt(webhooks.handledAt, sql`now() - interval '1 year'`));
}
