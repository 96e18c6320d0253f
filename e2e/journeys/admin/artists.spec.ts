import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { uniqueName } from '../../support/admin/own-artist';
import { expectAccessible } from '../../support/sweep';
import { expect, tabTo, test } from '../../support/visit';

const list = '/admin/admin-all-artist';
const question = 'Do you want to delete this Artist?';

async function createArtist(page: Page) {
  const lastname = uniqueName('Ani');
  await page.getByLabel('First name').fill('Chịọma');
  await page.getByLabel('Last name').fill(lastname);
  await page.getByLabel('Email').fill(`${lastname}@example.com`);
  await page.getByLabel('Phone number').fill('+234 803 555 0142');
  await page.getByLabel('Artist statement').fill('Clay remembers.');
  await page.getByLabel('Artist biography').fill('Born in Nsukka.');
  await page.getByRole('button', { name: 'Create Artist' }).click();
  return { name: `Chịọma ${lastname}`, lastname };
}

const deleting = (page: Page) => page.getByRole('dialog', { name: question });

test('a curator creates, finds, edits, and deletes an artist, the last by keyboard', async ({ page }) => {
  await visitAsCurator(page, '/admin/create-artist');
  await page.getByRole('button', { name: 'Create Artist' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectAccessible(page);
  const { name, lastname } = await createArtist(page);
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('');

  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByLabel('Phone number')).toHaveValue('+234 803 555 0142');
  await page.getByLabel('Phone number').fill('+234 803 555 0199');
  await page.getByRole('button', { name: 'Update Artist' }).click();
  await expect(page.getByText('Artist updated.')).toBeVisible();

  await page.goto(`${list}?q=${lastname}`);
  await expect(page.getByRole('row', { name })).toContainText('+234 803 555 0199');
  await tabTo(page, `Delete ${name}`, 'button');
  await page.keyboard.press('Enter');
  await expect(deleting(page).getByRole('button', { name: 'cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(deleting(page)).toBeHidden();
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
