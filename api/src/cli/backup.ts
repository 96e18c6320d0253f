import { manifestSummary } from './archive/manifest';
import { bucketNotice } from './archive/saved-files';
import { writeBackup } from './archive/write-backup';
import { runCommand } from './run-command';

await runCommand(async (config, [folder, ...more]) => {
  if (!folder || more.length > 0) throw new Error('Name the folder of the backup: npm run backup -- FOLDER');
  const summary = manifestSummary(await writeBackup(config, folder));
  return `Kept in ${folder}: ${summary}.${bucketNotice(config, 'backup')}`;
});
