import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { waitingConnections } from '@gallery/shared/server/closing/crowds';
import { makePrivate, writePrivately } from '@gallery/shared/server/files';
import { needsSignature } from '@gallery/shared/server/release-signature';
import { connectToApi } from '../api/api-connection';
import type { Config } from '../config';
import { buildEdge } from '../http/build-edge';
import { openInternalListener } from '../metrics/internal-listener';
import { openSite } from '../site/open-site';

const log = (line: string) => process.stdout.write(`edge: ${line}\n`);

export async function startEdge(config: Config): Promise<void> {
  writePrivately();
  await makePrivate(config.dataDir);
  await refuseBlockedPort(config.port);
  for (const notice of startNotices(config)) log(notice);
  const api = connectToApi({ apis: config.apis, log });
  const site = await openSite(config, api, log);
  const { app, metrics, close } = buildEdge({ config, api, site, log });
  await app.listen({ port: config.port, host: config.host, backlog: waitingConnections });
  const internal = await openInternalListener(metrics, config, log);
  if (process.connected) process.send?.({ ready: true });
  for (const end of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(end, stop);

  async function stop(): Promise<void> {
    site.stop();
    await close();
    await internal.close();
    process.exit(0);
  }
}

/** Throws for ports that browsers refuse to open, such as 6000; Node's fetch blocks the same ones. */
async function refuseBlockedPort(port: number): Promise<void> {
  const signal = AbortSignal.timeout(500);
  const request = fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal, redirect: 'error' });
  const failure = await request.catch((error) => error.cause);
  if (failure?.message !== 'bad port') return;
  throw new Error(`Browsers refuse to open port ${port}. Set PORT to another one, such as 3000.`);
}

/** Returns notices about the settings, which the edge logs once at the start. */
export function startNotices({ releaseKeys }: Pick<Config, 'releaseKeys'>): string[] {
  if (releaseKeys.size === 0) return ['RELEASE_KEYS is not set: the edge opens unsigned releases'];
  const without = remoteNames.filter((name) => !needsSignature(releaseKeys, name));
  if (without.length === 0) return [];
  return [`RELEASE_KEYS has no key of ${without.join(' and ')}: the edge opens their unsigned releases`];
}
