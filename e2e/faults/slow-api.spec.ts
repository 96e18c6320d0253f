import { startHangingLine } from '../support/processes/broken-server';
import { startOpenEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

const lateMs = 5_000;

test('a lot page says that it loads the current bid while the API is 5 s late', async ({
  page,
  request,
  catalogue,
}) => {
  const lot = await catalogue.lot('open');
  const line = await startHangingLine(running().api);
  const edge = await startOpenEdge({
    api: line.url,
    remotes: running().remotes,
    settings: { RENDER_MS: '300' },
  });
  const address = `${edge.url}/auction-bidding/${lot._id}`;
  const html = async () => (await request.get(address)).text();
  await expect.poll(html).toContain(lot.artwork_id.name_of_artwork);

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
  await edge.stop();
  await line.stop();
});

test('a late render keeps the styles of a record and the status 404 of an unknown lot', async ({
  page,
  request,
  catalogue,
}) => {
  const sold = await catalogue.lot('sold');
  const line = await startHangingLine(running().api);
  const edge = await startOpenEdge({
    api: line.url,
    remotes: running().remotes,
    settings: { RENDER_MS: '50' },
  });
  line.delay(/\/api\//, 100);
  const statusOf = async (path: string) => (await request.get(edge.url + path)).status();
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await statusOf(`/auction-bidding/${sold._id}/record`)).toBe(200);
  // Every render is late, and one of a busy edge may come too late for the status.
  for (const path of [
    `auction-bidding/${unknown}/record`,
    `auction-bidding/${unknown}`,
    `art-page/${unknown}`,
  ])
    await expect.poll(() => statusOf(`/${path}`), path).toBe(404);
  await expect.poll(() => statusOf(`/event-booking/${unknown}`)).toBe(404);
  await page.goto(`${edge.url}/auction-bidding/${sold._id}/record`);
  await expect(page.getByRole('heading', { level: 1, name: 'The record' })).toBeVisible();
  await page.goto('about:blank');
  await edge.stop();
  await line.stop();
});
