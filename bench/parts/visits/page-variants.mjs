import { loadPage } from '../../browser/page-load.mjs';
import { medians } from '../../numbers.mjs';
import { settings } from '../../settings.mjs';

/** @typedef {'product' | 'floor' | 'withoutScripts' | 'bundled'} Variant */
/** @typedef {Awaited<ReturnType<typeof loadPage>>} Load @typedef {ReturnType<typeof summaryOf>} Summary */

/** The variants of a page load in turn, so that a busy moment meets all of them. @template {Variant} Name @param {import('../../stage.mjs').Stage} stage @param {{ path: string, before?: string, variants: Name[] }} visit `before`: the page with which the visit begins @returns {Promise<Record<Name, Summary>>} */
export async function loadVariants(stage, { path, before, variants }) {
  const browser = await stage.browser();
  const open = {
    product: stage.edge,
    floor: stage.floor,
    withoutScripts: stage.withoutScripts,
    bundled: stage.bundled,
  };
  const visits = [];
  for (const name of variants) {
    const { url } = await open[name]();
    const scripts = name === 'product' || name === 'bundled';
    const options = before ? { scripts, before: url + before } : { scripts };
    const load = () => loadPage(browser, url + path, options);
    await load(); // fills the server's cache of compressed answers
    visits.push({ name, load, loads: /** @type {Load[]} */ ([]) });
  }
  for (let run = 0; run < settings.runs; run++) {
    for (const { load, loads } of visits) loads.push(await load());
  }
  const summaries = visits.map(({ name, loads }) => [name, summaryOf(loads)]);
  return Object.fromEntries(summaries);
}

/** @param {Load[]} loads */
function summaryOf(loads) {
  return { ...medians(loads.map(({ times }) => times)), lcpOf: loads[0]?.lcpOf };
}
