import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const require = createRequire(import.meta.url);
const manifest = process.env.GALLERY_MANIFEST ?? '';
/** @type {{ shared: { name: string, requiredVersion: string }[] }} */
const { shared } = await (await fetch(manifest)).json();
const needed = new Map(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));

/** A host of another team: the stock plugin, public packages, and own modules instead of the gallery's. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './begin.js',
  target: 'web',
  devtool: false,
  output: { path: path.resolve(process.env.DIST ?? 'dist'), publicPath: 'auto', filename: 'foreign.js' },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' } } },
        type: 'javascript/auto',
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'foreign',
      dts: false,
      manifest: false,
      remotes: { gallery: `gallery@${manifest}` },
      shared: {
        ...Object.fromEntries(['react', 'react/jsx-runtime', 'react-dom'].map(published)),
        '@tanstack/react-query': { shareKey: '@gallery/shared/query', ...versionOf('@gallery/shared/query') },
        ...Object.fromEntries(['host', 'http', 'router'].map(own)),
      },
      experiments: { provideExternalRuntime: true },
    }),
  ],
};

/** @param {string} name */
function published(name) {
  const { version } = require(`${name.split('/')[0]}/package.json`);
  return [name, { singleton: true, version, requiredVersion: rangeOf(name) }];
}

/** @param {string} name */
function own(name) {
  const shareKey = `@gallery/shared/${name}`;
  return [path.join(import.meta.dirname, 'provided', `${name}.ts`), { shareKey, ...versionOf(shareKey) }];
}

/** @param {string} name */
function versionOf(name) {
  const requiredVersion = rangeOf(name);
  return { singleton: true, version: requiredVersion.replace('^', ''), requiredVersion };
}

/** @param {string} name */
function rangeOf(name) {
  const range = needed.get(name);
  if (!range) throw new Error(`${manifest} does not name ${name}`);
  return range;
}
