import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentStart } from '@gallery/shared/contract/orders/payment/payment';
import { reached } from '../../../db/steps';
import type { PaymentRow } from '../payment.table';
import type { PayableOrder, PaymentContext } from '../payment-context';
import type { PaymentService } from '../provider/payment-provider';
import { claimPayment, type PaymentClaim, releaseClaim, saveAccessCode } from './claim-payment';

const maxWaitMs = 10_000;
const pollMs = 150;

/** Saves the order's open payment, then asks the provider. `null`: another caller is active or the provider is unreachable. Throws a 409. */
export async function resumePayment(context: PaymentContext, orderId: string): Promise<PaymentStart | null> {
  const { payments: service } = context;
  if (!service) return null;
  const deadline = performance.now() + maxWaitMs;
  let hasWaited = false;
  let lost: PaymentRow | undefined;
  while (performance.now() < deadline) {
    const claim = await claimPayment(context, orderId, { mayBegin: !hasWaited, lost });
    if (!claim) return null;
    if (claim.next === 'open') return startOf(service, claim.payment, claim.order);
    if (claim.next === 'begin') {
      const begun = await begin(context, service, claim);
      if (begun !== 'lost') return begun && startOf(service, begun, claim.order);
      lost = claim.payment;
    } else {
      hasWaited = true;
      await pause(pollMs);
    }
  }
  return null;
}

/** Returns `null` when the provider is unreachable, and 'lost' when nobody can open the payment's form, so that another payment replaces it. */
async function begin(
  { db, logger }: PaymentContext,
  { provider }: PaymentService,
  { payment, order }: PaymentClaim,
): Promise<PaymentRow | 'lost' | null> {
  const { reference, amount, currency } = payment;
  const { email, name, phone } = order.customer;
  await reached('payment saved');
  try {
    const begun = await provider.initialize({
      reference,
      amount,
      currency,
      email,
      metadata: { order: order.id, artwork: order.artwork, name, phone },
    });
    await reached('payment begun');
    if (!begun) return 'lost';
    const saved = await saveAccessCode(db, payment, begun.accessCode);
    await reached('access code saved');
    return saved ?? 'lost';
  } catch (error) {
    logger.warn({ err: error, reference }, 'a payment could not be begun');
    await releaseClaim(db, payment);
    return null;
  }
}

function startOf(
  { publicKey, scriptUrl }: PaymentService,
  { reference, amount, currency, accessCode }: PaymentRow,
  { customer }: PayableOrder,
): PaymentStart {
  return {
    access_code: accessCode ?? '',
    reference,
    amount,
    currency,
    email: customer.email,
    public_key: publicKey,
    script_url: scriptUrl,
  };
}
