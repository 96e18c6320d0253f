import type { Order, OrderRefund } from '../contract/orders/order';
import { formatNaira, groupDigits, nairaSign } from '../domain/money';
import { formatDate } from '../domain/time';

export function refundText(refund: OrderRefund): string {
  const reason = refund.reason ? ` Our reason: ${refund.reason}` : '';
  return `${refundSubject(refund)} ${refundProgress(refund)}${reason}`;
}

/** Describes a return that has not arrived. */
export function returnText({ amount, reason }: NonNullable<Order['returning']>): string {
  return `We expect the work back and refund ${formatNaira(amount)} when it has arrived. Our reason: ${reason}`;
}

function refundSubject({ of, ...refund }: OrderRefund): string {
  const sum = formatSum(refund);
  return of === 'order' ? `Your refund of ${sum}` : `A payment of ${sum} that was not needed`;
}

function refundProgress({ state, paid_with, accepted_at, expected_at, done_at }: OrderRefund): string {
  const to = paid_with ? ` to your ${lowerFirst(paid_with)}` : ' to what you paid with';
  if (state === 'waiting') {
    return 'cannot be sent at the moment, because online payments are off. We send it when they are on again.';
  }
  if (state === 'failed') {
    return 'could not be sent yet. We try again automatically, and the gallery knows about it.';
  }
  if (state === 'done')
    return `was sent back${to}${done_at ? ` on ${formatDate(done_at)}` : ''}. ${bankText}`;
  if (!accepted_at) return `is requested and goes back${to} in a moment.`;
  const when = expected_at ? ` Our payment service expects it there by ${formatDate(expected_at)}.` : '';
  return `is on its way back${to} since ${formatDate(accepted_at)}.${when || ` ${bankText}`}`;
}

const bankText = 'Banks take up to ten working days to show it.';

/** `amount` is in hundredths of the currency. */
export function formatSum({ amount, currency }: Pick<OrderRefund, 'amount' | 'currency'>): string {
  const whole = groupDigits(Math.floor(amount / 100));
  const cents = amount % 100 === 0 ? '' : `.${String(amount % 100).padStart(2, '0')}`;
  return currency === 'NGN' ? `${nairaSign}${whole}${cents}` : `${whole}${cents} ${currency}`;
}

function lowerFirst(text: string): string {
  return /^(Bank|Mobile)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
