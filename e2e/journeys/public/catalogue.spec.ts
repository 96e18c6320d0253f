import type { Page } from '@playwright/test';
import { expect, test } from '../../support/visit';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).locator('a[href^="/art-page/"]');

test('scrolling loads all works, and Back restores them with the scroll position', async ({
  page,
  request,
}) => {
  const { total } = await (await request.get('/api/artwork?limit=1')).json();
  await page.goto('/artist');
  await expect(results(page).getByRole('status')).toHaveText(`${total} artworks`);
  await expect(cards(page)).toHaveCount(24);
  // A page that rendered late gets its first works after the first scroll.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(total, { timeout: 500 });
  }).toPass();
  await expect(results(page).getByText(`${total} of ${total}`)).toBeVisible();

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

test('filters narrow the works as they promise, each can be removed, and Back brings it back', async ({
  page,
}) => {
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
  const count = results(page).getByRole('status').first();
  await expect(async () => {
    await expect(count).toHaveText(`${await cards(page).count()} artworks`, { timeout: 100 });
  }).toPass();

  // The counts arrive with the first touch of the filters.
  const bronze = filters.getByRole('checkbox', { name: /^Bronze [1-9]/ });
  await filters.getByText('Material', { exact: true }).click();
  await bronze.check();
  await expect(page).toHaveURL('/artist?type=Sculpture&material=Bronze&max=5000000');
  await expect(async () => {
    const works = (await bronze.locator('..').innerText()).match(/\d+/)?.[0];
    await expect(count).toHaveText(new RegExp(`^${works} artworks?$`), { timeout: 100 });
  }).toPass();
  await results(page).getByRole('link', { name: 'Remove filter: Sculpture' }).click();
  await expect(page).toHaveURL('/artist?material=Bronze&max=5000000');
  await page.goBack();
  await expect(page).toHaveURL('/artist?type=Sculpture&material=Bronze&max=5000000');
  await expect(filters.getByRole('radio', { name: /^Sculpture/ })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("forms filter works and sort lots, and 'Show more' opens the next page", async ({ page }) => {
    await page.goto('/artist');
    const first = await cards(page).first().textContent();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(cards(page).first()).not.toHaveText(first ?? '');

    await page.getByRole('radio', { name: /^Sculpture/ }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await page.getByText('Material').click();
    await page.getByRole('checkbox', { name: 'Bronze' }).check();
    await page.getByRole('checkbox', { name: 'Stone' }).check();
    await page.getByRole('button', { name: 'Show artworks' }).click();
    await expect(page).toHaveURL(/type=Sculpture/);
    await expect(page.getByRole('checkbox', { name: 'Stone' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^Sculpture/ })).toBeChecked();

    await page.goto('/auction-bidding');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, high to low');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL('/auction-bidding?sort=price-down');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
