import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/run-command.mjs';
import { remotes } from './usage.mjs';

/**
 * Returns instructions for builds that the edge will not open. Each build removes the signature.
 * @param {string | undefined} keys `RELEASE_KEYS`: a remote without a key in it needs no signature
 */
export function unsignedBuilds(keys, folder = root) {
  const named = new Set((keys ?? '').split(/[\s,]+/).map((entry) => entry.split('/')[0]));
  const builds = remotes.filter((remote) => named.has(remote)).map((remote) => `${remote}-remote/dist`);
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
