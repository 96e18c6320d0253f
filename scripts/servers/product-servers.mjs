/** @typedef {import('./server-process.mjs').ServerPlan} Plan */

/** glibc keeps the memory that threads and password hashes have freed. Without these settings, a first start holds 130 MB more. */
const returnsMemory = { MALLOC_ARENA_MAX: 2, MALLOC_MMAP_THRESHOLD_: 1_048_576 };

/** Internal ports are the other ports + 100, unless given. @param {{ port: number, internalPort?: number, dataDir: string, cacheDir: string, publicUrl: string, env?: Plan['env'] }} settings @returns {Plan} */
export function apiServer({ port, internalPort = port + 100, dataDir, cacheDir, publicUrl, env }) {
  const ports = { PORT: port, INTERNAL_PORT: internalPort };
  const folders = { DATA_DIR: dataDir, CACHE_DIR: cacheDir };
  return {
    name: 'api',
    file: 'api/dist/server.js',
    env: { ...returnsMemory, ...ports, ...folders, PUBLIC_URL: publicUrl, ...env },
  };
}

/** @param {{ remote: string, port: number }} settings @returns {Plan} */
export function remoteServer({ remote, port }) {
  const env = { PORT: port, REMOTE_FOLDER: `${remote}-remote/dist` };
  return { name: `${remote}-remote`, file: 'shared/remote-server/serve-remote.mjs', env };
}

/** @param {{ port: number, internalPort?: number, dataDir: string, publicUrl: string, api: { url: string, internalUrl?: string }, remotes: Record<string, string> }} settings @returns {Plan} */
export function edgeServer({ port, internalPort = port + 100, dataDir, publicUrl, api, remotes }) {
  const addresses = Object.entries(remotes).map(([name, url]) => [`REMOTE_${name.toUpperCase()}_URL`, url]);
  const ports = { PORT: port, INTERNAL_PORT: internalPort };
  const apis = { API_URL: api.url, API_INTERNAL_URL: api.internalUrl };
  const env = { ...returnsMemory, ...ports, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...apis };
  return {
    name: 'edge',
    file: 'shell/dist/server.js',
    env: { ...env, ...Object.fromEntries(addresses) },
  };
}
