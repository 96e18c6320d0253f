import { randomBytes } from 'node:crypto';
import { koboOf, type PaymentStart, paymentCurrency } from '@gallery/shared/contract/payment';
import { and, count, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { users } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import type { OrderRow } from '../orders/order.table';
import type { OrderDesk } from './order-desk';
import { type PaymentRow, payments } from './payment.table';
import type { PaymentService } from './payment-provider';
import { hasPaymentUnderWay } from './payments-under-way';

/** So often a form may be opened anew for one order. */
const attemptsMost = 20;

/**
 * Begins a payment of a Pending order; `null` when the provider cannot be reached now. Its row is written before the
 * provider is asked: no payment is made that we do not know of. Throws a 409 after too many attempts.
 */
export async function beginPayment(desk: OrderDesk, order: OrderRow): Promise<PaymentStart | null> {
  if (!desk.payments || order.status !== 'Pending') return null;
  const customer = await customerOf(desk, order);
  const payment = await newPayment(desk, order);
  const { reference, amount, currency } = payment;
  await desk.onStep?.('payment kept');
  try {
    const { accessCode } = await desk.payments.provider.initialize({
      ...{ reference, amount, currency, email: customer.email },
      metadata: {
        order: order.id,
        artwork: order.artworkName,
        name: `${customer.firstname} ${customer.lastname}`,
        phone: customer.mobile,
      },
    });
    await desk.onStep?.('payment begun');
    await desk.db.update(payments).set({ accessCode }).where(eq(payments.reference, reference));
    await desk.onStep?.('access code kept');
    return startOf(desk.payments, { ...payment, accessCode }, customer.email);
  } catch (error) {
    desk.logger.warn({ err: error, reference }, 'a payment could not be begun');
    return null;
  }
}

/**
 * The payment that an order has already begun, else a new one: one form is paid once. `null` as well while a payment
 * is under way.
 */
export async function resumePayment(desk: OrderDesk, order: OrderRow): Promise<PaymentStart | null> {
  if (!desk.payments || order.status !== 'Pending') return null;
  if (await hasPaymentUnderWay(desk.db, order.id)) return null;
  const [open] = await desk.db
    .select()
    .from(payments)
    .where(
      and(
        ...[eq(payments.orderId, order.id), isNull(payments.capturedAt), isNotNull(payments.accessCode)],
        or(isNull(payments.said), eq(payments.said, 'abandoned')),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1);
  if (!open) return beginPayment(desk, order);
  return startOf(desk.payments, open, (await customerOf(desk, order)).email);
}

async function newPayment({ db }: OrderDesk, order: OrderRow): Promise<PaymentRow> {
  const [begun] = await db.select({ times: count() }).from(payments).where(eq(payments.orderId, order.id));
  if ((begun?.times ?? 0) >= attemptsMost) {
    throw new HttpError(409, 'The payment was begun too often. Please write to the gallery.');
  }
  const reference = `uli-${randomBytes(12).toString('hex')}`;
  const [payment] = await db
    .insert(payments)
    .values({ reference, orderId: order.id, amount: koboOf(order.price), currency: paymentCurrency })
    .returning();
  if (!payment) throw new Error('The payment was not kept.');
  return payment;
}

async function customerOf({ db }: OrderDesk, { userId }: OrderRow) {
  const [customer] = await db.select().from(users).where(eq(users.id, userId));
  if (!customer) throw new Error('The order has no customer.');
  return customer;
}

function startOf({ publicKey, scriptUrl }: PaymentService, payment: PaymentRow, email: string): PaymentStart {
  const { reference, amount, currency, accessCode } = payment;
  return {
    access_code: accessCode ?? '',
    ...{ reference, amount, currency, email, public_key: publicKey, script_url: scriptUrl },
  };
}
