import type { Page } from '@playwright/test';

/** The line that a curator uploads over: slow enough to look at what happens, cut, or good again. */
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

/** Bytes a second. */
const slowLine = 400_000;
