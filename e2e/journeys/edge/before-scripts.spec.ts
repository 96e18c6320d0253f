import type { Page } from '@playwright/test';
import { watchShifts } from '../../support/shifts';
import { expect, test } from '../../support/visit';

const scripts = /\/(static|remotes)\/.*\.js$/;

test.describe('the scripts are still on the line', () => {
  test('the menu opens at once, and stays open when they come', { tag: '@390' }, async ({ page }) => {
    const shifts = await watchShifts(page);
    const answer = await openBeforeScripts(page, '/');
    const artworks = page.getByRole('banner').getByRole('link', { name: 'Artworks' });
    await expect(artworks).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(artworks).toBeVisible();
    answer();
    await expect(page.getByRole('button', { name: 'close' })).toHaveAttribute('aria-expanded', 'true');
    await expect(artworks).toBeVisible();
    expect(await shifts()).toEqual([]);
    await page.goBack();
    await expect(artworks).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('a link of the menu leads on', { tag: '@390' }, async ({ page }) => {
    await openBeforeScripts(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('the filters of a phone open when they come', { tag: '@390' }, async ({ page }) => {
    const answer = await openBeforeScripts(page, '/artist');
    await page.getByRole('button', { name: 'Filter' }).click();
    answer();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  });

  test('a filter, an order and a search are applied when they come', async ({ page }) => {
    const answer = await openBeforeScripts(page, '/artist');
    await page.getByRole('radio', { name: /^Painting/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await page.getByRole('searchbox').fill('a');
    answer();
    await expect(page).toHaveURL('/artist?q=a&type=Painting&sort=name');
    await expect(page.getByRole('radio', { name: /^Painting/ })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name');
    await expect(page.getByRole('searchbox')).toHaveValue('a');
  });

  test('a search is answered at once', async ({ page }) => {
    await openBeforeScripts(page, '/artist');
    await page.getByRole('searchbox').fill('zebra crossing');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/artist\?q=zebra\+crossing/);
    await expect(page.getByText('zebra crossing').first()).toBeVisible();
  });

  test('another tab and more works are links', async ({ page }) => {
    await openBeforeScripts(page, '/');
    await page.getByRole('tab', { name: 'Sculpture' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?category=sculpture');
    await expect(page.getByRole('tab', { name: 'Sculpture' })).toHaveAttribute('aria-selected', 'true');
  });

  test('a statement opens at once, and stays open when they come', async ({ page, catalogue }) => {
    const [work] = await catalogue.newest('limit=1');
    const answer = await openBeforeScripts(page, `/art-page/${work?._id}`);
    const statement = page.getByRole('region', { name: 'Artist statement' });
    const heightOf = async () => (await statement.boundingBox())?.height ?? 0;
    await expect.poll(heightOf).toBe(100);
    await page.getByText('Read more...').click();
    await expect.poll(heightOf).toBeGreaterThan(100);
    answer();
    await expect.poll(() => statement.evaluate(isHydrated)).toBe(true);
    expect(await heightOf()).toBeGreaterThan(100);
    await page.getByText('close', { exact: true }).click();
    await expect.poll(heightOf).toBe(100);
  });

  test('the zoom opens and the address is shared when they come', async ({ page, catalogue, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const [work] = await catalogue.newest('limit=1');
    const answer = await openBeforeScripts(page, `/art-page/${work?._id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Zoom' }).click();
    answer();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('Link copied')).toBeVisible();
  });
});

/** Painted, its scripts on the way until the returned function is called. */
async function openBeforeScripts(page: Page, path: string) {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(scripts, (route) => released.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return answer;
}

const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
