import { visitAsCurator } from '../../support/admin/curator';
import {
  cards,
  openCheckout,
  orderOf,
  otherVisitor,
  payWith,
  testPayment,
  workWithoutDelivery,
} from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer asks for a delivery price, a curator names it, and the customer pays the whole', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const work = await workWithoutDelivery(page, catalogue);
  const customer = await signInAsCustomer(page);
  await openCheckout(page, work);
  await page.getByLabel('Country').selectOption('IS');
  await page.getByRole('button', { name: 'Request a delivery quote' }).click();
  await expect(page.getByText('We hold the work for you', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/email the price of the delivery to/)).toBeVisible();
  await expectAccessible(page);

  const curator = await otherVisitor(browser, baseURL);
  await visitAsCurator(curator, '/admin/all-orders');
  await curator.getByRole('link', { name: 'Show them' }).click();
  await curator.getByRole('link', { name: 'Adaeze Nwosu' }).click();
  await curator.getByRole('button', { name: 'Name the price' }).click();
  await curator.getByLabel('Delivery, in naira').fill('150,000');
  await curator.getByRole('button', { name: 'Send the price' }).click();
  await expect(curator.getByText('Price sent. The customer can pay now.')).toBeVisible();
  await curator.context().close();

  await page.goto(await mailedTo(customer.email, /Pay #[\d,]+:\s+\S+?(\/dashboard\/orders\?order=[\w-]+)/));
  const order = orderOf(page, work);
  await expect(order).toContainText('Delivery and insurance, Iceland');
  await order.getByRole('button', { name: /^Pay #/ }).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(order).toContainText('Paid', { timeout: 40_000 });
});
