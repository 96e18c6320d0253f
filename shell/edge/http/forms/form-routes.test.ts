import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Recorded, startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge } from '../../testing/sample-edge';

const artworkId = '3f2b8c1e-0000-4000-8000-000000000001';
const message = {
  firstName: 'Adébáyọ̀',
  lastName: '',
  email: 'bayo@mail.example',
  phoneNumber: '',
  textarea: 'May I come by?\r\nOn Sunday?',
};
const type = 'application/x-www-form-urlencoded';
const toClose: (() => Promise<unknown>)[] = [];

afterEach(() => Promise.all(toClose.splice(0).map((close) => close())));

type Api = Parameters<typeof startRecordingApi>[0];

async function openEdge(answer?: Api, settings: Parameters<typeof sampleEdge>[0] = {}) {
  const api = await startRecordingApi(answer);
  const edge = sampleEdge({ apiUrl: api.url, ...settings });
  const url = await listen(edge.app);
  toClose.push(
    () => edge.app.close(),
    () => api.stop(),
  );
  const post = (path: string, body: string | Uint8Array<ArrayBuffer> | URLSearchParams, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      body: body instanceof URLSearchParams ? String(body) : body,
      headers: { 'content-type': type, ...headers },
      redirect: 'manual',
    });
  return { post, seen: api.seen, url };
}

const jsonOf = (call?: Recorded) => JSON.parse(Buffer.from(call?.body ?? '', 'latin1').toString());

const refusing =
  (status: number, json: object, headers = {}): Api =>
  () => ({ status, json, headers });

test('sends a message to the API like the app and redirects to a page that can be reloaded', async () => {
  const { post, seen } = await openEdge();
  const answer = await post('/contact-us', new URLSearchParams(message), { 'x-forwarded-for': '6.6.6.6' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact-us?sent=message']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(seen).toEqual([
    { method: 'POST', url: '/api/contact', from: '127.0.0.1', body: expect.any(String) },
  ]);
  expect(jsonOf(seen[0])).toEqual({ ...message, textarea: 'May I come by?\nOn Sunday?' });
});

test('forwards the client’s address behind a trusted front', async () => {
  const { post, seen } = await openEdge(undefined, { behindFront: true });
  await post('/contact-us', new URLSearchParams(message), { 'x-forwarded-for': '203.0.113.9' });
  expect(seen[0]?.from).toBe('203.0.113.9');
});

test('sends an enquiry for the work of its page and ignores another id', async () => {
  const { post, seen } = await openEdge();
  const form = {
    fullname: 'ada obi',
    email: 'ada@mail.example',
    mobile: '0803',
    artname: 'Coil',
    art_id: 'x',
  };
  const answer = await post(`/art-page/${artworkId}`, new URLSearchParams(form));
  expect(answer.headers.get('location')).toBe(`/art-page/${artworkId}?sent=enquiry`);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ ...form, art_id: artworkId });
});

test.each(['confirmed', 'waiting'])(
  'redirects a booking that is %s to a page that shows it',
  async (status) => {
    const { post, seen } = await openEdge(() => ({ status: 201, json: { booking: { status } } }));
    const form = { name: 'Ada', email: 'ada@mail.example', places: '2' };
    const answer = await post(`/event-booking/${artworkId}`, new URLSearchParams(form));
    expect(answer.headers.get('location')).toBe(`/event-booking/${artworkId}?sent=${status}`);
    expect(seen[0]?.url).toBe(`/api/event/${artworkId}/booking`);
  },
);

test('returns the API’s refusal with its messages and all entered values', async () => {
  const errors = { email: 'Email is required' };
  const { post } = await openEdge(refusing(422, { message: 'Email is required', errors }));
  const written = { ...message, email: '', textarea: '</script><script>alert(1)</script>' };
  const answer = await post('/contact-us', new URLSearchParams(written));
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
  const html = await answer.text();
  expect(html).not.toContain('alert(1)</script>');
  const [, state = ''] = html.match(/id="page-state">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(state).refusedForm).toEqual({
    action: '/contact-us',
    values: written,
    message: 'Email is required',
    errors,
  });
});

