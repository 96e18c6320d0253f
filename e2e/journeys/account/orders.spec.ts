import { cards, checkOut, payWith } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer pays an unpaid order from the list', async ({ page, catalogue }) => {
  const work = await catalogue.own();
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
