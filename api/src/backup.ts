import { makeBackup } from './operations/backup';
import { countOf } from './operations/manifest';
import { runCommand } from './operations/run-command';

await runCommand(async (config, [folder, ...more]) => {
  if (!folder || more.length > 0) throw new Error('Name the folder of the backup: npm run backup -- FOLDER');
  return `Kept in ${folder}: ${countOf(await makeBackup(config, folder))}.`;
});
