import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, tool } from '../../scripts/run-command.mjs';

const folder = 'bench/dist/one-bundle';
const releaseFolder = 'bench/dist/one-bundle-release';
export const oneBundle = { edge: `${folder}/server.js`, releaseFolder };

export async function buildOneBundle() {
  for (const old of [folder, releaseFolder]) rmSync(path.join(root, old), { recursive: true, force: true });
  const env = { SINGLE_BUNDLE: '1', DIST: folder };
  const { ok, output } = await runCommand(tool('rspack'), ['build', '-c', 'shell/rspack.config.js'], {
    quiet: true,
    env,
  });
  if (!ok) throw new Error(`the one bundle could not be built: ${output.trim()}`);
  writeRelease();
}

/** Every file is the shell's own: the release leads out of the remote's folder, to files that the page loads anyway. */
function writeRelease() {
  mkdirSync(path.join(root, releaseFolder, 'static'), { recursive: true });
  const server = 'static/gallery.cjs';
  copyFileSync(path.join(root, folder, 'gallery.cjs'), path.join(root, releaseFolder, server));
  const files = readdirSync(path.join(root, folder, 'static'));
  /** @param {string} kind */
  const artwork = (kind) =>
    files
      .filter((file) => file.startsWith('artwork.') && file.endsWith(kind))
      .map((file) => `../../static/${file}`);
  const main = files.find((file) => file.startsWith('main.') && file.endsWith('.js'));
  const { name, needsHost, routes } = JSON.parse(
    readFileSync(path.join(root, 'gallery-remote/remote.json'), 'utf8'),
  );
  const release = {
    remote: name,
    version: 'one bundle',
    needsHost,
    requires: {},
    entry: `../../static/${main}`,
    exposes: { './app': { js: [], css: [] } },
    routes: {
      '/': { ...routes['/'], js: [], css: [] },
      '/art-page/:id': {
        js: artwork('.js'),
        css: artwork('.css').map((file) => ({ file, link: 'shell:chunk-artwork' })),
      },
    },
    server,
    sha256: { [server]: sha256Of(path.join(root, releaseFolder, server)) },
  };
  writeFileSync(path.join(root, releaseFolder, 'release.json'), JSON.stringify(release));
}

/** @param {string} file */
function sha256Of(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
