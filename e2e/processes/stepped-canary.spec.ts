import { newDay } from '../support/releases/new-day';
import { nextRelease } from '../support/releases/next-release';
import { startSignedProduct } from '../support/releases/signed-product';
import { inOtherWords, see, shownRelease, words } from '../support/releases/visitors';
import { expect, test } from '../support/visit';

// An idle page prefetches, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_|preloaded using link preload/ });
test.describe.configure({ timeout: 240_000 });

const elsewhere = '198.51.100.9';

test('a harmless canary advances step by step until it is live', async ({ page }) => {
  const product = await startSignedProduct({ BEHIND_FRONT: 'on', CANARY_STEP_MINUTES: '0.05' });
  const { team, url } = product;
  await expect.poll(() => shownRelease(product)).toBe('1.0.0 live');
  const next = nextRelease(product.folder, '1.1.0', inOtherWords);
  await team.sign(next);
  product.uploadFiles(next);
  await team.tell(url, 'publish', next, '--steps', '30,60,100', '--reason', 'New words');
  product.upload(next);

  const day = newDay(url, { size: 100 });
  const releaseAfterVisits = async () => {
    await day.visitorsWhoGetIt();
    return shownRelease(product);
  };
  await expect.poll(releaseAfterVisits, { timeout: 120_000, intervals: [1000] }).toBe('1.1.0 live');
  await expect
    .poll(() => see(url, elsewhere))
    .toMatchObject({ release: 'new', cookie: undefined, caching: expect.stringMatching(/^public, /) });

  const why = (await team.tell(url, 'why', 'gallery')).split('\n').map((line) => line.trim());
  expect(why.slice(1, 4)).toEqual([
    expect.stringMatching(/Promoted Gallery 1\.1\.0 to all, by evidence: No harm seen in \d+ views\.$/),
    expect.stringMatching(/Gave Gallery 1\.1\.0 to 60 % of the visitors, by evidence: No harm seen/),
    expect.stringMatching(/Gave Gallery 1\.1\.0 to 30 % of the visitors, by gallery team.*: New words$/),
  ]);
  await page.goto(url);
  await expect(page.getByText(words.new)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await product.stop();
});
