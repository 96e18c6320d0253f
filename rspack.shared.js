import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
export const development = process.env.NODE_ENV === 'development';
/** BUILD_MODE=development makes a deployable with development React, which reports hydration errors. */
const mode = process.env.BUILD_MODE ?? (development ? 'development' : 'production');

/** Written by `node scripts/build/federation-surface.mjs`, which raises a facade's version with what it exports. */
const surfaces = require('./shared/surface.json');
const facades = Object.fromEntries(Object.entries(surfaces).map(([name, { version }]) => [name, version]));

export const hostContract = Number.parseInt(surfaces['@gallery/shared/host'].version, 10);

/** Sharing matches the request string, so every entry that an app imports is listed. */
const singletons = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  ...(development && { 'react/jsx-dev-runtime': versionOf('react') }),
  'react-dom': versionOf('react-dom'),
  ...facades,
  yup: versionOf('yup'),
};
export const singletonNames = Object.keys(singletons);
export const provides = singletons;
export const requires = Object.fromEntries(
  Object.entries(singletons).map(([name, version]) => [name, `^${version}`]),
);

/** A deployed remote has no copy of what the shell shares (`import: false`), nor of the federation runtime. */
export function remoteContainer({ folder, ...options }) {
  const borrowed = ([name, version]) => [
    name,
    {
      singleton: true,
      strictVersion: true,
      version,
      requiredVersion: requires[name],
      ...(!development && { import: false }),
    },
  ];
  return [
    new ModuleFederationPlugin({
      dts: development && {
        generateTypes: {
          tsConfigPath: path.join(folder, 'tsconfig.json'),
          abortOnError: true,
          compileInChildProcess: false,
        },
        consumeTypes: false,
      },
      // Nobody consumes the types, so their hot reload would only start a broker and fail in the page's console.
      dev: false,
      shareStrategy: 'loaded-first',
      ...options,
      shared: Object.fromEntries(Object.entries(singletons).map(borrowed)),
      experiments: {
        externalRuntime: !development,
        optimization: { target: 'web', disableRemote: !development, disableSnapshot: !development },
      },
    }),
    sameNamesInEachFolder(),
    esmFederationRuntime(),
  ];
}

/** The shell begins the federation runtime itself. In production it loads remotes by their entries and reads no manifest. */
export function federationHost() {
  const SHARED_VERSIONS = JSON.stringify(singletons);
  return [
    new rspack.DefinePlugin({
      SHARED_VERSIONS,
      ENV_TARGET: JSON.stringify('web'),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: !development,
      FEDERATION_OPTIMIZE_NO_REMOTE: false,
      FEDERATION_OPTIMIZE_NO_SHARED: false,
    }),
    esmFederationRuntime(),
  ];
}

/** Names of modules become their ids, so the same sources must have the same names in every folder. */
function sameNamesInEachFolder() {
  const here = encodeURIComponent(`${root}${path.sep}`);
  return new rspack.NormalModuleReplacementPlugin(/data:text\/javascript,/, (resource) => {
    resource.request = resource.request.replaceAll(here, encodeURIComponent('./'));
  });
}

/** @rspack/core resolves the federation runtime to its CommonJS build, which cannot be tree-shaken and is bundled twice. */
function esmFederationRuntime() {
  const commonjs =
    /^@module-federation\/(runtime|runtime-tools)$|webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(commonjs, (resource) => {
    const [name] = resource.request.match(/webpack-bundler-runtime|runtime-tools|runtime/);
    resource.request = require.resolve(`@module-federation/${name}/bundler`);
  });
}

export function browserBuild({ name, folder, ...config }) {
  const hash = development ? '' : '.[contenthash:8]';
  return {
    ...common({ name: `${name} client`, classNames: name, exportsOnly: false, scripts: forBrowsers }),
    target: ['web', 'browserslist'],
    ...config,
    optimization: { ...config.optimization, ...(!development && { minimizer: minimizers() }) },
    output: {
      path: distOf(folder),
      uniqueName: name,
      publicPath: 'auto',
      chunkLoadTimeout: 8000,
      filename: `static/[name]${hash}.js`,
      chunkFilename: `static/[name]${hash}.js`,
      cssFilename: `static/[name]${hash}.css`,
      cssChunkFilename: `static/[name]${hash}.css`,
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      ...config.output,
    },
  };
}

export function renderBuild({ name, folder, ...config }) {
  const settings = common({ name: `${name} render`, classNames: name, exportsOnly: true });
  settings.module.parser.javascript = { dynamicImportMode: 'eager' };
  settings.module.generator['asset/resource'] = { emit: false };
  return {
    ...settings,
    target: 'node22',
    ...config,
    output: {
      path: distOf(folder),
      uniqueName: name, // part of the class names' hash: they must be the browser build's
      assetModuleFilename: 'static/[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      publicPath: '/',
      ...config.output,
    },
  };
}

export function nodeServer({ name, folder, entry, ...config }) {
  return {
    ...common({ name: `${name} server`, classNames: name, exportsOnly: true }),
    target: 'node22',
    optimization: { nodeEnv: false }, // the server reads NODE_ENV when it starts
    node: { __dirname: false, __filename: false },
    entry,
    externalsType: 'module',
    externals: [packagesOutside],
    ...config,
    output: {
      path: distOf(folder),
      filename: '[name].js',
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
      ...config.output,
    },
  };
}

function packagesOutside({ request }, done) {
  const ours = /^([./]|@gallery\/shared)/.test(request) || path.isAbsolute(request);
  return ours ? done() : done(null, `${request.startsWith('node:') ? 'node-commonjs' : 'module'} ${request}`);
}

function common({ name, classNames, exportsOnly, scripts = forNode }) {
  return {
    name,
    mode,
    context: root,
    devtool: false,
    lazyCompilation: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: { preset: 'errors-warnings', warningsFilter: [/absolute path resolution/] },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: development ? {} : productionRouter(),
    },
    module: {
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } },
      generator: { 'css/auto': { localIdentName: `${classNames}-[hash:8]`, exportsOnly } },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|jpg|svg)$/, type: 'asset/resource' },
        pictures(classNames),
        ...(development ? [] : [withoutSnapshots]),
        {
          test: /[\\/]react-router[\\/]dist[\\/]/,
          use: require.resolve('./shared/build/pure-components.cjs'),
        },
        { test: /\.tsx?$/, use: { loader: 'builtin:swc-loader', options: scripts }, type: 'javascript/auto' },
      ],
    },
  };
}

/** The browser's builds define FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN, which leaves the plugins of snapshots out and keeps their handler. */
const withoutSnapshots = {
  test: /[\\/]runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/,
  use: require.resolve('./shared/build/without-snapshots.cjs'),
};

/** Fixed, because the edge and the browser must write the same address. */
function pictures(app) {
  const publicPath = app === 'shell' ? '/' : `/remotes/${app}/`;
  return {
    test: /\.(avif|webp)$/,
    type: 'asset/resource',
    ...(!development && { generator: { publicPath } }),
  };
}

/** The package names its build for development alone. */
function productionRouter() {
  const file = require.resolve('react-router').replace(/([\\/])dist[\\/].*/, '$1dist$1production$1index.mjs');
  return { 'react-router$': file };
}

const distOf = (folder) => path.resolve(root, process.env.DIST ?? path.join(folder, 'dist'));

/** The browsers of package.json. */
const browsers = require('./package.json').browserslist;
const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic', development, refresh: development } },
};
const forBrowsers = { jsc, env: { targets: browsers } };
const forNode = { jsc: { ...jsc, target: 'es2022' } };

function minimizers() {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 } },
    }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ];
}
