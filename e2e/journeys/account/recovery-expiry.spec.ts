import { askForCode, expectDashboard, typeCode } from '../../support/account';
import { somebodyElse } from '../../support/buying';
import { codeMailedTo, logIn, register } from '../../support/customer';
import { expect, test } from '../../support/processes/gallery-with-old-recoveries';

test.use({ expectedComplaints: /status of 422/ });

test('a code and a ticket of fifteen minutes ago are no longer good, and the password stays @1280', async ({
  page,
  browser,
  baseURL,
  agedGallery,
}) => {
  test.setTimeout(180_000);
  const slow = await register(page);
  await page.goto('/forgot-password');
  await askForCode(page, slow.email);
  await typeCode(page, await codeMailedTo(slow.email, 1, agedGallery.dataDir));

  const other = await somebodyElse(browser, baseURL);
  const slower = await register(other);
  await other.goto('/forgot-password');
  await askForCode(other, slower.email);
  await typeCode(other, await codeMailedTo(slower.email, 1, agedGallery.dataDir));
  await other.getByRole('button', { name: 'Check mail' }).click();
  await other.getByLabel('New password', { exact: true }).fill('a better secret');
  await other.getByLabel('Confirm password', { exact: true }).fill('a better secret');

  await agedGallery.laterBy('15 minutes');

  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page.getByRole('alert').first()).toContainText('This code is wrong or no longer good.');
  await expect(page).toHaveURL('/confirm-forgot-password-email');

  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other.getByRole('alert')).toContainText('This code has been used or is too old.');
  await expect(other).toHaveURL('/forgot-password');
  await other.goto('/login');
  await logIn(other, slower);
  await expectDashboard(other);
  await other.context().close();
});
