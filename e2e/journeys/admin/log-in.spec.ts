import { curator, enterAs, visitAsCurator } from '../../support/admin/curator';
import { register, visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

test('a guarded page sends a visitor to the log-in, which leads back to it', async ({ page }) => {
  await page.goto('/admin/all-orders?status=Paid');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('alert')).toHaveText(/Unauthorized Access!/);
  await expect(page.getByText('Welcome! Check recent updates')).toBeVisible();
  await enterAs(page, curator);
  await expect(page).toHaveURL('/admin/all-orders?status=Paid');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
});

test('an administrator who is logged in skips the log-in, and logs out', async ({ page }) => {
  await visitAsCurator(page);
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  const menu = page.getByRole('button', { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});

test("the log-in refuses a customer's account and signs nobody in", async ({ page }) => {
  const customer = await register(page);
  await page.goto('/admin');
  await enterAs(page, customer);
  await expect(page.getByText(/has no access to the back office/)).toBeVisible();
  await page.goto('/login');
  await expect(page.getByText('Log in to access your dashboard.')).toBeVisible();
});

test('the back office tells a logged-in customer that the account has no access', async ({ page }) => {
  await visitAsCustomer(page, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
});

test('the navigation opens each page and marks the current one @both', async ({ page }) => {
  await visitAsCurator(page);
  const menu = page.getByRole('button', { name: /^Menu/ });
  const nav = page.getByRole('navigation', { name: 'Back office' });
  for (const [name, heading] of [
    ['All orders', 'All Orders'],
    ['Notifications', 'Notifications'],
    ['Artists', 'All Artistes'],
    ['All Art works', 'All artworks'],
  ] as const) {
    const link = nav.getByRole('link', { name: new RegExp(`^${name}`) });
    await expect(menu.or(link).filter({ visible: true }).first()).toBeVisible();
    if (await menu.isVisible()) await menu.click();
    await link.click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    // On a phone the navigation has closed again.
    await expect(page.locator('nav [aria-current=page]')).toHaveText(new RegExp(`^${name}`));
  }
});
