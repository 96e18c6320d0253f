import { openPrerenderingTab } from '../../../scripts/tests/browser/prerendering-tab.mjs';
import { findChromium } from '../../../scripts/tests/programs/chromium.mjs';
import { untilRendered } from '../../browser/rendered.mjs';
import { median } from '../../numbers.mjs';
import { settings, visitor } from '../../settings.mjs';

const card = 'main a[href^="/art-page/"]';

/** Goes from the listing to a work that the edge's speculation rules have prerendered: presses before the scripts load, and releases once the page is ready. @param {import('../../stage.mjs').Stage} stage */
export async function measurePrerendering(stage) {
  const [edge, program] = await Promise.all([stage.edge(), findChromium()]);
  if (!program?.executablePath) throw new Error('it needs a Chromium of the system');
  const times = [];
  for (let run = 0; run < settings.runs; run++) times.push(await openWork(program.executablePath, edge.url));
  return { measured: { navigationPrerendered: median(times) }, details: { times } };
}

/** @param {string} program @param {string} url */
async function openWork(program, url) {
  const { viewport, deviceScaleFactor, slowdown, line } = visitor;
  const tab = await openPrerenderingTab(program, [
    {
      method: 'Emulation.setDeviceMetricsOverride',
      params: { ...viewport, deviceScaleFactor, mobile: false },
    },
    { method: 'Emulation.setCPUThrottlingRate', params: { rate: slowdown } },
    { method: 'Network.emulateNetworkConditions', params: line },
  ]);
  try {
    await untilRendered(url);
    await tab.block(['*/static/*.js']); // links stay ordinary links
    await tab.open(url);
    await untilRendered(await tab.run(`document.querySelector('${card}').href`));
    await tab.run(`(${rememberClick})()`);
    const pressed = await tab.press(card);
    await tab.prerendered();
    await tab.run(`(${loaded})()`);
    await tab.release(pressed);
    return Number(await tab.run(`(${untilHeadingPainted})()`));
  } finally {
    await tab.close();
  }
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
  if (!document.querySelector('main article h1') || activationStart === 0) throw new Error('not prerendered');
  return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('clicked'));
}
