import type { Page } from '@playwright/test';
import { chooseAndSend, expectDashboard, requestCode, typeCode } from '../../support/account';
import { codeMailedTo, logIn, register } from '../../support/customer';
import { watchShifts } from '../../support/shifts';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a customer replaces a forgotten password with the mailed code, typed in part before the scripts arrive', async ({
  page,
}) => {
  const customer = await register(page);
  const shifted = await watchShifts(page);
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  expect(await shifted()).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await requestCode(page, customer.email);
  await expectSound(page);
  const code = await codeMailedTo(customer.email);
  let answer = () => {};
  const received = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/static/main.*.js', (route) => received.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await typeCode(page, code.slice(0, 3));
  await expect(page.getByLabel('Digit 1')).toHaveValue(code.slice(0, 3));
  answer();
  await expect(page.getByLabel('Digit 4')).toBeFocused();
  await page.keyboard.type(code.slice(3));
  await page.getByRole('button', { name: 'Check mail' }).click();

  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expectSound(page);
  await chooseAndSend(page, 'a better secret');
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await logIn(page, { ...customer, password: 'a better secret' });
  await expectDashboard(page);
});

async function expectSound(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
}
