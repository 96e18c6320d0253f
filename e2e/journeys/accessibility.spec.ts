import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Catalogue, expect, tabTo, test } from '../visit';

const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  'the gallery': async () => '/',
  'the digital paintings': async () => '/?category=digital-painting',
  'the catalogue': async () => '/artist',
  'a narrowed catalogue': async () => '/artist?type=Sculpture&max=5000000&available=true&sort=name',
  'a search without a find': async () => '/artist?q=zzzz',
  'the works of an artist': async (catalogue) =>
    `/artist?artist=${(await catalogue.newest('limit=1'))[0]?.artist_id._id}`,
  'the founder': async () => '/about',
  'the events': async () => '/event-booking',
  'the auction': async () => '/auction-bidding',
  'a work': async (catalogue) => `/art-page/${(await catalogue.newest('limit=1'))[0]?._id}`,
  'an unknown work': async () => '/art-page/not-an-id',
  'an unknown page': async () => '/nowhere',
  'the back office': async () => '/admin',
};

// A browser says in its console that a page or a call was answered 404.
test.use({ expectedComplaints: /status of 404/ });

for (const [name, pathIn] of Object.entries(routes)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page, catalogue }) => {
    await open(page, await pathIn(catalogue));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });

  test(`${name} does not scroll sideways on a screen of 320 pixels`, { tag: '@390' }, async ({
    page,
    catalogue,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, await pathIn(catalogue));
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(widths).toEqual({ scrollWidth: 320, clientWidth: 320 });
  });
}

test('the focus can be seen wherever the Tab key leads', async ({ page }) => {
  await open(page, '/');
  const seen = new Set<string>();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(outlineOfFocused);
    if (!focused) break;
    seen.add(focused.what);
    expect(focused.outline, `the outline of ${focused.what}`).toBeGreaterThanOrEqual(2);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('a work can be opened by keyboard alone', async ({ page, catalogue }) => {
  const [work] = await catalogue.newest('type=Painting&limit=1');
  await open(page, '/');
  await tabTo(page, new RegExp(work?.name_of_artwork ?? ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.name_of_artwork ?? '');
});

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

/** Runs in the page: how many pixels of outline the focused element or its parent has, and what it is. */
function outlineOfFocused() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const outlines = [element, element.firstElementChild].map((candidate) => {
    const style = candidate && getComputedStyle(candidate);
    return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
  });
  return { what: element.textContent || element.tagName, outline: Math.max(...outlines) };
}
