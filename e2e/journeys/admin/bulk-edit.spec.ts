import { randomBytes } from 'node:crypto';
import { countClicks } from '../../support/admin/clicks';
import { curatorsToken, visitAsCurator } from '../../support/admin/curator';
import { send } from '../../support/call-api';
import { expectAccessible } from '../../support/sweep';
import { type Catalogue, expect, test } from '../../support/visit';

/** The list of works finds this word in the works of one test only. */
const newSeason = () =>
  randomBytes(10)
    .toString('base64url')
    .replace(/[^a-z]/gi, 'x')
    .toLowerCase();
const published: string[] = [];

test.afterEach(async ({ request }) => {
  const headers = { authorization: `Bearer ${await curatorsToken(request)}` };
  for (const artist_id of published.splice(0))
    await request.delete('/api/artwork/delete', { headers, data: { artist_id } });
});

/** Publishes numbered works, each 100,000 naira dearer than the one before, and returns the word in their names. */
async function publishSeason(catalogue: Catalogue, works: number): Promise<string> {
  const season = newSeason();
  for (let number = 1; number <= works; number += 1) {
    const { _id } = await catalogue.own({ name_of_artwork: `${season} ${number}`, price: 100_000 * number });
    published.push(_id);
  }
  return season;
}

test('a curator raises twenty prices by 10% in six clicks, undoes it, and puts the works into an auction', async ({
  page,
  catalogue,
  request,
}) => {
  const season = await publishSeason(catalogue, 20);
  const token = await curatorsToken(request);
  const draft = { title: season, opens_at: '2127-12-01T17:00:00Z', closes_at: '2127-12-01T20:00:00Z' };
  const { auction } = await send(request, 'post', '/auction/records', draft, token);
  const clicks = await countClicks(page);
  const click = (name: string, role: 'button' | 'checkbox' = 'button') =>
    page.getByRole(role, { name, exact: true }).click();
  await visitAsCurator(page, `/admin/admin-all-art-works?q=${season}`);
  await click('Select all 20', 'checkbox');
  await click('Change price…');
  await page.keyboard.type('10');
  const prices = page.getByRole('dialog', { name: 'Change the price of 20 works?' });
  await expect(prices.getByRole('list', { name: 'Every change' }).getByRole('listitem')).toHaveCount(20);
  await expect(prices).toContainText('#21,000,000');
  await expect(prices).toContainText('#23,100,000');
  await expectAccessible(page);
  await prices.getByLabel('Reason').click();
  await page.keyboard.type('New season prices');
  await click('Change 20 prices');
  await expect(page.getByText('20 prices changed')).toBeVisible();
  await expect(page.getByRole('article', { name: `${season} 20` })).toContainText('#2,200,000');
  await click('Undo all 20');
  await expect(page.getByText('20 works are as before the edit.')).toBeVisible();
  await expect(page.getByRole('article', { name: `${season} 20` })).toContainText('#2,000,000');
  const before = await clicks();
  expect(before).toBeLessThanOrEqual(6);

  await click('Select all 20', 'checkbox');
  await click('Put into…');
  const places = page.getByRole('dialog', { name: 'Put 20 works into…' });
  // A browser's own list counts as one click.
  await places.getByLabel('Place').click();
  await places.getByLabel('Place').selectOption(`auction ${auction._id}`);
  await expect(places.getByRole('list', { name: 'Works that join' }).getByRole('listitem')).toHaveCount(20);
  await expectAccessible(page);
  await click('Put 20 works into the auction');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('link', { name: season })).toBeVisible();
  expect(await clicks()).toBe(before + 4);
  await request.delete(`/api/auction/${auction._id}/record`, {
    headers: { authorization: `Bearer ${token}` },
  });
});

test('a curator finds works in the table, changes a price in place, and returns to the same row', async ({
  page,
  catalogue,
}) => {
  const season = await publishSeason(catalogue, 3);
  await visitAsCurator(page, `/admin/admin-all-art-works?q=${season}`);
  await page.getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('table', { name: 'Artworks' });
  await page.getByRole('link', { name: 'Price' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText(`${season} 3`);
  await expect(page.getByText('3 · #600,000')).toBeVisible();
  await page.getByRole('button', { name: `Price of ${season} 3: #300,000` }).click();
  await page.keyboard.type('450000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('250000');
  await page.keyboard.press('Enter');
  await expect(table).toContainText('#450,000');
  await expect(page.getByText('3 · #800,000')).toBeVisible();
  await page.getByRole('button', { name: `Undo the price of ${season} 2` }).click();
  await expect(page.getByText('3 · #750,000')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name of the view').fill(season);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name: season }),
  ).toHaveAttribute('aria-current', 'true');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('artworks.csv');
  const address = page.url();
  await table.getByRole('link', { name: `${season} 1` }).click();
  await expect(page.getByLabel('Artwork name')).toHaveValue(`${season} 1`);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(table.getByRole('row').nth(1)).toContainText('#450,000');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByText(/^Undo edits/).click();
  await expect(page.getByText(`${season} 3, set to #450,000`)).toBeInViewport({ ratio: 1 });
});
