import { Secret, TOTP } from 'otpauth';
import { curator, enterAs } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test.use({ settings: { STAFF_SECOND_STEP: 'on' } });

test('the first log-in of an administrator leads through the second step', async ({ page }) => {
  await page.goto('/admin');
  await enterAs(page, curator);
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('The back office opens after that.')).toBeVisible();
  await page.getByText('Authenticator app', { exact: true }).click();
  await page.getByLabel('Current password', { exact: true }).fill(curator.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code of the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});
