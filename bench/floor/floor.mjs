import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/servers/ports.mjs';
import { temporaryFolder } from '../product/closing.mjs';
import { startPiece } from '../product/product.mjs';
import { handWritten } from './hand-written.mjs';
import { contentOf } from './page-content.mjs';

/** Serves hand-written pages with the texts and pictures of the product. @param {import('../browser/browser.mjs').Browser} browser @param {string} edge @param {string[]} paths */
export async function startFloor(browser, edge, paths) {
  /** @type {Record<string, string>} */
  const pages = {};
  for (const one of paths) pages[one] = handWritten(await contentOf(browser, edge + one));
  const file = path.join(temporaryFolder(), 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  return startStatic({ EDGE_URL: edge, PAGES_FILE: file });
}

/** Serves the product's own pages without their scripts. @param {string} edge */
export function startWithoutScripts(edge) {
  return startStatic({ EDGE_URL: edge });
}

/** @param {Record<string, string>} env */
async function startStatic(env) {
  const port = await freePort();
  const plan = { name: 'floor', file: 'bench/floor/static-server.mjs', env: { PORT: port, ...env } };
  return startPiece(plan, port);
}
