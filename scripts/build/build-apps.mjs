import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mapInPairs, root, runCommand } from '../run-command.mjs';
import { fingerprintOf } from './fingerprint.mjs';

export const apps = ['api', 'shell', 'gallery-remote', 'customer-remote', 'admin-remote'];

/** Returns the names of the apps whose build failed. @param {string[]} names @param {AbortSignal} [signal] */
export async function buildApps(names, signal) {
  const failed = await mapInPairs(names, async (app) => ((await build(app, signal)) ? [] : [app]));
  return failed.flat();
}

export function staleApps() {
  return apps.filter((app) => builtFrom(app) !== fingerprintOf(app));
}

/** @param {string} app */
export function markStale(app) {
  rmSync(markOf(app), { force: true });
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

/** @param {string} app @param {string} fingerprint of the sources before the build */
export function markBuilt(app, fingerprint) {
  mkdirSync(path.dirname(markOf(app)), { recursive: true });
  writeFileSync(markOf(app), fingerprint);
}

/** @param {string} app */
function builtFrom(app) {
  return existsSync(markOf(app)) ? readFileSync(markOf(app), 'utf8') : undefined;
}

/** @param {string} app */
function markOf(app) {
  return path.join(root, app, 'dist', '.built');
}
