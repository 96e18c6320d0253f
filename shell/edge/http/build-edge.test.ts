import { listen, sampleEdge } from '../testing/sample-edge';
import type { Edge } from './build-edge';

let edge: Edge;
let lines: string[];
let origin: string | undefined;

beforeEach(() => {
  lines = [];
  origin = undefined;
  edge = sampleEdge({ publicUrl: 'https://gallery.example', log: (line) => lines.push(line) });
});
afterEach(() => edge.app.close());

const everywhere = [
  '/',
  '/static/main.js',
  '/static/gone.js',
  '/robots.txt',
  '/sitemap.xml',
  '/remotes.json',
  '/api/health',
];

test.each([...everywhere, '/api/artwork', '/%E0%A4%A', '/about/', '//evil.example'])(
  'sends Strict-Transport-Security, nosniff, and a ban on framing with %s behind TLS',
  async (url) => {
    const { headers } = await visit(url);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  },
);

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
  'answers 405 to %s on pages and files',
  async (method) => {
    for (const url of [
      '/',
      '/art-page/7',
      '/static/main.js',
      '/remotes/gallery/static/app.js',
      '/robots.txt',
    ]) {
      const answer = await edge.app.inject({ method, url });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(answer.headers['strict-transport-security']).toBeDefined();
    }
  },
);

test('answers HEAD like GET without a body', async () => {
  for (const url of ['/', '/static/main.js', '/robots.txt']) {
    const [get, head] = [await visit(url), await visit(url, { method: 'HEAD' })];
    expect([head.status, head.headers.get('content-length')]).toEqual([
      get.status,
      get.headers.get('content-length'),
    ]);
    expect(await head.text()).toBe('');
  }
});

test.each([0, 0.25, 1])('a page contains the share of pages that report: %d', async (telemetryShare) => {
  await edge.app.close();
  edge = sampleEdge({ telemetryShare });
  expect(await (await visit('/artist')).text()).toContain(`"telemetry":${telemetryShare},`);
});

test('a page has the opener policy same-origin', async () => {
  const { headers } = await visit('/artist');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each(['br', 'gzip', 'identity'])(
  'sends the same page in %s and answers 304 to its tag',
  async (encoding) => {
    const asked = { headers: { 'accept-encoding': encoding } };
    const page = await visit('/artist', asked);
    expect(page.headers.get('vary')).toBe('accept-encoding');
    expect(page.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(await page.text()).toContain('<div id="root"></div>');
    const tag = String(page.headers.get('etag'));
    const again = await visit('/artist', { headers: { ...asked.headers, 'if-none-match': tag } });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([
      304,
      page.headers.get('content-security-policy'),
    ]);
  },
);

test('answers 400 with a page to a malformed address', async () => {
  const answer = await edge.app.inject('/%E0%A4%A');
  expect(answer.statusCode).toBe(400);
  expect(answer.payload).toContain('This address cannot be read.');
});

test.each([
  ['/about/', '/about'],
  ['/artist/?type=Painting', '/artist?type=Painting'],
  ['/art-page/nothing//', '/art-page/nothing'],
])('redirects %s to the address without a trailing slash', async (requested, path) => {
  const answer = await edge.app.inject(requested);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, path]);
});

test('compresses a file by the accepted encoding and sends a large file complete', async () => {
  const small = await edge.app.inject({ url: '/static/main.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const large = await edge.app.inject('/static/wall.jpg');
  expect(large.rawPayload).toHaveLength(8 * 1024 * 1024);
});

test('sends a file with a policy that blocks scripts in it', async () => {
  const { headers } = await visit('/static/main.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/site.webmanifest', 'application/manifest+json'],
])('serves %s at its fixed address with a cache time of a day', async (url, type) => {
  const { status, headers } = await visit(url);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
});

test.each([
  '/.git/config',
  '/static/.git/config',
  '/remotes/gallery/static/.git/HEAD',
  '/.env',
  '/static/',
  '/remotes/gallery/static/',
  '/package.json',
])('sends neither a file nor a folder at %s', async (url) => {
  const answer = await visit(url);
  const text = await answer.text();
  if (answer.status === 200) expect(text).toContain('<div id="root"></div>');
  else expect([answer.status, text]).toEqual([404, '']);
});

test('a page has one policy', async () => {
  const policy = (await visit('/artist')).headers.get('content-security-policy');
  expect(policy?.match(/frame-ancestors/g)).toHaveLength(1);
});

test('logs an unconfigured front once with the setting that trusts it', async () => {
  for (let visit = 0; visit < 3; visit++)
    await edge.app.inject({ url: '/robots.txt', headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(lines).toEqual([expect.stringContaining('set BEHIND_FRONT=on')]);
});

test('does not log a distant client that sends X-Forwarded-For', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await edge.app.inject({ url: '/robots.txt', headers, remoteAddress: '198.51.100.7' });
  expect(lines).toEqual([]);
});

/** Uses a connection, because the edge writes pages past what `inject` sees. */
async function visit(url: string, init: RequestInit = {}): Promise<Response> {
  origin ??= await listen(edge.app);
  return fetch(origin + url, { redirect: 'manual', ...init });
}
