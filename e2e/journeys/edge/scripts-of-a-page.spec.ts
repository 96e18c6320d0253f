import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

test('the HTML of a work names every script that the page needs to hydrate', async ({ page, catalogue }) => {
  const [work] = await catalogue.newest('limit=1');
  await page.addInitScript(markHydration);
  const html = await (await page.goto(`/art-page/${work?._id}`))?.text();
  const needed = await scriptsBeforeHydration(page);
  expect(needed.length).toBeGreaterThan(1);
  expect(needed.filter((script) => !html?.includes(script))).toEqual([]);
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

/** Later scripts are prefetches for other screens. */
async function scriptsBeforeHydration(page: Page): Promise<string[]> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return page.evaluate(() => {
    const end = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\/remotes\/.*\.js$/.test(name) && startTime < end)
      .map(({ name }) => new URL(name).pathname);
  });
}
