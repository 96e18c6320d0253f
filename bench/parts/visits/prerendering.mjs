import { openPrerenderingTab } from '../../../scripts/tests/browser/prerendering-tab.mjs';
import { findChromium } from '../../../scripts/tests/programs/chromium.mjs';
import { untilRendered } from '../../browser/page-answers.mjs';
import { median } from '../../numbers.mjs';
import { settings, visitor } from '../../settings.mjs';

/** @typedef {{ program: string, origin: string, path: string }} Visit */

/** Goes from the listing to a work that speculation rules have prerendered: presses before the scripts load, and releases once the page is ready. The same between two pages written by hand shows the browser's share. @param {import('../../stage.mjs').Stage} stage */
export async function measurePrerendering(stage) {
  const [edge, floor, { artwork }, chromium] = await Promise.all([
    stage.edge(),
    stage.floor(),
    stage.pages(),
    findChromium(),
  ]);
  const program = chromium?.executablePath;
  if (!program) throw new Error('it needs a Chromium of the system');
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const byHand = [];
  for (let run = 0; run < settings.runs; run++) {
    times.push(await openWork({ program, origin: edge.url, path: artwork }, false));
    byHand.push(await openWork({ program, origin: floor.url, path: artwork }, true));
  }
  return {
    measured: { navigationPrerendered: median(times) },
    details: { times, byHand },
    notes: [`Prerendered navigation between two pages written by hand: ${Math.round(median(byHand))} ms`],
  };
}

/** @param {Visit} visit @param {boolean} isByHand */
async function openWork({ program, origin, path }, isByHand) {
  const { viewport, deviceScaleFactor, slowdown, line } = visitor;
  const tab = await openPrerenderingTab(program, [
    {
      method: 'Emulation.setDeviceMetricsOverride',
      params: { ...viewport, deviceScaleFactor, mobile: false },
    },
    { method: 'Emulation.setCPUThrottlingRate', params: { rate: slowdown } },
    { method: 'Network.emulateNetworkConditions', params: line },
  ]);
  const listing = `${origin}/artist`;
  try {
    for (const page of [listing, origin + path]) await untilRendered(page);
    await tab.block(['*/static/*.js']); // links stay ordinary links
    await tab.open(listing);
    await tab.run(`(${rememberClick})()`);
    if (isByHand) await tab.run(`(${addRules})()`);
    const pressed = await tab.press(`a[href="${path}"]`);
    await tab.prerendered();
    await tab.run(`(${isByHand ? rested : loaded})()`);
    await tab.release(pressed);
    return Number(await tab.run(`(${untilHeadingPainted})()`));
  } finally {
    await tab.close();
  }
}

/** Runs in the listing written by hand. */
function addRules() {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  const where = { href_matches: '/art-page/*' };
  rules.textContent = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
  document.head.append(rules);
}

/** Runs in the listing. */
function rememberClick() {
  const remember = (/** @type {MouseEvent} */ { timeStamp }) =>
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
  addEventListener('click', remember, true);
}

/** Runs in the prerendered page. The visitor rests on the link as long as the page takes. */
async function loaded() {
  while (document.documentElement?.dataset.hydrated === undefined)
    await new Promise((next) => setTimeout(next, 50));
}

/** Runs in the prerendered page written by hand, which has no scripts. */
function rested() {
  return new Promise((next) => setTimeout(next, 1500));
}

/** Runs in the prerendered page, whose first paint is that of its activation. */
async function untilHeadingPainted() {
  const paint = await new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [entry] = list.getEntriesByName('first-contentful-paint');
      if (entry) resolve(entry);
    }).observe({ type: 'paint', buffered: true }),
  );
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = Object(navigation);
  if (!document.querySelector('h1') || activationStart === 0) throw new Error('not prerendered');
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked'));
}
