import type { Locator, Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/visit';

test.use({ expectedErrors: /ERR_FAILED/ });

test('a toast hides neither the head of the page, nor the bar of the selection, nor the button it answers @390', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await visitAsCurator(page, '/admin/admin-all-art-works');
  await page.route(/\/api\/collection\/ids|works\.csv/, (route) => route.abort());
  const all = page.getByRole('checkbox', { name: /^Select (all|the first)/ });
  await all.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
  await all.press('Space');
  await expectApart(page, page.getByRole('banner'));

  await page.mouse.wheel(0, 900);
  const bar = page.getByRole('region', { name: 'Selection' });
  await all.press('Space');
  await expectApart(page, bar);
  expect(await shifted()).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 800 });
  const button = page.getByRole('button', { name: 'Export CSV' });
  await button.press('Enter');
  await expectApart(page, button);
});

/** Waits until earlier toasts are gone. */
async function expectApart(page: Page, other: Locator) {
  const toast = page.getByRole('alert');
  await expect(toast).toHaveCount(1);
  const [above, below] = [await other.boundingBox(), await toast.boundingBox()];
  expect(above && below && below.y >= above.y + above.height).toBe(true);
  await toast.getByRole('button', { name: 'close' }).click();
  await expect(toast).toHaveCount(0);
}
