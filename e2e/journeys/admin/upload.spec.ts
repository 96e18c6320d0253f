import type { Page } from '@playwright/test';
import { fileField } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { largePng, smallJpeg } from '../../support/admin/images';
import { uploadLine } from '../../support/admin/upload-line';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });
const address = (page: Page) => page.locator('input[name=img_url]').inputValue();

async function stored(page: Page): Promise<Buffer> {
  return (await page.request.get(await address(page))).body();
}

test('a curator cancels an upload and pauses the next, which arrives whole after a lost connection', async ({
  page,
}) => {
  const [small, large] = [await smallJpeg(), await largePng()];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await visitAsCurator(page, '/admin/create-artwork');
  const line = await uploadLine(page);
  await line.slow();
  await fileField(page).setInputFiles(small);
  await expect(page.getByRole('img', { name: 'Preview of small.jpg' })).toBeVisible();
  await expect(uploaded(page)).toBeVisible();
  expect(await address(page)).toMatch(/^\/v0\/b\/[\w-]+\/o\/images%2F[0-9a-f]{32}\.jpg\?alt=media&token=/);
  expect((await stored(page)).equals(small.buffer)).toBe(true);

  await fileField(page).setInputFiles(large);
  const progress = page.getByRole('progressbar', { name: 'Upload of large.png' });
  await expect(progress).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toContainText('The image is still being uploaded.');
  await expect(leaving.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await button('Cancel').click();
  await expect(progress).toBeHidden();

  await fileField(page).setInputFiles(large);
  await expect(page.getByText(/Uploading, [1-9]\d?%/)).toBeVisible();
  await button('Pause').click();
  await expect(page.getByText(/Paused, \d+%/)).toBeVisible();
  await expectAccessible(page);
  await button('Resume').click();
  await expect(page.getByText(/Uploading, \d+%/)).toBeVisible();
  await line.cut();
  await expect(page.getByText('No connection. The upload resumes when it is back.')).toBeVisible();
  await line.good();
  await expect(uploaded(page)).toBeVisible({ timeout: 30_000 });
  expect((await stored(page)).equals(large.buffer)).toBe(true);
});
