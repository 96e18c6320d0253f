import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = 'node_modules/.cache/verify/commit';

/** Files outside of Jest's import graph that affect every screen test. */
const decidesAll = /^(package-lock\.json|jest\.config\.mjs|shared\/testing\/)/m;

/** Returns the last commit whose unit tests all passed, or null where all of them must run. @param {string} root */
export function verifiedCommit(root) {
  try {
    const commit = readFileSync(path.join(root, record), 'utf8');
    git(root, 'merge-base', '--is-ancestor', commit, 'HEAD');
    return decidesAll.test(git(root, 'diff', '--name-only', commit)) ? null : commit;
  } catch {
    return null;
  }
}

/** Uncommitted changes still differ from this commit, so the next run tests them again. @param {string} root */
export function saveVerifiedCommit(root) {
  mkdirSync(path.join(root, path.dirname(record)), { recursive: true });
  writeFileSync(path.join(root, record), git(root, 'rev-parse', 'HEAD').trim());
}

/** @param {string} root @param {string[]} words */
function git(root, ...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
