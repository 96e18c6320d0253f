import { isStale } from '../../shared/build/built-mark.mjs';
import { mapInPairs, runCommand } from './run-command.mjs';

export const apps = ['api', 'shell', 'gallery-remote', 'customer-remote', 'admin-remote'];

/** Returns the names of the apps whose build failed. @param {string[]} names @param {AbortSignal} [signal] */
export async function buildApps(names, signal) {
  const failed = await mapInPairs(names, async (app) => ((await build(app, signal)) ? [] : [app]));
  return failed.flat();
}

export function staleApps() {
  return apps.filter(isStale);
}

/** @param {string} app @param {AbortSignal} [signal] */
async function build(app, signal) {
  console.log(`Building ${app} …`);
  const { ok, output } = await runCommand('npm', ['run', 'build', '--silent', '-w', app], {
    quiet: true,
    signal,
  });
  if (!ok && !signal?.aborted) console.error(`${output.trim()}\n${app} could not be built.`);
  return ok;
}
