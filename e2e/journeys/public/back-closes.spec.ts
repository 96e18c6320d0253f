import { expect, test } from '../../support/visit';

test.describe(() => {
  // The viewer reports each tile that was still loading when it closed.
  test.use({ expectedErrors: /Ignoring tile/ });

  test('Back closes the zoom, then returns to the previous page @390', async ({ page, catalogue }) => {
    const [work] = await catalogue.forSale();
    await page.goto('/contact-us');
    await page.goto(`/art-page/${work?._id}`);
    const zoom = page.getByRole('button', { name: 'Zoom' });
    await zoom.click();
    await expect(page.getByRole('dialog').getByRole('status')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/art-page\//);
    await expect(zoom).toBeFocused();

    await zoom.click();
    await expect(page.getByRole('dialog').getByRole('status')).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
  });
});

test.describe('on a phone @390', () => {
  test('Back closes the filters and keeps the chosen ones', async ({ page }) => {
    await page.goto('/artist');
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await sheet.getByText('Sculpture').click();
    await expect(page).toHaveURL('/artist?type=Sculpture');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/artist?type=Sculpture');
    await page.goBack();
    await expect(page).toHaveURL('/artist');
    await expect(sheet).toBeHidden();
  });

  test("Back returns to the unfiltered works after 'Show artworks' closes the filters", async ({ page }) => {
    await page.goto('/artist');
    await page.getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByText('Sculpture').click();
    await expect(page).toHaveURL('/artist?type=Sculpture');
    await sheet.getByRole('button', { name: /^Show \d+ artworks$/ }).click();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/artist');
    await expect(sheet).toBeHidden();
  });

  test('Back closes the menu, and a link of the menu leaves no entry of it in the history', async ({
    page,
  }) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(links).toBeVisible();
    await page.goBack();
    await expect(links).toBeHidden();
    await expect(page).toHaveURL('/about');

    await page.getByRole('button', { name: 'Menu' }).click();
    await links.getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/event-booking');
    await expect(links).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(links).toBeHidden();
  });
});
