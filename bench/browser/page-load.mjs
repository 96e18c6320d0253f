import { asVisitor } from './browser.mjs';
import { untilRendered } from './page-answers.mjs';
import { untilInteractive, watchPage } from './page-watch.mjs';

/** The milliseconds after the first interaction in which late pictures and tasks still count. */
const rest = 1000;

/** @param {import('./browser.mjs').Browser} browser @param {string} url @param {{ scripts?: boolean, before?: string }} [options] `before`: the page with which the visit begins */
export async function loadPage(browser, url, { scripts = true, before } = {}) {
  await untilRendered(url);
  return asVisitor(browser, async (page) => {
    await page.addInitScript(watchPage);
    if (before) await open(before);
    await open(url);
    /** @type {import('./page-watch.mjs').Seen} */
    const seen = await page.evaluate('seen');
    const { fcp, lcp, lcpOf, shift, tasks } = seen;
    return {
      lcpOf,
      times: { fcp, lcp, shift, blocking: blockingIn(tasks, fcp), interactive: seen.interactive ?? 0 },
    };

    /** @param {string} address */
    async function open(address) {
      await page.goto(address, { waitUntil: 'load' });
      if (scripts) await untilInteractive(page);
      await page.waitForTimeout(rest);
    }
  });
}

/** Sums the time of each task beyond 50 ms. @param {import('./page-watch.mjs').Seen['tasks']} tasks @param {number} fcp */
function blockingIn(tasks, fcp) {
  return tasks
    .filter(({ start }) => start >= fcp)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
}
