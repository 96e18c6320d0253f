import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from '../../support/sweep';
import { type Catalogue, expect, test } from '../../support/visit';

test('a visitor sees a work to scale in rooms and, on a phone, on the own wall', async ({
  page,
  catalogue,
}) => {
  const { dialog, requested } = await openRoom(page, catalogue);
  expect(requested.filter((request) => /room\.[0-9a-f]+\.js/.test(request.url()))).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Study' }).click();
  await dialog.getByRole('button', { name: 'Evening' }).click();
  await dialog.getByRole('slider', { name: 'Wall width' }).press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: /on a wall 410 cm wide, in the evening$/ })).toBeVisible();
  await drag(page, dialog.getByRole('button', { name: /^Move/ }), 20, 30);
  await expect(dialog.getByRole('slider', { name: 'Middle of the work' })).not.toHaveValue('150');
  await expectSoundDialog(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundDialog(page);
  const buffer = await page.screenshot({ type: 'jpeg' });
  requested.length = 0;
  await dialog
    .getByLabel('Use your own photo')
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('img', { name: 'Your own wall' })).toBeVisible();
  const end = dialog.getByRole('button', { name: 'Right end of the line' });
  const before = await end.boundingBox();
  await drag(page, end, -30, 0);
  expect((await end.boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 30, 0);
  await dialog.getByLabel('Length of the line in cm').fill('205');
  await dialog.getByRole('button', { name: 'Set size' }).click();
  await expect(dialog.getByRole('button', { name: /^Move/ })).toBeVisible();
  await expectSoundDialog(page);
  expect(requested.filter(sends)).toEqual([]);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'View in a room' })).toBeFocused();
});

async function openRoom(page: Page, catalogue: Catalogue) {
  const [work] = await catalogue.forSale('type=Painting');
  await page.goto(`/art-page/${work?._id}`);
  const requested: Request[] = [];
  page.on('request', (request) => requested.push(request));
  await page.getByRole('button', { name: 'View in a room' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'View in a room' })).toBeVisible();
  return { dialog, requested };
}

/** A request for the blob stays in the browser. Only another method can carry the photo. */
function sends(request: Request) {
  return request.method() !== 'GET';
}

async function drag(page: Page, part: Locator, x: number, y: number) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not there.');
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x, fromY + y, { steps: 4 });
  await page.mouse.up();
}

async function expectSoundDialog(page: Page) {
  await expectAccessible(page, undefined, 'dialog');
  const overflow = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(overflow).toBe(0);
}
