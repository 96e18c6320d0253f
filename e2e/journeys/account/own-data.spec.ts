import { readFileSync } from 'node:fs';
import { logIn, visitAsCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// The browser logs the refused log-in in its console.
test.use({ expectedErrors: /status of 401/ });

test('a customer downloads the data, deletes the account, and cannot log in again', async ({ page }) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('gallery-data.json');
  const { account } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(account.email).toBe(customer.email);

  await page.getByText('Delete your account').first().click();
  const form = page.getByRole('form', { name: 'Delete your account' });
  await form.getByLabel('Current password', { exact: true }).fill(customer.password);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Delete your account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your account is deleted. We confirm it by email.')).toBeVisible();
  await mailedTo(customer.email, /(We have deleted your account)/);
  await logIn(page, customer);
  await expect(page.getByText('Email or password is wrong.')).toBeVisible();
});
