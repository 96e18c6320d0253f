import AxeBuilder from '@axe-core/playwright';
import { expect, type Frame, type Page, test } from '@playwright/test';

const widths = [320, 390, 768, 1280, 1920];
/** One width for each layout: with a menu, and with the navigation visible. */
const layouts = [320, 1280];

export async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  await expect.poll(() => overflowOf(page), { message: `sideways scroll at ${width} px` }).toBe(0);
}

export async function expectAccessible(page: Page, width?: number, selector = 'html'): Promise<void> {
  // A notice that appears has less contrast until it stays.
  await expect(page.locator('.toast-enter')).toHaveCount(0);
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // No page has frames, so axe need not merge the results of a second page. The report leaves out passes.
  const axe = new AxeBuilder({ page, axeSource: hasAxe ? nothing : undefined })
    .include(selector)
    // A notice that fades out has less and less contrast.
    .exclude('.toast-exit')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    width ? `at ${width} px` : undefined,
  ).toEqual([]);
}

/** The script of a document that has axe already. The builder would send its 1.3 MB again, twice for each check. */
const nothing = 'undefined';

/** Checks screens one after another in one page, whose browser keeps the scripts. */
export async function expectAllSound(page: Page, paths: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(paths)) await test.step(name, () => expectSound(page, path));
}

/** Fails on redirects, sideways scroll, axe violations, and text spacing that breaks the page. */
export async function expectSound(page: Page, path: string): Promise<void> {
  const addresses = new Set<string>();
  const note = (frame: Frame) => {
    if (frame === page.mainFrame()) addresses.add(frame.url());
  };
  // The screen before ended at another width.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'none' });
  page.on('framenavigated', note);
  await page.goto(path);
  await expectShown(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, width);
    if (layouts.includes(width)) await expectAccessible(page, width);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expectLegible(page);
  page.off('framenavigated', note);
  expect(addresses.size, [...addresses].join(' ')).toBe(1);
}

/** Applies the text spacing of WCAG 1.4.12. */
async function expectLegible(page: Page): Promise<void> {
  await page.evaluate(spaceText);
  await expectNoOverflow(page, 390);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

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
