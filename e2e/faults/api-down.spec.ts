import type { APIRequestContext, Locator } from '@playwright/test';
import { freePort } from '../../scripts/servers/ports.mjs';
import { startHangingLine } from '../support/processes/broken-server';
import { startEdge, urlOf } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const noAnswer = 'Could not send request. Kindly check your internet connection.';

test.use({ expectedErrors: /Failed to load resource/ });

test("'Try again' shows the works after an outage of the API", async ({ page, request }) => {
  const port = await freePort();
  const edge = await startEdge({ api: urlOf(port), remotes: running().remotes });
  await expectRemotes(request, edge.url);
  await page.goto(edge.url);
  const message = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();

  const api = await startHangingLine(running().api, port);
  await tryAgain(message, page.getByRole('tabpanel'));
  await expect(message).toBeHidden();
  // The other failed parts recover together with it.
  await expect(page.getByRole('heading', { name: 'The Unveiling of the ARTIST' })).toBeVisible();
  await expect(page.locator('main img[fetchpriority="high"]')).toBeVisible();
  await edge.stop();
  await api.stop();
});

test('a hanging API delays no page beyond two seconds, and the page recovers', async ({ page, request }) => {
  const line = await startHangingLine(running().api);
  line.hang(true);
  const settings = { RENDER_MS: '300' };
  const edge = await startEdge({ api: line.url, remotes: running().remotes, settings });
  await expectRemotes(request, edge.url);
  for (const path of ['/artist', '/event-booking', '/about', '/login', '/contact-us', '/nowhere']) {
    const began = performance.now();
    const answer = await request.get(edge.url + path);
    expect(answer.status(), path).toBeLessThan(500);
    expect(performance.now() - began, path).toBeLessThan(2000);
  }
  const sitemapBegan = performance.now();
  expect((await request.get(`${edge.url}/sitemap.xml`)).status()).toBe(503);
  expect(performance.now() - sitemapBegan).toBeLessThan(2000);

  await page.goto(edge.url);
  const message = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  line.hang(false);
  await tryAgain(message, page.getByRole('tabpanel'));
  await edge.stop();
  await line.stop();
});

test("a tab reports the broken connection, and 'Try again' loads its works", async ({ page }) => {
  await page.goto('/');
  await page.route(/\/api\/artwork/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  const message = page.getByRole('tabpanel').getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await page.unrouteAll();
  await tryAgain(message, page.getByRole('tabpanel', { name: 'Sculpture' }));
});

/** Without a registry, an edge opens before it has read the releases of its remotes. */
async function expectRemotes(request: APIRequestContext, url: string) {
  await expect.poll(async () => (await request.get(url)).text()).toContain('/remotes/gallery/');
}

/** The page may recover on its own. */
async function tryAgain(message: Locator, panel: Locator) {
  await expect(async () => {
    const again = message.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(panel.getByRole('link').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}
