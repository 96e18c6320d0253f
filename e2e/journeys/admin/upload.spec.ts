import type { Page } from '@playwright/test';
import { describeArtwork, fileField } from '../../support/admin/artwork';
import { visitAsCurator } from '../../support/admin/curator';
import { largePng, smallJpeg, textNamedPng, tooLargeJpeg } from '../../support/admin/images';
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

test('the form refuses a text named .png and a file of 25 MB before it sends anything', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => /\/v0\/|storage/.test(request.url()) && sent.push(request.url()));
  await visitAsCurator(page, form);
  await fileField(page).setInputFiles(textNamedPng());
  await expect(page.getByText('Please select an Image file(png or jpeg)')).toBeVisible();
  await fileField(page).setInputFiles(await tooLargeJpeg());
  await expect(page.getByText('The image is larger than 20 MB. Please select a smaller one.')).toBeVisible();
  expect(sent).toEqual([]);
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

test('the form uploads a dropped picture', async ({ page }) => {
  await visitAsCurator(page, form);
  const { name, mimeType, buffer } = await smallJpeg();
  const dropped = await page.evaluateHandle(
    ({ name, mimeType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: mimeType }));
      return transfer;
    },
    { name, mimeType, base64: buffer.toString('base64') },
  );
  await page.getByRole('group', { name: 'Image' }).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(uploaded(page)).toBeVisible();
});

test.describe('when an upload fails', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|status of (400|403|413)/ });

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

  test('the form gives the reason, keeps the file, and tries again', async ({ page }) => {
    await visitAsCurator(page, form);
    await describeArtwork(page, 'Lanterns twice');
    await page.route('**/v0/**', (route) => route.fulfill({ status: 403, json: {} }));
    await fileField(page).setInputFiles(await smallJpeg());
    await expect(page.getByText('The storage does not take this image.')).toBeVisible();
    await page.unroute('**/v0/**');
    await page.route('**/v0/**', (route) => route.fulfill({ status: 413, json: {} }));
    await button(page, 'Try again').click();
    await expect(page.getByText('The image is larger than 20 MB.')).toBeVisible();
    await page.unroute('**/v0/**');
    await button(page, 'Try again').click();
    await expect(uploaded(page)).toBeVisible();
    await expect(page.getByLabel('Artwork name')).toHaveValue('Lanterns twice');
  });
});
