import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openRemoteServer } from '../shared/remote-server/remote-server.mjs';
import { buildApps, staleApps } from './build/build-apps.mjs';
import { installToRun } from './build/install.mjs';
import { root } from './build/run-command.mjs';
import { unsignedBuilds } from './release/unsigned-builds.mjs';
import { isPortFree, isRefusedByBrowsers } from './servers/ports.mjs';
import { apiServer, edgeServer } from './servers/product-servers.mjs';
import { onStopRequest, startServer } from './servers/server-process.mjs';
import { internalPortNames, portNames, readSettings } from './servers/settings.mjs';

/** @type {{ stop(): Promise<void> }[]} */
const servers = [];
/** @type {string[]} */
const notices = [];
const stopping = new AbortController();
/** @type {(exitCode: number) => void} */
let finish = () => {};
const finished = new Promise((resolve) => {
  finish = resolve;
});

onStopRequest(() => finish(0));
openTheGallery().catch((error) => {
  if (!stopping.signal.aborted) console.error(error.message);
  finish(1);
});

const exitCode = await finished;
stopping.abort();
// Stops the edge first, which started last, so that it finishes its answers while the API still runs.
await servers.pop()?.stop();
await Promise.all(servers.map((server) => server.stop()));
process.exit(exitCode);

async function openTheGallery() {
  const settings = readSettings();
  await refuseTakenPorts(settings);
  await installToRun(stopping.signal);
  const failed = await buildApps(staleApps(), stopping.signal);
  if (failed.length > 0) throw new Error(`Not started: ${failed.join(', ')} could not be built.`);
  for (const line of unsignedBuilds(process.env.RELEASE_KEYS)) console.log(line);
  console.log('Opening the gallery …');
  await startServers(settings);
  await untilHealthy(`http://localhost:${settings.PORT}/api/health`, path.join(settings.DATA_DIR, 'logs'));
  console.log(`Uli Gallery is open at ${settings.PUBLIC_URL} (administrator: ${settings.ADMIN_EMAIL})`);
  for (const notice of notices) console.log(notice);
}

/** @param {ReturnType<typeof readSettings>} settings */
async function refuseTakenPorts(settings) {
  // Our own servers request the other ports too, with a fetch that blocks the same ones.
  for (const name of [...portNames, ...internalPortNames]) {
    if (await isRefusedByBrowsers(settings[name]))
      throw new Error(`Browsers refuse to open port ${settings[name]}. Set ${name} to another one.`);
    if (await isPortFree(settings[name])) continue;
    throw new Error(
      `Port ${settings[name]} is in use: perhaps the gallery is open already. Set ${name} to use another one.`,
    );
  }
}

/** @param {ReturnType<typeof readSettings>} settings */
async function startServers(settings) {
  const { DATA_DIR: dataDir, CACHE_DIR: cacheDir, PUBLIC_URL: publicUrl } = settings;
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  // The API locks the data folder; if that fails, nothing else starts.
  const { API_PORT: apiPort, API_INTERNAL_PORT: apiInternalPort, INTERNAL_PORT: internalPort } = settings;
  await start(
    apiServer({ port: apiPort, internalPort: apiInternalPort, dataDir, cacheDir, publicUrl }),
    logs,
  );
  const remotes = {
    gallery: settings.GALLERY_PORT,
    customer: settings.CUSTOMER_PORT,
    admin: settings.ADMIN_PORT,
  };
  const addressed = Object.entries(remotes);
  // A process of their own would hold 45 MB for each, and they only send files.
  const folderOf = (/** @type {string} */ remote) => path.join(root, `${remote}-remote`, 'dist');
  for (const [remote, port] of addressed)
    servers.push(await openRemoteServer({ folder: folderOf(remote), port }));
  const urls = Object.fromEntries(addressed.map(([remote, port]) => [remote, localUrl(port)]));
  const api = { url: localUrl(apiPort), internalUrl: localUrl(apiInternalPort) };
  await start(
    edgeServer({ port: settings.PORT, internalPort, dataDir, publicUrl, api, remotes: urls }),
    logs,
  );
}

/** @param {number} port */
function localUrl(port) {
  return `http://127.0.0.1:${port}`;
}

/** @param {import('./servers/server-process.mjs').ServerPlan} plan @param {string} logFolder */
async function start(plan, logFolder) {
  stopping.signal.throwIfAborted();
  const log = path.join(logFolder, `${plan.name}.log`);
  const server = startServer(plan, showMessage, log);
  servers.push(server);
  void closeWithout(server);
  await server.ready;
}

/** Repeats notices at the end, so that operators do not miss them. @param {import('./servers/server-process.mjs').ServerMessage} message */
function showMessage({ progress, notice }) {
  console.log(notice ?? progress);
  if (notice) notices.push(notice);
}

/** @param {import('./servers/server-process.mjs').Server} server */
async function closeWithout(server) {
  const how = await server.ended;
  // Ctrl-C also reaches the servers, which may end before this process gets its own signal.
  await pause(200);
  if (!stopping.signal.aborted)
    console.error(`The ${server.name} process ended (${how}), so the gallery closes.`);
  finish(1);
}

/** @param {string} url @param {string} logs their folder */
async function untilHealthy(url, logs) {
  for (let tries = 0; tries < 300; tries++) {
    const healthy = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await pause(200, undefined, { signal: stopping.signal });
  }
  const said = await fetch(url).then(
    (answer) => answer.json(),
    () => ({}),
  );
  const missing = said.missing?.length ? `, since it waits for ${said.missing.join(', ')}` : '';
  throw new Error(
    `The gallery did not become ready within a minute: ${url} does not answer 200${missing}. Look at ${logs}.`,
  );
}
