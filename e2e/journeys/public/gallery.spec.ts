import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

const categories = [
  { tab: 'Painting', slug: 'painting', type: 'Painting' },
  { tab: 'Digital painting', slug: 'digital-painting', type: 'Digital Painting' },
  { tab: 'Sculpture', slug: 'sculpture', type: 'Sculpture' },
];

test('the gallery shows its newest paintings with picture, name, and artist', async ({ page, catalogue }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Finest Arts', level: 2 })).toBeVisible();
  await expect(page.getByText('Explore Different Piece.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(categories.map(({ tab }) => tab));
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Painting');
  const works = await catalogue.newest('type=Painting&limit=24');
  // 'Show more' has no picture.
  const cards = page
    .getByRole('tabpanel')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  await expect(cards).toHaveCount(works.length);
  for (const [at, work] of works.slice(0, 3).entries()) {
    await expect(cards.nth(at)).toContainText(work.name_of_artwork);
    await expect(cards.nth(at)).toContainText(work.artist_id.lastname);
    await expect(cards.nth(at).getByRole('img')).toHaveAttribute('alt', /\S/);
    await expect(cards.nth(at)).toHaveAttribute('href', `/art-page/${work._id}`);
  }
  await expect.poll(() => isDrawn(cards.first().getByRole('img'))).toBe(true);
});

test('a tab shows its works and sets the address; Back and Forward follow', async ({ page }) => {
  await page.goto('/');
  for (const { tab, slug } of categories.slice(1)) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(`/?category=${slug}`);
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('link').first()).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Digital painting' })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(page).toHaveURL('/?category=sculpture');
  await expect(page.getByRole('tab', { name: 'Sculpture' })).toHaveAttribute('aria-selected', 'true');
});

test('a link to a category shows its newest work', async ({ page, catalogue }) => {
  for (const { tab, slug, type } of categories) {
    await page.goto(`/?category=${slug}`);
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    const [newest] = await catalogue.newest(`type=${type}&limit=1`);
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toContainText(
      newest?.name_of_artwork ?? 'a work of the demo collection',
    );
  }
});

test('a tab reserves the space of its works while they load @both', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  const release = await hold(page);
  await page.evaluate(watchShifts);
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sculpture' });
  await expect(panel.getByRole('status')).toHaveText('Loading');
  await expect(panel.getByRole('link')).toHaveCount(0);
  release();
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(panel.getByRole('status')).toHaveCount(0);
  await expect.poll(() => isDrawn(panel.getByRole('img').first())).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.001);
});

test('the opening page shifts nothing @both', async ({ page }) => {
  await page.addInitScript(watchShifts);
  await page.goto('/');
  await expect.poll(() => isDrawn(page.getByRole('tabpanel').getByRole('img').first())).toBe(true);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifted'))).toBeLessThan(0.001);
});

/** Delays the API's lists until the test calls the returned function. */
async function hold(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/artwork\?/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function isDrawn(image: Locator) {
  return image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0);
}

/** Runs in the page. Adds up the layout shifts that no input caused. */
function watchShifts() {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput)
        Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value);
    }
  }).observe({ type: 'layout-shift' });
}
