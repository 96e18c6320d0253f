import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from '../run-command.mjs';

/** @param {AbortSignal} [signal] */
export async function installWhenNeeded(signal) {
  if (isInstalled()) return;
  console.log('Installing the packages (the first time this takes a minute or two) …');
  // Builds need the development packages, even where NODE_ENV=production would leave them out.
  const { ok } = await runCommand('npm', ['ci', '--include=dev'], { signal });
  if (!ok) throw new Error('The packages could not be installed: see what npm says above.');
}

export function isInstalled() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}
