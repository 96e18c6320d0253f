import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStart } from '@gallery/shared/contract/orders/payment';
import { eq } from 'drizzle-orm';
import type { OrderRow } from '../../orders/order.table';
import { users } from '../../users/user.table';
import type { OrderContext } from '../order-context';
import type { PaymentRow } from '../payment.table';
import type { PaymentService } from '../provider/payment-provider';
import { claimPayment, type PaymentClaim, releaseClaim, saveAccessCode } from './claim-payment';

/** Milliseconds: how long a caller waits for the access code that another one asks for. */
const maxWaitMs = 10_000;
const pollMs = 150;

/**
 * The open payment of a Pending order, begun if nobody has: however many ask at once, they get the same form, which is
 * paid once. Its row is written before the provider is asked: no payment is made that we do not know of. `null` while a
 * payment is under way, and when the provider cannot be reached now. Throws a 409 after too many attempts.
 */
export async function resumePayment(context: OrderContext, { id }: OrderRow): Promise<PaymentStart | null> {
  if (!context.payments) return null;
  const giveUpAt = performance.now() + maxWaitMs;
  let hasWaited = false;
  let lost: PaymentRow | undefined;
  while (performance.now() < giveUpAt) {
    const claim = await claimPayment(context.db, id, { mayBegin: !hasWaited, lost });
    if (!claim) return null;
    if (claim.turn === 'open') return startOf(context, context.payments, claim.payment, claim.order);
    if (claim.turn === 'begin') {
      const begun = await begin(context, context.payments, claim);
      if (begun !== 'lost') return begun && startOf(context, context.payments, begun, claim.order);
      lost = claim.payment;
    } else {
      hasWaited = true;
      await pause(pollMs);
    }
  }
  return null;
}

/** `null`: the provider cannot be reached. `lost`: nobody can open this payment's form, another takes its place. */
async function begin(
  context: OrderContext,
  { provider }: PaymentService,
  { payment, order }: PaymentClaim,
): Promise<PaymentRow | 'lost' | null> {
  const { reference, amount, currency } = payment;
  const { email, firstname, lastname, mobile } = await customerOf(context, order);
  await context.onStep?.('payment saved');
  try {
    const begun = await provider.initialize({
      ...{ reference, amount, currency, email },
      metadata: {
        ...{ order: order.id, artwork: order.artworkName },
        ...{ name: `${firstname} ${lastname}`, phone: mobile },
      },
    });
    await context.onStep?.('payment begun');
    if (!begun) return 'lost';
    const saved = await saveAccessCode(context.db, payment, begun.accessCode);
    await context.onStep?.('access code saved');
    return saved ?? 'lost';
  } catch (error) {
    context.logger.warn({ err: error, reference }, 'a payment could not be begun');
    await releaseClaim(context.db, payment);
    return null;
  }
}

async function customerOf({ db }: OrderContext, { userId }: OrderRow) {
  const [customer] = await db.select().from(users).where(eq(users.id, userId));
  if (!customer) throw new Error('The order has no customer.');
  return customer;
}

async function startOf(
  context: OrderContext,
  { publicKey, scriptUrl }: PaymentService,
  { reference, amount, currency, accessCode }: PaymentRow,
  order: OrderRow,
): Promise<PaymentStart> {
  const { email } = await customerOf(context, order);
  return {
    access_code: accessCode ?? '',
    ...{ reference, amount, currency, email, public_key: publicKey, script_url: scriptUrl },
  };
}
