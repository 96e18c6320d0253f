import { randomBytes } from 'node:crypto';
import { paymentCurrency } from '@gallery/shared/contract/orders/payment/payment';
import { and, count, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type PaymentRow, payments } from '../payment.table';
import type { PayableOrder, PaymentContext } from '../payment-context';
import { hasPaymentInProgress, undecidedStatuses } from './payment-in-progress';

const maxAttempts = 20;

/** Exceeds the longest call to the provider. */
const claimEnd = sql`clock_timestamp() + interval '12 seconds'`;

export type PaymentClaim = { next: 'open' | 'begin' | 'wait'; payment: PaymentRow; order: PayableOrder };

/** Lets one caller at a time begin a payment. `null`: nothing to pay, or another caller is active. Throws a 409 after too many attempts. */
export async function claimPayment(
  { db, orders }: Pick<PaymentContext, 'db' | 'orders'>,
  orderId: string,
  { mayBegin, lost }: { mayBegin: boolean; lost?: PaymentRow },
): Promise<PaymentClaim | null> {
  return db.transaction(async (tx) => {
    const order = await orders.lock(tx, orderId);
    if (!order || (await hasPaymentInProgress(tx, orderId))) return null;
    if (lost) await closePayment(tx, lost);
    await closeEndedPayment(tx, orderId);
    const [open] = await tx
      .select({ payment: payments, isClaimed: sql<boolean>`${payments.claimedUntil} > clock_timestamp()` })
      .from(payments)
      .where(isOpenOf(orderId));
    if (open?.payment.accessCode) return { next: 'open', payment: open.payment, order };
    if (open?.isClaimed) return { next: 'wait', payment: open.payment, order };
    if (!mayBegin) return null;
    const payment = open ? await claimAgain(tx, open.payment) : await newPayment(tx, order);
    return { next: 'begin', payment, order };
  });
}

/** Returns `undefined` when another form has replaced this payment meanwhile. */
export async function saveAccessCode(
  db: Database,
  { reference }: PaymentRow,
  accessCode: string,
): Promise<PaymentRow | undefined> {
  const [saved] = await db
    .update(payments)
    .set({ accessCode, claimedUntil: null })
    .where(and(eq(payments.reference, reference), isNull(payments.closedAt)))
    .returning();
  return saved;
}

export async function releaseClaim(db: Database, { reference, claimedUntil }: PaymentRow): Promise<void> {
  const isOwn = claimedUntil ? eq(payments.claimedUntil, claimedUntil) : undefined;
  await db
    .update(payments)
    .set({ claimedUntil: null })
    .where(and(eq(payments.reference, reference), isOwn));
}

async function closePayment(db: Database, { reference }: PaymentRow): Promise<void> {
  await db
    .update(payments)
    .set({ closedAt: sql`now()` })
    .where(and(eq(payments.reference, reference), isNull(payments.closedAt)));
}

/** Closes the payment of an order that costs another amount now. The next one replaces it. */
export async function closeOpenPayment(tx: Database, orderId: string): Promise<void> {
  await tx.update(payments).set({ closedAt: sql`now()` }).where(isOpenOf(orderId));
}

function isOpenOf(orderId: string) {
  return and(eq(payments.orderId, orderId), isNull(payments.capturedAt), isNull(payments.closedAt));
}

/** Customers cannot reopen the form of a payment that the provider calls failed or unknown. */
async function closeEndedPayment(tx: Database, orderId: string): Promise<void> {
  await tx
    .update(payments)
    .set({ closedAt: sql`now()` })
    .where(
      and(
        isOpenOf(orderId),
        isNotNull(payments.accessCode),
        notInArray(payments.providerStatus, ['abandoned', ...undecidedStatuses]),
      ),
    );
}

async function claimAgain(tx: Database, { reference }: PaymentRow): Promise<PaymentRow> {
  const [claimed] = await tx
    .update(payments)
    .set({ claimedUntil: claimEnd })
    .where(eq(payments.reference, reference))
    .returning();
  if (!claimed) throw new Error('The payment was deleted.');
  return claimed;
}

async function newPayment(tx: Database, order: PayableOrder): Promise<PaymentRow> {
  const [begun] = await tx.select({ times: count() }).from(payments).where(eq(payments.orderId, order.id));
  if ((begun?.times ?? 0) >= maxAttempts) {
    throw new HttpError(409, 'The payment was started too often. Please write to the gallery.');
  }
  const reference = `uli-${randomBytes(12).toString('hex')}`;
  const [payment] = await tx
    .insert(payments)
    .values({
      reference,
      orderId: order.id,
      amount: order.amount,
      currency: paymentCurrency,
      claimedUntil: claimEnd,
    })
    .returning();
  if (!payment) throw new Error('The payment was not saved.');
  return payment;
}
