import { expectDashboard, inHeader } from '../../support/account';
import { visitAsCurator } from '../../support/admin/curator';
import { logIn, register } from '../../support/customer';
import { expect, test } from '../../support/visit';

const loggedOut = 'You were logged out in another tab.';

test('a log-in and a log-out in one tab reach the others, with a message and no error', async ({
  page,
  context,
}) => {
  const customer = await register(page);
  const other = await context.newPage();
  await Promise.all([page.goto('/dashboard/profile'), other.goto('/')]);
  await logIn(page, customer);
  await expectDashboard(page);
  await expect(inHeader(other, 'Dashboard')).toHaveCount(1);
  await expect(inHeader(other, 'Login')).toHaveCount(0);

  const third = await context.newPage();
  await third.goto('/about');
  await other.goto('/dashboard/orders');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(loggedOut)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(inHeader(page, 'Login')).toHaveCount(1);
  await expect(inHeader(third, 'Login')).toHaveCount(1);
  await expect(third).toHaveURL('/about');
});

test("a log-out in another tab opens the back office's log-in despite unsaved changes", async ({
  page,
  context,
}) => {
  await visitAsCurator(page, '/admin/create-event');
  await page.getByLabel('Title').fill('Half an event');
  const other = await context.newPage();
  await other.goto('/admin/all-orders');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(loggedOut)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
