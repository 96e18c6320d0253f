import { cards, checkOut, expectPaidOnce, payWith, seeOrder, workToBuy } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

// api/src/features/payments/sandbox/sandbox.test.ts proves a repeated webhook and one that arrives before the client.
test('a payment settles its order once when the webhook never comes', async ({ page, catalogue }) => {
  const work = await workToBuy(catalogue);
  await signInAsCustomer(page);
  await checkOut(page, work);
  await payWith(page, cards.good, 'webhook never');
  await seeOrder(page);
  await expectPaidOnce(page);
  await page.reload();
  await expectPaidOnce(page);
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});

test('the page shows an undecided payment as received until the provider decides', async ({
  page,
  catalogue,
}) => {
  const work = await workToBuy(catalogue);
  await signInAsCustomer(page);
  await checkOut(page, work);
  await payWith(page, cards.good, 'confirmed later');
  await expect(page.getByText('Payment received, confirming…')).toBeVisible();
  await seeOrder(page);
  await expectPaidOnce(page);
});

test.describe('a lost answer', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('leaves the confirmation to the webhook', async ({ page, catalogue }) => {
    const work = await workToBuy(catalogue);
    await signInAsCustomer(page);
    await page.route('**/api/order/*/verify', (route) => route.abort());
    await checkOut(page, work);
    await payWith(page, cards.good);
    await seeOrder(page);
    await expectPaidOnce(page);
  });
});
