import type { Page } from '@playwright/test';
import { expect, test } from '../visit';

test('from its card to its page the picture of a work moves into place', async ({ page }) => {
  const moves = await watchMoves(page);
  await followFirstCard(page);
  expect(await moves()).toBe(1);
});

test('for those who want no motion it is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moves = await watchMoves(page);
  await followFirstCard(page);
  expect(await moves()).toBe(0);
});

async function followFirstCard(page: Page) {
  await page.goto('/artist');
  await page.waitForLoadState('networkidle');
  await page.getByRole('region', { name: 'Results' }).locator('a[href^="/art-page/"]').first().click();
  await expect(page.getByRole('heading', { name: 'About the Artwork' })).toBeVisible();
}

/** How many times the browser was asked to lead from one picture of the page to the next. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { moves: 0 });
    document.startViewTransition = (...given) => {
      (window as unknown as { moves: number }).moves++;
      return start(...given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}
