import { sessionKey } from '../../support/account';
import { curator, enterAs, visitAsCurator } from '../../support/admin/curator';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('@both an administrator logs in on the way to a page, follows the navigation, and logs out', async ({
  page,
}) => {
  await page.goto('/admin/all-orders?status=Paid');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('alert')).toHaveText(/Unauthorized Access!/);
  await expect(page.getByText('Welcome! Check recent updates')).toBeVisible();
  await enterAs(page, curator);
  await expect(page).toHaveURL('/admin/all-orders?status=Paid');
  await expect(page.getByRole('heading', { name: 'All Orders' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const menu = page.getByRole('button', { name: /^Menu/ });
  const isPhone = await menu.isVisible();
  for (const [name, heading] of [
    ['Notifications', 'Notifications'],
    ['All Art works', 'All artworks'],
  ] as const) {
    if (isPhone) await menu.click();
    await page
      .getByRole('navigation', { name: 'Back office' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeFocused();
    // On a phone the navigation has closed again.
    await expect(page.locator('nav [aria-current=page]')).toHaveText(new RegExp(`^${name}`));
  }

  await page.getByRole('button', { name: 'Next' }).click();
  const range = page.getByRole('navigation', { name: 'Pages' });
  await expect(range).toContainText('13 to 24 of');
  await page.reload();
  await expect(range).toContainText('13 to 24 of');
  if (isPhone) await menu.click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('You are logged out.')).toBeVisible();
});

test('an administrator who lacks the second step gets from the back office to its set-up', async ({
  page,
}) => {
  await visitAsCurator(page, '/admin/settings');
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    session.user.needsSecondStep = true;
    localStorage.setItem(key, JSON.stringify(session));
  }, sessionKey);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('The back office opens after that.')).toBeVisible();
});
