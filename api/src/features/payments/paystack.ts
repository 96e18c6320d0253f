import { boolean, number, object, type Schema, string } from 'yup';
import type { PaymentProvider } from './payment-provider';

export type PaystackOptions = {
  /** Such as `https://api.paystack.co`; asked at each call. */
  baseUrl: () => string;
  secretKey: string;
};

const patience = 8_000;

/** Paystack, or what speaks its protocol. */
export function paystackAt({ baseUrl, secretKey }: PaystackOptions): PaymentProvider {
  return {
    async initialize(begin) {
      const { data } = await ask('/transaction/initialize', initialized, begin);
      return { accessCode: data.access_code };
    },
    async verify(reference) {
      const answer = await ask(`/transaction/verify/${encodeURIComponent(reference)}`, verified);
      if (!answer.data) return null;
      if (answer.data.reference !== reference) throw new Error('The payment provider told of another payment.');
      return answer.data;
    },
    async refund(reference, amount) {
      const { data } = await ask('/refund', refunded, { transaction: reference, amount });
      return { done: data.status === 'processed' };
    },
  };

  async function ask<Answer>(path: string, schema: Schema<Answer>, body?: object): Promise<Answer> {
    const response = await fetch(`${baseUrl()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const answer: unknown = await response.json();
    if (response.ok) return schema.validate(answer);
    const isUnknown = schema === verified && (response.status === 400 || response.status === 404);
    if (isUnknown && isNotFound(answer)) return schema.validate({ status: true, data: null });
    throw new Error(`The payment provider answered ${response.status} to ${path}: ${messageIn(answer)}`);
  }
}

const initialized = object({
  status: boolean().required().isTrue(),
  data: object({ access_code: string().required() }).required(),
});

const verified = object({
  status: boolean().required().isTrue(),
  data: object({
    status: string().required(),
    reference: string().required(),
    amount: number().integer().required(),
    currency: string().required(),
  })
    .nullable()
    .default(null),
});

const refunded = object({
  status: boolean().required().isTrue(),
  data: object({ status: string().required() }).required(),
});

function messageIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
}

function isNotFound(answer: unknown): boolean {
  return /not found/i.test(messageIn(answer));
}
