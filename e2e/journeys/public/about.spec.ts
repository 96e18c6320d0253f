import { expect, test } from '../../support/visit';

test('the founder, the partners and the featured works stand on the about page', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByText(/business woman, tech entrepreneur and attorney/)).toBeVisible();
  const partners = page.getByRole('region', { name: 'Partnership' }).getByRole('listitem');
  await expect(partners).toHaveText(Array(4).fill('Uli Gallery'));
});

test('the strip gives each of 24 works its width, fetches them late, and ends at all artworks @both', async ({
  page,
}) => {
  await page.goto('/about');
  const strip = page.getByRole('region', { name: 'Featured Art' });
  const places = strip.getByRole('listitem').filter({ has: page.locator('a[href^="/art-page/"]') });
  await expect(places).toHaveCount(24);
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  expect((await places.first().boundingBox())?.width).toBe(wide ? 500 : 300);
  await expect(places.last().getByRole('img')).toHaveAttribute('loading', 'lazy');
  await strip.getByRole('link', { name: 'View all artworks' }).click();
  await expect(page).toHaveURL('/artist');
});
