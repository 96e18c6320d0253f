import { asVisitor } from '../../browser/browser.mjs';
import { untilRendered } from '../../browser/rendered.mjs';
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
  const url = edge.url + paths.artwork;
  await untilRendered(url);
  const [slowTimes, ordinaryTimes] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let run = 0; run < settings.runs; run++) {
    slowTimes.push(await fontsShown(browser, url, visitor.line));
    ordinaryTimes.push(await fontsShown(browser, url, ordinary));
  }
  return {
    measured: { fontsSlow: median(slowTimes) / 1000, fontsOrdinary: median(ordinaryTimes) / 1000 },
    details: { slowTimes, ordinaryTimes },
  };
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
