import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

test('the HTML names every script that a page needs to hydrate', async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  const lot = await catalogue.lot('open');
  const records = [
    `/art-page/${work?._id}`,
    `/artist/${work?.artist_id.slug}`,
    `/auction-bidding/${lot._id}`,
  ];
  // Each page prefetches the screen of a work once its first part is hydrated.
  const prefetched = await (await page.request.get(`/art-page/${work?._id}`)).text();
  await page.addInitScript(markHydration);
  for (const path of ['/', '/artist', '/about', '/event-booking', '/contact-us', '/login', ...records]) {
    const html = await (await page.goto(path))?.text();
    const needed = await scriptsBeforeHydration(page);
    expect(needed.length, path).toBeGreaterThan(1);
    const unnamed = needed.filter((script) => !html?.includes(script) && !prefetched.includes(script));
    expect(unnamed, path).toEqual([]);
  }
});

test('the page requests its telemetry script after loading, in at most 4 KB', async ({ page }) => {
  const answered = page.waitForResponse(/\/static\/telemetry\.\w+\.js$/);
  await page.goto('/');
  const script = await answered;
  expect(script.headers()['content-encoding']).toBe('br');
  expect((await script.request().sizes()).responseBodySize).toBeLessThanOrEqual(4096);
  const { loaded, asked } = await page.evaluate((url) => {
    const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [code] = performance.getEntriesByName(url);
    return { loaded: view?.loadEventStart ?? 0, asked: code?.startTime ?? 0 };
  }, script.url());
  expect(loaded).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(loaded);
});

function markHydration() {
  const watch = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-hydrated')) performance.mark('hydrated');
  });
  watch.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Later scripts are prefetches for other screens. The client of the API loads with a page's first call. */
async function scriptsBeforeHydration(page: Page): Promise<string[]> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const end = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /(?<!\/axios\.\w+)\.js$/.test(name) && startTime < end)
      .map(({ name }) => new URL(name).pathname);
  });
}
