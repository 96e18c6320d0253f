import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

const card = (page: Page) => page.getByRole('main').locator('a[href^="/art-page/"]').first();
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 });

/** Counts the browser's picture movements, and the pictures that had the name of each. */
type Moves = { began: number; named: number[] };

test('the picture moves on a click, Back, and Forward, takes input meanwhile, and stays with reduced motion', async ({
  page,
}) => {
  await watchMoves(page);
  await openListing(page);
  await card(page).click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => movesOf(page)).toEqual({ began: 1, named: [1, 1] });
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect.poll(() => movesOf(page)).toEqual({ began: 2, named: [1, 1, 1, 1] });
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => movesOf(page)).toEqual({ began: 3, named: [1, 1, 1, 1, 1, 1] });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await card(page).click();
  await expect(heading(page)).toBeFocused();
  expect(await movesOf(page)).toMatchObject({ began: 3 });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await card(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

async function openListing(page: Page) {
  const artworkScreen = page.waitForResponse(/\/artwork\.\w+\.js$/);
  await page.goto('/artist');
  await (await artworkScreen).finished();
  await expect(card(page).locator('picture')).toBeAttached();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: Moves = { began: 0, named: [] };
    const begin = document.startViewTransition.bind(document);
    Object.assign(window, { moves });
    // A busy machine would exceed the time after which a page appears without a movement.
    const inNoTime = (change?: ViewTransitionUpdateCallback | StartViewTransitionOptions | null) => {
      const now = performance.now();
      performance.now = () => now;
      if (typeof change === 'function') change();
      Reflect.deleteProperty(performance, 'now');
    };
    const countNamed = () => moves.named.push(document.querySelectorAll('[data-moving]').length);
    document.startViewTransition = (change) => {
      moves.began++;
      countNamed();
      const transition = begin(() => inNoTime(change));
      transition.ready.then(() => countNamed());
      return transition;
    };
  });
}

const movesOf = (page: Page): Promise<Moves> => page.evaluate('moves');
