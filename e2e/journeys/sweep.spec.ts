import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Catalogue, expect, test } from '../visit';

const widths = [320, 390, 768, 1280, 1920];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every screen that a visitor can open. */
const routes: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  home: async () => '/',
  artworks: async () => '/artist',
  artwork: async (catalogue) => `/art-page/${(await catalogue.newest('limit=1'))[0]?._id}`,
  about: async () => '/about',
  events: async () => '/event-booking',
  contact: async () => '/contact-us',
  auction: async () => '/auction-bidding',
  register: async () => '/register',
  login: async () => '/login',
  'forgot password': async () => '/forgot-password',
  'reset done': async () => '/forgot-password-successful',
  'not found': async () => '/nowhere',
  'back office': async () => '/admin',
};

test.describe.configure({ timeout: 120_000 });
// A browser says in its console that a page was answered 404.
test.use({ expectedComplaints: /status of 404/ });

for (const [name, pathIn] of Object.entries(routes)) {
  test(`${name} is sound at every width @1280`, async ({ page, catalogue }, testInfo) => {
    const path = await pathIn(catalogue);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      expect(await overflowOf(page), `sideways scroll at ${width} px`).toBe(0);
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect(violations.map(({ id, nodes }) => `${width}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.screenshot({ path: testInfo.outputPath(`${name}-${width}.png`), fullPage: true });
    }
  });

  test(`${name} survives wider text spacing and forced colours @1280`, async ({ page, catalogue }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(await pathIn(catalogue));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(spaceText);
    expect(await overflowOf(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Pixels by which the page is wider than its window. */
function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page: the text spacing that WCAG 1.4.12 asks a page to bear. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
