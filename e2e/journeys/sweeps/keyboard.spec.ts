import { expectShown } from '../../support/sweep';
import { expect, tabTo, test } from '../../support/visit';

test('each Tab stop shows its focus @both', async ({ page }) => {
  await page.goto('/');
  await expectShown(page);
  const seen = new Set<string>();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(outlineOfFocused);
    if (!focused) break;
    seen.add(focused.what);
    expect(focused.outline, `the outline of ${focused.what}`).toBeGreaterThanOrEqual(2);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('the keyboard opens a work', async ({ page, catalogue }) => {
  // The first card, because each card before it would add stops.
  const [work] = await catalogue.newest('type=Painting&limit=1');
  await page.goto('/');
  await expectShown(page);
  await tabTo(page, new RegExp(work?.name_of_artwork ?? ''));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(work?.name_of_artwork ?? '');
});

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
