import { openBrowser } from '../../browser/browser.mjs';
import { median } from '../../numbers.mjs';
import { administrator } from '../../product/data/administrator.mjs';
import { startEdge } from '../../product/product.mjs';
import { settings } from '../../settings.mjs';
import { step } from '../../step.mjs';

/** The results are complete when nothing has changed for this time. */
const quietMs = 700;
const secondsOfPage = 30;
/** Each search has a word whose last key narrows what is found. */
const lists = [
  { name: 'orders', path: '/admin/all-orders', word: 'customer199' },
  { name: 'works', path: '/admin/admin-all-art-works', word: 'noon' },
  { name: 'people', path: '/admin/people', word: 'customer199' },
];

/** Measures a search of the back office from its last key press until the browser paints the results. @param {import('../../stage.mjs').Stage} stage @returns {Promise<{ measured: Record<string, number>, details: unknown, notes?: string[] }>} */
export async function measureBackOffice(stage) {
  const fair = await step('the records of a fair', 300, stage.fair);
  if (!fair) return { measured: {}, details: null, notes: ['There is no PostgreSQL here.'] };
  const edge = await startEdge({ api: fair.api, remotes: await stage.remotes() });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await step('the log-in of the back office', 120, () => logIn(page, edge.url));
    /** @type {Record<string, number>} */
    const paints = { find: await medianPaint('Find anything', () => paintOfFind(page)) };
    for (const { name, path, word } of lists) {
      await step(path, secondsOfPage, () => page.goto(`${edge.url}${path}`));
      paints[name] = await medianPaint(`the search of ${name}`, () => paintOfList(page, word));
    }
    return { measured: { officePaint: Math.max(...Object.values(paints)) }, details: paints };
  } finally {
    await browser.close();
    await edge.stop();
  }
}

/** A new edge shows a page without its remote until it has opened the release. @param {import('@playwright/test').Page} page @param {string} site */
async function logIn(page, site) {
  const email = page.getByLabel('Email');
  do await page.goto(`${site}/admin`);
  while (!(await isShown(email)));
  await email.fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

/** @param {import('@playwright/test').Locator} element */
async function isShown(element) {
  return element.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** @param {string} what @param {() => Promise<number>} measure */
async function medianPaint(what, measure) {
  const paints = [];
  for (let run = 1; run <= settings.runs; run += 1)
    paints.push(await step(`${what}, ${run} of ${settings.runs}`, secondsOfPage, measure));
  return median(paints);
}

/** @param {import('@playwright/test').Page} page */
async function paintOfFind(page) {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await field.fill('okafo');
  await page.getByRole('option').first().waitFor();
  const paint = await paintAfter(page, () => field.press('r'));
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  return paint;
}

/** @param {import('@playwright/test').Page} page @param {string} word */
async function paintOfList(page, word) {
  const field = page.getByRole('searchbox').first();
  await field.fill(word.slice(0, -1));
  await page.waitForTimeout(2 * quietMs);
  return paintAfter(page, () => field.press(word.slice(-1)));
}

/** Returns the milliseconds from the key press to the paint of the last change that it causes. @param {import('@playwright/test').Page} page @param {() => Promise<void>} press */
async function paintAfter(page, press) {
  const painted = page.evaluate(
    (quietMs) =>
      new Promise((/** @type {(ms: number) => void} */ resolve) => {
        let [pressedAt, paintedAt, timer] = [0, 0, 0];
        const changes = new MutationObserver(() =>
          requestAnimationFrame(() => {
            paintedAt = performance.now();
            clearTimeout(timer);
            timer = window.setTimeout(end, quietMs);
          }),
        );
        window.addEventListener('keydown', onKeyDown, { capture: true, once: true });

        /** @param {KeyboardEvent} event */
        function onKeyDown({ timeStamp }) {
          pressedAt = timeStamp;
          changes.observe(document.body, {
            childList: true,
            characterData: true,
            attributes: true,
            subtree: true,
          });
        }

        function end() {
          changes.disconnect();
          resolve(paintedAt - pressedAt);
        }
      }),
    quietMs,
  );
  await press();
  return painted;
}
