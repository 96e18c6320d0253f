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
    await page.evaluate(
      () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
    );
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
