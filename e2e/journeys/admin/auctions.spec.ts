import { randomUUID } from 'node:crypto';
import { countClicks } from '../../support/admin/clicks';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { send } from '../../support/call-api';
import { expect, test } from '../../support/visit';

test('a curator puts a work into an auction with three clicks, sorts its lots by keyboard, and removes the draft', async ({
  page,
  catalogue,
  request,
}) => {
  const [first, second] = [await catalogue.own(), await catalogue.own()].map((work) => work.name_of_artwork);
  const title = `Evening ${randomUUID().slice(0, 8)}`;
  const draft = { title, opens_at: '2127-12-01T17:00:00Z', closes_at: '2127-12-01T20:00:00Z' };
  const { auction } = await send(request, 'post', '/auction/records', draft, await curatorsToken(request));
  const clicks = await countClicks(page);
  await visitAsCurator(page);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await page.getByRole('combobox', { name: 'Find anything' }).fill(`${first}`);
  await page.getByRole('option', { name: new RegExp(`${first}`) }).click();
  const panel = page.getByRole('region', { name: 'Auction', exact: true });
  await panel.getByRole('combobox', { name: 'Auction' }).selectOption(auction._id);
  await panel.getByRole('button', { name: 'Add to this auction' }).click();
  await expect(panel.getByRole('link', { name: title })).toBeVisible();
  expect(await clicks()).toBe(3);

  await panel.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Add lots' }).click();
  await page.getByLabel('Search the collection').fill(`${second}`);
  await page.getByRole('checkbox', { name: new RegExp(`^${second}`) }).check();
  await page.getByRole('button', { name: 'Add 1 work' }).click();
  const rows = page.getByRole('table', { name: 'Lots in their order' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: `Move ${second}, place 2 of 2` }).press('Space');
  await expect(page.getByText('is lifted: place 2, was 2')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('is lifted: place 1, was 2')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('The lots are in order.')).toBeVisible();
  await expect(rows.nth(1)).toContainText(`${second}`);
  await expect(rows.nth(2)).toContainText('21:01');

  await page.getByRole('button', { name: `Edit ${second}` }).click();
  await page.getByRole('button', { name: 'Remove from auction' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('21:00');
  await page.getByRole('button', { name: 'Remove draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'remove' }).click();
  await expect(page).toHaveURL('/admin/auctions');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});
