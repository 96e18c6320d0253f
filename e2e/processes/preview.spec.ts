import { deployGallery } from '../support/processes/gallery-release';
import { curator, startApi, startEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// The page fetches ahead when it is idle, and its edge may be stopped by then. A release that is being opened is waited for.
test.use({ expectedErrors: /net::ERR_|status of 503/ });
test.describe.configure({ timeout: 120_000 });

test('a link of staff opens the site with a release that nobody else sees, under a banner, until it is left', async ({
  page,
  request,
}) => {
  const gallery = await deployGallery();
  const api = await startApi({ settings: { AUTO_PROMOTE: 'off' } });
  const remotes = { ...running().remotes, gallery: gallery.url };
  const edge = await startEdge({ api: api.url, registry: api.internalUrl, remotes });
  const signedIn = await (await request.post(`${api.url}/api/auth/login`, { data: curator })).json();
  const headers = { authorization: `Bearer ${signedIn.data.token}` };
  const ask = async (path: string, data: object) => {
    const answer = await request.post(`${api.url}/api/releases/${path}`, { headers, data });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  await ask('commands', { action: 'promote', remote: 'gallery', release: '1.0.0', reason: 'The first one' });
  const liveOf = async () =>
    (await (await request.get(`${edge.url}/api/health`)).json()).releases.gallery.state;
  await expect.poll(liveOf, { timeout: 5_000 }).toBe('live');
  gallery.publish({ version: '1.1.0' });
  const nextOf = async () => {
    const { remotes: listed } = await (await request.get(`${api.url}/api/releases`, { headers })).json();
    return listed.find(({ remote }: { remote: string }) => remote === 'gallery').next;
  };
  await expect.poll(async () => (await nextOf())?.version, { timeout: 5_000 }).toBe('1.1.0');
  const { link } = await ask('previews', { digest: (await nextOf()).digest, reason: 'For the director' });

  const banner = page.getByRole('complementary', { name: 'Preview' });
  // While the release is opened a page says so, and asks again by itself.
  await page.goto(edge.url + link);
  await expect(banner).toContainText('Preview of gallery 1.1.0');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const box = await banner.boundingBox();
  const header = await page.locator('#root > header').boundingBox();
  expect(header?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect((await page.context().cookies(edge.url)).map(({ name }) => name)).toEqual([]);
  await edge.stop();
  await Promise.all([api.stop(), gallery.stop()]);
  gallery.remove();
});
