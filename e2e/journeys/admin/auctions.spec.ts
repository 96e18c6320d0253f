import { randomUUID } from 'node:crypto';
import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

test('a curator creates a draft, sorts its lots by keyboard, and gets a reserve checked', async ({
  page,
  catalogue,
}) => {
  const works = [await catalogue.own(), await catalogue.own()];
  const title = `Small Works ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/auctions');
  await page.getByRole('button', { name: 'Create auction' }).press('Enter');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Bidding opens').fill('2127-12-01T10:00');
  await page.getByLabel('First lot ends').fill('2127-12-02T20:00');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('There is no lot yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Add lots' }).click();
  const chosen: string[] = [];
  for (const { name_of_artwork } of works) {
    await page.getByLabel('Search the collection').fill(name_of_artwork);
    await page.getByRole('checkbox', { name: new RegExp(`^${name_of_artwork}`) }).check();
    chosen.push(name_of_artwork);
  }
  await page.getByRole('button', { name: 'Add 2 works' }).click();
  const table = page.getByRole('table', { name: 'Lots in their order' });
  await expect(table.getByRole('row')).toHaveCount(3);

  const [first = '', second = ''] = chosen;
  const grip = page.getByRole('button', { name: `Move ${second}, place 2 of 2` });
  await grip.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('is lifted: place 1, was 2')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: `Move ${first}, place 2 of 2` })).toBeVisible();
  await page.reload();
  await expect(table.getByRole('row').nth(1)).toContainText(second);
  await expect(table.getByRole('row').nth(2)).toContainText('20:01');

  await page.getByRole('button', { name: `Edit ${second}` }).click();
  await page.getByLabel('Reserve, hidden').fill('123456789');
  await page.getByRole('button', { name: 'Save lot 1' }).click();
  await expect(page.getByText(/^Not on the grid: /)).toBeVisible();
  await page.getByRole('button', { name: 'Take out of the auction' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table.getByRole('row').nth(1)).toContainText('20:00');

  await page.getByRole('button', { name: 'Remove draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'remove' }).click();
  await expect(page).toHaveURL('/admin/auctions');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
