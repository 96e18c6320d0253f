// Builds an app in its own folder: runs rspack, then writes the mark by which `npm start` recognizes a finished build.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { markBuilt, markStale } from './built-mark.mjs';
import { fingerprintOf, root } from './fingerprint.mjs';

const app = path.basename(process.cwd());
const words = process.argv.slice(2);
/** `npm start` opens only ordinary builds. */
const isUsual = words.length === 0 && !process.env.BUILD_MODE;

markStale(app);
// Computed before the build, so that an edit during the build makes it stale.
const fingerprint = isUsual ? fingerprintOf(app) : '';
const child = spawn(path.join(root, 'node_modules/.bin/rspack'), ['build', ...words], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.on('close', (code) => {
  if (code === 0 && isUsual) markBuilt(app, fingerprint);
  process.exitCode = code ?? 1;
});
