import { rmSync } from 'node:fs';
import { deployGallery } from '../support/processes/gallery-release';
import { type Edge, startEdgeOn, temporaryFolder, untilOpen } from '../support/processes/product';
import { nextRelease } from '../support/releases/next-release';
import { headings, inOtherWords, words } from '../support/releases/visitors';
import { expect, running, test } from '../support/visit';

// An idle page prefetches and follows a stream, and a test may stop its edge first.
test.use({ expectedErrors: /net::ERR_/ });
// The tests share one gallery and one edge without a registry. Each continues with the release of the one before.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let gallery: Awaited<ReturnType<typeof deployGallery>>;
let edge: Edge;
let dataDir: string;

test.beforeAll(async () => {
  gallery = await deployGallery();
  dataDir = temporaryFolder();
  edge = await startEdge();
  await untilOpen(edge);
});
test.afterAll(async () => {
  await edge?.stop();
  await gallery?.stop();
  gallery?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

// shell/edge/remotes and shell/edge/render prove a missing bundle, a wrong hash, a failed start, and pages that loop or
// hang.
test("a server bundle that loops or throws costs only its area's rendering, until the next release", async ({
  page,
  request,
}) => {
  const html = async () => (await request.get(edge.url)).text();
  await expect.poll(html).toContain('<h1');
  for (const how of ['loops', 'throws in render'] as const) {
    const mend = gallery.breakBundle(how);
    await expect.poll(html, { timeout: 20_000 }).not.toContain('<h1');
    const answer = await request.get(edge.url);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('no-store');
    await page.goto(edge.url);
    await expect(page.getByRole('heading', { name: 'Finest Arts' })).toBeVisible();
    await page.goto(`${edge.url}/admin`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    mend();
    await expect.poll(html).toContain('<h1');
  }
});

test("a redeployed gallery reaches the next page 'as served', and an open page keeps working", async ({
  page,
  context,
}) => {
  const old = gallery.release();
  await page.goto(edge.url);
  await expect(page.getByText(words.old)).toBeVisible();

  gallery.upload(nextRelease('2.0.1', inOtherWords));
  await expect
    .poll(async () => (await page.request.get(edge.url)).text(), { timeout: 20_000 })
    .toContain(words.new);
  const next = await context.newPage();
  await next.goto(`${edge.url}/?teams`);
  await expect(next.getByText(words.new)).toBeVisible();
  await expect(next.getByRole('main')).toHaveAttribute('data-team', /^gallery · 2\.0\.1 · as served/);

  // The open page has not loaded the artwork's chunk yet.
  await expect(page.getByText(words.old)).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.old })).toBeVisible();
  for (const file of Object.keys(old.sha256).filter((name) => name !== old.server)) {
    expect((await page.request.get(`${edge.url}/remotes/gallery/${file}`)).status()).toBe(200);
  }
});

test('the edge keeps the last good release when a new one needs a newer host or names another hash, and when it restarts without the server', async ({
  page,
  request,
}) => {
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

  await gallery.stop();
  await page.goto(edge.url);
  await expect(page.getByText(words.new)).toBeVisible();
  await page.goto('about:blank');
  await edge.stop();
  edge = await startEdge();
  await page.goto(edge.url);
  await expect(page.getByText(words.new)).toBeVisible();
  await page.getByRole('tab', { name: 'Sculpture' }).click();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.new })).toBeVisible();
});

function startEdge() {
  const { api, remotes } = running();
  return startEdgeOn(dataDir, { api, remotes: { ...remotes, gallery: gallery.url } });
}
