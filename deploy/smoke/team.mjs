import path from 'node:path';
import { root, runCommand } from '../../scripts/build/run-command.mjs';

/** Makes a remote's team with a new key; its commands are those of `npm run release`. @param {string} remote @param {string} folder */
export async function newTeam(remote, folder) {
  const key = path.join(folder, `${remote}.key.json`);
  const printed = await run('keygen', remote, '2026', '--out', key);
  const [, entry = ''] = printed.match(/RELEASE_KEYS=(\S+)/) ?? [];
  return {
    key,
    entry,
    /** @param {string} release */
    sign: (release) => run('sign', release, '--key', key),
    /** @param {string} site @param {string[]} words */
    tell: (site, ...words) => run(...words, '--key', key, '--site', site),
  };
}

/** @param {string[]} words */
async function run(...words) {
  const program = path.join(root, 'scripts/release.mjs');
  const { ok, output } = await runCommand(process.execPath, [program, ...words], { quiet: true });
  if (!ok) throw new Error(output.trim());
  return output.trim();
}
