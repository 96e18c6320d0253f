import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintOf, root } from './fingerprint.mjs';

/** Tells whether `npm start` and the tests must build the app again. @param {string} app */
export function isStale(app) {
  const mark = markOf(app);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprintOf(app);
}

/** @param {string} app */
export function markStale(app) {
  rmSync(markOf(app), { force: true });
}

/** @param {string} app @param {string} fingerprint of the sources before the build */
export function markBuilt(app, fingerprint) {
  mkdirSync(path.dirname(markOf(app)), { recursive: true });
  writeFileSync(markOf(app), fingerprint);
}

/** @param {string} app */
function markOf(app) {
  return path.join(root, app, 'dist', '.built');
}
