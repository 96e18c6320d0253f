import type { Page } from '@playwright/test';

export async function uploadLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const emulate = (offline: boolean, uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return {
    slow: () => emulate(false, slowLine),
    cut: () => emulate(true, 0),
    good: () => emulate(false, -1),
  };
}

/** In bytes per second. */
const slowLine = 400_000;
