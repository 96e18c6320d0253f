import type { Page } from '@playwright/test';
import { isHydrated } from '../../support/is-hydrated';
import { expect, test } from '../../support/visit';

// The page would reload works that another journey edits.
test.use({ isConstant: true });

test('a hydrated page requests nothing that it already has', async ({ page, catalogue }) => {
  const [work] = await catalogue.forSale();
  const artist = work?.artist_id._id;
  const paths = [
    '/',
    '/?category=sculpture',
    `/art-page/${work?._id}`,
    '/artist',
    `/artist?artist=${artist}`,
    '/about',
    '/event-booking',
    '/contact-us',
    '/login',
  ];
  const calls = callsOf(page);
  for (const path of paths) {
    await page.goto('about:blank');
    calls.length = 0;
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        Object.assign(globalThis, { sentHeading: document.querySelector('h1') });
      });
    });
    const streaming = path === '/login' ? null : page.waitForResponse(isStream);
    await page.goto(path);
    await expect.poll(() => page.evaluate(isHydratedAsSent), path).toBe(true);
    await streaming;
    await page.evaluate(streamBegins);
    const again = showsLots(path) ? calls.filter((url) => !readsBids(url)) : calls;
    expect(again, path).toEqual([]);
    expect(calls.length, path).toBe(new Set(calls).size);
  }
});

test('a page that has not changed is confirmed, and requests nothing that it already has', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('about:blank');
  const calls = callsOf(page);
  await expect
    .poll(async () => {
      calls.length = 0;
      const answer = await page.goto('/about');
      return answer?.fromServiceWorker() === false && (await answer.request().sizes()).responseBodySize;
    })
    .toBe(0);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).evaluate(isHydrated)).toBe(true);
  await page.evaluate(streamBegins);
  expect(calls.filter((url) => !readsBids(url))).toEqual([]);
});

test('a work opens with the data of its list and requests only its own record', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.forSale();
  const streaming = page.waitForResponse(isStream);
  await page.goto('/artist');
  await streaming;
  const calls = callsOf(page);
  const held = await holdBack(page, `**/api/artwork/${work?._id}`);
  await page.getByRole('main').getByRole('link', { name: work?.name_of_artwork }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.name_of_artwork ?? '');
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(page.getByText('Materials', { exact: true })).toHaveCount(0);
  held.release();
  await expect(page.getByText('Materials', { exact: true })).toBeVisible();
  expect(calls.filter((url) => /\/api\/artwork\/[0-9a-f-]+$/.test(url))).toHaveLength(1);
});

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(?!media\/|artwork\/stream$)/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

/** No stored page contains a bid, so the browser refetches the lists that show lots. */
const showsLots = (path: string) => /^\/($|\?|artist|about)/.test(path);
const readsBids = (url: string) => /\/api\/(artwork|lot)\?/.test(url);

const isStream = (answer: { url: () => string }) => answer.url().endsWith('/api/artwork/stream');

async function holdBack(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
}

/** The page's own stream may start with a refetch, so the test waits for a later stream. */
async function streamBegins() {
  const reader = (await fetch('/api/artwork/stream')).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await new Promise((done) => requestIdleCallback(done));
}

/** Checks that the heading is the edge's own element, and that React has hydrated it. */
function isHydratedAsSent() {
  const heading = document.querySelector('h1');
  const sent: unknown = Reflect.get(globalThis, 'sentHeading');
  return heading === sent && Object.keys(heading ?? {}).some((key) => key.startsWith('__reactFiber'));
}
