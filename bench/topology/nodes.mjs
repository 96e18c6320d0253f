import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/build/run-command.mjs';
import { freePort } from '../../scripts/servers/ports.mjs';
import { apiServer, edgeServer } from '../../scripts/servers/product-servers.mjs';
import { startServer } from '../../scripts/servers/server-process.mjs';
import { stoppedAtEnd, temporaryFolder } from '../product/closing.mjs';
import { biddingSettings } from '../product/data/bidding.mjs';
import { startRemote } from '../product/product.mjs';

/** @typedef {Awaited<ReturnType<typeof startNode>>} Node */

const apiEnv = {
  ...biddingSettings,
  ADMIN_EMAIL: undefined,
  ADMIN_PASSWORD: undefined,
  LOG_LEVEL: 'warn',
};

/** Starts two APIs on one database, the remotes, and two edges. @param {{ databaseUrl: string, replicaUrl: string }} databases */
export async function startNodes({ databaseUrl, replicaUrl }) {
  const dataDir = temporaryFolder();
  const cacheDir = path.resolve(root, process.env.CACHE_DIR ?? '.cache');
  const env = { ...apiEnv, DATABASE_URL: databaseUrl, DATABASE_REPLICA_URL: replicaUrl };
  /** @type {Node[]} */
  const apis = [];
  for (const port of [await freePort(), await freePort()])
    apis.push(await startNode(port, apiServer({ port, dataDir, cacheDir, publicUrl: addressOf(port), env })));
  /** @type {Record<string, string>} */
  const remotes = {};
  for (const name of ['gallery', 'customer', 'admin']) remotes[name] = (await startRemote(name)).url;
  const list = (/** @type {number} */ more) => apis.map(({ port }) => addressOf(port + more)).join(',');
  const api = { url: list(0), internalUrl: list(100) };
  /** @type {Node[]} */
  const edges = [];
  for (const port of [await freePort(), await freePort()]) {
    const own = path.join(temporaryFolder(), 'edge');
    mkdirSync(own);
    const plan = edgeServer({ port, dataDir: own, publicUrl: addressOf(port), api, remotes });
    const settings = { BEHIND_FRONT: 'on', BODIES_PER_MINUTE: 1_000_000 };
    edges.push(await startNode(port, { ...plan, env: { ...plan.env, ...settings } }));
  }
  await Promise.all(edges.map(({ url }) => untilOpen(url)));
  return { apis, edges };
}

/** @param {number} port @param {import('../../scripts/servers/server-process.mjs').ServerPlan} plan */
async function startNode(port, plan) {
  let server = await started();
  const node = {
    name: plan.name,
    port,
    url: addressOf(port),
    pid: () => server.pid ?? 0,
    kill,
    replace,
    stop,
  };
  return stoppedAtEnd(Promise.resolve(node));

  async function started() {
    const next = startServer(plan);
    await next.ready;
    return next;
  }

  /** Ends the process as a failing machine does, and starts it again after the pause. @param {number} awayMs */
  async function kill(awayMs) {
    process.kill(server.pid ?? 0, 'SIGKILL');
    await server.ended;
    await pause(awayMs);
    server = await started();
  }

  async function replace() {
    await server.stop();
    server = await started();
  }

  function stop() {
    return server.stop();
  }
}

/** @param {string} url */
async function untilOpen(url) {
  while (!(await fetch(`${url}/api/health`)).ok) await pause(100);
}

/** @param {number} port */
function addressOf(port) {
  return `http://127.0.0.1:${port}`;
}
