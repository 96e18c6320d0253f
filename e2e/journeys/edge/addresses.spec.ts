import { expect, test } from '../../support/visit';

test('the catalogue ignores invalid filters of an address and names them', async ({ page }) => {
  await page.goto('/artist?type=Sofa&artist=me&min=lots&available=true');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(
    results.getByText('Left out of this search: type “Sofa”, artist “me”, lowest price “lots”.'),
  ).toBeVisible();
  await expect(results.locator('a[href^="/art-page/"]').first()).toBeVisible();
});

test('the catalogue reports contradictory prices under their fields and ignores them', async ({ page }) => {
  await page.goto('/artist?min=500000&max=100');
  await expect(page.getByText('The lowest price is above the highest')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Lowest price in naira' })).toHaveAccessibleDescription(
    /above the highest/,
  );
  await expect(page.locator('main a[href^="/art-page/"]').first()).toBeVisible();
});

test('the price field reports a wrong value', async ({ page }) => {
  await page.goto('/artist');
  const lowest = page.getByRole('textbox', { name: 'Lowest price in naira' });
  await expect(async () => {
    await lowest.fill('');
    await lowest.fill('a lot');
    await lowest.blur();
    await expect(lowest).toHaveAccessibleDescription('Write the price in digits.', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL('/artist');
});

test('the catalogue reports an unknown artist and links to all works', async ({ page }) => {
  await page.goto('/artist?artist=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('We do not know this artist.')).toBeVisible();
  await page.getByRole('link', { name: 'See all artworks' }).click();
  await expect(page).toHaveURL('/artist');
  await expect(page.locator('main a[href^="/art-page/"]').first()).toBeVisible();
});

test.describe(() => {
  // The browser logs the 400 or 404 of a page in its console.
  test.use({ expectedErrors: /status of 40[04]/ });

  test("an undecodable address shows 'Page not found' with a link home", async ({ page }) => {
    await page.goto('/%E0%A4%A');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the gallery' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const id of ['not-an-id', 'x'.repeat(2000)]) {
    test(`the page reports a work with the id ${id.slice(0, 10)} as unknown, with a link home`, async ({
      page,
    }) => {
      await page.goto(`/art-page/${id}`);
      await expect(page.getByRole('heading', { name: 'Artwork not found', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'See the gallery' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
    });
  }
});

test('the edge redirects an address with a final slash to the one without', async ({ request }) => {
  for (const [requested, path] of [
    ['/about/', '/about'],
    ['/artist/?type=Sculpture', '/artist?type=Sculpture'],
    ['/art-page/nothing//', '/art-page/nothing'],
  ] as const) {
    const answer = await request.get(requested, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  }
});
