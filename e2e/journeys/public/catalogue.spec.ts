import type { Page } from '@playwright/test';
import { expect, tabTo, test } from '../../support/visit';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).locator('a[href^="/art-page/"]');

test('the catalogue shows the number of works and loads more on scrolling', async ({ page, request }) => {
  const { total } = await (await request.get('/api/artwork?limit=1')).json();
  await page.goto('/artist');
  await expect(results(page).getByRole('status')).toHaveText(`${total} artworks`);
  await expect(cards(page)).toHaveCount(24);
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(total, { timeout: 500 });
  }).toPass();
  await expect(results(page).getByText(`${total} of ${total}`)).toBeVisible();
});

test('a search tolerates missing accents and typos, and the address keeps it', async ({ page }) => {
  await page.goto('/artist');
  const search = page.getByRole('searchbox');
  await search.fill('agwolagwo');
  await expect(page).toHaveURL('/artist?q=agwolagwo');
  await expect(cards(page).first()).toContainText('Agwọlagwọ');
  await search.fill('ife');
  await expect(page).toHaveURL('/artist?q=ife');
  await expect(cards(page).first()).toContainText('Ìfẹ́');
  await search.fill('sculpure');
  await expect(page).toHaveURL('/artist?q=sculpure');
  await expect(results(page).getByText('Showing results for Sculpture.')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a search finds works by material and by year', async ({ page }) => {
  await page.goto('/artist?q=bronze');
  await cards(page).first().click();
  await expect(page.getByText(/bronze/i).first()).toBeVisible();
  await page.goto('/artist?q=2023');
  await cards(page).first().click();
  await expect(page.getByText('2023', { exact: true })).toBeVisible();
});

test('filters narrow and count the works, and each can be removed', async ({ page }) => {
  await page.goto('/artist');
  const filters = page.getByRole('form', { name: 'Search and filters' });
  // The browser submits the form until the scripts have loaded, so a choice before that needs the button.
  await expect(async () => {
    await filters.getByRole('radio', { name: /^Sculpture/ }).check({ timeout: 1000 });
    await expect(page).toHaveURL('/artist?type=Sculpture', { timeout: 1000 });
  }).toPass();
  await filters.getByRole('textbox', { name: 'Highest price in naira' }).fill('5,000,000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/artist?type=Sculpture&max=5000000');
  const count = results(page).getByRole('status');
  await expect(async () => {
    await expect(count).toHaveText(`${await cards(page).count()} artworks`, { timeout: 100 });
  }).toPass();
  await results(page).getByRole('link', { name: 'Remove filter: Sculpture' }).click();
  await expect(page).toHaveURL('/artist?max=5000000');
  await page.goBack();
  await expect(page).toHaveURL('/artist?type=Sculpture&max=5000000');
  await expect(filters.getByRole('radio', { name: /^Sculpture/ })).toBeChecked();
});

test('materials, a size, and a color filter together and show how many works they would add', async ({
  page,
}) => {
  await page.goto('/artist?material=Bronze');
  const filters = page.getByRole('form', { name: 'Search and filters' });
  // The counts arrive with the first touch of the filters, once the scripts have loaded.
  await expect(async () => {
    await filters.getByRole('checkbox', { name: /^Stone/ }).hover();
    await expect(filters.getByRole('checkbox', { name: /^Stone \d+$/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const bronzes = Number.parseFloat(await results(page).getByRole('status').first().innerText());
  await filters.getByRole('checkbox', { name: /^Stone/ }).check();
  await expect(page).toHaveURL('/artist?material=Bronze,Stone');
  await expect
    .poll(async () => Number.parseFloat(await results(page).getByRole('status').first().innerText()))
    .toBeGreaterThan(bronzes);
  await filters.getByText('Size', { exact: true }).click();
  await filters.getByRole('checkbox', { name: /^Small/ }).check();
  await expect(page).toHaveURL('/artist?material=Bronze,Stone&size=small');
  await results(page).getByRole('link', { name: 'Remove filter: Stone' }).click();
  await expect(page).toHaveURL('/artist?material=Bronze&size=small');
  await page.goto('/artist?type=Painting');
  await filters.getByText('Color', { exact: true }).click();
  const blue = filters.getByRole('checkbox', { name: /^Blue [1-9]/ });
  const blueWorks = Number((await blue.locator('..').innerText()).match(/\d+/)?.[0]);
  await blue.check();
  await expect(page).toHaveURL('/artist?type=Painting&color=blue');
  await expect(results(page).getByRole('status').first()).toHaveText(`${blueWorks} artworks`);
});

test('Back restores the scroll position and the loaded works @both', async ({ page }) => {
  await page.goto('/artist');
  // A page that rendered late gets its first works after the first scroll.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await cards(page).count()).toBeGreaterThan(24);
  }).toPass();
  const card = cards(page).nth(26);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page).toHaveURL(/\/art-page\//);
  await page.goBack();
  await expect(page).toHaveURL('/artist');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(card).toBeInViewport();
});

test('the phone opens the filters in a sheet, whose button shows the result', { tag: '@390' }, async ({
  page,
}) => {
  await page.goto('/artist');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  // The sheet opens in several animation frames.
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByText('Digital Painting').click();
  const show = sheet.getByRole('button', { name: /^Show \d+ artworks$/ });
  await expect(page).toHaveURL('/artist?type=Digital+Painting');
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
});

test('Escape closes the sheet and returns the focus to its button', { tag: '@390' }, async ({ page }) => {
  await page.goto('/artist');
  await tabTo(page, 'Filter', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the form filters, and 'Show more' opens the next page", async ({ page }) => {
    await page.goto('/artist');
    await page.getByRole('radio', { name: /^Sculpture/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await page.getByRole('button', { name: 'Show artworks' }).click();
    await expect(page).toHaveURL(/type=Sculpture/);
    await page.getByText('Material').click();
    await page.getByRole('checkbox', { name: 'Bronze' }).check();
    await page.getByRole('checkbox', { name: 'Stone' }).check();
    await page.getByRole('button', { name: 'Show artworks' }).click();
    await expect(page.getByRole('checkbox', { name: 'Stone' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Sculpture/ })).toBeChecked();
    await page.goto('/artist');
    const first = await cards(page).first().textContent();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(cards(page).first()).not.toHaveText(first ?? '');
  });
});

test('filters share one canonical address, and an invalid cursor redirects to the first page', async ({
  request,
}) => {
  const html = await (await request.get('/artist?type=Sculpture&sort=name')).text();
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/artist"/);
  const answer = await request.get('/artist?type=Sculpture&cursor=nonsense', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/artist?type=Sculpture');
});
