import type { Release } from '@gallery/shared/releases/release';
import { speculationRulesOf } from './speculation-rules';

const files = { js: [], css: [] };
const releaseWith = (...paths: string[]) =>
  ({ routes: Object.fromEntries(paths.map((path) => [path, files])) }) as unknown as Release;

const rulesOf = (release: Release) => JSON.parse(speculationRulesOf(release).text);
const pagesOf = (release: Release) =>
  rulesOf(release).prefetch[0].where.and[0].href_matches.map(
    ({ pathname }: { pathname: string }) => pathname,
  );

test('prefetches the public pages of the release and no personal ones', () => {
  const release = releaseWith('/', '/art-page/:id', '/dashboard/orders', '/admin/:section', '/login');
  expect(pagesOf(release)).toEqual(['/', '/art-page/:id']);
});

test('prefetches a page on hover and prerenders it on press', () => {
  const { prefetch, prerender } = rulesOf(releaseWith('/'));
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative']);
});

test('excludes pages with filters', () => {
  const [pages] = rulesOf(releaseWith('/artist')).prerender[0].where.and;
  expect(pages.href_matches).toEqual([{ pathname: '/artist', search: '' }]);
});

test('excludes a live page, which a browser could show minutes later', () => {
  const release = { routes: { '/about': files, '/lot/:id': { ...files, live: 'Loading' } } };
  expect(pagesOf(release as unknown as Release)).toEqual(['/about']);
});

test('the address of the rules changes with their content', () => {
  const [one, same, other] = [releaseWith('/'), releaseWith('/'), releaseWith('/', '/about')];
  expect(speculationRulesOf(same).url).toBe(speculationRulesOf(one).url);
  expect(speculationRulesOf(other).url).not.toBe(speculationRulesOf(one).url);
});
