import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

test.use({ expectedErrors: /ERR_BLOCKED_BY_CLIENT/ });

const card = (page: Page) => page.getByRole('main').locator('a[href^="/art-page/"]').first();

test('the browser prefetches a hovered work before the scripts arrive, and no personal page', async ({
  page,
  request,
}) => {
  const expectedPages = await watchExpectedPages(page, { scripts: false });
  const paths = () => expectedPages.map(({ pathname }) => pathname);
  const answer = await page.goto('/');
  for (const name of ['Login', 'Register', 'About']) {
    await page.getByRole('banner').getByRole('link', { name }).hover();
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  }
  await expect.poll(paths).toEqual(['/about']);
  await card(page).scrollIntoViewIfNeeded();
  await card(page).hover();
  await expect.poll(paths).toEqual(['/about', await hrefOf(page)]);
  await card(page).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(deliveryOfPage)).toBe('navigational-prefetch');

  const rules = await request.get(JSON.parse(answer?.headers()['speculation-rules'] ?? ''));
  expect(rules.headers()).toMatchObject({
    'content-type': 'application/speculationrules+json',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await rules.text()).not.toMatch(/dashboard|admin|api/);
  for (const path of ['/dashboard/profile', '/admin'])
    expect((await request.get(path)).headers()['speculation-rules'], path).toBeUndefined();
});

test('the router prefetches data after hydration, and the browser no page', async ({ page }) => {
  const expectedPages = await watchExpectedPages(page);
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await card(page).scrollIntoViewIfNeeded();
  const answered = page.waitForResponse(/\/api\/artwork\/[\w-]+$/);
  await card(page).hover();
  await answered;
  await card(page).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(expectedPages).toEqual([]);
});

async function watchExpectedPages(page: Page, { scripts = true } = {}): Promise<URL[]> {
  const cdp = await page.context().newCDPSession(page);
  if (!scripts) await blockScripts(cdp);
  const expectedPages: URL[] = [];
  cdp.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') expectedPages.push(new URL(prefetchUrl));
  });
  await cdp.send('Preload.enable');
  return expectedPages;
}

async function blockScripts(cdp: CDPSession) {
  await cdp.send('Network.enable');
  await cdp.send('Network.setBlockedURLs', { urls: ['*/static/*'] });
}

const hrefOf = (page: Page) => card(page).getAttribute('href');
const deliveryOfPage = () => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'deliveryType' in navigation ? navigation.deliveryType : null;
};
