import { expect, test } from '../../support/visit';

test('the page shows the founder and the partners', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByText(/business woman, tech entrepreneur and attorney/)).toBeVisible();
  const partners = page.getByRole('region', { name: 'Partnership' }).getByRole('listitem');
  await expect(partners).toHaveText(Array(4).fill('Uli Gallery'));
});

test('the strip shows 24 works in fixed widths, loads them late, and links to all @both', async ({
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
