import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from './build/build-apps.mjs';
import { installToRun } from './build/install.mjs';
import { root } from './build/run-command.mjs';
import { readSettings } from './servers/settings.mjs';

/** Runs a program of the API, such as admin or backup, with the settings of `npm start`. */
const [name = '', ...text] = process.argv.slice(2);
const { DATA_DIR, CACHE_DIR, PUBLIC_URL } = readSettings();
const program = path.join(root, 'api/dist', `${name}.js`);

// An existing build is the running version, so it stays.
if (!existsSync(program)) {
  await installToRun();
  await buildApps(['api']);
}
const { status } = spawnSync(process.execPath, [program, ...text], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR, CACHE_DIR, PUBLIC_URL },
});
process.exitCode = status ?? 1;
