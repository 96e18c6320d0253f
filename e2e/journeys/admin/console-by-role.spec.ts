import { sessionKey } from '../../support/account';
import { visitAsCurator } from '../../support/admin/curator';
import { runningAuction } from '../../support/bidding';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a role without the auctions follows the console and finds no action there', async ({
  page,
  request,
}) => {
  const { _id } = await runningAuction(request);
  await visitAsCurator(page, `/admin/auctions/${_id}/live`);
  await expect(page.getByRole('button', { name: 'Withdraw lot…' })).toBeVisible();
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    session.user.staffRole = 'curator';
    localStorage.setItem(key, JSON.stringify(session));
  }, sessionKey);
  await page.reload();
  await expect(page.getByText('A change needs at least the role manager')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lots' })).toBeVisible();
  await expect(page.getByText(/^Ends next: lot/)).toBeVisible();
  for (const action of [/^Withdraw/, /^Retract/, 'Mark as checked'])
    await expect(page.getByRole('button', { name: action })).toHaveCount(0);
  await expectAccessible(page);
});
