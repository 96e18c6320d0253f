import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import type { Release } from '@gallery/shared/releases/release';
import { digestOfRelease, digestOfShell, shortDigest } from '../remotes/release-digests';
import { sampleSite } from '../testing/sample-edge';
import { createBatch } from './batch';
import { createCanaryTokens } from './canary-tokens';
import { countedReleasesOf } from './counted-releases';
import { type Counting, countBeacon, createSenderLimits } from './telemetry';

const { assets } = sampleSite().shell;
const live = releaseOf('gallery', '1.0.0', ['/', '/art-page/:id']);
const candidate = releaseOf('gallery', '1.1.0', ['/', '/art-page/:id', '/news']);
const customer = releaseOf('customer', '1.0.0', ['/dashboard']);
const run = { run: 'run-1', share: 5, live: digestOfRelease(live), candidate: digestOfRelease(candidate) };
const openAt = (share: number) =>
  countedReleasesOf({
    assets,
    shellVersion: '1.0.0',
    releases: [live, candidate, customer],
    canaries: { gallery: { ...run, share } },
  });
let open = openAt(5);
const tokens = createCanaryTokens({ secret: () => 'a salt' });
const shell = shortDigest(digestOfShell(assets));

let batch: ReturnType<typeof createBatch>;
beforeEach(() => {
  open = openAt(5);
  batch = createBatch();
});

test('counts a view for its area and for the shell, by route and release', () => {
  count({});
  expect(batch.content().views).toEqual([
    { remote: 'gallery', digest: digestOfRelease(live), route: '/art-page/:id', views: 1, failures: 0 },
    { remote: 'shell', digest: digestOfShell(assets), route: '/art-page/:id', views: 1, failures: 0 },
  ]);
});

test('counts a failed view for the failing remote only', () => {
  count({ failed: ['gallery'], errors: [{ remote: 'gallery', message: 'TypeError: x of 0803123' }] });
  expect(batch.content().views.map(({ remote, views, failures }) => [remote, views, failures])).toEqual([
    ['gallery', 1, 1],
    ['shell', 1, 0],
  ]);
  expect(batch.content().errors).toMatchObject([
    { remote: 'gallery', message: 'TypeError: x of …', count: 1 },
  ]);
});

test('counts a view with a failure that is reported later', () => {
  count({ view: false, failed: ['gallery'] });
  expect(batch.content().views).toMatchObject([{ remote: 'gallery', views: 1, failures: 1 }]);
  expect(batch.content().canaries).toEqual([{ run: 'run-1', arm: 'live', views: 1, failures: 1 }]);
});

test('counts visitors of a candidate separately from those of the live release', () => {
  count({});
  count({ failed: ['gallery'] }, candidate);
  count({ route: '/news' }, candidate);
  expect(batch.content().canaries).toEqual([
    { run: 'run-1', arm: 'live', views: 1, failures: 0 },
    { run: 'run-1', arm: 'candidate', views: 2, failures: 1 },
  ]);
});

test('counts a view without a token, but not for the canary', () => {
  count({ tokens: undefined, failed: ['gallery'] }, candidate);
  expect(batch.content().views).toMatchObject([{ views: 1, failures: 1 }, { remote: 'shell' }]);
  expect(batch.content().canaries).toEqual([]);
});

test('counts a route for the releases that have it, and other addresses of an area as one', () => {
  expect(count({ route: '/news' })).toBe(false);
  expect(count({ route: '/art-page/7' })).toBe(false);
  expect(count({ route: '/*' })).toBe(true);
  expect(count({ route: '/dashboard' })).toBe(true);
  expect(count({ route: '/dashboard/*' })).toBe(true);
  expect(batch.content().views.map(({ remote, route }) => `${remote} ${route}`)).toEqual([
    'gallery /*',
    'shell /*',
    'customer /dashboard',
    'shell /dashboard',
    'customer /dashboard/*',
    'shell /dashboard/*',
  ]);
});

test('counts a page from an older shell for its remote', () => {
  const releases = { gallery: shortDigest(digestOfRelease(live)), shell: '0123456789abcdef' };
  expect(count({ releases })).toBe(true);
  expect(batch.content().views).toMatchObject([{ remote: 'gallery' }]);
});

