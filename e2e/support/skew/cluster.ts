import { rmSync } from 'node:fs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import {
  type Api,
  type Edge,
  remoteNames,
  startApi,
  startEdgeOn,
  startRemote,
  temporaryFolder,
  untilOpen,
} from '../processes/product';
import { builtBy } from './deployment';

type Front = { without: (url?: string) => Promise<void> };
type Options = { databaseUrl: string; version: string };

const generous = '1000000/minute';
const settings = {
  DEMO_COLLECTION: 'off',
  RATE_LIMIT_BID: generous,
  RATE_LIMIT_BID_PER_NETWORK: generous,
  RATE_LIMIT_ORDER: generous,
  RATE_LIMIT_HOLD_PER_ACCOUNT: generous,
  RATE_LIMIT_HOLD_PER_NETWORK: generous,
  RATE_LIMIT_HOLD_AGAIN: generous,
  RATE_LIMIT_LOGIN_PER_ACCOUNT: generous,
  RATE_LIMIT_LOGIN_PER_ADDRESS: generous,
};

/**
 * Starts two edges, two APIs, and the remotes of a release. The remotes stay, because the edges of an older release may
 * not open newer ones (decision 029).
 */
export async function startCluster({ databaseUrl, version: first }: Options) {
  const dataDir = temporaryFolder();
  const ports = { api: [await freePort(), await freePort()], edge: [await freePort(), await freePort()] };
  const edgeData = ports.edge.map(temporaryFolder);
  const remotes = await Promise.all(
    remoteNames.map((name) => startRemote(name, undefined, builtBy(name, { [name]: first }))),
  );
  const [gallery = '', customer = '', admin = ''] = remotes.map(({ url }) => url);
  const apis: Api[] = [];
  for (const at of ports.api.keys()) apis.push(await api(at, first));
  const edges: Edge[] = [];
  for (const at of ports.edge.keys()) edges.push(await edge(at, first));
  return { edges, rollApis, rollEdges, stop };

  /** Replaces one API after the other. Without a version, the present build starts. */
  async function rollApis(version?: string) {
    for (const [at, running] of apis.entries()) {
      await running.stop();
      apis[at] = await api(at, version);
    }
  }

  /** The front sends an edge nothing while the edge stops. */
  async function rollEdges(front: Front, version?: string) {
    for (const [at, running] of edges.entries()) {
      await front.without(running.url);
      await running.stop();
      edges[at] = await edge(at, version);
      await front.without();
    }
  }

  async function stop() {
    await Promise.all(edges.map((each) => each.stop()));
    await Promise.all([...apis, ...remotes].map((each) => each.stop()));
    for (const folder of [dataDir, ...edgeData]) rmSync(folder, { recursive: true, force: true });
  }

  function api(at: number, version?: string): Promise<Api> {
    return startApi({
      port: ports.api[at],
      folder: builtBy('api', { api: version }),
      dataDir,
      settings: { ...settings, DATABASE_URL: databaseUrl },
    });
  }

  async function edge(at: number, version?: string): Promise<Edge> {
    // The edge of 1.0.0 knows one API.
    const known = version === '1.0.0' ? apis.slice(at, at + 1) : apis;
    const started = await startEdgeOn(edgeData[at] ?? '', {
      api: known.map(({ url }) => url).join(','),
      registry: known.map(({ internalUrl }) => internalUrl).join(','),
      remotes: { gallery, customer, admin },
      shell: builtBy('shell', { shell: version }),
      port: ports.edge[at],
      settings: { BEHIND_FRONT: 'on' },
    });
    await untilOpen(started);
    return started;
  }
}
