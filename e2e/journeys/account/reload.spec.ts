import type { Page } from '@playwright/test';
import { signInAsCurator } from '../../support/admin/curator';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

// The sweeps prove the same for the addresses of the other guarded pages.
test("a customer's page keeps its address through a reload", async ({ page }) => {
  await signInAsCustomer(page);
  await expectToStay(page, '/dashboard/orders?tab=history', 'Orders');
});

test('a back-office page keeps its address through a reload', async ({ page }) => {
  await signInAsCurator(page);
  await expectToStay(page, '/admin/all-orders?status=Paid', 'All Orders');
  await expectToStay(page, '/admin/create-event', 'Create event');
});

/** Fails if the page shows anything else in between, such as the log-in page. */
async function expectToStay(page: Page, address: string, heading: string) {
  const addresses = new Set<string>();
  const note = (frame: { url(): string }) => {
    const { pathname, search } = new URL(frame.url());
    addresses.add(pathname + search);
  };
  page.on('framenavigated', note);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  page.off('framenavigated', note);
  expect(addresses).toEqual(new Set([address]));
}
