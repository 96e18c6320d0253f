import type { IncomingMessage } from 'node:http';
import type { RegistryAnswer } from '@gallery/shared/contract/releases/registry.schema';
import type { Site } from '../site/open-site';
import { sampleRegistry } from '../testing/sample-registry';
import { createCanaryVisitors } from './canary-visitors';
import { rolloutPosition, seedOf } from './seed';

jest.mock('./seed', () => {
  const seed = jest.requireActual('./seed');
  return { ...seed, seedOf: jest.fn(seed.seedOf) };
});

const release = (version: string) => ({ version }) as never;
const withCanary = (share: number, run = 'run-1') => {
  const answer = sampleRegistry({ live: release('one'), canary: release('two'), share });
  if (answer.remotes.gallery.canary) answer.remotes.gallery.canary.run = run;
  return answer;
};

let answer: RegistryAnswer | undefined;
let changes: number;
let selected: number;

beforeEach(() => {
  [answer, changes, selected] = [undefined, 0, 0];
});

/** Returns the names of a visitor's releases, and the cookie. */
function openSite() {
  const everybody = { name: 'live' };
  const candidate = { name: 'candidate' };
  const select = (place: number) => {
    selected++;
    return place < (answer?.remotes.gallery.canary?.share ?? 0) ? 'two' : 'one';
  };
  const site = {
    registry: () => answer,
    changes: () => changes,
    remotes: { gallery: { select } },
    releaseSets: {
      defaultSet: () => everybody,
      of: ({ gallery }: { gallery: string }) => (gallery === 'two' ? candidate : everybody),
    },
  } as unknown as Site;
  const visitors = createCanaryVisitors({ site, addressOf: (raw) => String(raw) });
  return (address: string, cookie?: string) => {
    const visit = visitors.visitOf({ headers: { cookie }, raw: address as unknown as IncomingMessage });
    return {
      gets: (visit?.releaseSet as { name?: string } | undefined)?.name ?? 'as everybody',
      cookie: visit?.cookie,
    };
  };
}

function change(next: RegistryAnswer | undefined): void {
  answer = next;
  changes++;
}

const addresses = Array.from({ length: 1000 }, (_, i) => `203.0.${i >> 8}.${i & 255}`);

test('gives the candidate to about 5% of visitors, the same ones each time', () => {
  const visit = openSite();
  change(withCanary(5));
  const candidates = addresses.filter((address) => visit(address).gets === 'candidate');
  expect(candidates.length).toBeGreaterThan(25);
  expect(candidates.length).toBeLessThan(85);
  expect(addresses.filter((address) => visit(address).gets === 'candidate')).toEqual(candidates);
});

test('keeps visitors in a canary while its share grows and chooses others for another run', () => {
  const visit = openSite();
  const inCanary = () => addresses.filter((address) => visit(address).gets === 'candidate');
  change(withCanary(5));
  const few = inCanary();
  change(withCanary(25));
  expect(inCanary()).toEqual(expect.arrayContaining(few));
  change(withCanary(5, 'run-2'));
  expect(inCanary()).not.toEqual(few);
});

test('gives a visitor of the candidate a cookie without the address that works elsewhere', () => {
  const visit = openSite();
  change(withCanary(5));
  const home = addresses.find((address) => visit(address).gets === 'candidate') ?? '';
  const { cookie = '' } = visit(home);
  expect(cookie).toMatch(
    /^__Host-canary=[0-9a-f]{16}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const away = addresses.find((address) => visit(address).gets !== 'candidate') ?? '';
  expect(visit(away, `other=1; ${cookie.split(';')[0]}`)).toEqual({ gets: 'candidate', cookie: undefined });
});

test('gives other visitors no cookie', () => {
  const visit = openSite();
  change(withCanary(5));
  const others = addresses.map((address) => visit(address)).filter(({ gets }) => gets !== 'candidate');
  expect(others.filter(({ cookie }) => cookie)).toEqual([]);
});

test.each([
  '',
  'x',
  'ABCDEF0123456789',
  '0123456789abcde',
  '0123456789abcdef0',
  '../../../../etc',
  '0123456789abcdeF',
  'a'.repeat(4000),
])('ignores the cookie %j', (value) => {
  const visit = openSite();
  change(withCanary(50));
  for (const address of addresses.slice(0, 20))
    expect(visit(address, `__Host-canary=${value}`).gets).toBe(visit(address).gets);
});

test('removes an old cookie and selects no visitor when no canary runs', () => {
  const visit = openSite();
  change(sampleRegistry({ live: release('one') }));
  expect(visit('203.0.113.7', '__Host-canary=0123456789abcdef').cookie).toContain('__Host-canary=; ');
  expect(visit('203.0.113.7')).toEqual({ gets: 'as everybody', cookie: undefined });
  expect(selected).toBe(0);
});

test('gives nobody the candidate while a release is pinned', () => {
  const visit = openSite();
  const pinned = withCanary(100);
  pinned.remotes.gallery.pin = pinned.remotes.gallery.live;
  change(pinned);
  expect(visit('203.0.113.7').gets).toBe('as everybody');
});

test('computes the place of a visitor once, not for each page', () => {
  const visit = openSite();
  change(withCanary(5));
  for (let page = 0; page < 50; page++) visit('203.0.113.7');
  expect(selected).toBe(1);
});

test('treats a mapped IPv4 address as IPv4, and the addresses of a household as one', () => {
  const visit = openSite();
  change(withCanary(100));
  const seedAt = (address: string) => visit(address).cookie?.match(/canary=(\w+)/)?.[1];
  expect(seedAt('::ffff:203.0.113.7')).toBe(seedAt('203.0.113.7'));
  expect(seedAt('2001:db8:1:2::9')).toBe(seedAt('2001:db8:1:2:aaaa::1'));
  expect(seedAt('2001:db8:1:3::9')).not.toBe(seedAt('2001:db8:1:2::9'));
  expect(seedOf('salt', '203.0.113.7')).not.toBe(seedOf('another salt', '203.0.113.7'));
});

test('caches the place of a household with many addresses once', () => {
  const visit = openSite();
  change(withCanary(5));
  jest.mocked(seedOf).mockClear();
  for (let address = 1; address < 1000; address++) visit(`2001:db8:1:2::${address.toString(16)}`);
  expect(seedOf).toHaveBeenCalledTimes(1);
});

test('spreads places evenly from 0 up to 100', () => {
  const places = addresses.map((address) => rolloutPosition(seedOf('salt', address), 'run-1'));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBeLessThan(100);
  expect(places.filter((place) => place < 50).length).toBeGreaterThan(430);
});
