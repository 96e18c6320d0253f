import path from 'node:path';
import { rspack } from '@rspack/core';
import { renderBuild, singletonNames } from '../../rspack.shared.js';
import shell from '../../shell/rspack.config.js';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = path.join(import.meta.dirname, 'remotes.mjs');
const exposed = (name) => [`${name}/app$`, path.join(root, `${name}-remote/src/expose.tsx`)];

/** The shell with the remotes inside, which shows what federation costs. */
function inOneBundle({ resolve, plugins, ...client }) {
  const alias = {
    '@module-federation/enhanced/runtime$': remotes,
    ...Object.fromEntries(['gallery', 'customer', 'admin'].map(exposed)),
    ...resolve.alias,
  };
  const noRuntime = new rspack.NormalModuleReplacementPlugin(/[\\/]provide-runtime$/, remotes);
  return { ...client, resolve: { ...resolve, alias }, plugins: plugins.concat(noRuntime) };
}

/** Renders the gallery like the edge, with the class names of the single bundle. */
const gallery = renderBuild({
  name: 'shell',
  folder: 'shell',
  entry: { gallery: './gallery-remote/src/expose.tsx' },
  output: { filename: '[name].cjs' },
  externals: Object.fromEntries(singletonNames.map((id) => [id, `commonjs ${id}`])),
});

const [client, ...others] = shell;
export default [inOneBundle(client), ...others, gallery];