describe('one network in a canary', () => {
  const fails = { failed: ['gallery'] };
  let limits: ReturnType<typeof createSenderLimits>;
  beforeEach(() => {
    limits = createSenderLimits();
  });
  afterEach(() => limits.stop());

  test('counts at most five views', () => {
    for (let sent = 0; sent < 100; sent++) count({}, candidate, limits.of('203.0.113.7'));
    expect(batch.content().canaries).toEqual([{ run: 'run-1', arm: 'candidate', views: 5, failures: 0 }]);
  });

  test('counts five more views at the next share', () => {
    const sender = limits.of('203.0.113.7');
    for (let sent = 0; sent < 100; sent++) count(fails, live, sender);
    open = openAt(25);
    for (let sent = 0; sent < 100; sent++) count(fails, candidate, sender);
    expect(batch.content().canaries).toEqual([
      { run: 'run-1', arm: 'live', views: 5, failures: 1 },
      { run: 'run-1', arm: 'candidate', views: 5, failures: 0 },
    ]);
  });

  test.each([
    ['candidate', candidate],
    ['live', live],
  ])('counts one failure of the %s release and its other views', (arm, release) => {
    const sender = limits.of('203.0.113.7');
    count({}, release, sender);
    for (let sent = 0; sent < 100; sent++) count(sent % 2 ? {} : fails, release, sender);
    expect(batch.content().canaries).toEqual([{ run: 'run-1', arm, views: 5, failures: 1 }]);
  });

  test('has one name for the API at all edges, and another one in the next canary', () => {
    const [here, there] = [createSenderLimits(), createSenderLimits()];
    for (const edge of [here, there]) count(fails, candidate, edge.of('203.0.113.7'));
    const [first, ...others] = batch.content().failing ?? [];
    expect(first).toEqual({
      run: 'run-1',
      arm: 'candidate',
      sender: tokens.senderOf('run-1', '203.0.113.7'),
    });
    expect(others).toEqual([]);
    expect(first?.sender).toMatch(/^[\w-]{22}$/);
    expect(first?.sender).not.toBe(tokens.senderOf('run-2', '203.0.113.7'));
    for (const edge of [here, there]) edge.stop();
  });

  test('has no name in a batch without its failure', () => {
    count({}, candidate, limits.of('203.0.113.7'));
    expect(batch.content()).not.toHaveProperty('failing');
  });

  test('is a /48 of IPv6', () => {
    for (let household = 0; household < 100; household++)
      count(fails, candidate, limits.of(`2001:db8:7:${household}::1`));
    count(fails, candidate, limits.of('2001:db8:8::1'));
    expect(batch.content().canaries).toEqual([{ run: 'run-1', arm: 'candidate', views: 6, failures: 2 }]);
  });

  test('counts at most twenty errors a minute and those of another network separately', () => {
    const errors = [{ remote: 'gallery', message: 'Error: planted' }];
    for (let sent = 0; sent < 100; sent++) count({ errors }, live, limits.of(`2001:db8:7:1::${sent}`));
    count({ errors }, live, limits.of('2001:db8:7:2::1'));
    expect(batch.content().errors).toMatchObject([{ message: 'Error: planted', count: 21 }]);
  });
});

test('limits a batch to 1,000 messages and continues to count known ones', () => {
  const errors = (word: string) => [{ remote: 'gallery', message: word }];
  count({ errors: errors('known') });
  for (let made = 0; made < 2000; made++) count({ errors: errors(wordOf(made)) });
  count({ errors: errors('known') });
  const sent = batch.content().errors;
  expect([sent.length, sent[0]?.count]).toEqual([1000, 2]);
  expect(batch.dropped()).toBe(1001);
});

test('puts a vital into its bucket and the worst one into the last', () => {
  const vitals = (value: number): Beacon['vitals'] => [{ name: 'CLS', value }];
  for (const value of [0, 0.001, 0.0011, 1, 5]) count({ view: false, vitals: vitals(value) });
  expect(batch.content().vitals.map(({ bucket, count: times }) => [bucket, times])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [13, 1],
    [14, 1],
  ]);
});

const trusted = {
  network: '203.0.113.7',
  allowsMessage: () => true,
  allowsCanaryView: () => true,
  allowsCanaryFailure: () => true,
};

function count(change: Partial<Beacon>, release = live, sender: Counting['sender'] = trusted): boolean {
  const releases = {
    gallery: shortDigest(digestOfRelease(release)),
    customer: shortDigest(digestOfRelease(customer)),
    shell,
  };
  const digest = digestOfRelease(release);
  const view = { run: 'run-1', arm: release === candidate ? 'candidate' : 'live', digest } as const;
  const token = tokens.issue({ ...view, network: sender.network });
  const plain = {
    tokens: { gallery: token },
    view: true,
    route: '/art-page/:id',
    releases,
    failed: [],
    errors: [],
    vitals: [],
  };
  return countBeacon({ ...plain, ...change }, { batch, open, sender, tokens }) !== undefined;
}

function wordOf(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

function releaseOf(remote: string, version: string, routes: string[]): Release {
  return {
    remote,
    version,
    needsHost: 1,
    requires: {},
    entry: 'static/entry.js',
    exposes: { './app': { js: [], css: [] } },
    routes: Object.fromEntries(routes.map((route) => [route, { js: [], css: [] }])),
    sha256: {},
  };
}
