import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from './run-command.mjs';

/** Installs the packages for building and running. The only peers are for tests and types: Module Federation builds without TypeScript. @param {AbortSignal} [signal] */
export async function installToRun(signal) {
  if (isFresh() && hasAll('dependencies')) return;
  // A folder that already has the packages for tests keeps them.
  const extent = hasAll('devDependencies') ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
  await install(['ci', ...extent], signal);
}

/** Installs all packages. @param {AbortSignal} [signal] */
export async function installWhenNeeded(signal) {
  if (isInstalled()) return;
  // Keeps existing packages, because a running gallery may use them.
  const args = isFresh() ? ['install', '--no-save'] : ['ci'];
  await install([...args, '--include=dev'], signal);
}

export function isInstalled() {
  return isFresh() && hasAll('dependencies') && hasAll('devDependencies');
}

/** @param {string[]} args @param {AbortSignal} [signal] */
async function install(args, signal) {
  console.log('Installing the packages (the first time this takes a minute or two) …');
  const { ok } = await runCommand('npm', args, { signal });
  if (!ok) throw new Error('The packages could not be installed: see what npm says above.');
}

/** Tells whether npm has installed since the lockfile changed. */
function isFresh() {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs;
}

/** @param {'dependencies' | 'devDependencies'} kind */
function hasAll(kind) {
  const { [kind]: packages } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(packages).every((name) => existsSync(path.join(root, 'node_modules', name)));
}
