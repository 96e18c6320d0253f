import type { Locator, Page } from '@playwright/test';
import { countClicks } from '../../support/admin/clicks';
import { signInAsCurator } from '../../support/admin/curator';
import { choose, errorsOf, galleryOf, give, openReleases, panel, reason } from '../../support/admin/releases';
import { test } from '../../support/releases/changed-product';
import { logInAsStaff } from '../../support/releases/staff';
import { see, tellOf, words } from '../../support/releases/visitors';
import { expectSound } from '../../support/sweep';
import { expect } from '../../support/visit';

// An idle page prefetches, and a test may leave it meanwhile.
test.use({ expectedErrors: /net::ERR_|preloaded using link preload/ });
// The tests share one product, and each leaves 2.1.0 live.
test.describe.configure({ mode: 'default', timeout: 120_000 });

test('an administrator finds a bad release, rolls it back with three clicks, and promotes it again', async ({
  page,
  product,
}) => {
  const seen = await see(product.url, '');
  for (let view = 0; view < 4; view++)
    await tellOf(seen, product.url, '', view > 0 ? 'TypeError: no price' : undefined);
  await expect(async () => {
    await openReleases(page);
    await expect(errorsOf(page)).toContainText('TypeError: no price', { timeout: 1000 });
  }).toPass();
  await expect(errorsOf(page)).toContainText('3 errors750 per 1,000 viewsLive');
  await expect(galleryOf(page)).toContainText('2.1.0');

  const clicks = await countClicks(page);
  await page.goto('/admin/dashboard');
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: /^Releases/ })
    .click();
  await page.getByRole('button', { name: 'Roll back… Gallery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll Gallery back to 2.0.0 for everyone?' });
  await expect(dialog).toContainText('2.1.0, 100% of visitors');
  await give(dialog, 'Roll back');
  await expect(dialog).toHaveCount(0);
  expect(await clicks()).toBe(3);
  await expect.poll(() => shown(product.url)).toBe('old');
  await expect(galleryOf(page)).toContainText(/2\.0\.0\s*Live.*2\.1\.0\s*Withdrawn/s);
  await expect(panel(page, 'Audit log').getByRole('row').nth(1)).toContainText(
    /Rolled back to Gallery 2\.0\.0.*Prices overlap/,
  );

  await choose(page, 'Promote to all…');
  await give(page.getByRole('dialog'), 'Promote to all', /^2\.1\.0/);
  await expect.poll(() => shown(product.url)).toBe('new');
});

test('an administrator pins and unpins a release, and the audit gives the reasons', async ({
  page,
  product,
}) => {
  await openReleases(page);
  await choose(page, 'Pin…');
  await give(page.getByRole('dialog'), 'Pin', /^2\.0\.0/);
  await expect.poll(() => shown(product.url)).toBe('old');
  await expect(galleryOf(page)).toContainText(/2\.0\.0\s*Pinned/);
  await page.getByRole('button', { name: 'Unpin… Gallery' }).click();
  await give(page.getByRole('dialog', { name: 'Unpin Gallery 2.0.0?' }), 'Unpin');
  await expect.poll(() => shown(product.url)).toBe('new');

  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log of releases' })).toBeFocused();
  for (const [at, what] of ['Unpinned Gallery 2.0.0', 'Pinned Gallery 2.0.0'].entries())
    await expect(page.getByRole('row').nth(at + 1)).toContainText(`${what}${reason}`);
});

test('a preview link opens the site with another release, and the banner leaves it', async ({
  page,
  browser,
  product,
}) => {
  await openReleases(page);
  await page.getByRole('button', { name: 'Preview link…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview link' });
  await give(dialog, 'Create and copy link', /^Gallery 2\.0\.0/);
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link).toMatch(new RegExp(`^${product.url}/preview/[\\w.-]+$`));

  const context = await browser.newContext({ baseURL: product.url });
  const curious = await context.newPage();
  const banner = curious.getByRole('complementary', { name: 'Preview' });
  await expect(async () => {
    const answer = await curious.goto(link);
    await expect(banner).toContainText('Preview of Gallery 2.0.0, until', { timeout: 3000 });
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  }).toPass();
  await expect(curious.getByText(words.old)).toBeVisible();
  await expectAbovePage(curious, banner);
  expect(await shown(product.url)).toBe('new');

  await curious.goto('/?teams');
  await expect(curious.getByRole('main')).toHaveAttribute('data-team', /^gallery · 2\.0\.0 · preview/);
  await banner.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(curious.getByText(words.new)).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect((await context.request.get(`${link}x`)).status()).toBe(404);
  await context.close();
});

test('the page with a canary fits every width, wider text, and forced colors', async ({ page, product }) => {
  const { command } = await logInAsStaff(page.request, product.url);
  await command({ action: 'canary', remote: 'gallery', release: '2.0.0', share: 10, reason });
  await signInAsCurator(page);
  await expectSound(page, '/admin/releases');
  const canary = panel(page, 'Gallery 2.0.0 against 2.1.0');
  await expect(canary).toContainText('Too few views to judge yet.');
});

/** The banner covers nothing and fits a small phone. */
async function expectAbovePage(page: Page, banner: Locator): Promise<void> {
  const box = await banner.boundingBox();
  const header = await page.locator('#root > header').boundingBox();
  expect(header?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}

/** Returns the release that a first-time visitor gets. */
async function shown(url: string): Promise<string> {
  return (await see(url, '')).release;
}
