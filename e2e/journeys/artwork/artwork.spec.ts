import { type Catalogue, expect, test } from '../../support/visit';
import type { Work } from '../../support/work';

test('a visitor goes from a card to its work, to another work and back, to the artist, and to one of the works there', async ({
  page,
  catalogue,
}) => {
  const work = await someWork(catalogue, 'type=Painting');
  const { firstname, lastname, slug } = work.artist_id;
  const others = await catalogue.newest(`artist=${work.artist_id._id}`);
  const other = others.find(({ _id }) => _id !== work._id);
  if (!other) throw new Error('Every artist of the demo collection has more than one work.');
  await page.goto('/');
  await page.getByRole('link', { name: work.name_of_artwork }).first().click();
  await expect(page).toHaveURL(`/art-page/${work._id}`);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(work.name_of_artwork);
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(work.name_of_artwork));
  await expect(main.getByText(`#${work.price.toLocaleString('en')}`).first()).toBeVisible();
  await expect(main.getByText((await catalogue.descriptionOf(work)).split('\n')[0] ?? '')).toBeVisible();

  const more = page.getByRole('region', { name: 'More Art works from the same Artist' });
  await expect(more.getByRole('link')).toHaveCount(Math.min(others.length, 12) - 1);
  await more.getByRole('link', { name: other.name_of_artwork }).click();
  await expect(title).toHaveText(other.name_of_artwork);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title).toHaveText(work.name_of_artwork);

  await main.getByRole('link', { name: firstname, exact: true }).first().click();
  await expect(page).toHaveURL(`/artist/${slug}`);
  await expect(title).toHaveText(`${firstname} ${lastname}`);
  const available = page.getByRole('region', { name: /^Available/ });
  await available.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/art-page\//);
});

/** Finds a work of an artist with several works. Its low price keeps it away from the buyers of other journeys. */
async function someWork(catalogue: Catalogue, query = ''): Promise<Work> {
  const works = await catalogue.forSale(query);
  const ofOne = (work: Work) => works.filter(({ artist_id }) => artist_id?._id === work.artist_id?._id);
  const found = works.find((work) => work.artist_id && work.price < 1_000_000 && ofOne(work).length > 1);
  if (!found) throw new Error('The demo collection has such works.');
  return found;
}
