import { logIn, register } from '../../support/customer';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('a visitor follows an artist, saves a search, and stops both in the account', async ({
  page,
  catalogue,
}) => {
  const [work] = await catalogue.forSale('sort=name');
  const { firstname, lastname, slug } = work?.artist_id ?? {};
  const customer = await register(page);
  await page.goto(`/artist/${slug}`);
  await page.getByRole('link', { name: 'Log in to follow' }).click();
  await expect(page.getByText(`Log in to follow ${firstname} ${lastname}.`)).toBeVisible();
  await logIn(page, customer);
  await page.getByRole('button', { name: 'Follow', pressed: false }).click();
  await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/artist?type=Painting&max=500000');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'See your saved searches' }).click();
  await expect(page.getByRole('heading', { name: 'Following', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paintings under #500,000' })).toHaveAttribute(
    'href',
    '/artist?max=500000&type=Painting',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: `Stop following ${firstname} ${lastname}` }).click();
  await expect(page.getByText('Choose “Follow” on the page of an artist.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Paintings under #500,000' }).click();
  await expect(page.getByText(/^Follow an artist, or save a search/)).toBeVisible();
});
