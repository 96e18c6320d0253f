import type { CDPSession, Page } from '@playwright/test';

/** Playwright's `goBack` waits for a load event, which a restored page does not fire. */
export async function openRestorable(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  const hindrances: string[] = [];
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    hindrances.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return {
    hindrances,
    isRestored: () => read<boolean>(cdp, 'window.isRestored === true'),
    leave: (address: string) => leave(page, cdp, address),
    back: () => goBack(cdp),
  };
}

/** Navigates fully, like an address typed into the browser's bar. */
async function leave(page: Page, cdp: CDPSession, address: string) {
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted })),
  );
  await cdp.send('Page.navigate', { url: new URL(address, page.url()).href });
  await page.waitForURL(address);
}

async function goBack(cdp: CDPSession) {
  const { currentIndex, entries } = await cdp.send('Page.getNavigationHistory');
  const previous = entries[currentIndex - 1];
  if (!previous) throw new Error('There is no page to go back to.');
  await cdp.send('Page.navigateToHistoryEntry', { entryId: previous.id });
}

async function read<Value>(cdp: CDPSession, expression: string): Promise<Value> {
  const { result } = await cdp.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}
