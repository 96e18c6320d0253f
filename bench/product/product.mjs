import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { apiServer, edgeServer, remoteServer } from '../../scripts/servers/product-servers.mjs';
import { startServer } from '../../scripts/servers/server-process.mjs';
import { stoppedAtEnd, temporaryFolder } from './closing.mjs';

/** @typedef {{ url: string, pid: number, stop: () => Promise<void> }} Piece */

/** Uses the embedded database without `databaseUrl`. @param {{ databaseUrl?: string, dataDir?: string, env?: Record<string, string> }} [options] */
export async function startApi({ databaseUrl, dataDir, env: given } = {}) {
  const port = await freePort();
  const folder = dataDir ?? temporaryFolder();
  const env = {
    DATABASE_URL: databaseUrl,
    ADMIN_EMAIL: undefined,
    ADMIN_PASSWORD: undefined,
    LOG_LEVEL: 'warn',
    ...given,
  };
  const cacheDir = path.resolve(root, process.env.CACHE_DIR ?? '.cache');
  const plan = apiServer({ port, dataDir: folder, cacheDir, publicUrl: addressOf(port), env });
  return startPiece(plan, port, dataDir ? undefined : folder);
}

/** @param {string} remote @param {string} [folder] served instead of the remote's own */
export async function startRemote(remote, folder) {
  const port = await freePort();
  const plan = remoteServer({ remote, port });
  return startPiece({ ...plan, env: { ...plan.env, ...(folder && { REMOTE_FOLDER: folder }) } }, port);
}

/** For an edge that opens what its remotes serve, next to an edge of the same API with other releases. */
export const withoutRegistry = { API_INTERNAL_URL: 'http://127.0.0.1:9' };

/** @param {{ api: string, remotes: Record<string, string>, file?: string, env?: Record<string, string> }} settings */
export async function startEdge({ api, remotes, file, env }) {
  const port = await freePort();
  const dataDir = temporaryFolder();
  const plan = edgeServer({
    port,
    dataDir,
    publicUrl: `http://localhost:${port}`,
    api: { url: api },
    remotes,
  });
  return startPiece({ ...plan, file: file ?? plan.file, env: { ...plan.env, ...env } }, port, dataDir);
}

/** @param {import('../../scripts/servers/server-process.mjs').ServerPlan} plan @param {number} port @param {string} [folder] removed at the end */
export function startPiece(plan, port, folder) {
  const server = startServer(plan);
  return stoppedAtEnd(server.ready.then(() => ({ url: addressOf(port), pid: server.pid ?? 0, stop })));

  async function stop() {
    await server.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {number} port */
const addressOf = (port) => `http://127.0.0.1:${port}`;
