import { expectDashboard } from '../../support/account';
import { signInAsCustomer } from '../../support/customer';
import { expectAccessible, expectAllSound } from '../../support/sweep';
import { expect, test } from '../../support/visit';

const paths = [
  '/dashboard/profile',
  '/dashboard/orders',
  '/dashboard/orders?tab=history',
  '/dashboard/bookings',
  '/dashboard/saved',
  '/dashboard/following',
];

test('axe accepts a form with errors, and the pages of an account fit every width, wider text, and forced colors', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);

  await signInAsCustomer(page);
  await expectAllSound(page, Object.fromEntries(paths.map((path) => [path, path])));
  await expectDashboard(page);
});