test('returns a rate limit with Retry-After and all entered values', async () => {
  const { post } = await openEdge(refusing(429, { message: 'Too many messages.' }, { 'retry-after': '60' }));
  const answer = await post('/contact-us', new URLSearchParams(message));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await answer.text()).toContain('May I come by?');
});

test.each([
  ['fails', refusing(500, { message: 'connection to 10.0.0.3 lost' })],
  ['answers nonsense', refusing(200, {}, { 'content-length': '1' })],
])('returns the form without the error when the API %s', async (_, api) => {
  const { post } = await openEdge(api);
  const answer = await post('/contact-us', new URLSearchParams(message));
  expect(answer.status).toBe(503);
  const html = await answer.text();
  expect(html).toContain('May I come by?');
  expect(html).not.toContain('10.0.0.3');
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ origin: 'http://localhost:3000.evil.example' }, 403],
  [{ origin: 'https://localhost:3000' }, 403],
  [{ origin: 'http://localhost' }, 403],
  [{ 'content-type': 'application/json' }, 415],
  [{ 'content-type': 'text/plain' }, 415],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
  [{ 'content-type': `${type}; charset=utf-16` }, 415],
  [{ 'content-encoding': 'gzip' }, 415],
])('refuses a form with %j', async (headers, status) => {
  const { post, seen } = await openEdge();
  const answer = await post('/contact-us', String(new URLSearchParams(message)), headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBeNull();
  expect(seen).toEqual([]);
});

test('refuses a form whose origin matches only its Host header and names the right address', async () => {
  const { post, url } = await openEdge();
  const answer = await post('/contact-us', new URLSearchParams(message), { origin: url });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    {
      message:
        'This form was not sent from a page of the gallery. Open http://localhost:3000/contact-us and send it from there.',
    },
  ]);
});

test.each([
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
])('accepts a form with %j', async (headers) => {
  const { post } = await openEdge();
  expect((await post('/contact-us', new URLSearchParams(message), headers)).status).toBe(303);
});

test('redirects within the gallery only, for any query', async () => {
  const { post } = await openEdge();
  const answer = await post(
    '/contact-us?sent=//evil.example&next=//evil.example',
    new URLSearchParams(message),
  );
  expect(answer.headers.get('location')).toBe('/contact-us?sent=message');
  for (const path of ['//evil.example/contact-us', '/contact-us/', '/art-page/nonsense', '/about', '/login'])
    expect((await post(path, new URLSearchParams(message))).status).toBe(405);
});

test('removes 15,000 pairs, names of object members, and unknown fields', async () => {
  const { post, seen } = await openEdge();
  const many = Array.from({ length: 15_000 }, () => 'a=1').join('&');
  const hostile = '__proto__=1&constructor=2&toString=3&email=one&email=two&__proto__[admin]=1&firstName[]=4';
  const answer = await post('/contact-us', `${hostile}&${many}`);
  expect(answer.status).toBe(303);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'one' });
});

test('refuses a body larger than the API’s limit, with or without a length', async () => {
  const { post, seen, url } = await openEdge();
  const large = `textarea=${'x'.repeat(1024 * 1024)}`;
  expect((await post('/contact-us', large)).status).toBe(413);
  const body = new Blob([large]).stream();
  const chunked = await fetch(`${url}/contact-us`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
  expect(chunked.status).toBe(413);
  expect(seen).toEqual([]);
});

test('refuses invalid UTF-8, keeps half an escape as text, and forwards NUL', async () => {
  const { post, seen } = await openEdge();
  expect((await post('/contact-us', new Uint8Array([0x61, 0x3d, 0xff, 0xfe]))).status).toBe(400);
  expect((await post('/contact-us', 'email=%E0%A4&textarea=%&firstName=a%00b')).status).toBe(303);
  expect(jsonOf(seen[0])).toEqual({ email: '�', textarea: '%', firstName: 'a\0b' });
});

test('answers 408 to a body that is too slow', async () => {
  const { url, seen } = await openEdge(undefined, { limits: { bodyMs: 50 } });
  async function* slowly() {
    yield Buffer.from('email=');
    await pause(300);
    yield Buffer.from('x');
  }
  const answer = await fetch(`${url}/contact-us`, {
    method: 'POST',
    body: Readable.toWeb(Readable.from(slowly())) as ReadableStream,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
  expect(answer.status).toBe(408);
  expect(seen).toEqual([]);
});
