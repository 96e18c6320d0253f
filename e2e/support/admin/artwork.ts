import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { visitAsCurator } from './curator';
import { smallJpeg } from './images';

export const fileField = (page: Page) => page.getByLabel('Upload Artwork Image');

/** Fills in 'Create Artwork' except its picture, and picks the first suggestion for `artist`. */
export async function describeArtwork(page: Page, name: string, artist = 'Chukwudi') {
  await page.getByLabel('Artwork name').fill(name);
  await page.getByLabel('Price').fill('320000');
  await page.getByLabel('Description').fill('Lanterns along the river road.');
  await page.getByLabel('Artist email').pressSequentially(artist);
  await page.getByRole('listbox', { name: 'Artists' }).getByRole('option').first().click();
}

export async function publishArtwork(page: Page): Promise<{ name: string; path: string }> {
  const name = `Lanterns ${randomUUID().slice(0, 8)}`;
  await visitAsCurator(page, '/admin/create-artwork');
  await fileField(page).setInputFiles(await smallJpeg());
  await describeArtwork(page, name);
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Create Artwork' }).click();
  const link = page.getByRole('link', { name: 'View the artwork' });
  await expect(link).toBeVisible();
  return { name, path: (await link.getAttribute('href')) ?? '' };
}
