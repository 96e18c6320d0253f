import type { Page } from '@playwright/test';

/** Counts the clicks of the person, also across documents. */
export async function countClicks(page: Page) {
  let count = 0;
  await page.exposeFunction('clicked', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener('click', () => (window as unknown as { clicked(): void }).clicked(), true);
  });
  return async () => count;
}
