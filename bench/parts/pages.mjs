import { loadPage } from '../browser/page-load.mjs';
import { medians } from '../numbers.mjs';
import { settings } from '../settings.mjs';

/** The three variants load in turn, so that a busy moment meets all of them. @param {import('../stage.mjs').Stage} stage */
export async function measurePages(stage) {
  const pages = await stage.pages();
  const home = await loadsOf(stage, pages.home);
  const artworks = await loadsOf(stage, pages.artworks);
  const artwork = await loadsOf(stage, pages.artwork);
  const all = [home, artworks, artwork];
  return {
    measured: {
      lcp: home.edge.lcp / home.floor.lcp,
      lcpArtworks: artworks.edge.lcp / artworks.floor.lcp,
      lcpArtwork: artwork.edge.lcp / artwork.floor.lcp,
      interactive: home.edge.interactive / 1000,
      interactiveArtworks: artworks.edge.interactive / 1000,
      interactiveArtwork: artwork.edge.interactive / 1000,
      shift: Math.max(...all.map(({ edge }) => edge.shift)),
      blocking: Math.max(...all.map(({ edge }) => edge.blocking)),
      federationLcp: Math.max(...all.map(({ edge, bundled }) => edge.lcp / bundled.lcp)),
    },
    details: { home, artworks, artwork },
    notes: [...notesOn('/', home), ...notesOn('/artist', artworks), ...notesOn('an artwork page', artwork)],
  };
}

/** @param {import('../stage.mjs').Stage} stage @param {string} path */
async function loadsOf(stage, path) {
  const browser = await stage.browser();
  const [edge, floor, bundled] = await Promise.all([stage.edge(), stage.floor(), stage.bundled()]);
  const visits = {
    edge: () => loadPage(browser, edge.url + path),
    floor: () => loadPage(browser, floor.url + path, { scripts: false }),
    bundled: () => loadPage(browser, bundled.url + path),
  };
  // The first visits fill the servers' caches of compressed answers.
  for (const visit of Object.values(visits)) await visit();
  /** @type {Record<keyof typeof visits, Awaited<ReturnType<typeof loadPage>>[]>} */
  const loads = { edge: [], floor: [], bundled: [] };
  for (let run = 0; run < settings.runs; run++) {
    loads.edge.push(await visits.edge());
    loads.floor.push(await visits.floor());
    loads.bundled.push(await visits.bundled());
  }
  return {
    edge: summaryOf(loads.edge),
    floor: summaryOf(loads.floor),
    bundled: summaryOf(loads.bundled),
  };
}

/** @param {string} page @param {Awaited<ReturnType<typeof loadsOf>>} summaries */
function notesOn(page, summaries) {
  return Object.entries(summaries).map(([name, { fcp, lcp, blocking, interactive }]) => {
    const answers = interactive > 0 ? `, blocked ${whole(blocking)}, interactive ${whole(interactive)}` : '';
    return `${page}, ${names[name]}: FCP ${whole(fcp)}, LCP ${whole(lcp)}${answers} ms`;
  });
}

const whole = Math.round;
/** @type {Record<string, string>} */
const names = { edge: 'the product', floor: 'the static page', bundled: 'one bundle' };

/** @param {Awaited<ReturnType<typeof loadPage>>[]} loads */
function summaryOf(loads) {
  return { ...medians(loads.map(({ times }) => times)), lcpOf: loads[0]?.lcpOf };
}
