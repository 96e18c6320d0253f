import { cards, checkOut, expectPaidOnce, orderOf, payWith, workToBuy } from '../buying';
import { visitAsCustomer } from '../customer';
import { expect, test } from '../visit';

for (const behaviour of ['webhook twice', 'webhook before the client', 'webhook never']) {
  test(`an order is paid once when the provider behaves so: ${behaviour} @1280`, async ({
    page,
    catalogue,
  }) => {
    const work = await workToBuy(catalogue);
    await visitAsCustomer(page, '/dashboard/profile');
    await checkOut(page, work);
    await payWith(page, cards.good, behaviour);
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
  await expect(orderOf(page, work).getByText('Payment received, confirming…')).toBeVisible();
  await expect(orderOf(page, work).getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  await expect(orderOf(page, work).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expect(page.getByText('Payment received, confirming…')).toHaveCount(0, { timeout: 40_000 });
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
    await expectPaidOnce(page);
  });
});
