import type { Page } from '@playwright/test';
import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { otherVisitor } from '../../support/buying';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator adds and orders pictures, and a visitor with a phone zooms into the second', async ({
  page,
  browser,
  baseURL,
  catalogue,
}) => {
  const { _id, name_of_artwork: name } = await catalogue.own();
  await visitAsCurator(page, `/admin/edit-artwork/${_id}`);
  await addPicture(page, 'Back', 'The stretcher');
  await addPicture(page, 'Signature', '');
  const rows = page.getByRole('region', { name: 'More pictures' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Back/, /^Signature/]);
  await page.getByRole('button', { name: 'Move Signature, 2 of 2' }).click();
  await page.getByRole('button', { name: 'Move up' }).click();
  await page.getByRole('button', { name: 'Set down' }).click();
  await expect(page.getByText('The order is saved.')).toBeVisible();
  await expect(rows).toHaveText([/^Signature/, /^Back/]);
  await expectAccessible(page);
  await page.getByLabel('Materials').fill('Oil on linen');
  await page.getByRole('button', { name: 'Update Artwork' }).click();
  await expect(page.getByText('Artwork updated.')).toBeVisible();

  const visitor = await otherVisitor(browser, baseURL);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`/art-page/${_id}`);
  await visitor.getByRole('button', { name: 'Signature, 2 of 3' }).click();
  await expect(visitor.getByRole('img', { name: new RegExp(`^Signature of ${name}`) })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(visitor.getByRole('img', { name: 'The stretcher' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Back, 3 of 3' })).toBeFocused();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Zoom' }).click();
  const dialog = visitor.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'The stretcher' })).toBeVisible();
  await expect(dialog.getByRole('status')).toBeHidden();
  await visitor.context().close();
});

async function addPicture(page: Page, shows: string, description: string) {
  await page.getByRole('button', { name: 'Add picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('Upload picture').setInputFiles(await smallJpeg());
  await expect(dialog.getByText('Uploaded')).toBeVisible();
  await dialog.getByLabel('Shows').selectOption(shows);
  await dialog.getByLabel('Description').fill(description);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
}
