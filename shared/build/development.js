import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import ReactRefreshPlugin from '@rspack/plugin-react-refresh';

const require = createRequire(import.meta.url);

/** One server of `npm run dev`; the other apps' pages load its files across origins. */
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

/** Fast Refresh across apps: one runtime on the page, whichever app loaded it first. */
export function refreshPlugins() {
  const shared = path.join(import.meta.dirname, 'react-refresh-runtime.cjs');
  const real = require.resolve('react-refresh/runtime');
  return [
    new ReactRefreshPlugin({ library: 'uli-gallery' }),
    new rspack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, (resource) => {
      if (resource.contextInfo?.issuer !== shared) resource.request = shared;
    }),
    new rspack.DefinePlugin({ REACT_REFRESH_RUNTIME: JSON.stringify(real) }),
  ];
}

/** The page of an app that runs alone; `state` is what the edge would have written into it. */
export function standalonePage(state = {}) {
  const json = JSON.stringify(state);
  return new rspack.HtmlRspackPlugin({
    scriptLoading: 'defer',
    templateContent: `<!doctype html><html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"></head>
      <body><div id="root"></div><script type="application/json" id="page-state">${json}</script></body></html>`,
  });
}
