import { summaryOf } from './archive/manifest';
import { restoreBackup } from './archive/restore-backup';
import { runCommand } from './run-command';

await runCommand(async (config, args) => {
  const [folder, ...more] = args.filter((one) => one !== '--replace');
  if (!folder || more.length > 0) {
    throw new Error('Name the folder of the backup: npm run restore -- FOLDER [--replace]');
  }
  const began = Date.now();
  const manifest = await restoreBackup(config, folder, { replace: args.includes('--replace') });
  return `Restored from ${folder} of ${manifest.madeAt}: ${summaryOf(manifest)}, in ${secondsSince(began)} s.`;
});

function secondsSince(began: number): string {
  return ((Date.now() - began) / 1_000).toFixed(1);
}
