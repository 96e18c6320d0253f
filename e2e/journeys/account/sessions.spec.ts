import { logIn, visitAsCustomer } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer finds another device and logs it out', async ({ page, browser, baseURL }) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  const phone = await browser.newContext({ baseURL });
  const other = await phone.newPage();
  await other.goto('/login');
  await logIn(other, customer);
  await expect(other.getByRole('region', { name: 'Summary' })).toContainText(customer.email);

  await page.getByText('Your devices', { exact: true }).click();
  const devices = page.getByRole('list', { name: 'Your devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toBeVisible();
  await expect(devices.getByText('Network 127.0.0.0/24').first()).toBeVisible();
  await expectAccessible(page);
  await devices.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('The device is logged out.')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);

  await other.goto('/dashboard/orders');
  await expect(other.getByText('Your session has ended. Please log in again.').first()).toBeVisible();
  await phone.close();
});
