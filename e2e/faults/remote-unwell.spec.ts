import { freePort } from '../../scripts/servers/ports.mjs';
import { isHydrated } from '../support/is-hydrated';
import { answersLate, damagedFilesOf, startBrokenServer } from '../support/processes/broken-server';
import { startEdge, startRemote, urlOf } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const isLanding = /\/static\/landing\..*\.js/;
const notAvailable = 'This part of the site is not available right now.';

// The browser, React, and the federation log these errors when a file is missing.
test.use({
  expectedErrors:
    /Failed to load resource|Federation Runtime|ChunkLoadError|is not available|preloaded using link preload/,
});

// shell/edge/site/remote-site.test.ts proves a 404, HTML, or garbage in place of release.json.
test("'Try again' restores the area without a reload after the gallery's server was down, hung, and sent damaged files", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { api, remotes } = running();
  const port = await freePort();
  const edge = await startEdge({ api, remotes: { ...remotes, gallery: urlOf(port) } });
  const fallback = page.getByRole('alert').filter({ hasText: notAvailable });
  const tryAgain = fallback.getByRole('button', { name: 'Try again' });
  for (const answer of [undefined, answersLate, damagedFilesOf(remotes.gallery)]) {
    const broken = answer && (await startBrokenServer(port, answer));
    await page.goto(edge.url);
    await expect(fallback).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await tryAgain.click();
    await expect(fallback).toBeVisible();
    await broken?.stop();
  }
  const well = await startRemote('gallery', port);
  const gallery = page.getByRole('heading', { name: 'Finest Arts' });
  await expect(async () => {
    if (await gallery.isHidden()) await tryAgain.click({ timeout: 1000 });
    await expect(gallery).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
  await page.goto('about:blank');
  await edge.stop();
  await well.stop();
});

test("'Try again' loads an area's code after the browser missed it, without a reload", async ({ page }) => {
  await page.route(/\/remotes\/admin\/static\/.*\.js/, (route) => route.abort());
  await page.goto('/admin');
  const fallback = page.getByRole('alert').filter({ hasText: notAvailable });
  await expect(fallback).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.unrouteAll();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
});

test("a page keeps the edge's sections until their code arrives, without a reload", async ({ page }) => {
  const missed = page.waitForEvent('requestfailed', (request) => isLanding.test(request.url()));
  await page.route(isLanding, (route) => route.abort());
  await page.goto('/');
  await missed;
  const map = page.getByRole('link', { name: 'Pay Us a Visit Today' });
  await expect(map).toBeVisible();
  expect(await map.evaluate(isHydrated)).toBe(false);
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => map.evaluate(isHydrated)).toBe(true);
});

test('the fallback of an outdated tab offers to reload the page', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => page.getByRole('heading', { name: 'Finest Arts' }).evaluate(isHydrated)).toBe(true);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await page.route(/\/static\/account\..*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('banner').getByRole('link', { name: 'Login', exact: true }).click();
  const fallback = page.getByRole('alert').filter({ hasText: notAvailable });
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(fallback).toBeVisible();
  await page.unrouteAll();
  await fallback.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-same-page');
});
