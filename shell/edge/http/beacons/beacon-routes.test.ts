import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { digestOfShell, shortDigest } from '../../remotes/release-digests';
import { startRecordingApi } from '../../testing/recording-api';
import { listen, sampleEdge, sampleSite } from '../../testing/sample-edge';
import type { Edge } from '../build-edge';

const shell = shortDigest(digestOfShell(sampleSite().shell.assets));
const beacon: Beacon = {
  view: true,
  route: '/login',
  releases: { shell },
  failed: [],
  errors: [],
  vitals: [{ name: 'LCP', value: 812 }],
};
const text = { 'content-type': 'text/plain;charset=UTF-8' };

let api: Awaited<ReturnType<typeof startRecordingApi>>;
let edge: Edge;
let lines: string[];

beforeEach(async () => {
  lines = [];
  api = await startRecordingApi();
  edge = sampleEdge({ apiInternalUrl: api.url, behindFront: true, log: (line) => lines.push(line) });
});
afterEach(async () => {
  await edge.app.close();
  await api.stop();
});

test('sends the report of a page to the API once, as counts, before the edge stops', async () => {
  expect((await send(JSON.stringify(beacon))).statusCode).toBe(204);
  await send(JSON.stringify({ ...beacon, view: false, vitals: [] }));
  await edge.app.close();
  expect(api.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /telemetry']);
  const digest = digestOfShell(sampleSite().shell.assets);
  expect(JSON.parse(api.seen[0]?.body ?? '')).toEqual({
    views: [{ remote: 'shell', digest, route: '/login', views: 1, failures: 0 }],
    errors: [],
    vitals: [{ remote: 'shell', digest, route: '/login', name: 'LCP', bucket: 3, count: 1 }],
    canaries: [],
  });
});

test('counts what a policy refused as an error of the shell, without the address', async () => {
  const refused = {
    'effective-directive': 'img-src',
    'blocked-uri': 'https://evil.example/?ada@uli.example',
  };
  const answer = await sendPolicyReport(JSON.stringify({ 'csp-report': refused }));
  expect(answer.statusCode).toBe(204);
  await edge.app.close();
  const { errors } = JSON.parse(api.seen[0]?.body ?? '');
  expect(errors).toMatchObject([{ remote: 'shell', message: 'img-src refused https', count: 1 }]);
});

test.each([
  ['no JSON', 400, '{'],
  ['no report', 400, '{"csp-report":null}'],
  ['a directive with a line end', 400, '{"csp-report":{"effective-directive":"img-src\\n"}}'],
  ['a long address', 400, policyReportOf('x'.repeat(2049))],
  ['more than 16 KB', 413, policyReportOf('x').padEnd(16_385)],
])('answers a policy report with %s with %i', async (_what, status, body) => {
  expect((await sendPolicyReport(body)).statusCode).toBe(status);
});

function policyReportOf(blocked: string): string {
  return JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } });
}

function sendPolicyReport(payload: string) {
  const headers = { 'content-type': 'application/csp-report' };
  return edge.app.inject({ method: 'POST', url: '/policy-reports', headers, payload });
}

test('answers with the route patterns for reports', async () => {
  const answer = await edge.app.inject('/telemetry');
  expect(answer.json().shell).toContain('/login');
  expect(answer.headers['cache-control']).toBe('public, max-age=60');
});

