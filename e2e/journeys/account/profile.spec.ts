import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('the menu opens profile and orders, and logs out @390', async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/following');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Following' })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeFocused();
  const revoked = page.waitForResponse('**/api/auth/logout');
  await menu.getByRole('button', { name: 'Log Out' }).click();
  expect((await revoked).status()).toBe(200);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});
