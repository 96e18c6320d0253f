import { readFileSync } from 'node:fs';
import { logIn, visitAsCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// The browser logs the refused log-in in its console.
test.use({ expectedErrors: /status of 401/ });

test('a customer changes password and email, logs in with both, takes the data, and deletes the account', async ({
  page,
}) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  await page.getByText('Your devices', { exact: true }).click();
  const device = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await expect(device).toHaveText(/Network 127\.0\.0\.0\/24.*This device/);
  await page.getByText('Change password').click();
  const passwords = page.getByRole('form', { name: 'Change password' });
  await passwords.getByLabel('Current password', { exact: true }).fill(customer.password);
  await passwords.getByLabel('New password', { exact: true }).fill('a better secret');
  await passwords.getByLabel('Confirm new password', { exact: true }).fill('a better secret');
  await passwords.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  const [email, password] = [`new.${customer.email}`, 'a better secret'];
  await page.getByText('Change email address').click();
  const address = page.getByRole('form', { name: 'Change email address' });
  await address.getByLabel('New email').fill(email);
  await address.getByLabel('Current password', { exact: true }).fill(password);
  await expectAccessible(page);
  await address.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Open the link that we sent to ${email}.`)).toBeVisible();
  const token = await mailedTo(email, /\/dashboard\/profile#email=(\S+)/);
  await mailedTo(customer.email, /(A new email address for your account)/);
  await page.goto(`/dashboard/profile#email=${token}`);
  await expect(page.getByText(`Your email address is ${email} now.`)).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, { email, password });
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(email);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('gallery-data.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).account.email).toBe(email);
  await page.getByText('Delete your account').first().click();
  const form = page.getByRole('form', { name: 'Delete your account' });
  await form.getByLabel('Current password', { exact: true }).fill(password);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Delete your account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted. We confirm it by email.')).toBeVisible();
  await mailedTo(email, /(We have deleted your account)/);
  await logIn(page, { email, password });
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
});
