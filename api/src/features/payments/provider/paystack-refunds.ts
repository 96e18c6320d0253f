import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import type { ProviderRefund } from './payment-provider';

const refundSchema = object({
  id: number().integer(),
  status: string().required(),
  expected_at: string().nullable(),
  merchant_note: string().nullable(),
});

export const refunded = object({ status: boolean().required().isTrue(), data: refundSchema.required() });

/** `transaction` is an id in lists, and an object in other answers. */
export const refundList = object({
  status: boolean().required().isTrue(),
  data: array()
    .of(refundSchema.shape({ transaction: mixed<number | { id: number }>().required() }))
    .required(),
});

export function transactionIdOf(transaction: number | { id: number }): number {
  return typeof transaction === 'object' ? transaction.id : Number(transaction);
}

/** Throws for a status that Paystack does not document. */
export function refundOf({ id, status, expected_at }: InferType<typeof refundSchema>): ProviderRefund {
  const state = Object.hasOwn(states, status) ? states[status] : undefined;
  if (!state) throw new Error(`The payment provider answered an unknown status of a refund: ${status}`);
  return { id: id === undefined ? null : String(id), state, expectedAt: parseTime(expected_at) };
}

const states: Record<string, ProviderRefund['state'] | undefined> = {
  pending: 'accepted',
  processing: 'accepted',
  processed: 'done',
  failed: 'failed',
  'needs-attention': 'stuck',
};

function parseTime(text: string | null | undefined): Date | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}
