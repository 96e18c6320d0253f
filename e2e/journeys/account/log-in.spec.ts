import { expectDashboard, sessionKey } from '../../support/account';
import { fillSignUp, logIn, newCustomer, register, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a visitor signs up, sees the dashboard, and stays logged in after a reload', async ({ page }) => {
  const customer = newCustomer();
  await page.goto('/register');
  await fillSignUp(page, customer);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/dashboard/profile');
  await expectDashboard(page);
  await page.reload();
  await expectDashboard(page);
});

test('a guarded page redirects to the log-in page, which leads back to it', async ({ page }) => {
  const customer = await register(page);
  await page.goto('/dashboard/orders');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText('Unauthorized Access!');
  await logIn(page, customer);
  await expect(page).toHaveURL('/dashboard/orders');
  await expectDashboard(page);
});

test.describe('a session ended elsewhere', () => {
  test.use({ expectedErrors: /status of 401/ });

  test("'Log Out' revokes the token on the server", async ({ page }) => {
    await visitAsCustomer(page, '/dashboard/profile');
    const session = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionKey);
    const revoked = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('button', { name: 'Log Out' }).click();
    expect((await revoked).status()).toBe(200);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const again = await page.request.post('/api/auth/logout', {
      headers: { authorization: `Bearer ${session.token}` },
    });
    expect(again.status()).toBe(401);
  });
});

test('the log-in page requests each of its files once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('uli-gallery-fonts'))).toBe('1');
  const files = () => requested.filter((file) => file.startsWith('/static/'));
  // The page carries the styles that it uses. The whole file loads after the scripts.
  const account = () => files().filter((file) => /account/.test(file));
  const expected = [expect.stringMatching(/\.js$/), expect.stringMatching(/\.css$/)];
  await expect.poll(account).toEqual(expected);
  expect(new Set(files()).size).toBe(files().length);
});
