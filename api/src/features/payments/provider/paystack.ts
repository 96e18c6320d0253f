import { boolean, number, object, type Schema, string } from 'yup';
import { paidWith, paidWithFields } from './paid-with';
import type { PaymentProvider } from './payment-provider';

export type PaystackOptions = {
  baseUrl: () => string | Promise<string>;
  secretKey: string;
  timeoutMs?: number;
};

export function paystackAt({ baseUrl, secretKey, timeoutMs = 8_000 }: PaystackOptions): PaymentProvider {
  return {
    async initialize(begin) {
      const path = '/transaction/initialize';
      const sent = await send(path, begin);
      if (sent.status === 400 && /duplicate/i.test(messageOf(sent.answer))) return null;
      const { data } = await read(path, initialized, sent);
      return { accessCode: data.access_code };
    },
    async verify(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const { status, answer } = await send(path);
      if ((status === 400 || status === 404) && /not found/i.test(messageOf(answer))) return null;
      const { data } = await read(path, verified, { status, answer });
      if (data.reference !== reference)
        throw new Error('The payment provider answered about another payment.');
      return { status: data.status, amount: data.amount, currency: data.currency, paidWith: paidWith(data) };
    },
    async refund(reference, amount) {
      const { data } = await ask('/refund', refunded, { transaction: reference, amount });
      return { done: data.status === 'processed', expectedAt: parseTime(data.expected_at) };
    },
  };

  async function ask<Answer>(path: string, schema: Schema<Answer>, body: object): Promise<Answer> {
    return read(path, schema, await send(path, body));
  }

  async function send(path: string, body?: object): Promise<Sent> {
    const response = await fetch(`${await baseUrl()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, answer: await response.json() };
  }
}

type Sent = { status: number; answer: unknown };

async function read<Answer>(path: string, schema: Schema<Answer>, { status, answer }: Sent): Promise<Answer> {
  if (status === 200 || status === 201) return schema.validate(answer);
  throw new Error(`The payment provider answered ${status} to ${path}: ${messageOf(answer)}`);
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
    ...paidWithFields,
  }).required(),
});

const refunded = object({
  status: boolean().required().isTrue(),
  data: object({ status: string().required(), expected_at: string().nullable() }).required(),
});

function parseTime(text: string | null | undefined): Date | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}

function messageOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
}
