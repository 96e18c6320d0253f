import { visitAsCurator } from '../../support/admin/curator';
import { cards, otherVisitor, payWith, testPayment, tooLarge, typeAddress } from '../../support/buying';
import { newCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a guest asks for a delivery price, a curator names it, and the guest pays the whole', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const [work, guest] = [await catalogue.own(tooLarge), newCustomer()];
  await page.goto(`/checkout/${work._id}?guest=yes`);
  await page.getByLabel('First name').fill(guest.firstname);
  await page.getByLabel('Last name').fill(guest.lastname);
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Phone number').fill(guest.mobile);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Digit 1').fill(await mailedTo(guest.email, /^Code: (\d{6})/m));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await typeAddress(page);
  await page.getByLabel('Country').selectOption('IS');
  await page.getByRole('button', { name: 'Request a delivery quote' }).click();
  await expect(page.getByText('We hold the work for you', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/email the price of the delivery to/)).toBeVisible();
  await expectAccessible(page);

  const number = await mailedTo(guest.email, /This is order (\d+)/);
  const curator = await otherVisitor(browser, baseURL);
  await visitAsCurator(curator, `/admin/all-orders?quote=asked&q=${number}`);
  await curator.getByRole('link', { name: /^Adaeze Nwosu/ }).click();
  await curator.getByRole('button', { name: 'Name the price' }).click();
  await curator.getByLabel('Delivery, in naira').fill('150,000');
  await curator.getByRole('button', { name: 'Send the price' }).click();
  await expect(curator.getByText('Price sent. The customer can pay now.')).toBeVisible();
  await curator.context().close();

  await page.goto('/');
  await page.goto(await mailedTo(guest.email, /Pay #[\d,]+:\s+\S+?(\/your-order#[\w.-]+)/));
  await expect(page.getByText('Delivery and insurance, Iceland')).toBeVisible();
  await page.getByRole('button', { name: /^Pay #/ }).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Invoice', { timeout: 40_000 });
});
