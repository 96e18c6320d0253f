import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run-command.mjs';

/**
 * What to do about builds that the edge will not open. Each build takes the signature away.
 * @param {string | undefined} keys `RELEASE_KEYS`: without them nothing needs a signature
 */
export function unsignedBuilds(keys, folder = root) {
  if (!keys?.trim()) return [];
  const builds = ['gallery', 'customer', 'admin'].map((remote) => `${remote}-remote/dist`);
  return builds
    .filter((build) => !isSigned(path.join(folder, build, 'release.json')))
    .map(
      (build) => `${build} is not signed, so it is not opened: npm run release -- sign ${build} --key FILE`,
    );
}

/** @param {string} file */
function isSigned(file) {
  try {
    return Boolean(JSON.parse(readFileSync(file, 'utf8')).signature);
  } catch {
    return false;
  }
}
