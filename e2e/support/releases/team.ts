import path from 'node:path';
import { runCommand } from '../../../scripts/build/run-command.mjs';
import { temporaryFolder } from '../processes/product';

/** Creates a remote's team with its own key. Its commands are those of `npm run release`. */
export async function newTeam(remote: string, name = '2026') {
  const key = path.join(temporaryFolder(), 'key.json');
  const printed = await run('keygen', remote, name, '--out', key);
  const [, entry = ''] = printed.match(/RELEASE_KEYS=(\S+)/) ?? [];
  return {
    /** The team's entry in `RELEASE_KEYS`. */
    entry,
    sign: (folder: string) => run('sign', folder, '--key', key),
    tell: (site: string, ...words: string[]) => run(...words, '--key', key, '--site', site),
  };
}

/** Throws the output of a command that fails. */
async function run(...words: string[]): Promise<string> {
  const { ok, output } = await runCommand(process.execPath, ['scripts/release.mjs', ...words], {
    quiet: true,
  });
  if (!ok) throw new Error(output);
  return output;
}
