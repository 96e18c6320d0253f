import { rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hostGalleries } from './galleries';
import { newLog } from './logs';
import { expectNoSecretIn } from './no-secrets';
import { type RemoteUrls, remoteNames, startApi, startRemote, temporaryFolder } from './product';
import { startCollector } from './trace-collector';

/** Starts the remotes' servers and prepares the data that each gallery copies. At the end, no log or trace may hold a secret. */
export default async function globalSetup() {
  const template = temporaryFolder();
  const logs = temporaryFolder();
  process.env.E2E_LOGS = logs;
  const [remotes] = await Promise.all([
    Promise.all(remoteNames.map((name) => startRemote(name))),
    makeTemplate(template),
  ]);
  const [gallery = '', customer = '', admin = ''] = remotes.map(({ url }) => url);
  const urls: RemoteUrls = { gallery, customer, admin };
  const collector = await startCollector();
  const galleries = await hostGalleries(urls, { TRACES_URL: collector.url });
  // Workers inherit the environment.
  Object.assign(process.env, {
    E2E_REMOTES: JSON.stringify(urls),
    E2E_TEMPLATE: template,
    E2E_GALLERIES: galleries.url,
    E2E_TRACES: collector.url,
  });
  return async () => {
    await galleries.stop();
    await collector.stop();
    writeFileSync(newLog('traces'), collector.texts().join('\n'));
    await Promise.all(remotes.map((remote) => remote.stop()));
    rmSync(template, { recursive: true, force: true });
    expectNoSecretIn(logs);
    rmSync(logs, { recursive: true, force: true });
  };
}

/** Makes the demo's pictures once, because a released API cannot make them. */
async function makeTemplate(dataDir: string) {
  const api = await startApi({ dataDir });
  const [works, programme] = await Promise.all(
    ['/api/artwork?limit=100', '/api/event'].map(async (path) => (await fetch(api.url + path)).json()),
  );
  const shown: { picture: { base: string } | null }[] = [...works.artworks, ...programme.events];
  for (const { picture } of shown) if (picture) await untilMade(`${api.url}${picture.base}/320.avif`);
  await api.stop();
}

/** Until then the address answers with the original. */
async function untilMade(address: string) {
  const type = async () => (await fetch(address, { method: 'HEAD' })).headers.get('content-type');
  while ((await type()) !== 'image/avif') await pause(200);
}
