import type { Page } from '@playwright/test';
import { expectShown } from '../../support/sweep';
import { expect, test } from '../../support/visit';

test('each Tab stop shows its focus on a phone and on a wide screen, and the keyboard opens a work', async ({
  page,
  catalogue,
}) => {
  // The first card, because each card before it would add stops.
  const [work] = await catalogue.newest('type=Painting&limit=1');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectShown(page);
  await expectVisibleFocus(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expectShown(page);
  await expectVisibleFocus(page, work?.name_of_artwork);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.name_of_artwork ?? '');
});

/** Presses Tab up to the element with a text, or 25 times. */
async function expectVisibleFocus(page: Page, last?: string) {
  const seen = new Set<string>();
  for (let presses = 0; presses < (last ? 60 : 25); presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(outlineOfFocused);
    if (!focused) break;
    seen.add(focused.what);
    expect(focused.outline, `the outline of ${focused.what}`).toBeGreaterThanOrEqual(2);
    if (last && focused.what.includes(last)) break;
  }
  expect(seen.size).toBeGreaterThan(5);
}

/** Runs in the page. Returns the outline in pixels of the focused element or its parent, and a description of it. */
function outlineOfFocused() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const outlines = [element, element.firstElementChild].map((candidate) => {
    const style = candidate && getComputedStyle(candidate);
    return style && style.outlineStyle !== 'none' ? Number.parseFloat(style.outlineWidth) : 0;
  });
  return { what: element.textContent || element.tagName, outline: Math.max(...outlines) };
}
