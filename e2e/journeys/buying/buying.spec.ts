import {
  cards,
  checkOut,
  expectPaidOnce,
  orderOf,
  otherVisitor,
  paymentForm,
  payWith,
  seeOrder,
  sendAddress,
} from '../../support/buying';
import { logIn, register, signInAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a visitor finds a work, logs in, pays after a declined card, and gets thanks and the receipt', async ({
  page,
  catalogue,
}) => {
  const work = await catalogue.own();
  const customer = await register(page);
  await page.goto('/artist');
  await page.getByRole('searchbox').fill(work.name_of_artwork);
  await expect(page).toHaveURL(/\/artist\?q=/);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('link', { name: new RegExp(`^${work.name_of_artwork}`) }).click();
  await expect(page).toHaveURL(`/art-page/${work._id}`);
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL(`/checkout/${work._id}`);
  await expect(page.getByRole('button', { name: /^Pay/ })).toContainText(
    `#${work.price.toLocaleString('en')}`,
  );
  await sendAddress(page);
  await payWith(page, cards.declined);
  await expect(paymentForm(page).getByRole('alert')).toHaveText('Declined');
  await payWith(page, cards.good);

  await expect(page).toHaveURL(/\/thank-you\//);
  const text = await page.getByText(/Your order is number/).textContent();
  const number = text?.match(/number (\d{4,})/)?.[1] ?? 'none';
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Total paid');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await seeOrder(page);
  await expect(orderOf(page, work)).toContainText(`Order ${number}`);
  const details = page.getByRole('region', { name: 'Order details' });
  await expectPaidOnce(page);
  await expect(details.getByRole('status')).toContainText('Thank you! Your payment has arrived.');
  await expect(details).toContainText('7 Palm Crescent, Ikoyi, Lagos');
  await expect(details.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
});

// api/src/features/payments/sandbox/sandbox.test.ts proves the other orders of webhook and answer.
test('a closed payment form keeps the hold, and a later payment without a webhook settles the order once', async ({
  page,
  catalogue,
}) => {
  const work = await catalogue.own();
  await signInAsCustomer(page);
  await checkOut(page, work);
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was not completed.');
  await page.reload();
  await expect(page.getByText(/^On hold for you until \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /7 Palm Crescent, Ikoyi, Lagos/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the work' }).click();
  await expect(page.getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByText(/^The payment was not completed\./)).toBeVisible();

  await page.goto('/dashboard/orders');
  const order = orderOf(page, work);
  await expect(order).toContainText(/#\d[\d,]+/);
  await expect(order).toContainText('To be confirmed');
  await expect(order).toContainText(/Held for you until \d\d:\d\d/);
  await order.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, cards.good, 'webhook never');
  await seeOrder(page);
  await expectPaidOnce(page);
  await page.reload();
  await expectPaidOnce(page);
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an order is paid although the browser dies after the payment', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const work = await catalogue.own();
  const customer = await signInAsCustomer(page);
  await checkOut(page, work);
  await payWith(page, cards.good, 'browser dies');
  await expect(paymentForm(page).getByRole('alert')).toHaveText('Approved');
  await page.close();

  const later = await otherVisitor(browser, baseURL);
  await later.goto('/dashboard/orders');
  await logIn(later, customer);
  await expect(later).toHaveURL('/dashboard/orders');
  await expect(orderOf(later, work)).toContainText('Paid', { timeout: 30_000 });
  await later.context().close();
});
