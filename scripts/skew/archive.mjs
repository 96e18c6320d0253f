import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { apps } from '../build/build-apps.mjs';
import { root, runCommand } from '../build/run-command.mjs';
import { archiveFolder, archives } from './archives.mjs';

/** Includes only what runs. The API's pictures are in the database that the tests prepare. */
const built = [...apps.map((app) => `${app}/dist`), 'api/migrations'];
const kept = 2;

const [commit] = process.argv.slice(2);
if (!commit) {
  console.error('Usage: npm run skew -- archive <tag or commit of a version>');
  process.exit(1);
}
const version = versionOf(commit);
const checkout = mkdtempSync(path.join(os.tmpdir(), 'uli-archive-'));
try {
  git('worktree', 'add', '--detach', '--force', checkout, commit);
  await inCheckout('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  await inCheckout('npm', ['run', 'build']);
  writeFileSync(path.join(archiveFolder, `${version}.tar.br`), packed());
  for (const old of archives().slice(0, -kept)) rmSync(path.join(archiveFolder, `${old}.tar.br`));
  console.log(`Kept: ${readdirSync(archiveFolder).join(', ')}`);
} finally {
  git('worktree', 'remove', '--force', checkout);
}

/** Only a version that the changelog names is released. @param {string} commit */
function versionOf(commit) {
  const { version } = JSON.parse(git('show', `${commit}:package.json`));
  if (!git('show', `${commit}:CHANGELOG.md`).includes(`\n## ${version}\n`))
    throw new Error(`CHANGELOG.md of ${commit} does not name version ${version}.`);
  return version;
}

/** Removes variable data, so that the same builds give the same bytes. */
function packed() {
  const same = [
    '--sort=name',
    '--mtime=@0',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const without = ['--exclude=.built', '--exclude=*.map', '--exclude=sbom.cdx.json'];
  const tar = execFileSync('tar', ['-c', ...same, ...without, ...built], {
    cwd: checkout,
    maxBuffer: 100_000_000,
  });
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: tar.length };
  return brotliCompressSync(tar, { params });
}

/** @param {string} command @param {string[]} args */
async function inCheckout(command, args) {
  const { ok, output } = await runCommand(command, args, { quiet: true, cwd: checkout });
  if (!ok) throw new Error(output);
}

/** @param {string[]} words */
function git(...words) {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' });
}
