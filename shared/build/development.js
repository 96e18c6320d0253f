import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';

const require = createRequire(import.meta.url);

/** Reads a port such as `PORT` from the settings in `.env.example`. @param {string} app @param {number} usual */
export function devPort(app, usual) {
  const name = app === 'shell' ? 'PORT' : `${app.toUpperCase()}_PORT`;
  return Number(process.env[name] || usual);
}

export function devServer({ port, proxied }) {
  return {
    port,
    host: 'localhost',
    hot: true,
    historyApiFallback: true,
    headers: { 'access-control-allow-origin': '*' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
    proxy: [{ context: proxied, target: process.env.API_URL ?? 'http://127.0.0.1:4000' }],
  };
}

export function refreshPlugins() {
  // A production install does not have this package.
  const { ReactRefreshRspackPlugin } = require('@rspack/plugin-react-refresh');
  const real = require.resolve('react-refresh/runtime');
  const shared = path.join(import.meta.dirname, 'react-refresh-runtime.cjs');
  return [
    new rspack.DefinePlugin({ REACT_REFRESH_RUNTIME: JSON.stringify(real) }),
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, shared),
    new ReactRefreshRspackPlugin({ library: 'uli-gallery', exclude: [/node_modules/, shared] }),
  ];
}

/** `state` is the state that the edge would write into the page. */
export function standalonePage(state = {}) {
  const json = JSON.stringify(state);
  return new rspack.HtmlRspackPlugin({
    scriptLoading: 'defer',
    templateContent: `<!doctype html><html lang="en" data-fonts><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
      <body><div id="root"></div><script type="application/json" id="page-state">${json}</script></body></html>`,
  });
}
