import { logIn, visitAsCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer changes the password and the email address, and logs in with both', async ({ page }) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  await page.getByText('Change password').click();
  const passwords = page.getByRole('form', { name: 'Change password' });
  await passwords.getByLabel('Current password', { exact: true }).fill(customer.password);
  await passwords.getByLabel('New password', { exact: true }).fill('a better secret');
  await passwords.getByLabel('Confirm new password', { exact: true }).fill('a better secret');
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  const email = `new.${customer.email}`;
  await page.getByText('Change email address').click();
  const address = page.getByRole('form', { name: 'Change email address' });
  await address.getByLabel('New email').fill(email);
  await address.getByLabel('Current password', { exact: true }).fill('a better secret');
  await expectAccessible(page);
  await address.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Open the link that we sent to ${email}.`)).toBeVisible();
  const token = await mailedTo(email, /\/dashboard\/profile#email=(\S+)/);
  await mailedTo(customer.email, /(A new email address for your account)/);

  await page.goto(`/dashboard/profile#email=${token}`);
  await expect(page.getByText(`Your email address is ${email} now.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(email);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, { email, password: 'a better secret' });
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(email);
});
