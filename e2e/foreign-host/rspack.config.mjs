import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

const require = createRequire(import.meta.url);
const surfaces = require('../../shared/surface.json');
const packages = ['react', 'react-dom', 'yup'];
const versions = {
  ...Object.fromEntries(packages.map((name) => [name, require(`${name}/package.json`).version])),
  'react/jsx-runtime': require('react/package.json').version,
  ...Object.fromEntries(Object.entries(surfaces).map(([name, { version }]) => [name, version])),
};

/** A host of another team. It has the stock plugin, the packages in the remote's manifest, and no shell code. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './begin.js',
  target: 'web',
  devtool: false,
  output: { path: path.resolve(process.env.DIST ?? 'dist'), publicPath: 'auto', filename: 'foreign.js' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    parser: { 'css/auto': { namedExports: false } },
    rules: [
      {
        test: /\.[jt]sx?$/,
        exclude: /node_modules/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'foreign',
      dts: false,
      manifest: false,
      remotes: { gallery: `gallery@${process.env.GALLERY_MANIFEST}` },
      shared: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [
          name,
          { singleton: true, version, requiredVersion: version },
        ]),
      ),
      experiments: { provideExternalRuntime: true },
    }),
  ],
};
