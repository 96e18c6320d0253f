import { logIn, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a customer changes the profile, logs in again, and finds the changes', async ({ page }) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Mrs Adaeze Nwosu');
  await expect(summary).toContainText(customer.email);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').selectOption('Miss');
  await page.getByLabel('Last name').fill('Adébáyọ̀');
  await page.getByLabel('Delivery address').fill('7 Palm Crescent, Ikoyi, Lagos');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Profile updated. Log in to continue.')).toBeVisible();
  await logIn(page, customer);
  await expect(summary).toContainText('Miss Adaeze Adébáyọ̀');
  await expect(page.getByLabel('Delivery address')).toHaveValue('7 Palm Crescent, Ikoyi, Lagos');
});

test('the menu opens profile and orders, and logs out @both', async ({ page }) => {
  await visitAsCustomer(page, '/dashboard/profile');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/dashboard/following');
  await expect(menu.getByRole('link', { name: 'Following' })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeFocused();
  await menu.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});
