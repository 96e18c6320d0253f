import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** From small phones to wide screens. */
export const widths = [320, 390, 768, 1280, 1920];

/** The screen is there, and nothing of it is still on its way. */
export async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

/** Nothing scrolls sideways. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await expect.poll(() => overflowOf(page), { message: `sideways scroll at ${width} px` }).toBe(0);
}

/** axe finds nothing wrong. */
export async function expectAccessible(page: Page, width: number): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${width}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/** A phone in forced colours, with the text spacing that WCAG 1.4.12 asks a page to bear. */
export async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(spaceText);
  await expectNoOverflow(page, 390);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Pixels by which the page is wider than its window. */
function overflowOf(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Runs in the page. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
