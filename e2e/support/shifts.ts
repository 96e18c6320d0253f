import type { Page } from '@playwright/test';

/** Returns a function that lists the layout shifts without a user's input. */
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

/** Returns a function that gives the layout shift (CLS) without a user's input. */
export async function watchShiftTotal(page: Page) {
  const shifts = await watchShifts(page);
  return async () => (await shifts()).reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
}

const rendered = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