test.each<[what: string, status: number, body: string, headers?: Record<string, string>]>([
  ['nothing', 411, ''],
  ['an empty line', 400, '\n'],
  ['no JSON', 400, '{"view":'],
  ['another kind of JSON', 400, '[]'],
  ['null', 400, 'null'],
  ['a number', 400, '1e999'],
  ['a name that nobody knows', 400, JSON.stringify({ ...beacon, user: 'Ada' })],
  ['a prototype', 400, JSON.stringify(beacon).replace('{', '{"__proto__":{},')],
  ['a release of a prototype', 400, changed({ releases: JSON.parse('{"__proto__":"0123456789abcdef"}') })],
  ['a remote that nobody has', 400, changed({ failed: ['constructor'] })],
  ['a whole address', 400, changed({ route: '/art-page/7?code=secret' })],
  ['the route of another site', 400, changed({ route: 'https://evil.example/' })],
  ['a route with a line end', 400, changed({ route: '/login\n/admin' })],
  ['a route at the limit and one more', 400, changed({ route: `/${'a'.repeat(200)}` })],
  ['a message that is too long', 400, changed({ errors: [{ remote: 'shell', message: 'x'.repeat(201) }] })],
  ['too many errors', 400, changed({ errors: Array(6).fill({ remote: 'shell', message: 'x' }) })],
  ['a vital twice', 400, changed({ vitals: Array(2).fill({ name: 'CLS', value: 0 }) })],
  ['a vital below nothing', 400, changed({ vitals: [{ name: 'CLS', value: -1 }] })],
  ['a vital that never ends', 400, JSON.stringify(beacon).replace('812', '1e308')],
  ['a vital that is no number', 400, JSON.stringify(beacon).replace('812', '"812"')],
  ['bytes that are no text', 400, '\u0000\u0001'],
  ['more than 4 KB', 413, JSON.stringify(beacon).padEnd(4097)],
  ['a page of another site', 403, JSON.stringify(beacon), { origin: 'https://evil.example' }],
  [
    'a page of this name under another scheme',
    403,
    JSON.stringify(beacon),
    { origin: 'https://localhost:3000' },
  ],
  ['a page of the Host', 403, JSON.stringify(beacon), { origin: 'http://localhost:80' }],
  ['a page of a site beside', 403, JSON.stringify(beacon), { 'sec-fetch-site': 'same-site' }],
  ['a form', 415, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['another alphabet', 415, JSON.stringify(beacon), { 'content-type': 'text/plain;charset=utf-16' }],
  ['something packed', 415, JSON.stringify(beacon), { 'content-encoding': 'gzip' }],
])('refuses %s with %i and counts nothing', async (_what, status, body, headers = {}) => {
  expect((await send(body, headers)).statusCode).toBe(status);
  await edge.app.close();
  expect(api.seen).toEqual([]);
});

test('accepts a beacon of exactly 4 KB', async () => {
  expect((await send(JSON.stringify(beacon).padEnd(4096))).statusCode).toBe(204);
});

test('refuses a beacon without a length before it reads the body', async () => {
  const origin = await listen(edge.app);
  const body = new Blob([JSON.stringify(beacon)]).stream();
  const init = { method: 'POST', headers: text, body, duplex: 'half' } as RequestInit;
  expect((await fetch(`${origin}/telemetry`, init)).status).toBe(411);
});

test('counts 120 beacons a minute from one network and answers 204 to more', async () => {
  for (let sent = 0; sent < 130; sent++)
    expect((await sendFrom(`2001:db8:0:1::${sent.toString(16)}`)).statusCode).toBe(204);
  await sendFrom('2001:db8:0:2::1');
  await sendFrom('::ffff:203.0.113.9');
  await edge.app.close();
  expect(JSON.parse(api.seen[0]?.body ?? '').views).toMatchObject([{ views: 122 }]);
});

test('ignores a beacon of an unknown release or route', async () => {
  for (const odd of [{ releases: {} }, { releases: { shell: '0123456789abcdef' } }, { route: '/login/7' }])
    expect((await send(changed(odd))).statusCode).toBe(204);
  await edge.app.close();
  expect(api.seen).toEqual([]);
});

test('loses the counts once while the API is down and logs it', async () => {
  await api.stop();
  expect((await send(JSON.stringify(beacon))).statusCode).toBe(204);
  await edge.app.close();
  const metrics = (await edge.metrics.text()).split('\n');
  expect(metrics).toContain('edge_telemetry_batches_total{outcome="lost"} 1');
  expect(metrics).toContain('edge_telemetry_batches_total{outcome="sent"} 0');
  expect(lines).toEqual([expect.stringContaining("the edge could not send the browsers' reports")]);
});

function changed(change: object): string {
  return JSON.stringify({ ...beacon, ...change });
}

function send(payload: string, headers: Record<string, string> = {}) {
  return edge.app.inject({ method: 'POST', url: '/telemetry', headers: { ...text, ...headers }, payload });
}

function sendFrom(address: string) {
  return send(JSON.stringify(beacon), { 'x-forwarded-for': address });
}
