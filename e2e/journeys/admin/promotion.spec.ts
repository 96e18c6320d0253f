import { curatorsToken } from '../../support/admin/curator';
import { send } from '../../support/admin/orders';
import { give, openReleases, panel, reason } from '../../support/admin/releases';
import { expect, test } from '../../support/visit';

test('an administrator switches automatic promotion off with a reason, and on again', async ({
  page,
  request,
}) => {
  // An interrupted attempt may have left it off.
  const before = { on: true, reason: 'Before the test' };
  await send(request, 'put', '/releases/auto-promote', before, await curatorsToken(request));
  await openReleases(page);
  const byItself = page.getByRole('checkbox', { name: 'Promote what is signed and passes the gates' });
  const lastEntry = panel(page, 'Audit').getByRole('row').nth(1);
  await expect(byItself).toBeChecked();
  await byItself.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Promote releases by hand only?');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog).toBeVisible();
  await expect(byItself).toBeChecked();
  await give(dialog, 'Switch off');
  await expect(byItself).not.toBeChecked();
  await page.reload();
  await expect(lastEntry).toContainText(`Releases wait to be promoted${reason}`);
  await expect(byItself).not.toBeChecked();

  await byItself.click();
  await give(page.getByRole('dialog', { name: 'Promote releases by themselves?' }), 'Switch on');
  await expect(byItself).toBeChecked();
  await expect(lastEntry).toContainText(`Releases go live by themselves${reason}`);
});
