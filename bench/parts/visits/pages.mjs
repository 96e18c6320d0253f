import { loadVariants } from './page-variants.mjs';

/** @param {import('../../stage.mjs').Stage} stage */
export async function measurePages(stage) {
  const paths = await stage.pages();
  const home = await loadVariants(stage, { path: paths.home, variants: all });
  const artworks = await loadVariants(stage, { path: paths.artworks, variants: all });
  const artwork = await loadVariants(stage, { path: paths.artwork, variants: all });
  const lot = await loadVariants(stage, { path: paths.lot, variants: withFloors });
  const events = await loadVariants(stage, { path: paths.events, variants: withFloors });
  const second = await loadVariants(stage, {
    path: paths.artwork,
    before: paths.artworks,
    variants: withFloors,
  });
  const pages = [home, artworks, artwork, lot, events, second];
  const ratio = (/** @type {'fcp' | 'lcp'} */ time, /** @type {Compared} */ { product, floor }) =>
    product[time] / floor[time];
  return {
    measured: {
      paint: ratio('fcp', home),
      paintArtworks: ratio('fcp', artworks),
      paintArtwork: ratio('fcp', artwork),
      paintLot: ratio('fcp', lot),
      paintEvents: ratio('fcp', events),
      paintSecond: ratio('fcp', second),
      lcp: ratio('lcp', home),
      lcpArtworks: ratio('lcp', artworks),
      lcpArtwork: ratio('lcp', artwork),
      lcpLot: ratio('lcp', lot),
      lcpEvents: ratio('lcp', events),
      lcpSecond: ratio('lcp', second),
      lcpScripts: worst(pages, ({ product, withoutScripts }) => product.lcp / withoutScripts.lcp),
      interactive: home.product.interactive / 1000,
      interactiveArtworks: artworks.product.interactive / 1000,
      interactiveArtwork: artwork.product.interactive / 1000,
      interactiveLot: lot.product.interactive / 1000,
      interactiveSecond: second.product.interactive / 1000,
      shift: worst(pages, ({ product }) => product.shift),
      blocking: worst(pages, ({ product }) => product.blocking),
      federationLcp: worst([home, artworks, artwork], ({ product, bundled }) => product.lcp / bundled.lcp),
    },
    details: { home, artworks, artwork, lot, events, second },
    notes: [
      ...notesOn('/', home),
      ...notesOn('/artist', artworks),
      ...notesOn('an artwork page', artwork),
      ...notesOn('a lot', lot),
      ...notesOn('/event-booking', events),
      ...notesOn('an artwork page after /artist', second),
    ],
  };
}

/** @typedef {import('./page-variants.mjs').Summary} Summary */
/** @typedef {Record<typeof withFloors[number], Summary>} Compared */

const withFloors = /** @type {('product' | 'floor' | 'withoutScripts')[]} */ ([
  'product',
  'floor',
  'withoutScripts',
]);
const all = [...withFloors, /** @type {const} */ ('bundled')];

/** @template Page @param {Page[]} pages @param {(page: Page) => number} measure */
const worst = (pages, measure) => Math.max(...pages.map(measure));

/** @param {string} page @param {Record<string, Summary>} variants */
function notesOn(page, variants) {
  return Object.entries(variants).map(([name, { fcp, lcp, blocking, interactive }]) => {
    const answers = interactive > 0 ? `, blocked ${whole(blocking)}, interactive ${whole(interactive)}` : '';
    return `${page}, ${names[name]}: FCP ${whole(fcp)}, LCP ${whole(lcp)}${answers} ms`;
  });
}

const whole = Math.round;
/** @type {Record<string, string>} */
const names = {
  product: 'the product',
  floor: 'written by hand',
  withoutScripts: 'without scripts',
  bundled: 'one bundle',
};
