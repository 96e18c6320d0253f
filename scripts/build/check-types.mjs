import { apps } from './build-apps.mjs';
import { mapInPairs, runCommand, tool } from './run-command.mjs';

export const typedFolders = ['shared', ...apps, 'e2e', 'bench'];

export async function checkTypes() {
  const failed = await mapInPairs(typedFolders, async (folder) => {
    const known = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${folder}.json`];
    const { ok, output } = await runCommand(tool('tsc'), ['--noEmit', '-p', folder, ...known], {
      quiet: true,
    });
    if (ok) return [];
    console.error(`${output.trim()}\nThe types of ${folder} do not fit.`);
    return [folder];
  });
  return failed.flat();
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await checkTypes()).length > 0 ? 1 : 0;
