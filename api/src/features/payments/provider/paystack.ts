import { boolean, type InferType, number, object, type Schema, string } from 'yup';
import type { PaymentProvider } from './payment-provider';
import { refunded, refundList, refundOf, transactionIdOf } from './paystack-refunds';

const paidWithFields = {
  channel: string().nullable(),
  authorization: object({
    brand: string().nullable(),
    last4: string().nullable(),
    bank: string().nullable(),
  })
    .nullable()
    .default(undefined),
};
const fields = object(paidWithFields);

/** Returns a text such as 'Visa card ending in 4081', or `null` when the provider names nothing. */
function paidWith({ channel, authorization }: InferType<typeof fields>): string | null {
  const { brand, last4, bank } = authorization ?? {};
  if (channel === 'card' && last4) {
    const name = brand?.trim();
    return `${name ? capitalized(name) : 'Bank'} card ending in ${last4}`;
  }
  const means = channel ? channelLabels[channel] : undefined;
  return means ? `${means}${bank ? ` (${bank})` : ''}` : null;
}

const channelLabels: Record<string, string | undefined> = {
  card: 'Bank card',
  bank: 'Bank account',
  bank_transfer: 'Bank transfer',
  ussd: 'Bank account by USSD',
  qr: 'Bank account by QR code',
  mobile_money: 'Mobile money',
};

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

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
      const data = await findTransaction(reference);
      return (
        data && {
          status: data.status,
          amount: data.amount,
          currency: data.currency,
          paidWith: paidWith(data),
        }
      );
    },
    async refund({ reference, amount, key }) {
      const note = key === null ? {} : { merchant_note: key };
      const body = { transaction: reference, amount, ...note };
      const { data } = await read('/refund', refunded, await send('/refund', body));
      return refundOf(data);
    },
    async refunds(reference) {
      const found = await findTransaction(reference);
      if (!found?.id) throw new Error('The payment provider does not know this payment.');
      const path = `/refund?transaction=${found.id}&perPage=100`;
      const { data } = await read(path, refundList, await send(path));
      if (data.some(({ transaction }) => transactionIdOf(transaction) !== found.id))
        throw new Error('The payment provider answered about other payments.');
      const made = data.map((one) => ({ ...refundOf(one), note: one.merchant_note ?? '' }));
      return { isReversed: found.status === 'reversed', made };
    },
  };

  async function findTransaction(reference: string) {
    const path = `/transaction/verify/${encodeURIComponent(reference)}`;
    const { status, answer } = await send(path);
    if ((status === 400 || status === 404) && /not found/i.test(messageOf(answer))) return null;
    const { data } = await read(path, verified, { status, answer });
    if (data.reference !== reference) throw new Error('The payment provider answered about another payment.');
    return data;
  }

  async function send(path: string, body?: object): Promise<Sent> {
    const response = await fetch(`${await baseUrl()}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secretKey}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
      redirect: 'error',
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
    id: number().integer(),
    status: string().required(),
    reference: string().required(),
    amount: number().integer().required(),
    currency: string().required(),
    ...paidWithFields,
  }).required(),
});

function messageOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : '';
}
