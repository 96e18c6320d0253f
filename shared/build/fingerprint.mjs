import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

const rootFiles = ['rspack.shared.js', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
const notBuilt = /(^|\/)(node_modules|dist|test-programs)(\/|$)|\.test\.[a-z]+$|\.md$/;

/** Hashes all inputs of the app's build: its folder, `shared`, and the files in the root. @param {string} app */
export function fingerprintOf(app) {
  const hash = createHash('sha1');
  for (const start of [app, 'shared', ...rootFiles]) addTo(hash, start);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} name from the root folder */
function addTo(hash, name) {
  const file = path.join(root, name);
  if (notBuilt.test(name) || !existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const child of readdirSync(file).sort()) addTo(hash, `${name}/${child}`);
  } else {
    hash.update(name).update(readFileSync(file));
  }
}
