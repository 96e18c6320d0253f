import { freePort } from '../../scripts/servers/ports.mjs';
import { isHydrated } from '../support/is-hydrated';
import { damagedFilesOf, faultyAnswers, startBrokenServer } from '../support/processes/broken-server';
import { startEdge, startOpenEdge, startRemote, urlOf } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const isLanding = /\/static\/landing\..*\.js/;
const notAvailable = 'This part of the site is not available right now.';

// The browser, React, and the federation log these errors when a file is missing.
test.use({
  expectedErrors:
    /Failed to load resource|Federation Runtime|ChunkLoadError|is not available|preloaded using link preload/,
});

// shell/edge/site/remote-site.test.ts proves a 404, HTML, or garbage in place of release.json.
const unwell = {
  ...faultyAnswers,
  'announces its release and sends damaged files': damagedFilesOf(running().remotes.gallery),
};

for (const [how, answer] of [['is down', undefined], ...Object.entries(unwell)] as const) {
  test(`the gallery's server ${how}: 'Try again' restores the area without a reload`, async ({ page }) => {
    const { api, remotes } = running();
    const port = await freePort();
    const broken = answer && (await startBrokenServer(port, answer));
    const edge = await startEdge({ api, remotes: { ...remotes, gallery: urlOf(port) } });
    await page.goto(edge.url);

    const fallback = page.getByRole('alert').filter({ hasText: notAvailable });
    await expect(fallback).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await fallback.getByRole('button', { name: 'Try again' }).click();
    await expect(fallback).toBeVisible();

    await broken?.stop();
    const well = await startRemote('gallery', port);
    const gallery = page.getByRole('heading', { name: 'Finest Arts' });
    await expect(async () => {
      if (await gallery.isHidden())
        await fallback.getByRole('button', { name: 'Try again' }).click({ timeout: 1000 });
      await expect(gallery).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.locator('body')).toHaveAttribute('data-same-page');
    await edge.stop();
    await well.stop();
  });
}

test('an edge serves every area, and a stopped one from its saved files', async ({ page }) => {
  const { api, remotes } = running();
  const admin = await startRemote('admin');
  const edge = await startOpenEdge({ api, remotes: { ...remotes, admin: admin.url } });
  await admin.stop();
  await page.goto(`${edge.url}/admin`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(edge.url);
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  await edge.stop();
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
