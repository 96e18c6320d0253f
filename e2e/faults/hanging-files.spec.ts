import type { Page } from '@playwright/test';
import { signInAsCurator } from '../support/admin/curator';
import { otherVisitor } from '../support/buying';
import { signInAsCustomer } from '../support/customer';
import { isHydrated } from '../support/is-hydrated';
import { expect, listen, test } from '../support/visit';

const notAvailable = 'This part of the site is not available right now.';
const everyFile = /\/(static|remotes)\//;
/** The product's limit is eight seconds. */
const inTime = { timeout: 20_000 };
const publicPages = ['/', '/artist', '/auction-bidding', '/login'];

// The federation logs these errors when an entry does not arrive.
test.use({
  expectedErrors: /Federation Runtime|did not come in time|preloaded using link preload/,
  // A picture waits five seconds for fonts that hang.
  screenshot: 'off',
});

for (const path of [...publicPages, 'a work']) {
  test(`${path} paints with its first picture while every file of the site hangs`, async ({
    page,
    catalogue,
  }) => {
    const [work] = await catalogue.forSale();
    await hang(page, everyFile);
    await page.goto(path === 'a work' ? `/art-page/${work?._id}` : path, { waitUntil: 'commit' });
    await expectPainted(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const picture = page.getByRole('img').and(page.locator('[src*="/api/"]')).first();
    if (await picture.isVisible()) await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  });
}

test('both guarded areas show a skeleton, then an error, while every file of the site hangs', async ({
  page,
  context,
  consoleErrors,
}) => {
  const other = await context.newPage();
  listen(other, consoleErrors);
  const opened = [
    { area: page, path: '/admin' },
    { area: other, path: '/dashboard/profile' },
  ];
  const answerAgain = await Promise.all(opened.map(({ area }) => hang(area, everyFile)));
  await Promise.all(opened.map(({ area, path }) => area.goto(path, { waitUntil: 'commit' })));
  for (const { area } of opened) {
    await expectPainted(area);
    await expect(area.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(area.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(area.getByRole('alert')).toHaveCount(0);
  }
  await expectUnavailable(opened);
  for (const { area } of opened) {
    await expect(area.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
    await expect(area.locator('html')).toHaveAttribute('data-fonts');
  }
  for (const answer of answerAgain) answer();
  for (const { area } of opened) {
    await area.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

/** Maps each kind of file of the first view to whether the area can open without it. */
const kinds = {
  'a stylesheet': { files: /\.css/, opens: true },
  'a font': { files: /\.woff2/, opens: true },
  'a script of the shell': { files: /\/static\/(main|react)/, opens: false },
  "the area's entry": { files: /remoteEntry/, opens: false },
};

for (const [what, { files, opens }] of Object.entries(kinds)) {
  test(`${what} hangs: the landing paints and ${opens ? 'hydrates' : 'opens its links'}`, async ({
    page,
  }) => {
    await hang(page, files);
    await page.goto('/', { waitUntil: 'commit' });
    await expectPainted(page);
    await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
    if (opens)
      return expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isHydrated)).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${what} hangs: both guarded areas ${opens ? 'open' : 'show a skeleton, then an error'}`, async ({
    page,
    browser,
    baseURL,
    consoleErrors,
  }) => {
    await signInAsCurator(page);
    const other = await otherVisitor(browser, baseURL);
    listen(other, consoleErrors);
    await signInAsCustomer(other);
    const areas = [
      { area: page, path: '/admin/dashboard' },
      { area: other, path: '/dashboard/profile' },
    ];
    for (const { area } of areas) await hang(area, files);
    await Promise.all(areas.map(({ area, path }) => area.goto(path, { waitUntil: 'commit' })));
    for (const { area } of areas) {
      await expectPainted(area);
      if (opens) await expect(area.getByRole('heading', { level: 1 })).toBeVisible();
      else await expect(area.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    }
    if (!opens) await expectUnavailable(areas);
    await other.context().close();
  });
}

/** Never answers the matching requests until the test calls the returned function. */
async function hang(page: Page, files: RegExp) {
  let hangs = true;
  await page.route(files, (route) => (hangs ? undefined : route.continue()));
  return () => {
    hangs = false;
  };
}

/** Starts the time limit of all areas at once. */
async function expectUnavailable(opened: { area: Page }[]) {
  const messages = opened.map(({ area }) => area.getByRole('alert').filter({ hasText: notAvailable }));
  await Promise.all(messages.map((message) => expect(message).toBeVisible(inTime)));
}

/**
 * Reads the browser's own paint time, because layout alone does not prove that the page is visible. Half of the product's
 * limit of eight seconds proves that the page did not wait for the files, also on a busy machine.
 */
async function expectPainted(page: Page) {
  await expect.poll(() => page.evaluate(paintAfterHtml)).toBeLessThan(4000);
}

/** In milliseconds. -1 if the browser painted the page before the whole HTML arrived. */
function paintAfterHtml(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [{ responseEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  if (!paint) return Number.POSITIVE_INFINITY;
  return responseEnd === 0 ? -1 : paint.startTime - responseEnd;
}

const isDrawn = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0;
