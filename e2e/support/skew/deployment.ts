import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/build/run-command.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { unpackArchive } from '../../../scripts/skew/archives.mjs';
import {
  type Api,
  type Edge,
  type Piece,
  remoteNames,
  startApi,
  startEdgeOn,
  startRemote,
  temporaryFolder,
  untilOpen,
} from '../processes/product';

export const parts = ['api', 'shell', ...remoteNames] as const;
export type Part = (typeof parts)[number];
/** Maps a part to its released build. Other parts use the present build. */
export type Versions = Partial<Record<Part, string>>;

/** Deploys a whole product, some of whose parts come from an earlier release. */
export async function deploy(versions: Versions) {
  const [apiPort, edgePort, ...remotePorts] = await Promise.all(Array.from({ length: 5 }, freePort));
  const [edgeData, apiData] = [temporaryFolder(), temporaryFolder()];
  cpSync(process.env.E2E_TEMPLATE ?? '', apiData, { recursive: true });
  let api = await startTheApi(versions);
  let remotes = await startRemotes(versions);
  let edge = await startShell(versions);
  return { url: edge.url, edgeData, output: () => edge.output(), replace, stop };

  /** Keeps the addresses and the order of a deployment: the remotes, then the API, then the edge. */
  async function replace(next: Versions) {
    await Promise.all(remotes.map((remote) => remote.stop()));
    remotes = await startRemotes(next);
    await api.stop();
    api = await startTheApi(next);
    await edge.stop();
    edge = await startShell(next);
  }

  async function stop() {
    await edge.stop();
    await Promise.all([api, ...remotes].map((piece) => piece.stop()));
    for (const folder of [apiData, edgeData]) rmSync(folder, { recursive: true, force: true });
  }

  /** Starts on the data of the present API, or of the API before it. */
  function startTheApi(which: Versions): Promise<Api> {
    return startApi({ port: apiPort, dataDir: apiData, folder: builtBy('api', which) });
  }

  function startRemotes(which: Versions): Promise<Piece[]> {
    return Promise.all(
      remoteNames.map((name, at) => startRemote(name, remotePorts[at], builtBy(name, which))),
    );
  }

  async function startShell(which: Versions): Promise<Edge> {
    const [gallery = '', customer = '', admin = ''] = remotes.map((remote) => remote.url);
    const started = await startEdgeOn(edgeData, {
      api: api.url,
      registry: api.internalUrl,
      remotes: { gallery, customer, admin },
      shell: builtBy('shell', which),
      port: edgePort,
    });
    await untilOpen(started);
    return started;
  }
}

/** Returns the folder of a build, relative to the root folder. */
export function builtBy(part: Part, versions: Versions): string {
  const dist = part === 'api' || part === 'shell' ? `${part}/dist` : `${part}-remote/dist`;
  const version = versions[part];
  return version ? path.relative(root, path.join(unpackArchive(version), dist)) : dist;
}
