import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PaymentProvider } from './payment-provider';
import { paystackAt } from './paystack';

/** Records the requests, and answers with status and body as in the provider's documentation. */
const requested: { line: string; authorization?: string; body: string }[] = [];
let answers: (response: ServerResponse) => void;
let server: Server;
let paystack: PaymentProvider;
let shortTimeout: PaymentProvider;

beforeAll(async () => {
  server = createServer(async (request: IncomingMessage, response) => {
    const { method, url, headers } = request;
    const body = await text(request);
    requested.push({ line: `${method} ${url}`, authorization: headers.authorization, body });
    answers(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const baseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  paystack = paystackAt({ baseUrl, secretKey: 'sk_test_1' });
  shortTimeout = paystackAt({ baseUrl, secretKey: 'sk_test_1', timeoutMs: 200 });
});
beforeEach(() => requested.splice(0));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function answering(status: number, body: object | string) {
  answers = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const begin = {
  email: 'ngozi@mail.example',
  amount: 25_000_000,
  currency: 'NGN',
  reference: 'uli-1',
  metadata: { order: '7' },
};

const initialized = {
  status: true,
  message: 'Authorization URL created',
  data: {
    authorization_url: 'https://checkout.paystack.com/3ni8kdavz62431k',
    access_code: '3ni8kdavz62431k',
    reference: 'uli-1',
  },
};

const verified = {
  status: true,
  message: 'Verification successful',
  data: {
    id: 4099260516,
    domain: 'test',
    status: 'success',
    reference: 'uli-1',
    receipt_number: null,
    amount: 25_000_000,
    message: null,
    gateway_response: 'Successful',
    currency: 'NGN',
    channel: 'card',
    paid_at: '2026-11-22T09:15:02.000Z',
    ip_address: '197.210.54.33',
    metadata: '',
    fees: 385_000,
    log: { start_time: 1724318098, attempts: 1, history: [] },
    authorization: { authorization_code: 'AUTH_uh8bcl3zbn', bin: '408408', last4: '4081', reusable: true },
    customer: { id: 181873746, email: 'ngozi@mail.example' },
  },
};

const refunded = {
  status: true,
  message: 'Refund has been queued for processing',
  data: {
    transaction: { id: 1004723697, reference: 'uli-1', amount: 25_000_000, currency: 'NGN' },
    integration: 412829,
    deducted_amount: 0,
    channel: null,
    amount: 25_000_000,
    currency: 'NGN',
    status: 'pending',
    refunded_by: 'eze@mail.example',
    expected_at: '2026-12-16T09:21:17.016Z',
    id: 1,
  },
};

const refusal = (message: string) => ({ status: false, message, type: 'api_error', code: 'unknown' });

test('initializes a payment with the server’s fields and returns its access code', async () => {
  answering(200, initialized);
  expect(await paystack.initialize(begin)).toEqual({ accessCode: '3ni8kdavz62431k' });
  expect(requested).toEqual([
    { line: 'POST /transaction/initialize', authorization: 'Bearer sk_test_1', body: JSON.stringify(begin) },
  ]);
});

test.each(['success', 'abandoned', 'failed', 'ongoing', 'pending', 'processing', 'queued', 'reversed'])(
  'returns a transaction that is %s with its amount in kobo and its currency',
  async (status) => {
    answering(200, { ...verified, data: { ...verified.data, status } });
    expect(await paystack.verify('uli-1')).toMatchObject({ status, amount: 25_000_000, currency: 'NGN' });
    expect(requested[0]).toMatchObject({ line: 'GET /transaction/verify/uli-1', body: '' });
  },
);

test.each([400, 404])('returns null for an unknown reference (%i)', async (status) => {
  answering(status, refusal('Transaction reference not found.'));
  expect(await paystack.verify('uli-1')).toBeNull();
});

test('rejects an answer about another payment', async () => {
  answering(200, { ...verified, data: { ...verified.data, reference: 'uli-2' } });
  await expect(paystack.verify('uli-1')).rejects.toThrow('answered about another payment');
});

const key = '5d3f0f3e-6a55-4bb1-9a86-0d7f0a2f8a11';
const asked = { reference: 'uli-1', amount: 5_000_000, key };

test.each([
  ['pending', 'accepted'],
  ['processing', 'accepted'],
  ['processed', 'done'],
  ['failed', 'failed'],
  ['needs-attention', 'stuck'],
])('returns a refund that is %s as %s', async (status, state) => {
  answering(200, { ...refunded, data: { ...refunded.data, status } });
  const expectedAt = new Date('2026-12-16T09:21:17.016Z');
  expect(await paystack.refund(asked)).toEqual({ id: '1', state, expectedAt });
  expect(requested[0]).toMatchObject({
    line: 'POST /refund',
    body: JSON.stringify({ transaction: 'uli-1', amount: 5_000_000, merchant_note: key }),
  });
});

test('rejects a refund with an undocumented status', async () => {
  answering(200, { ...refunded, data: { ...refunded.data, status: 'lost' } });
  await expect(paystack.refund(asked)).rejects.toThrow('unknown status of a refund: lost');
});

test('finds the refunds of a payment by its transaction id, with their notes', async () => {
  const one = { id: 7, transaction: 4099260516, amount: 5_000_000, status: 'pending', merchant_note: key };
  answersInTurn(verified, { status: true, message: 'Refunds retrieved', data: [one] });
  expect(await paystack.refunds('uli-1')).toEqual({
    isReversed: false,
    made: [{ id: '7', state: 'accepted', expectedAt: null, note: key }],
  });
  expect(requested[1]).toMatchObject({ line: 'GET /refund?transaction=4099260516&perPage=100' });
});

test('rejects a list with refunds of another payment', async () => {
  const other = { id: 7, transaction: { id: 1 }, amount: 1, status: 'processed', merchant_note: '' };
  answersInTurn(verified, { status: true, data: [other] });
  await expect(paystack.refunds('uli-1')).rejects.toThrow('about other payments');
});

function answersInTurn(...bodies: object[]) {
  answers = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(bodies.shift()));
  };
}

test('returns null for a reference that is already initialized', async () => {
  answering(400, refusal('Duplicate Transaction Reference'));
  expect(await paystack.initialize(begin)).toBeNull();
});

test.each([
  ['card', { brand: 'visa', last4: '4081' }, 'Visa card ending in 4081'],
  ['card', null, 'Bank card'],
  ['bank_transfer', { bank: 'Zenith Bank', last4: null }, 'Bank transfer (Zenith Bank)'],
  ['something new', {}, null],
])('shows a payment by %s %p as %p', async (channel, authorization, shown) => {
  answering(200, { ...verified, data: { ...verified.data, channel, authorization } });
  expect((await paystack.verify('uli-1'))?.paidWith).toBe(shown);
});

const calls = {
  initialize: (requested: PaymentProvider) => requested.initialize(begin),
  verify: (requested: PaymentProvider) => requested.verify('uli-1'),
  refund: (requested: PaymentProvider) => requested.refund(asked),
};

describe.each(Object.entries(calls))('%s fails', (_name, call) => {
  test.each([
    ['a wrong key', 401, refusal('Invalid key'), 'answered 401'],
    ['a refusal', 400, refusal('Amount is too small'), 'Amount is too small'],
    ['too many requests', 429, refusal('Slow down'), 'answered 429'],
    ['an error of its own', 500, refusal('Internal error'), 'answered 500'],
    ['an error page instead of JSON', 502, '<html>Bad gateway</html>', 'JSON'],
    ['a success without its data', 200, { status: true, message: 'Fine' }, 'required'],
    ['a status of false', 200, { status: false, data: { ...verified.data, access_code: '1' } }, 'true'],
  ])('after %s', async (_what, status, body, shown) => {
    answering(status, body);
    await expect(call(paystack)).rejects.toThrow(shown);
  });

  test('after a timeout and a broken connection', async () => {
    answers = () => {};
    await expect(call(shortTimeout)).rejects.toThrow('timeout');
    answers = (response) => response.destroy();
    await expect(call(paystack)).rejects.toThrow('fetch failed');
  });
});
