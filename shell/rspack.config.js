import { rspack } from '@rspack/core';
import {
  browserBuild,
  development,
  federationHost,
  nodeServer,
  provides,
  renderBuild,
} from '../rspack.shared.js';
import { devPort, devServer, refreshPlugins, standalonePage } from '../shared/build/development.js';

const favicon = { from: './shell/favicon.svg', to: 'static/favicon.[contenthash:8].svg' };
const icons = { from: '*', context: './shell/icons', to: 'static' };
const where = { name: 'shell', folder: 'shell' };

const client = browserBuild({
  ...where,
  entry: { main: './shell/src/main.ts' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        react: chunkOf('react', /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/),
      },
    },
  },
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: [favicon, icons] }),
    ...federationHost(),
    ...(development ? [...refreshPlugins(), developmentPage()] : [{ apply: writeAssetList }]),
  ],
  ...(development && {
    devServer: devServer({ port: devPort('shell', 3000), proxied: ['/api', '/v0', '/mails'] }),
  }),
});

/** Only pages with `?teams` load this code. */
const teams = browserBuild({
  ...where,
  name: 'teams',
  entry: { teams: './shell/src/teams/teams.ts' },
  plugins: [{ apply: writeTeamsList }],
});

const render = renderBuild({
  ...where,
  entry: { render: './shell/src/render.tsx' },
  output: { filename: '[name].cjs' },
});

const edge = nodeServer({
  ...where,
  entry: { server: './shell/edge/start/server.ts', 'render-thread': './shell/edge/render/render-thread.ts' },
});

export default development ? client : [client, teams, render, edge];

/** In development no edge writes the page, and each remote has its own dev server. */
function developmentPage() {
  const at = (name, usual) => `http://localhost:${devPort(name, usual)}/mf-manifest.json`;
  const remotes = {
    gallery: at('gallery', 3001),
    customer: at('customer', 3002),
    admin: at('admin', 3003),
  };
  return standalonePage({
    telemetry: 0,
    releases: {},
    rendered: false,
    demo: false,
    publicUrl: `http://localhost:${devPort('shell', 3000)}`,
    remotes,
  });
}

function chunkOf(chunk, folders) {
  return { name: chunk, test: folders, chunks: 'initial', enforce: true };
}

/** Writes assets.json: the files of the first view in order (only the fonts that every page needs), and the modules that the shell provides. */
function writeAssetList(compiler) {
  writeJson(compiler, 'assets.json', (compilation) => {
    const names = compilation.getAssets().map(({ name }) => name);
    return {
      files: compilation.entrypoints.get('main').getFiles(),
      fonts: names.filter((name) => name.endsWith('.woff2') && !name.includes('-more.')),
      icon: names.find((name) => name.startsWith('static/favicon.')),
      client: [...compilation.namedChunks.get('axios').files],
      account: accountView(compilation),
      provides,
    };
  });
}

/** Returns the chunks that the account's screens need at once: their own, and those of the forms that it loads. */
function accountView(compilation) {
  const account = compilation.namedChunks.get('account');
  const filesOf = (chunk, kind) =>
    [...chunk.files].filter((file) => file.endsWith(kind)).map((file) => `/${file}`);
  const chunks = [account, ...account.getAllAsyncChunks()];
  return {
    js: chunks.flatMap((chunk) => filesOf(chunk, '.js')),
    css: chunks.flatMap((chunk) =>
      filesOf(chunk, '.css').map((href) => ({ href, link: `shell:chunk-${chunk.id}` })),
    ),
  };
}

function writeTeamsList(compiler) {
  writeJson(compiler, 'teams.json', (compilation) => compilation.entrypoints.get('teams').getFiles());
}

function writeJson(compiler, file, contentOf) {
  const { Compilation, sources } = compiler.rspack;
  compiler.hooks.thisCompilation.tap(file, (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: file, stage }, () => {
      compilation.emitAsset(file, new sources.RawSource(JSON.stringify(contentOf(compilation), null, 2)));
    });
  });
}
