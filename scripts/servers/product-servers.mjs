/** @typedef {import('./server-process.mjs').ServerPlan} Plan */
/** @param {{ port: number, dataDir: string, cacheDir: string, publicUrl: string, env?: Plan['env'] }} settings @returns {Plan} */
export function apiServer({ port, dataDir, cacheDir, publicUrl, env }) {
  const settings = { PORT: port, DATA_DIR: dataDir, CACHE_DIR: cacheDir, PUBLIC_URL: publicUrl };
  return { name: 'api', file: 'api/dist/server.js', env: { ...settings, ...env } };
}

/** @param {{ remote: string, port: number }} settings @returns {Plan} */
export function remoteServer({ remote, port }) {
  const env = { PORT: port, REMOTE_FOLDER: `${remote}-remote/dist` };
  return { name: `${remote}-remote`, file: 'shared/remote-server/serve-remote.mjs', env };
}

/** @param {{ port: number, dataDir: string, publicUrl: string, api: string, remotes: Record<string, string> }} settings @returns {Plan} */
export function edgeServer({ port, dataDir, publicUrl, api, remotes }) {
  const addresses = Object.entries(remotes).map(([name, url]) => [`REMOTE_${name.toUpperCase()}_URL`, url]);
  const env = { PORT: port, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, API_URL: api };
  return {
    name: 'edge',
    file: 'shell/dist/server.js',
    env: { ...env, ...Object.fromEntries(addresses) },
  };
}
