import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/servers/ports.mjs';
import { deployGallery } from '../support/processes/gallery-release';
import {
  type Api,
  type Edge,
  startApi,
  startEdge,
  startEdgeOn,
  temporaryFolder,
} from '../support/processes/product';
import { logInAsStaff } from '../support/releases/staff';
import { shownRelease } from '../support/releases/visitors';
import { running, test } from '../support/visit';

test.describe.configure({ timeout: 240_000 });

const settings = { POLL_MS: '500', DRAIN_MS: '0' };
/** A change needs up to three polls, and a busy machine delays each. */
const polled = { timeout: 15_000 };

test('two edges follow one registry through a deployment, a canary, an outage, and a rollback', async ({
  request,
}) => {
  const [gallery, dataDir] = [await deployGallery(), temporaryFolder()];
  const [port, folder] = [await freePort(), temporaryFolder()];
  let api: Api = await startApi({ port, dataDir: folder, settings: { DRAIN_MS: '0' } });
  const remotes = { ...running().remotes, gallery: gallery.url };
  const servers = { api: api.url, registry: api.internalUrl, remotes, settings };
  let one: Edge = await startEdgeOn(dataDir, servers);
  const two: Edge = await startEdge(servers);
  const onBoth = (expectOn: (edge: Edge) => Promise<void>) => Promise.all([one, two].map(expectOn));
  const expectOnBoth = (release: string) =>
    onBoth((edge) => expect.poll(() => shownRelease(edge), polled).toBe(release));
  await expectOnBoth('2.0.0 live');

  gallery.publish({ version: '2.0.1' });
  await expectOnBoth('2.0.1 live');

  const { command, knows } = await logInAsStaff(request, api.url);
  const canary = { action: 'canary', remote: 'gallery', release: '2.0.0', share: 100 };
  await command({ ...canary, reason: 'Was it better?' });
  const expectCandidate = () =>
    onBoth((edge) => expect.poll(() => cookieOf(edge), polled).toMatch(/^__Host-canary=[0-9a-f]{16};/));
  await expectCandidate();
  for (const edge of [one, two]) {
    const page = await request.get(edge.url);
    expect(page.headers()['cache-control']).toBe('private, no-cache');
  }

  await api.stop();
  gallery.publish({ version: '2.0.2' });
  await one.stop();
  one = await startEdgeOn(dataDir, servers);
  await expectCandidate();
  await expectOnBoth('2.0.1 live');
  expect(await (await request.get(one.url)).text()).toContain('/remotes/gallery/static/');
  api = await startApi({ port, dataDir: folder, settings: { DRAIN_MS: '0' } });
  // A release that the edges offer after the rollback would go live at once.
  await expect.poll(() => knows('gallery', '2.0.2'), polled).toBe(true);
  await command({ action: 'rollback', remote: 'gallery', reason: 'It was not.' });
  await onBoth((edge) => expect.poll(() => cookieOf(edge), polled).toBe(''));
  await expectOnBoth('2.0.1 live');
  await command({ action: 'promote', remote: 'gallery', release: '2.0.2', reason: 'The newest one' });
  await expectOnBoth('2.0.2 live');

  await Promise.all([one.stop(), two.stop(), gallery.stop()]);
  await api.stop();
  gallery.remove();
  for (const data of [dataDir, folder]) rmSync(data, { recursive: true, force: true });
});

async function cookieOf({ url }: Edge): Promise<string> {
  const page = await fetch(url);
  await page.arrayBuffer();
  return page.headers.get('set-cookie') ?? '';
}
