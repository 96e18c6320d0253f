import { chooseAndSend, expectDashboard, requestCode, typeCode } from '../../support/account';
import { codeMailedTo, register, signInAsCustomer } from '../../support/customer';
import { expectAccessible, expectAllSound } from '../../support/sweep';
import { expect, test } from '../../support/visit';

const paths = [
  '/dashboard/profile',
  '/dashboard/orders',
  '/dashboard/orders?tab=history',
  '/dashboard/bookings',
  '/dashboard/saved',
  '/dashboard/following',
];

test('the pages of an account fit every width, wider text, and forced colors', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsCustomer(page);
  await expectAllSound(page, Object.fromEntries(paths.map((path) => [path, path])));
  await expectDashboard(page);
});

test('axe accepts a form with errors', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
});

test('axe accepts the recovery pages, and none scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const customer = await register(page);
  const expectNarrow = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  };
  await page.goto('/forgot-password');
  await requestCode(page, customer.email);
  await expectNarrow();
  await typeCode(page, await codeMailedTo(customer.email));
  await page.getByRole('button', { name: 'Check mail' }).click();
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible();
  await expectNarrow();
  await chooseAndSend(page, 'a better secret');
  await expect(page.getByRole('heading', { name: 'Successful password Reset' })).toBeVisible();
  await expectNarrow();
});
