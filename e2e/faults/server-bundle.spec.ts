import { deployGallery } from '../support/processes/gallery-release';
import { type Edge, startOpenEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// An idle page prefetches and follows a stream, and the test may leave it first.
test.use({ expectedErrors: /net::ERR_/ });

// shell/edge/remotes and shell/edge/render prove a missing bundle, a wrong hash, a failed start, and pages that loop or
// hang.
const faults = ['loops', 'throws in render'] as const;

// The tests share one edge.
test.describe.configure({ mode: 'default' });

let gallery: Awaited<ReturnType<typeof deployGallery>>;
let edge: Edge;

test.beforeAll(async () => {
  const { api, remotes } = running();
  gallery = await deployGallery();
  edge = await startOpenEdge({ api, remotes: { ...remotes, gallery: gallery.url } });
});
test.afterAll(async () => {
  await edge.stop();
  await gallery.stop();
  gallery.remove();
});

for (const how of faults) {
  test(`a server bundle that ${how} costs only its area's rendering, until the next release`, async ({
    page,
    request,
  }) => {
    const html = async () => (await request.get(edge.url)).text();
    expect(await html()).toContain('<h1');

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
    await page.goto('about:blank');
  });
}
