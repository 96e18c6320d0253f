import { medians } from '../numbers.mjs';
import { settings } from '../settings.mjs';
import { loadPage } from './page-load.mjs';

/** The product and what it is compared with load in turn, so that a busy moment meets all of them. @param {import('../stage.mjs').Stage} stage @param {string} path @param {string} [before] the page with which the visit begins */
export async function loadVariants(stage, path, before) {
  const browser = await stage.browser();
  const visit = async (/** @type {() => Promise<{ url: string }>} */ open, scripts = true) => {
    const { url } = await open();
    const options = before ? { scripts, before: url + before } : { scripts };
    const load = () => loadPage(browser, url + path, options);
    await load(); // fills the server's cache of compressed answers
    return { load, loads: /** @type {Load[]} */ ([]) };
  };
  const visits = {
    product: await visit(stage.edge),
    floor: await visit(stage.floor, false),
    withoutScripts: await visit(stage.withoutScripts, false),
    bundled: await visit(stage.bundled),
  };
  for (let run = 0; run < settings.runs; run++) {
    for (const { load, loads } of Object.values(visits)) loads.push(await load());
  }
  return {
    product: summaryOf(visits.product.loads),
    floor: summaryOf(visits.floor.loads),
    withoutScripts: summaryOf(visits.withoutScripts.loads),
    bundled: summaryOf(visits.bundled.loads),
  };
}

/** @typedef {Awaited<ReturnType<typeof loadPage>>} Load */

/** @param {Load[]} loads */
function summaryOf(loads) {
  return { ...medians(loads.map(({ times }) => times)), lcpOf: loads[0]?.lcpOf };
}
