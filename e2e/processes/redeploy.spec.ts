import { deployGallery } from '../support/processes/gallery-release';
import { startEdge } from '../support/processes/product';
import { expect, running, test } from '../support/visit';

// An idle page prefetches and follows a stream, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_/ });

test.describe.configure({ timeout: 120_000 });

test('a redeployed gallery reaches the next page, and an open page keeps working', async ({
  page,
  context,
}) => {
  const { api, remotes } = running();
  const gallery = await deployGallery();
  const edge = await startEdge({ api, remotes: { ...remotes, gallery: gallery.url } });
  const old = gallery.release();
  await page.goto(edge.url);
  await expect(page.getByText('Explore Different Piece.')).toBeVisible();

  await gallery.rebuild('Explore Different Piece.', 'Explore Another Piece.');
  await expect
    .poll(async () => (await page.request.get(edge.url)).text(), { timeout: 20_000 })
    .toContain('Another Piece');
  const next = await context.newPage();
  await next.goto(edge.url);
  await expect(next.getByText('Explore Another Piece.')).toBeVisible();

  // The open page has not loaded the artwork's chunk yet.
  await expect(page.getByText('Explore Different Piece.')).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'About this artwork' })).toBeVisible();
  for (const file of Object.keys(old.sha256).filter((name) => name !== old.server)) {
    expect((await page.request.get(`${edge.url}/remotes/gallery/${file}`)).status()).toBe(200);
  }
  await edge.stop();
  await gallery.stop();
  gallery.remove();
});
