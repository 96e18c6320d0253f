import { type Catalogue, expect, test } from '../../support/visit';
import type { Work } from '../../support/work';

test('a card opens the page of its work with price, size, and description', async ({ page, catalogue }) => {
  const work = await someWork(catalogue, 'type=Painting');
  await page.goto('/');
  await page.getByRole('link', { name: work.name_of_artwork }).first().click();
  await expect(page).toHaveURL(`/art-page/${work._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(work.name_of_artwork);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByText(`By ${work.artist_id.firstname}`, { exact: true })).toBeVisible();
  await expect(main.getByText(`#${work.price.toLocaleString('en')}`).first()).toBeVisible();
  await expect(main.getByText('Size', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'About this artwork' })).toBeVisible();
  await expect(main.getByText((await catalogue.descriptionOf(work)).split('\n')[0] ?? '')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(work.name_of_artwork));
});

test('a visitor opens another work of the artist, and Back returns to the first', async ({
  page,
  catalogue,
}) => {
  const work = await someWork(catalogue);
  const others = await catalogue.newest(`artist=${work.artist_id._id}`);
  const other = others.find(({ _id }) => _id !== work._id);
  if (!other) throw new Error('Every artist of the demo collection has more than one work.');
  await page.goto(`/art-page/${work._id}`);
  const more = page.getByRole('region', { name: 'More Art works from the same Artist' });
  await expect(more.getByRole('link')).toHaveCount(Math.min(others.length, 12) - 1);
  await more.getByRole('link', { name: other.name_of_artwork }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name_of_artwork);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work.name_of_artwork);
});

/** Finds a work of an artist with several works. Its low price keeps it away from the buyers of other journeys. */
async function someWork(catalogue: Catalogue, query = ''): Promise<Work> {
  const works = await catalogue.forSale(query);
  const ofOne = (work: Work) => works.filter(({ artist_id }) => artist_id?._id === work.artist_id?._id);
  const found = works.find((work) => work.artist_id && work.price < 1_000_000 && ofOne(work).length > 1);
  if (!found) throw new Error('The demo collection has such works.');
  return found;
}
