import { countClicks } from '../../support/admin/clicks';
import { visitAsCurator } from '../../support/admin/curator';
import { createOwnArtist } from '../../support/admin/own-artist';
import { expectAccessible } from '../../support/sweep';
import { expect, tabTo, test } from '../../support/visit';

const list = '/admin/admin-all-artist';

test("a curator corrects an artist's name with five clicks, and deletes the artist by keyboard", async ({
  page,
  request,
}) => {
  const { lastname } = await createOwnArtist(request);
  const name = `Chịọma ${lastname}`;
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(lastname);
  await page.getByRole('option', { name: new RegExp(lastname) }).click();
  await page.getByLabel('First name').click();
  await page.getByLabel('First name').fill('Chịọma');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(5);

  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: /^Artists/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(lastname);
  await expect(page.getByRole('row', { name })).toBeVisible();
  await tabTo(page, `Delete ${name}`, 'button');
  await page.keyboard.press('Enter');
  const deleting = page.getByRole('dialog', { name: 'Do you want to delete this Artist?' });
  await expect(deleting.getByRole('button', { name: 'cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(deleting).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Artist removed.')).toBeVisible();
  await expect(page.getByText(`Nothing found for “${lastname}”`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Artistes' })).toBeFocused();
});

test("the form asks before a link, 'Log Out', Back, or a closed tab loses changes", async ({ page }) => {
  await visitAsCurator(page, list);
  await page.getByRole('link', { name: 'Create Artist', exact: true }).click();
  await page.getByLabel('First name').fill('Chioma');
  await page.getByRole('button', { name: 'Create Artist' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.goBack();
  await expect(leaving).toBeVisible();
  await expect(page).toHaveURL('/admin/create-artist');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('First name')).toHaveValue('Chioma');
  const requested = page.waitForEvent('dialog');
  await Promise.all([page.close({ runBeforeUnload: true }), requested.then((dialog) => dialog.dismiss())]);
  expect((await requested).type()).toBe('beforeunload');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(list);
});
