import { systemNginx } from '../../../scripts/tests/programs/nginx.mjs';
import { openBrowser } from '../../browser/browser.mjs';
import { untilRendered } from '../../browser/page-answers.mjs';
import { makeCertificate } from '../../line/certificate.mjs';
import { loadOnLine, orderOf } from '../../line/line-load.mjs';
import { startFront } from '../../line/nginx-front.mjs';
import { startLine } from '../../line/shaped-line.mjs';
import { medians } from '../../numbers.mjs';
import { stoppedAtEnd } from '../../product/closing.mjs';
import { settings, visitor } from '../../settings.mjs';

/** Loads the first view again through TLS with HTTP/2 or HTTP/1.1 on a line that all requests share, because priorities count only there. @param {import('../../stage.mjs').Stage} stage @returns {Promise<{ measured: Record<string, number>, details: unknown, notes: string[] }>} */
export async function measureLine(stage) {
  const nginx = systemNginx();
  const tls = nginx && (await makeCertificate());
  if (!nginx || !tls) return { measured: {}, details: null, notes: ['line: needs nginx and openssl.'] };
  const [edge, floor, paths] = await Promise.all([stage.edge(), stage.floor(), stage.pages()]);
  const args = [`--ignore-certificate-errors-spki-list=${tls.publicKeyHash}`];
  const opened = await stoppedAtEnd(
    openBrowser(args).then((browser) => ({ browser, stop: () => browser.close() })),
  );
  const http2 = { product: await lineTo(edge.url, 'http2'), floor: await lineTo(floor.url, 'http2') };
  const http1 = { product: await lineTo(edge.url, 'http1'), floor: await lineTo(floor.url, 'http1') };
  const home = await visitsTo(paths.home, http2);
  const artwork = await visitsTo(paths.artwork, http2);
  const homeHttp1 = await visitsTo(paths.home, http1);
  const artworkHttp1 = await visitsTo(paths.artwork, http1);
  await opened.stop();
  return {
    measured: {
      lineOrder: orderOf(home.product).wrong,
      lineOrderArtwork: orderOf(artwork.product).wrong,
      lineOrderHttp1: orderOf(homeHttp1.product).wrong,
      lineOrderArtworkHttp1: orderOf(artworkHttp1.product).wrong,
      lineIdle: artwork.product.idle,
      lineIdleHttp1: artworkHttp1.product.idle,
    },
    details: { home, artwork, homeHttp1, artworkHttp1 },
    notes: [
      ...notesOn('/, HTTP/2', home),
      ...notesOn('an artwork page, HTTP/2', artwork),
      ...notesOn('/, HTTP/1.1', homeHttp1),
      ...notesOn('an artwork page, HTTP/1.1', artworkHttp1),
    ],
  };

  /** @param {string} target @param {import('../../line/nginx-front.mjs').Protocol} protocol */
  async function lineTo(target, protocol) {
    const settingsOfFront = { ...(tls || { key: '', certificate: '' }), protocol };
    const front = await stoppedAtEnd(startFront(nginx ?? '', settingsOfFront, target));
    const { latency, downloadThroughput: download, uploadThroughput: upload } = visitor.line;
    return stoppedAtEnd(startLine({ target: front.socket, latency, download, upload }));
  }

  /** @param {string} path @param {typeof http2} lines */
  async function visitsTo(path, lines) {
    await untilRendered(edge.url + path);
    const product = () => loadOnLine(opened.browser, lines.product.url + path);
    const byHand = () => loadOnLine(opened.browser, lines.floor.url + path, { scripts: false });
    await product(); // the first visits fill the servers' caches
    await byHand();
    /** @type {{ product: Load[], floor: Load[] }} */
    const loads = { product: [], floor: [] };
    for (let run = 0; run < settings.runs; run++) {
      loads.product.push(await product());
      loads.floor.push(await byHand());
    }
    const timesOf = (/** @type {Load[]} */ all) => medians(all.map(({ times }) => times));
    return {
      product: timesOf(loads.product),
      floor: timesOf(loads.floor),
      requests: loads.product[0]?.requests,
    };
  }
}

/** @typedef {Awaited<ReturnType<typeof loadOnLine>>} Load */
/** @typedef {import('../../line/line-load.mjs').LineTimes} LineTimes */

/** @param {string} page @param {{ product: LineTimes, floor: LineTimes }} loads */
function notesOn(page, { product, floor }) {
  const round = Math.round;
  return [
    `${page}, one line with TLS: ${orderOf(product).text}; FCP ${round(product.fcp)}, LCP ${round(product.lcp)}, interactive ${round(product.interactive)}, idle ${round(product.idle)} ms`,
    `${page}, one line, written by hand: FCP ${round(floor.fcp)}, LCP ${round(floor.lcp)} ms`,
  ];
}
