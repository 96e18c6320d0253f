import { makePrivate, writePrivately } from '@gallery/shared/server/private-files';
import { connectToApi } from '../api/api-connection';
import type { Config } from '../config';
import { buildEdge } from '../http/build-edge';
import { openInternalListener } from '../metrics/internal-listener';
import { openSite } from '../site/open-site';
import { refuseBlockedPort } from './blocked-port';
import { startNotices } from './start-notices';

const log = (line: string) => process.stdout.write(`edge: ${line}\n`);

/** Opens the site and listens until it is told to stop. */
export async function startEdge(config: Config): Promise<void> {
  writePrivately();
  await makePrivate(config.dataDir);
  await refuseBlockedPort(config.port);
  for (const notice of startNotices(config)) log(notice);
  const api = connectToApi({ apis: config.apis, log });
  const site = await openSite(config, api, log);
  const { app, metrics, close } = buildEdge({ config, api, site, log });
  await app.listen({ port: config.port, host: config.host });
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
