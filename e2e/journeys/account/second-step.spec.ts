import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectDashboard } from '../../support/account';
import { logIn, visitAsCustomer } from '../../support/customer';
import { mailedTo } from '../../support/mails';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

// The browser reports each refused code.
test.use({ expectedErrors: /422 \(Unprocessable Entity\).*\/api\/auth\/second-step/ });

const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('a customer sets an authenticator app up, and logs in with its code and with a recovery code', async ({
  page,
}) => {
  const customer = await visitAsCustomer(page, '/dashboard/profile');
  await page.getByText('Authenticator app', { exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill(codeOf(key, -1));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const recoveryCodes = await shown.allInnerTexts();
  await mailedTo(customer.email, /(Your log-in has a second step)/);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(page.getByText('You have 10 unused recovery codes.')).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, customer);
  await enter(page, '000000');
  await expect(page.getByText('This code is wrong or used.').first()).toBeVisible();
  await expectAccessible(page);
  await enter(page, codeOf(key));
  await expectDashboard(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, customer);
  await enter(page, recoveryCodes[0] ?? '');
  await expectDashboard(page);
});

async function enter(page: Page, code: string) {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
