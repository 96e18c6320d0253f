import { cards, checkOut, paymentForm, payWith } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('the payment form reports a declined card, and after another one the page thanks and links to the order', async ({
  page,
  catalogue,
}) => {
  const work = await catalogue.own();
  await signInAsCustomer(page);
  await checkOut(page, work);
  await payWith(page, cards.declined);
  await expect(paymentForm(page).getByRole('alert')).toHaveText('Declined');
  await payWith(page, cards.good);
  await expect(page.getByRole('heading', { name: /^Thank you, / })).toBeVisible();
  const text = await page.getByText(/Your order is number/).textContent();
  const number = text?.match(/number (\d{4,})/)?.[1] ?? 'none';
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Total paid');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(`Your order is number ${number}`)).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('article', { name: work.name_of_artwork })).toContainText(`Order ${number}`);
});
