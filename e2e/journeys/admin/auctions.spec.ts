import { visitAsCurator } from '../../support/admin/curator';
import { expect, test } from '../../support/visit';

test('a curator puts a work up for auction by the keyboard, visitors see it, and it is taken out again', async ({
  page,
  browser,
  catalogue,
}) => {
  const [work] = await catalogue.newest('available=true&sort=name&limit=1');
  const title = work?.name_of_artwork ?? '';
  await visitAsCurator(page, '/admin/create-lot');
  const number = await page.getByLabel('Lot number').inputValue();
  await page.getByRole('combobox', { name: 'Artwork' }).pressSequentially(title.slice(0, 6));
  await expect(page.getByRole('option', { name: title }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Artwork' }).press('Escape');
  await page.getByRole('combobox', { name: 'Artwork' }).fill(title);
  await expect(page.getByRole('option').first()).toContainText(title);
  await page.getByRole('combobox', { name: 'Artwork' }).press('ArrowDown');
  await page.getByRole('combobox', { name: 'Artwork' }).press('Enter');
  await page.getByLabel('Starting price').fill('250000');
  await page.getByLabel('Opening').fill('2027-12-01T10:00');
  await page.getByLabel('Closing').fill('2027-12-01T09:00');
  await page.getByRole('button', { name: 'Create lot' }).click();
  await expect(page.getByText('Closing must be after the opening')).toBeVisible();
  await page.getByLabel('Closing').fill('2027-12-02T10:00');
  await page.getByRole('button', { name: 'Create lot' }).click();
  await expect(page).toHaveURL('/admin/auctions');
  const row = page.getByRole('row', { name: new RegExp(`^${number} .*250,000`) });
  await expect(row).toContainText('Dec 1, 2027, 10:00');

  const visitor = await (await browser.newContext()).newPage();
  await expect(async () => {
    await visitor.goto('/auction-bidding');
    await expect(visitor.getByText(`Lot ${number}`, { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();

  await row.getByRole('button', { name: `Remove lot ${number}` }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Do you want to delete this lot?' });
  await expect(question.getByRole('button', { name: 'cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row).toHaveCount(0);
  await expect(question).toBeHidden();
});
