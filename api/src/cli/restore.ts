import { parseArgs } from 'node:util';
import { readIdentities } from '../operations/sealed-file';
import { manifestSummary } from './archive/manifest';
import { restoreBackup } from './archive/restore-backup';
import { bucketNotice } from './archive/saved-files';
import { runCommand } from './run-command';

await runCommand(async (config, args) => {
  const { folder, identity, replace } = argumentsOf(args);
  const began = Date.now();
  const identities = identity === undefined ? [] : await readIdentities(identity);
  const manifest = await restoreBackup(config, folder, { replace, identities });
  const what = `${folder} of ${manifest.madeAt}: ${manifestSummary(manifest)}, in ${secondsSince(began)} s`;
  return `Restored from ${what}.${bucketNotice(config, 'restore')}`;
});

function argumentsOf(args: string[]) {
  const usage = 'Name the folder of the backup: npm run restore -- FOLDER [--replace] [--identity FILE]';
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, identity: { type: 'string' } },
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder, ...values };
  } catch {
    // Node's sentence names neither the command nor its options.
  }
  throw new Error(usage);
}

function secondsSince(began: number): string {
  return ((Date.now() - began) / 1_000).toFixed(1);
}
