import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { PaymentService } from '../../features/payments/provider/payment-provider';
import { paystackAt } from '../../features/payments/provider/paystack';

type Transaction = {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'success' | 'reversed';
};
type Refund = { id: number; transaction: number; amount: number; status: 'processed'; merchant_note: string };
type Answer = { status: number; body: object };

export const fakeSecretKey = 'sk_of_the_tests';

/** Speaks Paystack's documented protocol and survives restarts of the API. */
export async function openFakePaystack() {
  const books = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, books, refunds, pays, close };

  /** Pays `more` kobo than requested. */
  function pays(reference: string, more = 0): Transaction {
    const begun = books.get(reference);
    if (!begun) throw new Error('Nobody has begun this payment.');
    const paid: Transaction = { ...begun, amount: begun.amount + more, status: 'success' };
    books.set(reference, paid);
    return paid;
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method, url: path = '', headers } = request;
    if (headers.authorization !== `Bearer ${fakeSecretKey}`) return refusal(401, 'Invalid key');
    if (method === 'POST' && path === '/transaction/initialize') return initialize(await json(request));
    if (method === 'POST' && path === '/refund') return refund(await json(request));
    if (path.startsWith('/refund?')) return list(Number(new URL(path, url).searchParams.get('transaction')));
    return verify(decodeURIComponent(path.replace('/transaction/verify/', '')));
  }

  function initialize(begin: unknown): Answer {
    const { reference, amount, currency } = begin as Transaction;
    if (books.has(reference)) return refusal(400, 'Duplicate Transaction Reference');
    books.set(reference, {
      id: 4_099_260_000 + books.size,
      reference,
      amount,
      currency,
      status: 'abandoned',
    });
    const access_code = randomBytes(7).toString('hex');
    const authorization_url = `https://checkout.paystack.com/${access_code}`;
    return done('Authorization URL created', { authorization_url, access_code, reference });
  }

  function verify(reference: string): Answer {
    const found = books.get(reference);
    return found
      ? done('Verification successful', { domain: 'test', ...found })
      : refusal(400, 'Transaction reference not found.');
  }

  function refund(requested: unknown): Answer {
    const { transaction, amount, merchant_note = '' } = requested as Refund & { transaction: string };
    const found = books.get(transaction);
    if (found?.status !== 'success') return refusal(400, 'Transaction has been fully reversed');
    const given = refunds.filter((one) => one.transaction === found.id);
    const remaining = found.amount - given.reduce((sum, one) => sum + one.amount, 0);
    if (amount > remaining) return refusal(400, 'Refund amount cannot be more than the transaction amount');
    const made: Refund = {
      id: refunds.length + 1,
      transaction: found.id,
      amount,
      status: 'processed',
      merchant_note,
    };
    refunds.push(made);
    if (amount === remaining) books.set(transaction, { ...found, status: 'reversed' });
    return done('Refund has been queued for processing', { ...made, transaction: found });
  }

  function list(id: number): Answer {
    return done(
      'Refunds retrieved',
      refunds.filter(({ transaction }) => transaction === id),
    );
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
    secretKey: fakeSecretKey,
    publicKey: 'pk_of_the_tests',
    scriptUrl: `${url}/inline.js`,
  };
}

function done(message: string, data: object): Answer {
  return { status: 200, body: { status: true, message, data } };
}

function refusal(status: number, message: string): Answer {
  return { status, body: { status: false, message, type: 'validation_error', code: 'invalid_params' } };
}
