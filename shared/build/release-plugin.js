import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { firstViewOf } from './facts/first-view.js';
import { footprintOf } from './facts/footprint.js';
import { renderTimeOf } from './render-time/render-time.js';
import { readRoutes } from './routes/read-routes.js';

/** Writes release.json, the remote's only mutable file, after all its compilers have emitted. */
export class ReleasePlugin {
  #client;
  #render;

  constructor({ folder, remote, version, needsHost, requires, exposedChunk }) {
    this.folder = folder;
    this.remote = remote;
    this.version = version;
    this.needsHost = needsHost;
    this.requires = requires;
    this.exposedChunk = exposedChunk;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      if (compiler.options.output.library?.type === 'commonjs2') this.#render = compilation;
      else this.#client = compilation;
      const complete = this.#client && (this.#render || !this.remote.rendered);
      if (complete) await this.#write(compiler.outputPath);
    });
  }

  async #write(folder) {
    const { name } = this.remote;
    const routes = await readRoutes(this.folder);
    const server = this.#render && staticFiles(this.#render).find((file) => file.endsWith('.cjs'));
    const files = [...staticFiles(this.#client), ...(server ? [server] : [])].sort();
    const release = {
      remote: name,
      version: this.version,
      needsHost: this.needsHost,
      requires: this.requires,
      entry: this.#client.entrypoints
        .get(name)
        .getFiles()
        .find((file) => file.endsWith('.js')),
      exposes: { './app': this.#filesOf(this.exposedChunk) },
      routes: Object.fromEntries(
        Object.entries(routes).map(([pattern, { chunk, later, ...route }]) => [
          pattern,
          { ...route, js: this.#filesOf(chunk).js, css: this.#stylesOf(chunk, later) },
        ]),
      ),
      server,
      sha256: Object.fromEntries(
        await Promise.all(files.map(async (file) => [file, await hashOf(folder, file)])),
      ),
    };
    const facts = await this.#factsOf(release, folder);
    await writeFile(path.join(folder, 'release.json.new'), JSON.stringify({ ...release, ...facts }, null, 2));
    await rename(path.join(folder, 'release.json.new'), path.join(folder, 'release.json'));
  }

  async #factsOf(release, folder) {
    const read = (file) => readFile(path.join(folder, file));
    const readable = staticFiles(this.#client).filter((file) => /\.(js|css)$/.test(file));
    const files = readable.map(async (file) => ({ file, text: String(await read(file)) }));
    return {
      firstView: await firstViewOf(release, read),
      renderTime: release.server && (await renderTimeOf(path.join(folder, release.server))),
      footprint: footprintOf(this.remote, await Promise.all(files)),
    };
  }

  #filesOf(chunk) {
    // Includes the chunks that the screen shares with others, because the browser would find them a round trip later.
    const files = chunk ? this.#client.namedChunkGroups.get(chunk).getFiles() : [];
    const ending = (suffix) => this.#linked(files.filter((file) => file.endsWith(suffix)));
    return { js: ending('.js'), css: ending('.css') };
  }

  /** The edge also renders content that loads later. */
  #stylesOf(...chunks) {
    const found = chunks.flatMap((chunk) => this.#filesOf(chunk).css);
    return found.filter(({ file }, at) => found.findIndex((one) => one.file === file) === at);
  }

  /** `link` is the name under which the remote's runtime finds a loaded script or stylesheet. */
  #linked(files) {
    return files.map((file) => {
      const { id } = [...this.#client.chunks].find((chunk) => chunk.files.has(file));
      return { file, link: `${this.remote.name}:chunk-${id}` };
    });
  }
}

function staticFiles(compilation) {
  const names = compilation.getAssets().map(({ name }) => name);
  return names.filter((name) => name.startsWith('static/'));
}

async function hashOf(folder, file) {
  return createHash('sha256')
    .update(await readFile(path.join(folder, file)))
    .digest('hex');
}
