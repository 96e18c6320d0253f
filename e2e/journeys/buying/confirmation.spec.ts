import { cards, checkOut, expectPaidOnce, payWith, seeOrder } from '../../support/buying';
import { signInAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

// api/src/features/payments/sandbox/sandbox.test.ts proves the other orders of webhook and answer.
test('a payment settles its order once when the webhook never comes', async ({ page, catalogue }) => {
  const work = await catalogue.own();
  await signInAsCustomer(page);
  await checkOut(page, work);
  await payWith(page, cards.good, 'webhook never');
  await seeOrder(page);
  await expectPaidOnce(page);
  await page.reload();
  await expectPaidOnce(page);
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
});
