import { deployGallery } from '../support/processes/gallery-release';
import { startOpenEdge } from '../support/processes/product';
import { nextRelease } from '../support/releases/next-release';
import { headings, inOtherWords, words } from '../support/releases/visitors';
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
  const edge = await startOpenEdge({ api, remotes: { ...remotes, gallery: gallery.url } });
  const old = gallery.release();
  await page.goto(edge.url);
  await expect(page.getByText(words.old)).toBeVisible();

  gallery.upload(nextRelease(gallery.folder, '1.0.1', inOtherWords));
  await expect
    .poll(async () => (await page.request.get(edge.url)).text(), { timeout: 20_000 })
    .toContain(words.new);
  const next = await context.newPage();
  await next.goto(edge.url);
  await expect(next.getByText(words.new)).toBeVisible();

  // The open page has not loaded the artwork's chunk yet.
  await expect(page.getByText(words.old)).toBeVisible();
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.old })).toBeVisible();
  for (const file of Object.keys(old.sha256).filter((name) => name !== old.server)) {
    expect((await page.request.get(`${edge.url}/remotes/gallery/${file}`)).status()).toBe(200);
  }
  await edge.stop();
  await gallery.stop();
  gallery.remove();
});
