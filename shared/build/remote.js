import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  browserBuild,
  development,
  hostContract,
  remoteContainer,
  renderBuild,
  requires,
  singletonNames,
} from '../../rspack.shared.js';
import { devPort, devServer, refreshPlugins, standalonePage } from './development.js';
import { ReleasePlugin } from './release-plugin.js';
import { routesRule } from './routes/read-routes.js';

const exposedChunk = '__federation_expose_app';

/** Builds for the browser and, for a rendered remote, one bundle of the same code for the edge. */
export function remoteBuilds(folder) {
  const remote = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const release = new ReleasePlugin({
    folder,
    remote,
    version,
    needsHost: hostContract,
    requires,
    exposedChunk,
  });
  const expose = path.join(folder, 'src/expose.tsx');
  const where = { name: remote.name, folder: path.basename(folder) };
  const client = browserBuild({
    ...where,
    entry: development ? { standalone: path.join(folder, 'src/standalone.tsx') } : {},
    ...(development && {
      devServer: devServer({ port: devPort(remote.name, remote.devPort), proxied: ['/api', '/v0'] }),
    }),
    plugins: [
      ...(development ? [...refreshPlugins(), standalonePage()] : [release]),
      ...remoteContainer({
        folder,
        name: remote.name,
        filename: development ? 'static/remoteEntry.js' : 'static/remoteEntry.[contenthash:8].js',
        exposes: { './app': { import: [`./${path.basename(folder)}/src/expose.tsx`], name: exposedChunk } },
      }),
    ],
  });
  client.module.rules.push(routesRule(folder, 'browser'));
  const render = renderBuild({
    ...where,
    entry: { server: expose },
    output: { filename: 'static/[name].[contenthash:8].cjs' },
    externals: Object.fromEntries(
      [...singletonNames, ...(remote.browserOnly ?? [])].map((id) => [id, `commonjs ${id}`]),
    ),
    plugins: [release],
  });
  render.module.rules.push(routesRule(folder, 'edge'));
  return remote.rendered && !development ? [client, render] : [client];
}
