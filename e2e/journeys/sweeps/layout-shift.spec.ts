import type { Page } from '@playwright/test';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { bookPlaces } from '../../support/admin/events';
import { send } from '../../support/call-api';
import { mailedTo } from '../../support/mails';
import { watchShifts, watchShiftTotal } from '../../support/shifts';
import { expect, test } from '../../support/visit';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).locator('a[href^="/art-page/"]');

test('a slow second page of the catalogue and a slow search shift nothing @both', async ({ page }) => {
  const shifted = await watchShifts(page);
  const more = await slowLine(page, /\/api\/artwork\?.*cursor=/);
  const search = await slowLine(page, /\/api\/artwork\?.*q=/);
  await page.goto('/artist');
  await forgetShiftsOfFonts(page);
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await more.asked;
  await expect(results(page).getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(1);
  more.answer();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  expect(await shifted()).toEqual([]);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('searchbox').fill('agwolagwo');
  await search.asked;
  await shiftsCount(page);
  search.answer();
  await expect(results(page).getByRole('status').first()).toHaveText(/^\d artworks?$/);
  await expect(cards(page).first()).toContainText('Agwọlagwọ');
  expect(await shifted()).toEqual([]);
});

test('a slow search keeps its place beside the count of 10,000 works on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.route(/\/api\/artwork\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: 10_000 } });
  });
  const shifted = await watchShifts(page);
  const search = await slowLine(page, /\/api\/artwork\?.*q=/);
  // The edge renders a first page with its own count.
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Artist', exact: true }).click();
  const count = results(page).getByRole('status').first();
  await expect(count).toHaveText('10,000 artworks');
  await forgetShiftsOfFonts(page);
  await page.getByRole('searchbox').fill('agwolagwo');
  await search.asked;
  await expect(results(page).getByRole('link', { name: 'Save this search' })).toBeVisible();
  await shiftsCount(page);
  search.answer();
  await expect(count).toHaveText(/^\d artworks?$/);
  expect(await shifted()).toEqual([]);
});

test("the strip of 'About' has fixed widths and keeps its height while its works load @both", async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const line = await slowLine(page, /\/api\/artwork\?/);
  await page.goto('/contact-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Art' })).toBeVisible();
  await line.asked;
  await page.getByRole('heading', { name: 'Featured Art' }).scrollIntoViewIfNeeded();
  const heightBefore = await heightOf(page);
  await forgetShifts(page);
  line.answer();
  await expect(page.getByRole('link', { name: 'View all artworks' })).toBeAttached();
  expect(await heightOf(page)).toBe(heightBefore);
  expect(await shifted()).toEqual([]);

  const strip = page.getByRole('region', { name: 'Featured Art' }).getByRole('listitem');
  const places = strip.filter({ has: page.locator('a[href^="/art-page/"]') });
  await expect(places).toHaveCount(24);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  expect((await places.first().boundingBox())?.width).toBe(isWide ? 500 : 300);
});

test("the link of a booking's email has a place for the booking @both", async ({ page, request }) => {
  const { events } = await (await request.get('/api/event')).json();
  const isOpen = (event: BookableEvent) => !event.passed && event.label !== 'Closed' && event.places_left > 1;
  const { _id } = events.find((event: BookableEvent) => isOpen(event) && !event.opening_hours);
  const email = await bookPlaces(request, _id, 'Adaeze Nwosu', 2);
  const link = await mailedTo(email, /(\/event-booking\?cancel=\S+)/);
  const shift = await watchShiftTotal(page);
  const booking = await slowLine(page, /\/api\/event\/booking\//);
  await page.goto(link);
  await booking.asked;
  await page.evaluate(() => document.fonts.ready);
  booking.answer();
  await expect(page.getByText('2 places for Adaeze Nwosu')).toBeVisible();
  // The first page may shift by up to 0.02 when the fonts arrive.
  expect(await shift()).toBeLessThan(0.02);
});

test('a link to the enquiry form shifts nothing when the picture of the work arrives @390', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.newest();
  const shift = await watchShiftTotal(page);
  await page.goto(`/art-page/${work?._id}#enquiry`);
  await expect(page.locator('#enquiry img')).toHaveAttribute('src', /\.webp$/);
  await expect(page.locator('#enquiry').getByLabel('Email')).toBeVisible();
  // The first page may shift by up to 0.02 when the fonts arrive.
  expect(await shift()).toBeLessThan(0.02);
});

test('saved views and their counts shift nothing in the table of works', async ({ page, request }) => {
  const token = await curatorsToken(request);
  for (const name of ['Paintings', 'Sculptures', 'Drafts to finish'])
    await send(request, 'post', '/collection/views', { name, query: `view=table&q=${name}` }, token);
  await page.setViewportSize({ width: 800, height: 800 });
  const shift = await watchShiftTotal(page);
  const counts = await slowLine(page, /\/api\/collection\/works\?.*limit=1$/);
  const views = await slowLine(page, /\/api\/collection\/views/);
  await visitAsCurator(page, '/admin/admin-all-art-works?view=table');
  await views.asked;
  views.answer();
  await counts.asked;
  await expect(page.getByRole('table', { name: 'Artworks' })).toBeVisible();
  counts.answer();
  await expect(page.getByRole('link', { name: /^Drafts to finish \d/ })).toBeVisible();
  // The first page may shift by up to 0.02 when the fonts arrive.
  expect(await shift()).toBeLessThan(0.02);
});

type BookableEvent = { passed: boolean; label: string; opening_hours: string | null; places_left: number };

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** The first page may shift by up to 0.02 when the fonts arrive. */
async function forgetShiftsOfFonts(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await forgetShifts(page);
}

/** Drops the shifts of the way to this page. */
async function forgetShifts(page: Page) {
  await page.evaluate(() => {
    (window as unknown as { shifts: string[] }).shifts.length = 0;
  });
}

/** Waits until Chromium counts shifts again, half a second after an input. */
async function shiftsCount(page: Page) {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() - then > 600, since);
}

/** Holds the answers of matching calls until the test releases them. */
async function slowLine(page: Page, address: RegExp) {
  let answer = () => {};
  let ask = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requested = new Promise<void>((resolve) => {
    ask = resolve;
  });
  await page.route(address, async (route) => {
    ask();
    await answered;
    await route.continue();
  });
  return { asked: requested, answer };
}
