import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import semver from 'semver';
import { root } from '../build/run-command.mjs';

export const archiveFolder = path.join(root, 'e2e/skew/releases');

/** Returns the released versions in the tree, oldest first. */
export function archives() {
  const files = readdirSync(archiveFolder).filter((file) => file.endsWith('.tar.br'));
  return files.map((file) => file.slice(0, -'.tar.br'.length)).sort(semver.compare);
}

/** Unpacks a released build once. Returns its folder, which holds `shell/dist` and so on. @param {string} name */
export function unpackArchive(name) {
  const packed = readFileSync(path.join(archiveFolder, `${name}.tar.br`));
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  const folder = path.join(root, '.cache/released', `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  execFileSync('tar', ['-x'], { cwd: fresh, input: brotliDecompressSync(packed) });
  for (const app of ['api', 'shell']) linkPackages(app, fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another worker was first.
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Servers use the packages that are installed now, the app's own first. A package that only a released server needs, such as `@fastify/helmet`, is a development dependency. @param {string} app @param {string} folder */
function linkPackages(app, folder) {
  const own = path.join(root, app, 'node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(folder, app, 'node_modules'));
}
