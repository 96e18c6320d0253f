import { visitAsCurator } from '../../support/admin/curator';
import { openCheckout, otherVisitor } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a customer is quoted what a curator entered for the country', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  await visitAsCurator(page, '/admin/delivery');
  await page.getByRole('button', { name: 'Edit Ghana' }).click();
  await page.getByLabel('Prices, in naira').fill('500 cm: 91,000');
  await page.getByRole('button', { name: 'Save zone' }).click();
  await expect(page.getByText('Delivery prices saved.')).toBeVisible();

  const visitor = await otherVisitor(browser, baseURL);
  await signInAsCustomer(visitor);
  await openCheckout(visitor, await catalogue.own());
  await visitor.getByLabel('Country').selectOption('GH');
  const quote = visitor.getByRole('status').filter({ hasText: 'Ghana, one to two weeks' });
  await expect(quote).toContainText('#91,000');
  await visitor.context().close();
});
