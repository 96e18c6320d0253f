import { asVisitor } from './browser.mjs';
import { fetchRaw, untilRendered } from './page-answers.mjs';
import { untilInteractive, watchPage } from './page-watch.mjs';

/** @typedef {{ url: string, type: string, level: number, initiator: string, priority: string, requestedAt: number, loadedAt: number | null }} Requested `level`: how many answers it waits for */

/** @param {import('./browser.mjs').Browser} browser @param {string} url */
export async function requestsOf(browser, url) {
  await untilRendered(url);
  return asVisitor(browser, async (page, cdp) => {
    const requests = watchRequests(cdp);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    await untilInteractive(page);
    return [...requests.values()];
  });
}

/** Keys are URLs; times are milliseconds since the first request. @param {import('@playwright/test').CDPSession} cdp */
export function watchRequests(cdp) {
  /** @type {Map<string, Requested>} */
  const requests = new Map();
  /** @type {Map<string, Requested>} */
  const byId = new Map();
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type = '', initiator }) => {
    if (requests.has(request.url) || !request.url.startsWith('http')) return;
    const from = initiatorOf(initiator);
    const level = (requests.get(from)?.level ?? (requests.size > 0 ? 1 : 0)) + 1;
    began ||= timestamp;
    const one = { url: request.url, type, level, initiator: from, priority: request.initialPriority };
    const entry = { ...one, requestedAt: since(timestamp), loadedAt: null };
    requests.set(request.url, entry);
    byId.set(requestId, entry);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) entry.loadedAt = since(timestamp);
  });
  return requests;

  /** @param {number} timestamp */
  function since(timestamp) {
    return Math.round((timestamp - began) * 1000);
  }
}

/** @param {Requested[]} requests */
export async function scriptsOf(requests) {
  const scripts = requests.filter(({ type }) => type === 'Script');
  return Promise.all(
    scripts.map(async ({ url }) => {
      const [sent, text] = await Promise.all([fetchRaw(url), fetch(url).then((answer) => answer.text())]);
      return { file: new URL(url).pathname, bytes: sent.body.length, text };
    }),
  );
}

/** @param {{ url?: string, stack?: Stack }} initiator @typedef {{ callFrames: { url: string }[], parent?: Stack }} Stack */
function initiatorOf({ url, stack }) {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((one) => one.url.startsWith('http'));
    if (frame) return frame.url;
  }
  return url ?? '';
}
