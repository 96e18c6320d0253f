import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveVerifiedCommit, verifiedCommit } from './verified-commit.mjs';

/** @type {string} */
let root;
/** @param {string[]} words */
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

/** @param {string} file @param {string} text */
function commit(file, text) {
  writeFileSync(path.join(root, file), text);
  git('add', file);
  git(...author, 'commit', '-q', '-m', text);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'uli-verified-'));
  git('init', '-q');
  commit('.gitignore', 'node_modules');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('returns no commit before the first verification', () => {
  expect(verifiedCommit(root)).toBeNull();
});

test('returns the verified commit after later changes, committed or not', () => {
  const verified = commit('screen.tsx', 'one');
  saveVerifiedCommit(root);
  commit('screen.tsx', 'two');
  writeFileSync(path.join(root, 'screen.tsx'), 'three');
  expect(verifiedCommit(root)).toBe(verified);
});

test('returns no commit when the lockfile changes after the verification', () => {
  commit('package-lock.json', 'one');
  saveVerifiedCommit(root);
  writeFileSync(path.join(root, 'package-lock.json'), 'two');
  expect(verifiedCommit(root)).toBeNull();
});

test('returns no commit when the history was rewritten', () => {
  commit('screen.tsx', 'one');
  saveVerifiedCommit(root);
  git(...author, 'commit', '-q', '--amend', '-m', 'another');
  expect(verifiedCommit(root)).toBeNull();
});
