import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/tests/programs/chromium.mjs';
import { visitor } from '../settings.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {string[]} [args] */
export async function openBrowser(args = []) {
  const found = await findChromium();
  if (!found) throw new Error('there is no Chromium');
  return chromium.launch({
    executablePath: found.executablePath,
    args: [
      ...args,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-gpu',
      // The attached inspector would request the source of each error, which a visitor's browser does not.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
    chromiumSandbox: process.getuid?.() !== 0,
  });
}

/** @template Result @param {Browser} browser @param {(page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession) => Promise<Result>} visit @param {{ throttled?: boolean, line?: typeof visitor.line }} [options] */
export async function asVisitor(browser, visit, { throttled = true, line = visitor.line } = {}) {
  const { viewport, deviceScaleFactor, slowdown } = visitor;
  const context = await browser.newContext({ viewport, deviceScaleFactor });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (throttled) await cdp.send('Network.emulateNetworkConditions', line);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await visit(page, cdp);
  } finally {
    await context.close();
  }
}
