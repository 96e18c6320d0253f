import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { remoteNames, startApi, startEdgeOn, startRemote, temporaryFolder } from '../processes/product';
import { nextRelease } from './next-release';
import { newTeam } from './team';

export type SignedProduct = Awaited<ReturnType<typeof startSignedProduct>>;

/** `moreKeys` are further keys of the gallery's team. */
export async function startSignedProduct(settings: Record<string, string> = {}, moreKeys: string[] = []) {
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const [apiData, edgeData] = [temporaryFolder(), temporaryFolder()];
  cpSync(process.env.E2E_TEMPLATE ?? '', apiData, { recursive: true });
  const [gallery, customer, admin] = await Promise.all(remoteNames.map(signedRemote));
  if (!gallery || !customer || !admin) throw new Error('a remote is missing');
  const others = [customer.team.entry, admin.team.entry];
  let servers = await start([gallery.team.entry, ...moreKeys]);
  const { url } = servers.edge;
  const { team, folder } = gallery;
  const tell = (...command: string[]) => team.tell(url, ...command);
  return { url, team, tell, upload: (from: string) => upload(from, folder), publish, restart, stop };

  /** Publishes a changed gallery without its `release.json`, as a team that starts a canary does. Returns its folder. */
  async function publish(version: string, change: (code: string) => string, ...share: string[]) {
    const next = nextRelease(version, change);
    await team.sign(next);
    uploadFiles(next, folder);
    await tell('publish', next, ...share, '--reason', 'New words');
    return next;
  }

  /** Restarts with these keys of the gallery's team. */
  async function restart(entries: string[]) {
    await stopServers();
    servers = await start(entries);
  }

  async function start(entries: string[]) {
    // A signed command is valid for this address only.
    const PUBLIC_URL = `http://localhost:${edgePort}`;
    const env = { DRAIN_MS: '0', ...settings, PUBLIC_URL, RELEASE_KEYS: [...entries, ...others].join(' ') };
    const api = await startApi({ port: apiPort, dataDir: apiData, settings: env });
    const remotes = {
      gallery: gallery?.server.url ?? '',
      customer: customer?.server.url ?? '',
      admin: admin?.server.url ?? '',
    };
    const { url, internalUrl: registry } = api;
    const edge = await startEdgeOn(edgeData, { api: url, registry, remotes, port: edgePort, settings: env });
    return { api, edge };
  }

  async function stopServers() {
    await servers.edge.stop();
    await servers.api.stop();
  }

  async function stop() {
    await stopServers();
    await Promise.all([gallery, customer, admin].map((remote) => remote?.server.stop()));
    for (const folder of [apiData, edgeData]) rmSync(folder, { recursive: true, force: true });
  }
}

async function signedRemote(name: (typeof remoteNames)[number]) {
  const folder = temporaryFolder();
  cpSync(path.join(root, `${name}-remote/dist`), folder, { recursive: true });
  const team = await newTeam(name);
  await team.sign(folder);
  return { team, folder, server: await startRemote(name, undefined, folder) };
}

/** Uploads `release.json` last, as a deployment does. */
function upload(from: string, to: string) {
  uploadFiles(from, to);
  cpSync(path.join(from, 'release.json'), path.join(to, 'release.json'));
}

function uploadFiles(from: string, to: string) {
  cpSync(path.join(from, 'static'), path.join(to, 'static'), { recursive: true });
}
