import { connect, type Socket } from 'node:net';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function open(settings: Parameters<typeof sampleEdge>[0] = {}) {
  const api = await startRecordingApi();
  const edge = sampleEdge({ apiUrl: api.url, behindFront: true, ...settings });
  closing.push(
    () => edge.close(),
    () => api.stop(),
  );
  const origin = await listen(edge.app);
  const post = async (url: string, from: string, headers: Record<string, string> = {}) => {
    const all = { 'x-forwarded-for': from, 'content-type': 'application/json', ...headers };
    const answer = await fetch(origin + url, {
      method: 'POST',
      body: '{}',
      headers: all,
      redirect: 'manual',
    });
    await answer.text();
    return answer.status;
  };
  return { api, origin, post };
}

const session = { authorization: 'Bearer a.good.token' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const isTaken = (status: number) => status !== 429;

test.each([
  ['without a session', '/api/contact', {}, 10],
  ['with a session', '/api/lot/7/bid', session, 200],
  ['about payments', '/api/payment/webhook', {}, 200],
  ['from page forms', '/contact-us', form, 2],
])('limits bodies %s from a network to its rate per minute', async (_what, url, headers, most) => {
  const { post, api } = await open({ bodiesPerMinute: 10 });
  const statuses: number[] = [];
  for (let sent = 0; sent < most + 3; sent++) statuses.push(await post(url, '203.0.113.9', headers));
  expect(statuses.filter(isTaken)).toHaveLength(most);
  expect(statuses.slice(most)).toEqual([429, 429, 429]);
  expect(api.seen).toHaveLength(most);
});

test('counts each network separately, and an IPv6 /64 as one', async () => {
  const { post } = await open({ bodiesPerMinute: 1 });
  const addresses = ['203.0.113.9', '198.51.100.7', '2001:db8::1', '2001:db8::2', '2001:db8:0:1::1'];
  const statuses: number[] = [];
  for (const address of addresses) statuses.push(await post('/api/contact', address));
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});

test('answers 429 with Retry-After before it reads the body', async () => {
  const { origin, post } = await open({ bodiesPerMinute: 1 });
  await post('/api/contact', '203.0.113.9');
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const lines = ['Host: gallery', 'X-Forwarded-For: 203.0.113.9', 'Content-Length: 60000', '', ''];
  socket.write(['POST /api/contact HTTP/1.1', ...lines].join('\r\n'));
  const [answer] = await new Promise<string[]>((resolve) =>
    socket.setEncoding('latin1').once('data', (text) => resolve([String(text)])),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toContain('retry-after: 60');
  expect(answer).toContain('connection: close');
  socket.destroy();
});

test('serves pages to a network over its limit', async () => {
  const { origin, post } = await open({ bodiesPerMinute: 1 });
  for (let sent = 0; sent < 3; sent++) await post('/api/contact', '203.0.113.9');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await fetch(`${origin}/api/order/7`, { headers })).status).toBe(200);
});

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

describe('with a limit of two unfinished bodies for a network and four for all', () => {
  const limits = { unfinished: { perNetwork: 2, total: 4, youngMs: 0 } };

  async function openSlowly() {
    const { origin } = await open({ limits });
    const { port } = new URL(origin);
    const slow = async (from: string): Promise<Socket> => {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      const lines = ['Host: gallery', `X-Forwarded-For: ${from}`, 'Content-Length: 1000', '', 'x'];
      socket.write(['POST /api/contact HTTP/1.1', ...lines].join('\r\n'));
      closing.push(async () => socket.destroy());
      // The API answers after it has accepted the body above.
      expect((await fetch(`${origin}/api/order/7`)).status).toBe(200);
      return socket;
    };
    return { slow };
  }

  test('cuts off the oldest body of a network with a third', async () => {
    const { slow } = await openSlowly();
    const [first, second, other] = [
      await slow('203.0.113.9'),
      await slow('203.0.113.9'),
      await slow('198.51.100.7'),
    ];
    const cut = closed(first);
    const third = await slow('203.0.113.9');
    await cut;
    expect([second, other, third].map((socket) => socket.closed)).toEqual([false, false, false]);
  });

  test('cuts off the oldest body of the fullest network when a fifth arrives', async () => {
    const { slow } = await openSlowly();
    const [single, oldest] = [await slow('198.51.100.7'), await slow('203.0.113.9')];
    const others = [await slow('203.0.113.9'), await slow('192.0.2.3')];
    const cut = closed(oldest);
    const newest = await slow('192.0.2.4');
    await cut;
    expect([single, ...others, newest].map((socket) => socket.closed)).toEqual([false, false, false, false]);
  });
});
