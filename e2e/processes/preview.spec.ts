import { deployGallery } from '../support/processes/gallery-release';
import { startApi, startEdge } from '../support/processes/product';
import { logInAsStaff } from '../support/releases/staff';
import { see } from '../support/releases/visitors';
import { expect, running, test } from '../support/visit';

// An idle page prefetches, and the test may stop its edge first. The page answers 503 while the edge opens a release.
test.use({ expectedErrors: /net::ERR_|status of 503/ });
test.describe.configure({ timeout: 120_000 });

test('a preview link opens a release that nobody else sees, under a banner that leaves it', async ({
  page,
  request,
}) => {
  const gallery = await deployGallery();
  const api = await startApi({ settings: { AUTO_PROMOTE: 'off' } });
  const remotes = { ...running().remotes, gallery: gallery.url };
  const edge = await startEdge({ api: api.url, registry: api.internalUrl, remotes });
  const staff = await logInAsStaff(request, api.url);
  await staff.command({ action: 'promote', remote: 'gallery', release: '1.0.0', reason: 'The first one' });
  const liveOf = async () =>
    (await (await request.get(`${edge.url}/api/health`)).json()).releases.gallery.state;
  await expect.poll(liveOf, { timeout: 5_000 }).toBe('live');
  gallery.publish({ version: '1.1.0' });
  await expect.poll(async () => (await staff.nextOf('gallery'))?.version, { timeout: 5_000 }).toBe('1.1.0');
  const { digest = '' } = (await staff.nextOf('gallery')) ?? {};
  const link = await staff.preview(digest, 'For the director');

  const banner = page.getByRole('complementary', { name: 'Preview' });
  // While the edge opens the release, the page says so and reloads itself.
  await page.goto(edge.url + link);
  await expect(banner).toContainText('Preview of Gallery 1.1.0');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const box = await banner.boundingBox();
  const header = await page.locator('#root > header').boundingBox();
  expect(header?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const short = digest.slice(0, 16);
  const [, token = ''] = link.match(/^\/preview\/([\w.-]+)$/) ?? [];
  expect((await see(edge.url, '', `__Host-preview=${token}`)).releases.gallery).toBe(short);
  for (const [address, cookie] of [
    [`${edge.url}/?preview=${digest}`, ''],
    [`${edge.url}/?preview=${token}`, ''],
    [edge.url, `__Host-preview=${digest}`],
    [edge.url, `__Host-preview=${token.replace(/.$/, '')}`],
    [edge.url, `__Host-canary=${token}`],
  ] as const)
    expect((await see(address, '', cookie)).releases.gallery, `${address} ${cookie}`).not.toBe(short);
  await page.goto(`${edge.url}/?teams`);
  await expect(page.getByRole('main')).toHaveAttribute('data-team', /^gallery · 1\.1\.0 · preview/);

  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
  await expect(banner).toBeHidden();
  expect((await page.context().cookies(edge.url)).map(({ name }) => name)).toEqual([]);
  await edge.stop();
  await Promise.all([api.stop(), gallery.stop()]);
  gallery.remove();
});
