import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

test('the scripts of a work stand in its HTML, those shared with other screens too, so that none is found a round trip later', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.newest('limit=1');
  await page.addInitScript(markHydration);
  const html = await (await page.goto(`/art-page/${work?._id}`))?.text();
  const needed = await scriptsBeforeHydration(page);
  expect(needed.length).toBeGreaterThan(1);
  expect(needed.filter((script) => !html?.includes(script))).toEqual([]);
});

function markHydration() {
  const watch = new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-hydrated')) performance.mark('hydrated');
  });
  watch.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/** What comes later is fetched ahead for other screens. */
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
