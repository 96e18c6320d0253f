import { checkOut, orderOf, otherVisitor, payButton, paymentForm, workToBuy } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test.use({ settings: { HOLD_MINUTES: '0.25' }, expectedErrors: /status of 409/ });

test('an expired hold frees the work for everybody except its customer', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  test.setTimeout(180_000);
  const work = await workToBuy(catalogue);
  await signInAsCustomer(page);
  const watcher = await otherVisitor(browser, baseURL);
  await watcher.goto(`/art-page/${work._id}`);
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();

  await checkOut(page, work);
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(watcher.getByText(/^Held for another collector until \d\d:\d\d$/)).toBeVisible();
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toBeVisible({ timeout: 100_000 });

  await page.goto('/dashboard/orders?tab=history');
  await expect(orderOf(page, work)).toContainText('Canceled');
  await page.goto(`/art-page/${work._id}?buy=1`);
  await page.getByLabel('Delivery address').fill('7 Palm Crescent, Ikoyi, Lagos');
  await payButton(page).click();
  const reason = 'Your hold on this artwork ran out. Please try again in ten minutes.';
  await expect(page.getByRole('dialog').getByRole('paragraph').filter({ hasText: reason })).toBeVisible();
  await watcher.context().close();
});
