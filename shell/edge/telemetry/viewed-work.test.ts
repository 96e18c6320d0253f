import type { Beacon } from '@gallery/shared/contract/telemetry/beacon';
import { viewedWork } from './viewed-work';

const id = '0b8f3f9e-55a0-4c7a-9f2e-1a2b3c4d5e6f';
const beacon: Beacon = {
  view: true,
  route: '/art-page/:id',
  releases: {},
  failed: [],
  errors: [],
  vitals: [],
};
const browser = {
  referer: `https://gallery.example/art-page/${id}?from=search`,
  agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
};

const release = { ofWorks: new Set(['/art-page/:id']) };

test('a view of a page counts for its work', () => {
  expect(viewedWork(beacon, browser, release)).toBe(id);
});

test('a view counts wherever the release shows its works', () => {
  const moved = { ofWorks: new Set(['/piece/:id']) };
  const referer = `https://gallery.example/piece/${id}`;
  expect(viewedWork({ ...beacon, route: '/piece/:id' }, { ...browser, referer }, moved)).toBe(id);
  expect(viewedWork(beacon, browser, moved)).toBeUndefined();
});

test.each<[string, Partial<Beacon>, Partial<typeof browser>]>([
  ['a later report of the same view', { view: false }, {}],
  ['a view of another page', { route: '/artists/:slug' }, {}],
  ['a page without a work', {}, { referer: 'https://gallery.example/art-page/unknown' }],
  ['a page below a work', {}, { referer: `https://gallery.example/art-page/${id}/room` }],
  ['a request without its page', {}, { referer: '' }],
  ['a search engine', {}, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['an automatic browser', {}, { agent: 'Mozilla/5.0 HeadlessChrome/131.0.0.0' }],
  ['a program without a name', {}, { agent: '' }],
])('%s counts for no work', (_what, change, sender) => {
  expect(viewedWork({ ...beacon, ...change }, { ...browser, ...sender }, release)).toBeUndefined();
});
