import { cards, checkOut, paymentForm, payWith, sendAddress, workToBuy } from '../buying';
import { logIn, register, visitAsCustomer } from '../customer';
import { expect, test } from '../visit';

test('a visitor logs in on the way, buys a work with a good card, and has the receipt', async ({
  page,
  catalogue,
}, testInfo) => {
  const work = await workToBuy(catalogue, testInfo, 0);
  const customer = await register(page);
  await page.goto(`/art-page/${work._id}`);
  await page.getByRole('link', { name: 'Buy this artwork' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, customer);
  await expect(page).toHaveURL(`/art-page/${work._id}?buy=1`);
  await expect(page.getByRole('dialog')).toContainText(`#${work.price.toLocaleString('en')}`);
  await sendAddress(page);
  await payWith(page, cards.good);

  await expect(page).toHaveURL(/\/dashboard\/orders\?order=/);
  const details = page.getByRole('region', { name: 'Order details' });
  await expect(details.getByRole('listitem').filter({ hasText: 'Paid' })).toContainText(/\d\d:\d\d/);
  await expect(details).toContainText('7 Palm Crescent, Ikoyi, Lagos');
  await expect(details.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Receipt', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`/art-page/${work._id}`);
  await expect(page.getByText('Sold', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
});

test('a declined card is told in the form, and another one pays', async ({ page, catalogue }, testInfo) => {
  const work = await workToBuy(catalogue, testInfo, 1);
  await visitAsCustomer(page, '/dashboard/profile');
  await checkOut(page, work);
  await payWith(page, cards.declined);
  await expect(paymentForm(page).getByRole('alert')).toHaveText('Declined');
  await payWith(page, cards.good);
  await expect(page.getByRole('article', { name: work.name_of_artwork })).toContainText('Paid');
});

test('a payment form that is closed leaves the work held: it can be paid later, or given back', async ({
  page,
  catalogue,
}, testInfo) => {
  const work = await workToBuy(catalogue, testInfo, 2);
  await visitAsCustomer(page, '/dashboard/profile');
  await checkOut(page, work);
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.getByRole('dialog')).toContainText('The payment was not completed.');
  await expect(page.getByRole('dialog')).toContainText('The artwork is held for you until');
  await page.getByRole('button', { name: 'Pay again' }).click();
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page).toHaveURL(`/art-page/${work._id}`);
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();
});

test('a browser that dies after paying finds the order paid', async ({ page, catalogue }, testInfo) => {
  const work = await workToBuy(catalogue, testInfo, 3);
  await visitAsCustomer(page, '/dashboard/profile');
  await checkOut(page, work);
  await payWith(page, cards.good, 'browser dies');
  await expect(paymentForm(page).getByRole('alert')).toHaveText('Approved');
  await page.goto('/dashboard/orders');
  await expect(page.getByRole('article', { name: work.name_of_artwork })).toContainText('Paid');
});

test('a work that another collector holds says so within seconds', async ({
  page,
  browser,
  baseURL,
  catalogue,
}, testInfo) => {
  const work = await workToBuy(catalogue, testInfo, 4);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await other.goto(`/art-page/${work._id}`);
  await expect(other.getByRole('link', { name: 'Buy this artwork' })).toBeVisible();
  await visitAsCustomer(page, '/dashboard/profile');
  await checkOut(page, work);
  await expect(other.getByText(/Held for another collector until \d\d:\d\d/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(other.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Talk to us' })).toBeVisible();
  await context.close();
});
