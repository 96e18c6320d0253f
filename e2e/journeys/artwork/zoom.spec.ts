import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/sweep';
import { type Catalogue, expect, test } from '../../support/visit';

test('the zoom loads when it opens; keys, the wheel, and buttons enlarge the picture, and Escape returns to the page', async ({
  page,
  catalogue,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const { dialog, seen } = await openZoom(page, catalogue);
  const firstTile = requested.findIndex((url) => url.includes('/tiles/'));
  expect(firstTile).toBeGreaterThan(0);
  expect(requested.slice(0, firstTile).filter((url) => /zoom\.[0-9a-f]+\.js/.test(url))).toHaveLength(1);
  expect(requested.filter((url) => /original\.(jpg|png)/.test(url))).toEqual([]);

  const whole = await seen();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('+');
  await expect.poll(seen).not.toBe(whole);
  const near = await seen();
  await page.keyboard.press('ArrowRight');
  await expect.poll(seen).not.toBe(near);
  await page.keyboard.press('0');
  await expect.poll(seen).toBe(whole);
  await dialog.getByRole('img').hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(seen).not.toBe(whole);
  await dialog.getByRole('button', { name: 'Whole picture' }).click();
  await expect.poll(seen).toBe(whole);
  await expectAccessible(page, undefined, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zoom' })).toBeFocused();
});

test.describe('by touch @390', () => {
  // The viewer reports each tile that was still loading when it closed.
  test.use({ hasTouch: true, expectedErrors: /Ignoring tile/ });

  test('two fingers enlarge the picture; Back closes the zoom, then returns to the page before', async ({
    page,
    catalogue,
  }) => {
    await page.goto('/contact-us');
    const { dialog, seen } = await openZoom(page, catalogue);
    const zoom = page.getByRole('button', { name: 'Zoom' });
    const whole = await seen();
    await spread(page, await dialog.getByRole('img').boundingBox());
    await expect.poll(seen).not.toBe(whole);
    await expect(dialog.getByRole('toolbar')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/art-page\//);
    await expect(zoom).toBeFocused();

    await zoom.click();
    await expect(dialog.getByRole('status')).toBeHidden();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/contact-us');
  });
});

/** `seen` describes the visible part of the picture. The dearest work is large enough to move. */
async function openZoom(page: Page, catalogue: Catalogue) {
  const [work] = await catalogue.forSale('sort=price-down');
  await page.goto(`/art-page/${work?._id}`);
  await page.getByRole('button', { name: 'Zoom' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toBeHidden();
  const canvas = dialog.locator('canvas').first();
  const seen = async () => {
    const before = await canvas.evaluate(drawing);
    await page.evaluate(nextFrames);
    const after = await canvas.evaluate(drawing);
    return before === after ? after : 'still moving';
  };
  await expect.poll(async () => (await seen()) !== 'still moving').toBe(true);
  return { dialog, seen };
}

function drawing(canvas: Element) {
  return (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.4);
}

/** Waits until the movement has been painted. */
function nextFrames() {
  return new Promise<void>((resolve) => {
    let frames = 20;
    const count = () => (frames-- > 0 ? requestAnimationFrame(count) : resolve());
    count();
  });
}

async function spread(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('The picture is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(20));
  for (const apart of [30, 50, 70, 90, 110, 130]) await touch('touchMove', fingers(apart));
  await touch('touchEnd', []);
}
