import { freePort } from '../../scripts/servers/ports.mjs';
import { startHangingLine } from '../support/processes/broken-server';
import { type Edge, startEdge, urlOf } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const noAnswer = 'Could not send request. Kindly check your internet connection.';
const renderMs = 100;
const lateMs = 3_000;

test.use({ expectedErrors: /Failed to load resource/ });
// The tests share one edge, which begins without an API, and the API's line.
test.describe.configure({ mode: 'serial' });

let edge: Edge;
let line: Awaited<ReturnType<typeof startHangingLine>>;
let port: number;

test.beforeAll(async () => {
  port = await freePort();
  const settings = { RENDER_MS: String(renderMs) };
  edge = await startEdge({ api: urlOf(port), remotes: running().remotes, settings });
});
test.afterAll(async () => {
  await edge?.stop();
  await line?.stop();
});

test("no page waits two seconds for an API that is down or hangs, and 'Try again' shows the works when it returns", async ({
  page,
  request,
}) => {
  // Without a registry, an edge opens before it has read the releases of its remotes.
  await expect.poll(async () => (await request.get(edge.url)).text()).toContain('/remotes/gallery/');
  await page.goto(edge.url);
  const panel = page.getByRole('tabpanel');
  const message = panel.getByRole('alert').filter({ hasText: noAnswer });
  await expect(message).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();

  line = await startHangingLine(running().api, port);
  line.hang(true);
  for (const path of ['/artist', '/event-booking', '/about', '/login', '/contact-us', '/nowhere', '/']) {
    const began = performance.now();
    const answer = await request.get(edge.url + path);
    expect(answer.status(), path).toBeLessThan(500);
    // An edge waits 200 ms longer for a render by default.
    expect(performance.now() - began, path).toBeLessThan(1800);
  }
  const began = performance.now();
  expect((await request.get(`${edge.url}/sitemap.xml`)).status()).toBe(503);
  expect(performance.now() - began).toBeLessThan(2000);
  await page.goto(edge.url);
  await expect(message).toBeVisible();

  line.hang(false);
  // The page may recover on its own.
  await expect(async () => {
    const again = message.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(panel.getByRole('link').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(message).toBeHidden();
  // The other failed parts recover together with it.
  await expect(page.getByRole('heading', { name: 'The Unveiling of the ARTIST' })).toBeVisible();
  await expect(page.locator('main img[fetchpriority="high"]')).toBeVisible();
  await page.goto('about:blank');
});

test('a lot page says that it loads the current bid while the API is late', async ({
  page,
  request,
  catalogue,
}) => {
  const lot = await catalogue.lot('open');
  const address = `${edge.url}/auction-bidding/${lot._id}`;
  line.delay(/\/api\/lot/, lateMs);
  const late = await request.get(address);
  expect(late.status()).toBe(200);
  const text = await late.text();
  expect(text).toContain('Loading the current bid');
  expect(text).not.toContain('Current bid');
  expect(text).toMatch(/<title[^>]*>Lot · Uli Gallery<\/title>/);
  expect(text).toContain(`rel="canonical" href="${address}"`);

  await page.goto(address);
  await expect(page.getByText('Loading the current bid')).toBeVisible();
  await expect(page.getByText('Current bid', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: lot.artwork_id.name_of_artwork })).toBeVisible({
    timeout: lateMs + 5_000,
  });
  await expect(page).toHaveTitle(new RegExp(lot.artwork_id.name_of_artwork));
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await page.goto('about:blank');
});

test('a late render keeps the styles of a record and the status 404 of an unknown lot', async ({
  page,
  request,
  catalogue,
}) => {
  const sold = await catalogue.lot('sold');
  line.delay(/\/api\//, 2 * renderMs);
  const statusOf = async (path: string) => (await request.get(edge.url + path)).status();
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await statusOf(`/auction-bidding/${sold._id}/record`)).toBe(200);
  // Every render is late, and one of a busy edge may come too late for the status.
  for (const path of [
    'auction-bidding/:id/record',
    'auction-bidding/:id',
    'art-page/:id',
    'event-booking/:id',
  ])
    await expect.poll(() => statusOf(`/${path.replace(':id', unknown)}`), path).toBe(404);
  await page.goto(`${edge.url}/auction-bidding/${sold._id}/record`);
  await expect(page.getByRole('heading', { level: 1, name: 'The record' })).toBeVisible();
  await page.goto('about:blank');
});
