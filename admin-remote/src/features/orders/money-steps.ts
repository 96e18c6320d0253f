import type { Order, OrderRefund } from '@gallery/shared/contract/orders/order';
import type { RefundState } from '@gallery/shared/contract/orders/order-status';
import { paymentCurrency } from '@gallery/shared/contract/orders/payment/payment';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import type { OrderDot } from '@gallery/shared/ui/order/order-dot';
import type { ComponentProps } from 'react';

/** `amount` is in whole naira, and negative for money that leaves the gallery. */
export type MoneyStep = {
  key: string;
  dot: ComponentProps<typeof OrderDot>['status'];
  label: string;
  amount: number;
  note: string;
};

type OrderMoney = Pick<
  Order,
  'artwork_id' | 'events' | 'created_at' | 'held_until' | 'confirming' | 'refunds' | 'returning'
>;

export function moneySteps(order: OrderMoney): MoneyStep[] {
  const { artwork_id: work, events, created_at, refunds, returning } = order;
  const hold = holdNote(order);
  const date = formatDateTime(created_at);
  const { price } = work;
  const requested: MoneyStep = {
    key: 'asked',
    dot: 'Pending',
    label: 'Requested from the buyer',
    amount: price,
    note: hold ? `${date}. ${hold}` : date,
  };
  const paid = events
    .filter(({ status }) => status === 'Paid')
    .map(({ at }): MoneyStep => {
      const label = 'Paid: confirmed by the payment provider';
      return { key: `paid ${at}`, dot: 'Paid', label, amount: price, note: formatDateTime(at) };
    });
  const late = latePayment(order);
  const received = late ? [lateStep(late)] : paid;
  return [requested, ...received, ...refunds.map(refundStep), ...(returning ? [returnStep(returning)] : [])];
}

/** A payment that came after the order's end goes back whole, and never makes the order Paid. */
function latePayment({ events, refunds }: OrderMoney): OrderRefund | undefined {
  const isPaid = events.some(({ status }) => status === 'Paid');
  return isPaid ? undefined : refunds.find(({ of }) => of === 'order');
}

function lateStep({ amount, asked_at }: OrderRefund): MoneyStep {
  const label = 'Paid too late: confirmed by the payment provider';
  return { key: 'paid late', dot: 'Paid', label, amount: amount / 100, note: formatDateTime(asked_at) };
}

function holdNote({ held_until, confirming }: OrderMoney): string {
  if (confirming) return 'The buyer says it is paid; the provider has not confirmed it yet.';
  return held_until ? `The work is on hold until ${formatDateTime(held_until)}.` : '';
}

/** In whole naira. A refund counts after the provider confirms it. */
export function galleryBalance(order: OrderMoney): number {
  const { artwork_id: work, events, refunds } = order;
  const isPaid = latePayment(order) || events.some(({ status }) => status === 'Paid');
  const received = isPaid ? work.price : 0;
  const moved = refunds
    .filter(({ currency }) => currency === paymentCurrency)
    .map(({ of, state, amount }) => {
      if (of === 'order') return state === 'done' ? -amount / 100 : 0;
      return state === 'done' ? 0 : amount / 100;
    });
  return moved.reduce((sum, one) => sum + one, received);
}

function returnStep({ amount, reason, asked_at }: NonNullable<Order['returning']>): MoneyStep {
  const note = `Requested ${formatDateTime(asked_at)}. Reason: ${reason}`;
  return {
    key: 'return',
    dot: 'coming',
    label: 'Return expected: refunded when the work is back',
    amount: -amount,
    note,
  };
}

function refundStep(refund: OrderRefund, position: number): MoneyStep {
  const { of, state, amount, paid_with, asked_at, done_at, expected_at, reason } = refund;
  const what = of === 'order' ? 'Refund' : 'Refund of another payment';
  const notes = [
    `Requested ${formatDateTime(asked_at)}.`,
    paid_with ? `To ${paid_with}.` : '',
    done_at ? `Refunded ${formatDateTime(done_at)}.` : refundStateNotes[state],
    expected_at && !done_at ? `Expected to arrive by ${formatDay(expected_at)}.` : '',
    reason ? `Reason: ${reason}` : '',
  ];
  return {
    key: `refund ${position}`,
    dot: state === 'done' ? 'Refunded' : 'coming',
    label: `${what}: ${refundStateText[state]}`,
    amount: -amount / 100,
    note: notes.filter(Boolean).join(' '),
  };
}

const refundStateText: Record<RefundState, string> = {
  asked: 'requested from the payment provider',
  waiting: 'waits until payments are on again',
  failed: 'failed; we try again',
  done: 'confirmed by the payment provider',
};

const refundStateNotes: Record<RefundState, string> = {
  asked: 'The provider has not confirmed it yet; this page shows when it does.',
  waiting: 'It is sent automatically when payments are on again.',
  failed: 'We try again automatically. If it keeps failing, check the payment with the provider.',
  done: '',
};

const formatDateTime = (time: string) => `${formatDay(time)}, ${formatTime(time)}`;
