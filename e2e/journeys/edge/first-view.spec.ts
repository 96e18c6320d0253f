import type { Page } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated';
import { watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/visit';

type Line = { latency: number; downloadThroughput: number; uploadThroughput: number };
const slow: Line = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const ordinary: Line = { latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 250_000 };
const picture = /\/api\/media\//;
const script = /\.js$/;
const font = /\.woff2$/;

test('on a slow line come the page, its first picture, the scripts, and the fonts at last @both', async ({
  page,
}) => {
  await onLine(page, slow);
  const events: string[] = [];
  page.on('request', (request) => events.push(`asks ${pathOf(request.url())}`));
  page.on('requestfinished', (request) => events.push(`has ${pathOf(request.url())}`));
  await page.goto('/');
  await expect.poll(() => fontsAreSaved(page)).toBe(true);
  const place = (what: 'asks' | 'has', file: RegExp) =>
    events.findIndex((event) => event.startsWith(what) && file.test(event));
  expect(place('asks', picture)).toBeGreaterThan(0);
  expect(place('asks', script)).toBeGreaterThan(place('has', picture));
  expect(place('asks', font)).toBeGreaterThan(place('has', /\/main\.\w+\.js$/));
  expect(events.filter((event) => /^asks .*\.css$/.test(event) && isFirst(event))).toEqual([]);
});

/** The styles of the landing itself; those of what comes later are files. */
const isFirst = (event: string) => /main|__federation_expose/.test(event);

test('the fonts that came last are shown from the next page on, and no text moves on the way', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await onLine(page, slow);
  await page.goto('/');
  await expect.poll(() => fontsAreSaved(page)).toBe(true);
  expect(await facesOf(page)).not.toContain('"Uli Serif",');
  expect(await fontsAreLoaded(page)).toBe(true);
  expect(await shifts()).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect.poll(() => facesOf(page)).toContain('"Uli Serif",');
  await page.goto('/artist');
  expect(await facesOf(page)).toContain('"Uli Serif",');
  await expect.poll(() => fontsAreLoaded(page)).toBe(true);
  expect(await shifts()).toEqual([]);
});

test('over an ordinary line the first page of a visit has its headings in the serif, and no text moves @both', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.newest('limit=1');
  const shifts = await watchShifts(page);
  // The edge compresses a file when it is first asked for, which would look like a slow line.
  await page.goto('/');
  await expect.poll(() => fontsAreSaved(page)).toBe(true);
  await forgetVisit(page);
  await onLine(page, ordinary);
  for (const path of ['/', '/artist', '/about', '/contact-us', `/art-page/${work?._id}`]) {
    await page.goto(path);
    await expect.poll(() => facesOf(page), path).toContain('"Uli Serif",');
    await expect.poll(() => fontsAreSaved(page)).toBe(true);
    expect(await shifts(), path).toEqual([]);
    await forgetVisit(page);
  }
});

test('on a fast line nothing moves either', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const path of ['/', '/artist', '/about', '/event-booking']) {
    await page.goto(path);
    await expect.poll(() => fontsAreSaved(page)).toBe(true);
    expect(await shifts(), path).toEqual([]);
  }
});

test('a first picture that never comes does not keep the scripts waiting', async ({ page }) => {
  await page.route(picture, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isHydrated)).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function onLine(page: Page, line: Line) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line });
}

/** The next page is the first of a visit again. */
async function forgetVisit(page: Page) {
  await page.evaluate(() => localStorage.clear());
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
}

const pathOf = (url: string) => new URL(url).pathname;
const fontsAreSaved = (page: Page) => page.evaluate(() => localStorage.getItem('uli-gallery-fonts') === '1');
const fontsAreLoaded = (page: Page) => page.evaluate(() => document.fonts.check('1em "Uli Serif"'));
const facesOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily);
