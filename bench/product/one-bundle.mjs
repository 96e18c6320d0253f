import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand, tool } from '../../scripts/build/run-command.mjs';

const folder = path.join(root, 'bench/dist/one-bundle');
const releaseFolder = path.join(root, 'bench/dist/one-bundle-release');
const remote = JSON.parse(readFileSync(path.join(root, 'gallery-remote/remote.json'), 'utf8'));
export const oneBundle = { edge: path.relative(root, path.join(folder, 'server.js')), releaseFolder };

export async function buildOneBundle() {
  for (const old of [folder, releaseFolder]) rmSync(old, { recursive: true, force: true });
  const args = ['build', '-c', 'bench/one-bundle/rspack.config.js'];
  const env = { DIST: folder };
  const { ok, output } = await runCommand(tool('rspack'), args, { quiet: true, env });
  if (!ok) throw new Error(`the one bundle could not be built: ${output.trim()}`);
  cpSync(path.join(folder, 'static'), path.join(releaseFolder, 'static'), { recursive: true });
  cpSync(path.join(folder, 'gallery.cjs'), path.join(releaseFolder, server));
  await writeRelease(takeMainScript());
}

const server = 'static/gallery.cjs';

/** The bundle is the release's entry, so the shell's list must not load it a second time. */
function takeMainScript() {
  const list = path.join(folder, 'assets.json');
  const assets = JSON.parse(readFileSync(list, 'utf8'));
  const isMain = (/** @type {string} */ file) => /^static\/main\.\w+\.js$/.test(file);
  const main = assets.files.find(isMain);
  if (!main) throw new Error('the one bundle has no main script');
  const files = assets.files.filter((/** @type {string} */ file) => !isMain(file));
  writeFileSync(list, JSON.stringify({ ...assets, files }));
  return main;
}

/** @param {string} entry */
async function writeRelease(entry) {
  // The scripts of the builds have no types.
  const { readRoutes } = await import(path.join(root, 'shared/build/routes/read-routes.js'));
  /** @type {Record<string, { chunk?: string, later?: string }>} */
  const routes = await readRoutes(path.join(root, 'gallery-remote'));
  const files = readdirSync(path.join(releaseFolder, 'static')).map((file) => `static/${file}`);
  const release = {
    remote: remote.name,
    version: '1.0.0',
    needsHost: 1,
    requires: {},
    entry,
    exposes: { './app': { js: [], css: [] } },
    routes: Object.fromEntries(
      Object.entries(routes).map(([pattern, { chunk, later, ...route }]) => {
        const { js, css } = filesOf(chunk, files);
        return [pattern, { ...route, js, css: [...css, ...filesOf(later, files).css] }];
      }),
    ),
    server,
    sha256: Object.fromEntries(files.map((file) => [file, sha256Of(file)])),
  };
  writeFileSync(path.join(releaseFolder, 'release.json'), JSON.stringify(release));
}

/** @param {string | undefined} chunk @param {string[]} files */
function filesOf(chunk, files) {
  const ofChunk = files.filter((file) => chunk && file.startsWith(`static/${chunk}.`));
  const js = ofChunk.filter((file) => file.endsWith('.js'));
  const css = ofChunk.filter((file) => file.endsWith('.css'));
  const link = `shell:chunk-${js.map(chunkId)[0]}`;
  const linked = (/** @type {string} */ file) => ({ file, link });
  return { js: js.map(linked), css: css.map(linked) };
}

/** A chunk begins with its number, which the runtime uses to find its files. @param {string} file */
function chunkId(file) {
  const script = readFileSync(path.join(releaseFolder, file), 'utf8');
  return /\.push\(\[\["?(\w+)"?\]/.exec(script)?.[1];
}

/** @param {string} file */
function sha256Of(file) {
  return createHash('sha256')
    .update(readFileSync(path.join(releaseFolder, file)))
    .digest('hex');
}
