import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test.use({ settings: { PAYMENTS: 'off' } });

test('a gallery without payments says so and links to the enquiry', async ({ page, catalogue }) => {
  const work = await catalogue.own();
  await visitAsCustomer(page, `/art-page/${work._id}`);
  await expect(page.getByText(/^Buying online is closed here at the moment/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy this artwork' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page.getByRole('region', { name: /^For More Information/ })).toBeFocused();

  await page.goto(`/art-page/${work._id}?buy=1`);
  // The address changes before the work's page, which has the same words and link, makes room.
  await expect(page.getByRole('heading', { name: 'Complete your purchase' })).toBeVisible();
  await expect(page).toHaveURL(`/checkout/${work._id}`);
  await expect(page.getByText(/^Buying online is closed here at the moment/)).toBeVisible();
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page.getByRole('region', { name: /^For More Information/ })).toBeFocused();
});
