import { asVisitor } from '../../browser/browser.mjs';
import { untilInteractive, watchPage } from '../../browser/page-watch.mjs';
import { median } from '../../numbers.mjs';
import { settings } from '../../settings.mjs';

/** The milliseconds that a pointer rests on a card before the click. */
const hover = 200;

/** @param {import('../../stage.mjs').Stage} stage */
export async function measureNavigation(stage) {
  const [browser, edge] = await Promise.all([stage.browser(), stage.edge()]);
  const times = [];
  for (let run = 0; run < settings.runs; run++) times.push(await clickCard(browser, edge.url));
  return { measured: { navigation: median(times) }, details: { hover, times } };
}

/** @param {import('../../browser/browser.mjs').Browser} browser @param {string} url */
function clickCard(browser, url) {
  return asVisitor(browser, async (page) => {
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'load' });
    await untilInteractive(page);
    const card = page.locator('main a[href^="/art-page/"]').first();
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(watchForHeading);
    await card.hover();
    await page.waitForTimeout(hover);
    await page.mouse.down();
    await page.mouse.up();
    return Number(await page.evaluate('headingAfter'));
  });
}

/** Runs in the page. */
function watchForHeading() {
  const headingAfter = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });

    /** @param {number} clicked */
    function look(clicked) {
      const arrived = location.pathname.startsWith('/art-page/') && document.querySelector('main article h1');
      if (arrived) resolve(performance.now() - clicked);
      else requestAnimationFrame(() => look(clicked));
    }
  });
  Object.assign(window, { headingAfter });
}
