import { cards, checkOut, expectPaidOnce, payWith, seeOrder, workToBuy } from '../../support/buying';
import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

for (const behaviour of ['webhook twice', 'webhook before the client', 'webhook never']) {
  test(`an order is paid once when the provider behaves so: ${behaviour} @1280`, async ({
    page,
    catalogue,
  }) => {
    const work = await workToBuy(catalogue);
    await visitAsCustomer(page, '/dashboard/profile');
    await checkOut(page, work);
    await payWith(page, cards.good, behaviour);
    await seeOrder(page);
    await expectPaidOnce(page);
    await page.reload();
    await expectPaidOnce(page);
    await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  });
}

test('a payment that is not decided is told as received, until it is @1280', async ({ page, catalogue }) => {
  const work = await workToBuy(catalogue);
  await visitAsCustomer(page, '/dashboard/profile');
  await checkOut(page, work);
  await payWith(page, cards.good, 'confirmed later');
  await expect(page.getByText('Payment received, confirming…')).toBeVisible();
  await seeOrder(page);
  await expectPaidOnce(page);
});

test.describe('an answer that is lost on the way @1280', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('leaves the order to the webhook', async ({ page, catalogue }) => {
    const work = await workToBuy(catalogue);
    await visitAsCustomer(page, '/dashboard/profile');
    await page.route('**/api/order/*/verify', (route) => route.abort());
    await checkOut(page, work);
    await payWith(page, cards.good);
    await seeOrder(page);
    await expectPaidOnce(page);
  });
});
