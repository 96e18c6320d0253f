import { newDay } from '../support/releases/new-day';
import { nextRelease } from '../support/releases/next-release';
import { startSignedProduct } from '../support/releases/signed-product';
import { headings, inOtherWords, networks, see, shownRelease, words } from '../support/releases/visitors';
import { expect, test } from '../support/visit';

test.use({ expectedErrors: /no prices|net::ERR_|preloaded using link preload/ });
test.describe.configure({ timeout: 240_000 });

/** Bounds the rollback of a release that fails for a tenth of its visitors. */
const taken = { timeout: 60_000, intervals: [1000] };

test('the registry withdraws a canary that fails for a tenth, and its open page keeps working', async ({
  page,
}) => {
  const product = await startSignedProduct({ BEHIND_FRONT: 'on' });
  const { team, url } = product;
  await expect.poll(() => shownRelease(product)).toBe('1.0.0 live');
  const bad = nextRelease(product.folder, '1.1.0', failing);
  await team.sign(bad);
  product.uploadFiles(bad);
  await team.tell(url, 'publish', bad, '--share', '50', '--reason', 'Prices at once');
  product.upload(bad);
  let first = '';
  await expect
    .poll(async () => {
      first = (await whoTriesIt(networks(20, 60_000))) ?? '';
      return first;
    })
    .not.toBe('');

  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/telemetry`)
      told.push(request.postData() ?? '');
  });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': first });
  await page.goto(url);
  await expect(page.getByText(words.new)).toBeVisible();
  await expect.poll(() => told.join()).toContain('"failed":["gallery"]');

  const day = newDay(url, { size: 50, failsFor: (nth) => nth % 10 === 0 });
  await expect.poll(day.visitorsWhoGetIt, taken).toBe(0);
  const why = await team.tell(url, 'why', 'gallery');
  expect(why).toMatch(/Took Gallery 1\.1\.0 back at 50 %, by evidence: \d+ of \d+ views failed; α = 0\.001/);
  expect(await team.tell(url, 'list', 'gallery')).toMatch(/1\.1\.0 .* withdrawn/);

  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.new })).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(words.old)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await product.stop();

  async function whoTriesIt(addresses: string[]) {
    for (const address of addresses) if ((await see(url, address)).release === 'new') return address;
    return undefined;
  }
});

/** Throws in browsers only, after the page has loaded. */
function failing(code: string): string {
  const said = inOtherWords(code);
  if (!code.includes(words.old)) return said;
  return `${said}\n;if(typeof document==='object')setTimeout(()=>{throw new Error('no prices')});`;
}
