import { rmSync } from 'node:fs';
import { startHangingLine } from '../support/processes/broken-server';
import { buildWithOneMorePage } from '../support/processes/one-more-page';
import { type Edge, type Piece, startOpenEdge, startRemote } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// An idle page prefetches, the test may stop its edge first, and a refused form is a failed request.
test.use({ expectedErrors: /net::ERR_|status of 422/ });
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let folder: string;
let line: Awaited<ReturnType<typeof startHangingLine>>;
let [gallery, edge, lateEdge]: [Piece?, Edge?, Edge?] = [];
const address = () => `${edge?.url}/framing`;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await buildWithOneMorePage();
  gallery = await startRemote('gallery', undefined, folder);
  line = await startHangingLine(running().api);
  const remotes = { ...running().remotes, gallery: gallery.url };
  edge = await startOpenEdge({ api: running().api, remotes });
  lateEdge = await startOpenEdge({ api: line.url, remotes, settings: { RENDER_MS: '50' } });
});

test.afterAll(async () => {
  await Promise.all([edge, lateEdge, gallery, line].map((piece) => piece?.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test("one team's new page opens with its styles, on an edge that does not know it", async ({
  page,
  request,
}) => {
  await expect.poll(async () => (await request.get(address())).status()).toBe(200);
  await page.goto(address());
  const heading = page.getByRole('heading', { level: 1, name: 'Frames made to measure' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(await (await request.get(`${edge?.url}/sitemap.xml`)).text()).toContain(`<loc>${address()}</loc>`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("the new page's form returns the API's errors and sends", async ({ page }) => {
    await page.goto(address());
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
    await page.getByLabel('Your name').fill('Adaeze');
    await page.getByLabel('Which work').fill('Laterite');
    await page.getByRole('button', { name: 'ASK FOR A FRAME' }).click();
    await expect(page.getByText('Email is required').first()).toBeVisible();
    await expect(page.getByLabel('Your name')).toHaveValue('Adaeze');
    await page.getByLabel('Email').fill('adaeze@mail.example');
    await page.getByRole('button', { name: 'ASK FOR A FRAME' }).click();
    await expect(page).toHaveURL(/\/framing\?sent=framing/);
    await expect(page.getByText('We will call you about your frame.')).toBeVisible();
  });
});

test("the browser draws the new page when the edge's render is late", async ({ page, request }) => {
  line.delay(/\/api\//, 400);
  const late = await request.get(`${lateEdge?.url}/framing`);
  expect(late.status()).toBe(200);
  const html = await late.text();
  expect(html).toMatch(/<title[^>]*>Framing · Uli Gallery<\/title>/);
  expect(html).not.toContain('Frames made to measure');
  await page.goto(`${lateEdge?.url}/framing`);
  const heading = page.getByRole('heading', { level: 1, name: 'Frames made to measure' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect((await request.get(`${lateEdge?.url}/frames`)).status()).toBe(404);
  await page.goto('about:blank');
});
