import type { Locator, Page } from '@playwright/test';
import { watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/visit';

test('the opening page shifts nothing, and a tab keeps the space of its works while they load @both', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the world of ART' })).toBeVisible();
  await expect(page.getByRole('img').first()).toBeInViewport();
  await expect(page.locator('main img[fetchpriority="high"]')).toHaveCount(1);
  await expect.poll(() => isDrawn(page.getByRole('tabpanel').getByRole('img').first())).toBe(true);
  expect(await shifted()).toEqual([]);

  const release = await hold(page);
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Sculpture' });
  await expect(panel.getByRole('status')).toHaveText('Loading');
  await expect(panel.getByRole('link')).toHaveCount(0);
  release();
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(panel.getByRole('status')).toHaveCount(0);
  await expect.poll(() => isDrawn(panel.getByRole('img').first())).toBe(true);
  expect(await shifted()).toEqual([]);

  await expect(page).toHaveURL('/?category=sculpture');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Painting', exact: true, selected: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Sculpture', selected: true })).toBeVisible();
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
