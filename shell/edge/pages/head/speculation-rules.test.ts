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

test('the public pages of the release are expected, and nothing personal', () => {
  const release = releaseWith('/', '/art-page/:id', '/dashboard/orders', '/admin/:section', '/login');
  expect(pagesOf(release)).toEqual(['/', '/art-page/:id']);
});

test('a page is fetched on the first sign of interest, and made ready at the press only', () => {
  const { prefetch, prerender } = rulesOf(releaseWith('/'));
  expect([prefetch[0].eagerness, prerender[0].eagerness]).toEqual(['moderate', 'conservative']);
});

test('pages with filters are not expected: visitors can vary them without end', () => {
  const [pages] = rulesOf(releaseWith('/artist')).prerender[0].where.and;
  expect(pages.href_matches).toEqual([{ pathname: '/artist', search: '' }]);
});

test('omits a live page, which a browser would show from minutes ago', () => {
  const release = { routes: { '/about': files, '/lot/:id': { ...files, live: 'Loading' } } };
  expect(pagesOf(release as unknown as Release)).toEqual(['/about']);
});

test('the address of the rules changes with them', () => {
  const [one, same, other] = [releaseWith('/'), releaseWith('/'), releaseWith('/', '/about')];
  expect(speculationRulesOf(same).url).toBe(speculationRulesOf(one).url);
  expect(speculationRulesOf(other).url).not.toBe(speculationRulesOf(one).url);
});
