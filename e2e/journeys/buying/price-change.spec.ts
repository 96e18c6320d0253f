import { type APIRequestContext, expect } from '@playwright/test';
import { curatorsToken } from '../../support/admin/curator';
import { cards, openCheckout, payButton, payWith, testPayment } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { test } from '../../support/visit';
import type { Work } from '../../support/work';

test.use({ expectedErrors: /status of 409/ });

/** Changes the price as a curator while the customer has the page open. */
async function reprice(request: APIRequestContext, { _id }: Work, price: number): Promise<void> {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  const { artwork } = await (await request.get(`/api/artwork/${_id}/record`, { headers })).json();
  const changed = await request.put(`/api/artwork/${_id}`, { headers, data: { ...artwork, price } });
  expect(changed.status()).toBe(200);
}

test('the checkout shows a changed price and keeps the typed address', async ({
  page,
  request,
  catalogue,
}) => {
  const work = await catalogue.own();
  await signInAsCustomer(page);
  await openCheckout(page, work);
  await expect(page.getByText(/^Delivery and insurance, /)).toBeVisible();
  const price = work.price - 1_000;
  await reprice(request, work, price);
  await payButton(page).click();
  const text = `#${price.toLocaleString('en')}`;
  await expect(page.getByRole('alert')).toContainText('You have not been charged.');
  await expect(page.getByLabel('Street address')).toHaveValue('7 Palm Crescent');
  await page.screenshot({ path: test.info().outputPath('price-changed.png') });
  await payButton(page).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(page).toHaveURL(/\/thank-you\//);
  await expect(page.getByRole('main')).toContainText(text);
});
