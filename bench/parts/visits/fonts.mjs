import { asVisitor } from '../../browser/browser.mjs';
import { untilRendered } from '../../browser/page-answers.mjs';
import { median } from '../../numbers.mjs';
import { settings, visitor } from '../../settings.mjs';

const ordinary = {
  ...visitor.line,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 2_500_000 / 8,
};

/** Measures when the first page of a visit shows both fonts, on the slow line and on an ordinary one. @param {import('../../stage.mjs').Stage} stage */
export async function measureFonts(stage) {
  const [browser, edge, paths] = await Promise.all([stage.browser(), stage.edge(), stage.pages()]);
  /** @type {Record<string, { slow: number, ordinary: number }>} */
  const shown = {};
  await untilRendered(edge.url + paths.artwork);
  for (const path of [paths.artwork, '/login', '/admin']) {
    shown[path] = await medians(browser, edge.url + path);
  }
  const worst = (/** @type {'slow' | 'ordinary'} */ line) =>
    Math.max(...Object.values(shown).map((times) => times[line])) / 1000;
  return {
    measured: { fontsSlow: worst('slow'), fontsOrdinary: worst('ordinary') },
    details: shown,
    notes: Object.entries(shown).map(
      ([path, { slow, ordinary }]) => `Fonts of ${path}: ${slow.toFixed(0)} ms, ${ordinary.toFixed(0)} ms`,
    ),
  };
}

/** @param {import('../../browser/browser.mjs').Browser} browser @param {string} url */
async function medians(browser, url) {
  const [slow, onOrdinary] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let run = 0; run < settings.runs; run++) {
    slow.push(await fontsShown(browser, url, visitor.line));
    onOrdinary.push(await fontsShown(browser, url, ordinary));
  }
  return { slow: median(slow), ordinary: median(onOrdinary) };
}

/** @param {import('../../browser/browser.mjs').Browser} browser @param {string} url @param {typeof visitor.line} line @returns {Promise<number>} */
function fontsShown(browser, url, line) {
  const visit = async (/** @type {import('@playwright/test').Page} */ page) => {
    await page.addInitScript(watchFonts);
    await page.goto(url, { waitUntil: 'load' });
    return Number(await page.evaluate('fontsShown'));
  };
  return asVisitor(browser, visit, { line });
}

/** Runs in the page and returns milliseconds since the navigation. */
function watchFonts() {
  const families = ['Uli Sans', 'Uli Serif'];
  const fontsShown = new Promise((resolve) => {
    const timer = setInterval(() => {
      const named = 'fonts' in document.documentElement.dataset;
      const here = families.every((family) => document.fonts.check(`1em "${family}"`));
      if (!named || !here) return;
      clearInterval(timer);
      resolve(performance.now());
    }, 10);
  });
  Object.assign(window, { fontsShown });
}
