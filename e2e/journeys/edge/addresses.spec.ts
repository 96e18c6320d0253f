import { expect, test } from '../../support/visit';

test('an address of the catalogue that cannot be meant opens with what makes sense', async ({ page }) => {
  await page.goto('/artist?type=Sofa&artist=me&min=lots&available=true');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(
    results.getByText('Left out of this search: type “Sofa”, artist “me”, lowest price “lots”.'),
  ).toBeVisible();
  await expect(results.locator('a[href^="/art-page/"]').first()).toBeVisible();
});

test('prices that exclude each other are reported under their fields, and filter nothing', async ({
  page,
}) => {
  await page.goto('/artist?min=500000&max=100');
  await expect(page.getByText('The lowest price is above the highest')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Lowest price in naira' })).toHaveAccessibleDescription(
    /above the highest/,
  );
  await expect(page.locator('main a[href^="/art-page/"]').first()).toBeVisible();
});

test('reports a wrong price under its field', async ({ page }) => {
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

test('an artist whom nobody knows is told so, with the way out', async ({ page }) => {
  await page.goto('/artist?artist=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('We do not know this artist.')).toBeVisible();
  await page.getByRole('link', { name: 'See all artworks' }).click();
  await expect(page).toHaveURL('/artist');
  await expect(page.locator('main a[href^="/art-page/"]').first()).toBeVisible();
});

test.describe(() => {
  // A browser says in its console that a page was answered 400 or 404.
  test.use({ expectedErrors: /status of 40[04]/ });

  test('an address that cannot be read says so, with the way home', async ({ page }) => {
    await page.goto('/%E0%A4%A');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the gallery' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const id of ['not-an-id', 'x'.repeat(2000)]) {
    test(`a work with the id ${id.slice(0, 10)} is reported as unknown, with the way home`, async ({
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

test('each page has one address: without a slash at its end', async ({ request }) => {
  for (const [requested, path] of [
    ['/about/', '/about'],
    ['/artist/?type=Sculpture', '/artist?type=Sculpture'],
    ['/art-page/nothing//', '/art-page/nothing'],
  ] as const) {
    const answer = await request.get(requested, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([308, path]);
  }
});
