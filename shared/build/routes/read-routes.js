import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { nodeServer } from '../../../rspack.shared.js';

const loader = createRequire(import.meta.url).resolve('./select-route-keys.cjs');

/**
 * Reads the facts and the chunk names of a remote's pages from its `src/routes.ts`, without loading its screens.
 * @param {string} folder of the remote
 * @returns {Promise<Record<string, { chunk?: string, later?: string } & import('../../releases/release').RouteFacts>>}
 */
export async function readRoutes(folder) {
  const built = mkdtempSync(path.join(tmpdir(), 'routes-'));
  try {
    await compile(folder, built);
    const { routes } = await import(pathToFileURL(path.join(built, 'routes.mjs')).href);
    return Object.fromEntries(routes.map(({ path: pattern, ...facts }) => [pattern, facts]));
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

async function compile(folder, built) {
  const config = nodeServer({
    name: 'routes',
    folder,
    entry: { routes: path.join(folder, 'src/routes.ts') },
    externals: [],
    output: { path: built, filename: '[name].mjs' },
  });
  config.module.rules.push(routesRule(folder, 'facts'));
  const stats = await new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, done) => compiler.close(() => (error ? reject(error) : resolve(done))));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

/** A build rule that reduces the `routes.ts` in `folder` to what its reader (`browser`, `edge`, or `facts`) uses. */
export function routesRule(folder, reader) {
  const resource = path.join(folder, 'src/routes.ts');
  return { test: (file) => file === resource, enforce: 'pre', use: { loader, options: { reader } } };
}
