import { asVisitor } from '../browser/browser.mjs';
import { untilInteractive, watchPage } from '../browser/page-watch.mjs';
import { watchRequests } from '../browser/requests.mjs';
import { visitor } from '../settings.mjs';

/** The milliseconds from the navigation to the last byte of each kind. @typedef {{ html: number, picture: number, scripts: number, fonts: number, fcp: number, lcp: number, shift: number, interactive: number, idle: number }} LineTimes `idle`: from the last byte of the picture to the earliest that a script can have */

/** The milliseconds in which to wait for late files, such as fonts, on a quiet line. */
const rest = 4000;

/** The line itself is slow here, so the browser's own throttling, which ignores priorities, stays off. @param {import('../browser/browser.mjs').Browser} browser @param {string} url @param {{ scripts?: boolean }} [options] */
export function loadOnLine(browser, url, { scripts = true } = {}) {
  return asVisitor(
    browser,
    async (page, cdp) => {
      const requests = watchRequests(cdp);
      await page.addInitScript(watchPage);
      await page.goto(url, { waitUntil: 'load' });
      if (scripts) await untilInteractive(page);
      await page.waitForTimeout(rest);
      /** @type {import('../browser/page-watch.mjs').Seen} */
      const { fcp, lcp, shift, interactive } = await page.evaluate('seen');
      const first = [...requests.values()].filter(({ level }) => level <= 2);
      const picture = lastOf(first.filter(({ type, priority }) => type === 'Image' && priority === 'High'));
      const script = first.find(({ type }) => type === 'Script');
      const answered = script ? script.requestedAt + visitor.line.latency : 0;
      return {
        times: {
          html: lastOf(first.filter(({ type }) => type === 'Document')),
          picture,
          scripts: lastOf(first.filter(({ type }) => type === 'Script')),
          idle: picture > 0 ? Math.max(0, answered - picture) : 0,
          fonts: lastOf(first.filter(({ type }) => type === 'Font')),
          fcp,
          lcp,
          shift,
          interactive: interactive ?? 0,
        },
        requests: first.map(
          ({ url: one, requestedAt, loadedAt }) => `${requestedAt}–${loadedAt} ms ${new URL(one).pathname}`,
        ),
      };
    },
    { throttled: false },
  );
}

/** @param {import('../browser/requests.mjs').Requested[]} requests */
const lastOf = (requests) => Math.max(0, ...requests.map(({ loadedAt }) => loadedAt ?? 0));

const order = /** @type {const} */ (['html', 'picture', 'scripts', 'fonts']);

/** `wrong` counts the kinds that complete before the kind that should come first. @param {LineTimes} times */
export function orderOf(times) {
  const arrived = order.filter((kind) => times[kind] > 0);
  const wrong = arrived.filter((kind, index) => times[kind] < times[arrived[index - 1] ?? kind]);
  return {
    wrong: wrong.length,
    text: arrived.map((kind) => `${kind} ${Math.round(times[kind])}`).join(' → '),
  };
}
