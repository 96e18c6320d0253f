import type { Release } from '@gallery/shared/releases/release';
import { connectToApi } from '../api/api-connection';
import { digestOfRelease } from '../remotes/release-digests';
import type { ReleaseSet } from '../site/release-set';
import { startRecordingApi } from '../testing/recording-api';
import { listen, sampleConfig, sampleSite } from '../testing/sample-edge';
import { sampleRegistry } from '../testing/sample-registry';
import { rolloutPosition, seedOf } from '../visitors/seed';
import { buildEdge, type Edge } from './build-edge';

const [live, candidate] = [releaseOf('1.0.0'), releaseOf('1.1.0')];
const registry = sampleRegistry({ live, canary: candidate, share: 50 });
const addresses = Array.from({ length: 200 }, (_, at) => `203.0.${at}.7`);
const triesCandidate = (address: string) => rolloutPosition(seedOf(registry.salt, address), 'run-1') < 50;
const inCanary = addresses.filter(triesCandidate);
const outside = addresses.filter((address) => !triesCandidate(address));

type Seen = { releases: Record<string, string>; tokens: Record<string, string> };
let api: Awaited<ReturnType<typeof startRecordingApi>>;
let edge: Edge;
let origin: string;

beforeEach(async () => {
  api = await startRecordingApi();
  const apis = [{ url: api.url, internalUrl: api.url }] as const;
  const config = sampleConfig({ apis, behindFront: true });
  const log = () => undefined;
  edge = buildEdge({ config, api: connectToApi({ apis, log }), site: siteWithCanary(), log });
  origin = await listen(edge.app);
});
afterEach(() => api.stop());

test('counts the views that networks report for pages that they loaded', async () => {
  for (const address of addresses.slice(0, 20)) await report(address, await load(address));
  const tried = addresses.slice(0, 20).filter(triesCandidate).length;
  expect(await counted()).toEqual(
    expect.arrayContaining([
      { run: 'run-1', arm: 'candidate', views: tried, failures: 0 },
      { run: 'run-1', arm: 'live', views: 20 - tried, failures: 0 },
    ]),
  );
});

test('counts no failure from thirty networks that never loaded the candidate', async () => {
  const [first = '', ...others] = inCanary;
  const stolen = await load(first);
  const ofLive = await load(outside[0] ?? '');
  for (const address of others.slice(0, 30)) {
    await fail(address, { ...stolen, tokens: {} });
    await fail(address, stolen);
    await fail(address, { ...stolen, tokens: ofLive.tokens });
    await fail(address, { ...stolen, tokens: { gallery: `zzzzzzzz.${'A'.repeat(12)}.${'A'.repeat(22)}` } });
  }
  expect(await counted()).toEqual([]);
});

test('made-up good views do not hide failures of the candidate', async () => {
  for (const address of inCanary.slice(0, 20)) {
    const seen = await load(address);
    await fail(address, seen);
    for (let sent = 0; sent < 10; sent++) await report(address, seen);
  }
  const spent = await load(inCanary[0] ?? '');
  for (const address of addresses) await report(address, { ...spent, tokens: {} });
  for (const address of inCanary.slice(1)) await report(address, spent);
  expect(await counted()).toEqual([{ run: 'run-1', arm: 'candidate', views: 20, failures: 20 }]);
});

test('gives no token for a candidate chosen by a cookie', async () => {
  const [address = ''] = outside;
  const chosen = seedOf(registry.salt, inCanary[0] ?? '');
  const seen = await load(address, `__Host-canary=${chosen}`);
  expect(seen.releases.gallery).toBe(digestOfRelease(candidate).slice(0, 16));
  expect(seen.tokens).toEqual({});
  expect(Object.keys((await load(address)).tokens)).toEqual(['gallery']);
});

test('gives each response its own token, also one without a body', async () => {
  const [address = ''] = inCanary;
  const first = await visit(address);
  const again = await visit(address, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const [one, two] = [tokensOf(first), tokensOf(again)];
  expect(Object.keys(two)).toEqual(['gallery']);
  expect(two).not.toEqual(one);
});

function visit(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${origin}/`, { headers: { 'x-forwarded-for': address, ...headers } });
}

async function load(address: string, cookie = ''): Promise<Seen> {
  const answer = await visit(address, { cookie });
  const [, state = '{}'] = (await answer.text()).match(/id="page-state">(.*?)<\/script>/s) ?? [];
  return { releases: JSON.parse(state).releases, tokens: tokensOf(answer) };
}

function tokensOf({ headers }: Response): Record<string, string> {
  const entries = headers.get('server-timing')?.matchAll(/canary-(\w+);desc="([^"]+)"/g) ?? [];
  return Object.fromEntries([...entries].map(([, remote, token]) => [remote, token]));
}

const fail = (address: string, seen: Seen) => report(address, seen, ['gallery']);

async function report(address: string, seen: Seen, failed: string[] = []): Promise<void> {
  const headers = { 'x-forwarded-for': address, 'content-type': 'text/plain' };
  const body = JSON.stringify({ view: true, route: '/', ...seen, failed, errors: [], vitals: [] });
  const { status } = await fetch(`${origin}/telemetry`, { method: 'POST', headers, body });
  expect(status).toBe(204);
}

/** Sums all batches that the edge sent. */
async function counted() {
  await edge.app.close();
  const sums = new Map<string, { run: string; arm: string; views: number; failures: number }>();
  const batches = api.seen.filter(({ url }) => url === '/telemetry').map(({ body }) => JSON.parse(body));
  for (const { run, arm, views, failures } of batches.flatMap(({ canaries }) => canaries)) {
    const sum = sums.get(arm) ?? { run, arm, views: 0, failures: 0 };
    sums.set(arm, { ...sum, views: sum.views + views, failures: sum.failures + failures });
  }
  return [...sums.values()];
}

function siteWithCanary() {
  const site = sampleSite();
  const everybody = site.releaseSets.defaultSet();
  const setOf = (release: Release, generation: number): ReleaseSet => {
    const gallery = {
      ...everybody.areas.gallery,
      release: () => release,
      digest: () => digestOfRelease(release),
    };
    return { ...everybody, generation, areas: { ...everybody.areas, gallery } };
  };
  const [ofLive, ofCandidate] = [setOf(live, 1), setOf(candidate, 2)];
  const select = (place: number) => (place < 50 ? { release: candidate } : undefined);
  const gallery = { ...site.remotes.gallery, all: () => [{ release: live }, { release: candidate }], select };
  return Object.assign(site, {
    remotes: { ...site.remotes, gallery },
    registry: () => registry,
    releaseSets: {
      defaultSet: () => ofLive,
      of: (chosen: { gallery?: unknown }) => (chosen.gallery ? ofCandidate : ofLive),
    },
  });
}

function releaseOf(version: string): Release {
  const files = { js: [], css: [] };
  return {
    remote: 'gallery',
    version,
    needsHost: 1,
    requires: {},
    entry: 'static/entry.js',
    exposes: { './app': files },
    routes: { '/': files },
    sha256: {},
  };
}
