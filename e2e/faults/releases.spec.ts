import { rmSync } from 'node:fs';
import { deployGallery } from '../support/processes/gallery-release';
import { startEdgeOn, startOpenEdge, temporaryFolder, untilOpen } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// An idle page prefetches and follows a stream, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_/ });

test("a restarted edge serves the last good release while the gallery's server is down", async ({ page }) => {
  const { api, remotes } = running();
  const gallery = await deployGallery();
  const dataDir = temporaryFolder();
  const first = await startEdgeOn(dataDir, { api, remotes: { ...remotes, gallery: gallery.url } });
  await untilOpen(first);
  await gallery.stop();
  await page.goto(first.url);
  await expect(page.getByRole('tab', { name: 'Painting', exact: true })).toBeVisible();
  await first.stop();

  const second = await startEdgeOn(dataDir, { api, remotes: { ...remotes, gallery: gallery.url } });
  await page.goto(second.url);
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'About this artwork' })).toBeVisible();
  await second.stop();
  gallery.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the edge keeps the last good release when a new one needs a newer host or names another hash', async ({
  page,
  request,
}) => {
  const { api, remotes } = running();
  const gallery = await deployGallery();
  const edge = await startOpenEdge({ api, remotes: { ...remotes, gallery: gallery.url } });
  const remotesOf = async () => (await request.get(`${edge.url}/remotes.json`)).json();
  const refusals = () => edge.output().split('the last good release stays').length - 1;
  const before = await remotesOf();
  for (const changes of [
    { version: '9.0.0', needsHost: 99 },
    { version: '9.0.1', needsHost: gallery.release().needsHost, sha256: { 'static/absent.js': 'another' } },
  ]) {
    const refused = refusals();
    gallery.publish(changes);
    await expect.poll(refusals, { timeout: 10_000 }).toBeGreaterThan(refused);
    expect(await remotesOf()).toEqual(before);
  }
  await page.goto(edge.url);
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  await edge.stop();
  await gallery.stop();
  gallery.remove();
});
