import type { Page } from '@playwright/test';
import { signInAsCurator } from '../../support/admin/curator';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

// The sweeps open every other guarded page by its address, and see nothing in between either.
test("a customer's page keeps its address through a reload", async ({ page }) => {
  await signInAsCustomer(page);
  await expectToStay(page, '/dashboard/orders?tab=history', 'Orders');
});

test('a back-office page keeps its address through a reload', async ({ page }) => {
  await signInAsCurator(page);
  await expectToStay(page, '/admin/all-orders?status=Paid', 'All Orders');
  await expectToStay(page, '/admin/create-event', 'Create event');
});

/** Nothing is shown in between, neither the log-in page nor another one. */
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
