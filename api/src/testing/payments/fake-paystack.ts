import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { PaymentService } from '../../features/payments/provider/payment-provider';
import { paystackAt } from '../../features/payments/provider/paystack';

type Transaction = {
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'success' | 'reversed';
};
type Answer = { status: number; body: object };

export const fakeSecretKey = 'sk_of_the_tests';

/** Speaks Paystack's documented protocol and survives restarts of the API. */
export async function openFakePaystack() {
  const books = new Map<string, Transaction>();
  const refunds: string[] = [];
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, books, refunds, pays, close };

  function pays(reference: string): Transaction {
    const begun = books.get(reference);
    if (!begun) throw new Error('Nobody has begun this payment.');
    const paid: Transaction = { ...begun, status: 'success' };
    books.set(reference, paid);
    return paid;
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method, url: path = '', headers } = request;
    if (headers.authorization !== `Bearer ${fakeSecretKey}`) return refusal(401, 'Invalid key');
    if (method === 'POST' && path === '/transaction/initialize') return initialize(await json(request));
    if (method === 'POST' && path === '/refund') return refund(await json(request));
    return verify(decodeURIComponent(path.replace('/transaction/verify/', '')));
  }

  function initialize(begin: unknown): Answer {
    const { reference, amount, currency } = begin as Transaction;
    if (books.has(reference)) return refusal(400, 'Duplicate Transaction Reference');
    books.set(reference, { reference, amount, currency, status: 'abandoned' });
    const access_code = randomBytes(7).toString('hex');
    const authorization_url = `https://checkout.paystack.com/${access_code}`;
    return done('Authorization URL created', { authorization_url, access_code, reference });
  }

  function verify(reference: string): Answer {
    const found = books.get(reference);
    return found
      ? done('Verification successful', { id: 4099260516, domain: 'test', ...found })
      : refusal(400, 'Transaction reference not found.');
  }

  function refund(requested: unknown): Answer {
    const { transaction } = requested as { transaction: string };
    const found = books.get(transaction);
    if (found?.status !== 'success') return refusal(400, 'Transaction has been fully reversed');
    books.set(transaction, { ...found, status: 'reversed' });
    refunds.push(transaction);
    return done('Refund has been queued for processing', { transaction: found, status: 'processed' });
  }

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
}

export function fakePaystackService(url: string): PaymentService {
  return {
    mode: 'paystack',
    provider: paystackAt({ baseUrl: () => url, secretKey: fakeSecretKey }),
    ...{ secretKey: fakeSecretKey, publicKey: 'pk_of_the_tests', scriptUrl: `${url}/inline.js` },
  };
}

function done(message: string, data: object): Answer {
  return { status: 200, body: { status: true, message, data } };
}

function refusal(status: number, message: string): Answer {
  return { status, body: { status: false, message, type: 'validation_error', code: 'invalid_params' } };
}
