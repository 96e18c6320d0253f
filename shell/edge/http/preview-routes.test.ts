import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { Release } from '@gallery/shared/releases/release';
import { previewToken } from '@gallery/shared/server/preview-token';
import { connectToApi } from '../api/api-connection';
import { listen, sampleConfig, sampleSite } from '../testing/sample-edge';
import { previewKey, sampleDigest, sampleRegistry } from '../testing/sample-registry';
import { buildEdge, type Edge } from './build-edge';

const shown = { remote: 'gallery', version: '1.2.0' } as Release;
const day = 24 * 3600_000;
const inADay = () => new Date(Date.now() + day).toISOString();
const link = (until = inADay(), key = previewKey) =>
  previewToken(key, { digest: sampleDigest(shown), until });

let edge: Edge;
let address: string;
let answer: RegistryAnswer | undefined;
let isOpen: boolean;
let readRegistry: jest.Mock;

beforeEach(async () => {
  answer = sampleRegistry({ others: [shown] });
  isOpen = true;
  readRegistry = jest.fn();
  const open = { release: shown, digest: sampleDigest(shown) };
  const site = {
    ...sampleSite(),
    registry: () => answer,
    readRegistry,
    preview: () => (isOpen ? open : undefined),
  };
  const [config, log] = [sampleConfig(), () => {}];
  const api = connectToApi({ apis: config.apis, log });
  edge = buildEdge({ config, api, site: site as ReturnType<typeof sampleSite>, log });
  address = await listen(edge.app);
});
afterEach(() => edge.app.close());

const visit = (path: string, cookie = '') =>
  fetch(address + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });

test('a link from staff starts a preview that lasts as long as the link', async () => {
  const begun = await visit(`/preview/${link()}`);
  expect([begun.status, begun.headers.get('location')]).toEqual([303, '/']);
  expect(begun.headers.get('cache-control')).toBe('no-store');
  const [, maxAge] =
    begun.headers
      .get('set-cookie')
      ?.match(/^__Host-preview=.*; Max-Age=(\d+); Path=\/; HttpOnly; Secure; SameSite=Lax$/) ?? [];
  expect(Number(maxAge)).toBeGreaterThan(day / 1000 - 60);
});

test('each page of a preview has a banner and forbids caching and indexing', async () => {
  for (const path of ['/', '/about', '/login', '/art-page/7']) {
    const page = await visit(path, `__Host-preview=${link()}`);
    const html = await page.text();
    expect(html).toMatch(
      /<body><style>[^<]*<\/style><aside class="preview-banner" aria-label="Preview"><p>Preview of Gallery 1\.2\.0, until <time datetime="[^"]+">\w+, \w+ \d+, \d\d:\d\d<\/time>/,
    );
    expect(html).toContain('<a href="/preview/leave" rel="nofollow">Leave the preview</a>');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  }
});

test('leaving a preview removes the cookie', async () => {
  const left = await visit('/preview/leave', `__Host-preview=${link()}`);
  expect([left.status, left.headers.get('set-cookie')]).toEqual([
    303,
    '__Host-preview=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test.each([
  ['with another key', () => link(inADay(), Buffer.alloc(32, 9).toString('base64url'))],
  ['after its expiry', () => link(new Date(Date.now() - 1000).toISOString())],
  ['without an expiry', () => link('whenever')],
  ['with a truncated token', () => link().slice(0, -3)],
  ['with a one-letter token', () => 'x'],
  ['of 16 KB', () => 'A'.repeat(16_000)],
  ['with a URL as its token', () => encodeURIComponent('https://elsewhere.example/')],
])('answers 404 to a link %s', async (_which, token) => {
  const refused = await visit(`/preview/${token()}`);
  expect([refused.status, refused.headers.get('set-cookie')]).toEqual([404, null]);
  expect(await refused.text()).toContain('This preview has ended');
  const page = await visit('/', `__Host-preview=${token()}`);
  expect(await page.text()).not.toContain('preview-banner');
  expect(page.headers.get('set-cookie')).toContain('__Host-preview=; ');
});

test('ends a preview whose release was withdrawn and sends the live page', async () => {
  answer = sampleRegistry({});
  const page = await visit('/', `__Host-preview=${link()}`);
  expect(page.headers.get('set-cookie')).toContain('__Host-preview=; ');
  expect(await page.text()).not.toContain('preview-banner');
});

test('forbids caching of a redirect that removes a cookie', async () => {
  const moved = await visit('/about/', `__Host-preview=${link(new Date(Date.now() - 1000).toISOString())}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about']);
  expect(moved.headers.get('set-cookie')).toContain('__Host-preview=; ');
  expect(moved.headers.get('cache-control')).toBe('no-store');
});

test('answers 503 with a page that reloads while the release is not open yet', async () => {
  isOpen = false;
  const page = await visit('/', `__Host-preview=${link()}`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await page.text()).toContain('The preview is being opened');
});

test('reads the registry at once for a valid link that the edge does not know yet', async () => {
  answer = sampleRegistry({});
  readRegistry.mockImplementation(() => {
    answer = sampleRegistry({ others: [shown] });
  });
  expect((await visit(`/preview/${link(inADay(), Buffer.alloc(32, 9).toString('base64url'))}`)).status).toBe(
    404,
  );
  expect(readRegistry).not.toHaveBeenCalled();
  expect((await visit(`/preview/${link()}`)).status).toBe(303);
});

test('answers 404 to a preview without a registry', async () => {
  answer = undefined;
  expect((await visit(`/preview/${link()}`)).status).toBe(404);
});

test('sends other visitors no banner', async () => {
  const page = await visit('/');
  expect(await page.text()).not.toContain('preview-banner');
  expect(page.headers.get('set-cookie')).toBeNull();
});
