import type { Page } from '@playwright/test';
import { fileField } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { largePng, smallJpeg } from '../../support/admin/images';
import { uploadLine } from '../../support/admin/upload-line';
import { expectAccessible } from '../../support/sweep';
import { expect, test } from '../../support/visit';

const form = '/admin/create-artwork';
const uploaded = (page: Page) => page.getByText('Uploaded', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Upload of large.png' });
const address = (page: Page) => page.locator('input[name=img_url]').inputValue();

async function stored(page: Page): Promise<Buffer> {
  return (await page.request.get(await address(page))).body();
}

test('the form sends a picture of 100 KB in one request', async ({ page }) => {
  const picture = await smallJpeg();
  await visitAsCurator(page, form);
  const line = await uploadLine(page);
  await line.slow();
  await fileField(page).setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Preview of small.jpg' })).toBeVisible();
  await expect(uploaded(page)).toBeVisible();
  expect(await address(page)).toMatch(/^\/v0\/b\/[\w-]+\/o\/images%2F[0-9a-f]{32}\.jpg\?alt=media&token=/);
  expect((await stored(page)).equals(picture.buffer)).toBe(true);
});

test('a curator pauses and resumes an upload of 3 MB, and it arrives whole', async ({ page }) => {
  const picture = await largePng();
  await visitAsCurator(page, form);
  const line = await uploadLine(page);
  await line.slow();
  await fileField(page).setInputFiles(picture);
  await expect(page.getByText(/Uploading, [1-9]\d?%/)).toBeVisible();
  await button(page, 'Pause').click();
  await expect(page.getByText(/Paused, \d+%/)).toBeVisible();
  await expectAccessible(page);
  await line.good();
  await button(page, 'Resume').click();
  await expect(uploaded(page)).toBeVisible();
  expect((await stored(page)).equals(picture.buffer)).toBe(true);
});

test("the form asks before leaving during an upload, and 'Cancel' ends it", async ({ page }) => {
  await visitAsCurator(page, form);
  const line = await uploadLine(page);
  await line.slow();
  await fileField(page).setInputFiles(await largePng());
  await expect(progress(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  const requested = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(requested).toContainText('The image is still being uploaded.');
  await expect(requested.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Cancel').click();
  await expect(progress(page)).toBeHidden();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/admin-all-art-works');
});

test.describe('when an upload fails', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('it continues after the connection returns', async ({ page }) => {
    const picture = await largePng();
    await visitAsCurator(page, form);
    const line = await uploadLine(page);
    await line.slow();
    await fileField(page).setInputFiles(picture);
    await expect(page.getByText(/Uploading, [1-9]\d?%/)).toBeVisible();
    await line.cut();
    await expect(page.getByText('No connection, the upload goes on when it is back')).toBeVisible();
    await line.good();
    await expect(uploaded(page)).toBeVisible({ timeout: 30_000 });
    expect((await stored(page)).equals(picture.buffer)).toBe(true);
  });
});
