import type { Order, OrderRefund } from '@gallery/shared/contract/orders/order';
import {
  type OpenRefund,
  type OrderStatus,
  type RefundState,
  refundStates,
} from '@gallery/shared/contract/orders/order-status';
import type { PartialRefundRow } from '../../payments/partial-refunds/partial-refund.table';
import { isRightAmount, type PaymentRow, type RefundRow } from '../../payments/payment.table';

/** `refund` returns a whole payment that the order did not need; `parts` are refunds by staff. */
export type PaymentWithRefunds = { payment: PaymentRow; refund: RefundRow | null; parts: PartialRefundRow[] };

type RefundFields = Pick<
  Order,
  'reference' | 'refund' | 'other_refund' | 'refunds' | 'open_refund' | 'refundable' | 'returning'
>;

/** Returns the refund fields of an order with this status. The payments are oldest first. */
export function refundFieldsOf(status: OrderStatus, made: PaymentWithRefunds[]): RefundFields {
  // A form that was open before the order's price changed may still have been paid.
  const own = status === 'Pending' ? undefined : ownPayment(made);
  const others = made.filter((one) => one !== own);
  const refunds = made.flatMap((one) => refundsOf(one, one === own ? 'order' : 'other'));
  const remaining =
    own && !own.refund && refundedStatuses.includes(status) ? capturedOf(own) - sumOf(own) : 0;
  return {
    reference: (own ?? made.at(-1))?.payment.reference ?? null,
    refund: worstOf(own ? statesOf(own) : []),
    other_refund: worstOf(others.flatMap(statesOf)),
    refunds: refunds.toSorted((one, other) => Date.parse(one.asked_at) - Date.parse(other.asked_at)),
    open_refund: own ? openRefundOf(own) : null,
    refundable: Math.floor(remaining / 100),
    returning: own ? returningOf(own) : null,
  };
}

const refundedStatuses: OrderStatus[] = ['Paid', 'Shipped', 'Delivered'];

function refundsOf({ payment, refund, parts }: PaymentWithRefunds, of: OrderRefund['of']): OrderRefund[] {
  const paid = { of, currency: payment.capturedCurrency ?? payment.currency, paid_with: payment.paidWith };
  const whole = refund ? [{ ...refund, reason: null, receivedAt: null }] : [];
  return [...whole, ...parts].flatMap((row) => {
    const state = stateOf(row);
    if (!state) return [];
    return {
      ...paid,
      state,
      amount: row.amount,
      reason: row.reason,
      return_asked_at: row.receivedAt && row.createdAt.toISOString(),
      asked_at: (row.receivedAt ?? row.createdAt).toISOString(),
      accepted_at: row.acceptedAt?.toISOString() ?? null,
      expected_at: row.expectedAt?.toISOString() ?? null,
      done_at: row.doneAt?.toISOString() ?? null,
    };
  });
}

/** Of the payments with the right amount, picks the one without a whole refund, or else the first. */
function ownPayment(made: PaymentWithRefunds[]): PaymentWithRefunds | undefined {
  const right = made
    .filter(({ payment }) => payment.capturedAt !== null && isRightAmount(payment))
    .toSorted((one, other) => Number(one.payment.capturedAt) - Number(other.payment.capturedAt));
  return right.find(({ refund }) => !refund) ?? right[0];
}

function openRefundOf(own: PaymentWithRefunds): OpenRefund | null {
  const { refund, parts } = own;
  if (parts.some(({ state }) => state === 'returning')) return 'return';
  if (refund && refund.state !== 'done') return 'full';
  if (parts.every((row) => [null, 'done'].includes(stateOf(row)))) return null;
  return sumOf(own) === capturedOf(own) ? 'full' : 'part';
}

function returningOf({ parts }: PaymentWithRefunds): Order['returning'] {
  const open = parts.find(({ state }) => state === 'returning');
  return open
    ? { amount: Math.floor(open.amount / 100), reason: open.reason, asked_at: open.createdAt.toISOString() }
    : null;
}

function capturedOf({ payment }: PaymentWithRefunds): number {
  return payment.capturedAmount ?? payment.amount;
}

/** Sums refunds in kobo: made, requested, or waiting for a return. */
function sumOf({ parts }: PaymentWithRefunds): number {
  return parts.reduce((sum, { state, amount }) => (state === 'canceled' ? sum : sum + amount), 0);
}

function statesOf({ refund, parts }: PaymentWithRefunds): RefundState[] {
  return [...(refund ? [refund] : []), ...parts].flatMap((row) => stateOf(row) ?? []);
}

/** Returns `null` when staff have requested no money yet. */
function stateOf({ state }: Pick<PartialRefundRow, 'state'>): RefundState | null {
  return refundStates.find((one) => one === state) ?? null;
}

function worstOf(states: RefundState[]): RefundState | null {
  return worstFirst.find((state) => states.includes(state)) ?? null;
}

const worstFirst = ['failed', 'waiting', 'asked', 'done'] as const satisfies RefundState[];
