import type { Page } from '@playwright/test';
import { sessionKey } from '../../support/account';
import { visitAsCurator } from '../../support/admin/curator';
import { visitAsCustomer } from '../../support/customer';
import { openRestorable } from '../../support/restored-page';
import { expect, test } from '../../support/visit';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test.describe('the back button', { tag: '@browser' }, () => {
  test('restores the landing, which follows sales again, the catalogue, and the log-in', async ({ page }) => {
    await followsEvents(page, '/');
    const reopened = page.waitForRequest('**/api/artwork/stream');
    await expectRestored(page);
    await reopened;
    await followsEvents(page, '/artist');
    await expectRestored(page);
    await page.goto('/login');
    await expectRestored(page);
  });

  test('restores a work in one tab of several', async ({ page, context, catalogue }) => {
    const [work] = await catalogue.forSale();
    const other = await context.newPage();
    await followsEvents(other, '/');
    await page.goto(`/art-page/${work?._id}`);
    await expectRestored(page);
  });

  test('restores the dashboard and the orders of a curator', async ({ page }) => {
    await visitAsCurator(page);
    await expectRestored(page);
    await page.goto('/admin/all-orders');
    await expectRestored(page);
  });

  test.describe('without a session', () => {
    // A restored page may ask once more before it has read that the session ended.
    test.use({ expectedErrors: /status of 401/ });
    test("restores a customer's profile, and hides a restored page with orders after the log-out", async ({
      page,
    }) => {
      await visitAsCustomer(page, '/dashboard/profile');
      await expectRestored(page);
      await page.goto('/dashboard/orders');
      await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
      const restorable = await openRestorable(page);
      await restorable.leave('/about');
      await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
      await restorable.back();
      await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
      expect(await restorable.isRestored()).toBe(true);
    });
  });
});

async function expectRestored(page: Page) {
  const restorable = await openRestorable(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  const text = await heading.textContent();
  await restorable.leave('/about');
  await restorable.back();
  await expect.poll(restorable.isRestored).toBe(true);
  expect(restorable.hindrances).toEqual([]);
  await expect(heading).toHaveText(text ?? '');
}

async function followsEvents(page: Page, path: string) {
  const followed = page.waitForRequest('**/api/artwork/stream');
  await page.goto(path);
  await followed;
}
