import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { smallJpeg } from '../../support/admin/images';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a curator corrects a row of a file, adds pictures, and imports the works', async ({
  page,
  catalogue,
}) => {
  const [known] = await catalogue.forSale('sort=name');
  const artist = `${known?.artist_id?.firstname} ${known?.artist_id?.lastname}`;
  // The works of an earlier run stay.
  const number = randomUUID().slice(0, 6);
  const lines = [
    'Inv. No;Title;Artist;Price (N);Description;Dimensions;Shelf',
    `KA-${number}-1;Seated Wind;${artist};3.900.000;Bronze.;16 × 22 in;B4`,
    `KA-${number}-2;Kiln Door ${number};${artist};on request;Terracotta.;40 × 30 cm;C1`,
  ];
  const file = { name: 'estate.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await visitAsCurator(page, '/admin/import');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('combobox', { name: 'Import Inv. No as' })).toHaveValue('inventory_number');
  await expect(page.getByRole('combobox', { name: 'Import Shelf as' })).toHaveValue('');

  const price = page.getByRole('textbox', { name: 'Price (N) of row 3' });
  await price.fill('450000');
  await price.press('Enter');
  await expect(page.getByRole('table', { name: 'Rows to correct' })).toBeHidden();
  const { buffer, mimeType } = await smallJpeg();
  const pictures = [`ka ${number} 1.jpg`, `KA-${number}-1-back.jpg`, `KA-${number}-2.jpg`, 'other.jpg'];
  await page
    .getByLabel('Choose pictures')
    .setInputFiles(pictures.map((name) => ({ name, mimeType, buffer })));
  await expect(page.getByText('3 of 3 pictures uploaded. 1 fit no row.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Keep new works as drafts').check();
  await page.getByRole('button', { name: 'Import 2 works' }).click();
  await expect(page.getByText('2 works imported.')).toBeVisible();

  await page.goto('/admin/admin-all-art-works?state=draft');
  await expect(page.getByRole('link', { name: new RegExp(`Kiln Door ${number}`) }).first()).toBeVisible();
});
