import { checkOut, otherVisitor, payButton, paymentForm } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test.use({ settings: { HOLD_MINUTES: '0.25' }, expectedErrors: /status of 409/ });

test('an expired hold frees the work for everybody, and its customer may hold it again @waits', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  test.setTimeout(180_000);
  const work = await catalogue.own();
  await signInAsCustomer(page);
  const watcher = await otherVisitor(browser, baseURL);
  await watcher.goto(`/art-page/${work._id}`);
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();

  await checkOut(page, work);
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(watcher.getByText(/^Held for another collector until \d\d:\d\d$/)).toBeVisible();
  await expect(watcher.getByRole('link', { name: 'Buy this artwork' })).toBeVisible({ timeout: 100_000 });

  await expect(page.getByText('Your hold has ended')).toBeVisible();
  await page.getByRole('button', { name: 'Hold it again' }).click();
  await expect(page.getByText(/^On hold for you until \d\d:\d\d\.$/)).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  await watcher.context().close();
});
