import { brotliCompressSync } from 'node:zlib';
import { fetchRaw } from '../../browser/page-answers.mjs';
import { requestsOf, scriptsOf } from '../../browser/requests.mjs';
import { kilobytes } from '../../numbers.mjs';

/** Text that marks code which no first view needs: another area's, or a library's for forms. */
const foreign = [
  { name: 'customer', url: /^\/remotes\/customer\// },
  { name: 'admin', url: /^\/remotes\/admin\// },
  { name: 'yup', text: /\$\{path\} is a required field/ },
  { name: 'formik', text: /isInitialValid|setFieldTouched/ },
  { name: 'firebase', text: /firebasestorage|@firebase\// },
];

/** @param {import('../../stage.mjs').Stage} stage */
export async function measureFiles(stage) {
  const [browser, edge, bundled, pages] = await Promise.all([
    stage.browser(),
    stage.edge(),
    stage.bundled(),
    stage.pages(),
  ]);
  const home = await requestsOf(browser, edge.url + pages.home);
  const artwork = await requestsOf(browser, edge.url + pages.artwork);
  const scripts = await scriptsOf(home);
  const html = await htmlSizes(edge.url + pages.home);
  const inOneBundle = await scriptsOf(await requestsOf(browser, bundled.url + pages.home));
  const foreignFiles = scripts.flatMap(({ file, text }) =>
    foreign
      .filter((one) => one.url?.test(file) || one.text?.test(text))
      .map(({ name }) => `${name} in ${file}`),
  );
  return {
    measured: {
      javascript: kilobytes(bytesIn(scripts)),
      javascriptFiles: scripts.length,
      html: kilobytes(html.withoutStyles),
      javascriptForeign: foreignFiles.length,
      chain: depthOf(home),
      chainArtwork: depthOf(artwork),
      federationBytes: kilobytes(bytesIn(scripts) - bytesIn(inOneBundle)),
    },
    details: {
      html,
      scripts: sizesOf(scripts),
      scriptsOfOneBundle: sizesOf(inOneBundle),
      foreignFiles,
      deepest: criticalIn([...home, ...artwork]).filter(({ level }) => level > 2),
      requests: { home: home.map(lineOf), artwork: artwork.map(lineOf) },
    },
    notes: [
      `HTML of /: ${kilobytes(html.sent).toFixed(1)} KB as sent, ${kilobytes(html.plain).toFixed(1)} KB before compression, ${kilobytes(html.styles).toFixed(1)} KB of styles`,
      ...scripts.map(({ file, bytes }) => `${kilobytes(bytes).toFixed(1)} KB ${file}`),
    ],
  };
}

/** Returns bytes. @param {string} url */
async function htmlSizes(url) {
  const html = await (await fetch(url)).text();
  const withoutStyles = html.replaceAll(/<style\b[^>]*>.*?<\/style>/gs, '');
  const packed = (/** @type {string} */ text) => brotliCompressSync(text).length;
  return {
    sent: (await fetchRaw(url)).body.length,
    plain: Buffer.byteLength(html),
    withoutStyles: packed(withoutStyles),
    styles: packed(html) - packed(withoutStyles),
  };
}

/** @param {{ bytes: number }[]} scripts */
const bytesIn = (scripts) => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {{ file: string, bytes: number }[]} scripts */
const sizesOf = (scripts) => Object.fromEntries(scripts.map(({ file, bytes }) => [file, bytes]));

/** As in Lighthouse, images of a stylesheet with the lowest priority and styles that no layout waits for (`media="not all"`) are not critical. @param {import('../../browser/requests.mjs').Requested[]} requests */
const criticalIn = (requests) =>
  requests.filter(
    ({ type, priority }) =>
      !(type === 'Image' && priority === 'Low') && !(type === 'Stylesheet' && priority === 'VeryLow'),
  );

/** @param {import('../../browser/requests.mjs').Requested[]} requests */
const depthOf = (requests) => Math.max(...criticalIn(requests).map(({ level }) => level));

/** @param {import('../../browser/requests.mjs').Requested} request */
function lineOf({ url, requestedAt, loadedAt, priority, level }) {
  return `${requestedAt}–${loadedAt ?? '…'} ms ${priority} level ${level} ${new URL(url).pathname}`;
}
