import { cards, checkOut, paymentForm, payWith, workToBuy } from '../../support/buying';
import { signInAsCustomer, visitAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('an empty order list links to the artworks', async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/orders');
  await expect(page.getByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  await page.getByRole('tab', { name: 'Order History' }).click();
  await expect(page.getByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  await page.getByRole('link', { name: 'View artworks' }).click();
  await expect(page).toHaveURL('/artist');
});

test('a customer pays an unpaid order from the list', async ({ page, catalogue }) => {
  const work = await workToBuy(catalogue);
  await signInAsCustomer(page);
  await checkOut(page, work);
  await page.goto('/dashboard/orders');
  const order = page.getByRole('article', { name: work.name_of_artwork });
  await expect(order).toContainText(/#\d[\d,]+/);
  await expect(order).toContainText('To be confirmed');
  await expect(order).toContainText(/Held for you until \d\d:\d\d/);
  await order.getByRole('button', { name: 'Pay now' }).click();
  await payWith(page, cards.good);
  await expect(page).toHaveURL(/\/thank-you\//);
  await page.goto('/dashboard/orders');
  await expect(order).toContainText('Paid');
  await order.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expectAccessible(page);
});

test('a canceled order appears only in the history', async ({ page, catalogue }) => {
  const work = await workToBuy(catalogue);
  await signInAsCustomer(page);
  await checkOut(page, work);
  await paymentForm(page).getByRole('button', { name: 'Cancel payment' }).click();
  await page.goto('/dashboard/orders');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('We are looking forward to you purchasing Art soon')).toBeVisible();
  await page.getByRole('tab', { name: 'Order History' }).click();
  await expect(page.getByRole('article', { name: work.name_of_artwork })).toContainText('Canceled');
});

test.describe("another customer's order", () => {
  test.use({ expectedErrors: /status of 40[34]/ });

  test('does not open by its address', async ({ page, catalogue }) => {
    const work = await workToBuy(catalogue);
    await signInAsCustomer(page);
    const placed = page.waitForResponse('**/api/order/create');
    await checkOut(page, work);
    const { order } = await (await placed).json();
    await page.goto('/dashboard/profile');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
    await visitAsCustomer(page, `/dashboard/orders?order=${order._id}`);
    await expect(page.getByText('This order is not among yours.')).toBeVisible();
  });
});
