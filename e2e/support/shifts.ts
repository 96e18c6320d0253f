import type { Page } from '@playwright/test';

/** Answers, at the end, what has moved on the page without anybody having touched it. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as Shift;
        if (hadRecentInput || value < 0.001) continue;
        const moved = sources.map(({ node }) => (node as Element | null)?.className ?? node?.nodeName);
        shifts.push(`${value.toFixed(4)} ${moved.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await rendered(page);
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

/** Answers, at the end, by how much the page has moved on its own: the layout shift that browsers report (CLS), without units. */
export async function watchShiftTotal(page: Page) {
  const shifts = await watchShifts(page);
  return async () => (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}

const rendered = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
