import type { Page } from '@playwright/test';

export const fileField = (page: Page) => page.getByLabel('Upload Artwork Image');

/** Fills in 'Create Artwork' except its picture, and picks the first suggestion for `artist`. */
export async function describeArtwork(page: Page, name: string, artist = 'Chukwudi') {
  await page.getByLabel('Artwork name').fill(name);
  await page.getByLabel('Price').fill('320000');
  await page.getByLabel('Description').fill('Lanterns along the river road.');
  await page.getByLabel('Artist email').pressSequentially(artist);
  await page.getByRole('listbox', { name: 'Artists' }).getByRole('option').first().click();
}
