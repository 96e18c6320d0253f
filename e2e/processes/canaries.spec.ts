import { newDay } from '../support/releases/new-day';
import { builtGallery, nextRelease } from '../support/releases/next-release';
import { type SignedProduct, startSignedProduct } from '../support/releases/signed-product';
import { newTeam } from '../support/releases/team';
import {
  expectFilesOf,
  failing,
  headings,
  inOtherWords,
  networks,
  openFrom,
  releaseFor,
  see,
  shownRelease,
  whoGetsNew,
  words,
} from '../support/releases/visitors';
import { expect, test } from '../support/visit';

// An idle page prefetches, and a test may leave it meanwhile.
test.use({ expectedErrors: /no prices|net::ERR_|preloaded using link preload/ });
// The tests share one product, because its start takes fifteen seconds. Each continues with the releases of the one before.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const elsewhere = '198.51.100.9';
let product: SignedProduct;
let renewed: Awaited<ReturnType<typeof newTeam>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  renewed = await newTeam('gallery', '2027');
  const settings = { AUTO_PROMOTE: 'off', BEHIND_FRONT: 'on', CANARY_STEP_MINUTES: '0.05' };
  product = await startSignedProduct(settings, [renewed.entry]);
  await expect.poll(() => product.tell('list', 'gallery')).toContain('2.0.0');
  await product.tell('promote', 'gallery', '2.0.0', '--reason', 'The first one');
  await expect.poll(() => shownRelease(product)).toBe('2.0.0 live');
});
test.afterAll(() => product?.stop());

test('the registry withdraws a canary that fails for a tenth, and its open page keeps working', async ({
  page,
}) => {
  const { url, tell, publish } = product;
  await publish('2.1.0', failing, '--share', '50');
  const addresses = networks(20, 60_000);
  await expect.poll(() => whoGetsNew(url, addresses)).not.toEqual([]);
  const [first = ''] = await whoGetsNew(url, addresses);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/telemetry`)
      reports.push(request.postData() ?? '');
  });
  await openFrom(page, url, first);
  await expect(page.getByText(words.new)).toBeVisible();
  await expect.poll(() => reports.join()).toContain('"failed":["gallery"]');

  const day = newDay(url, { size: 50, failsFor: (nth) => nth % 10 === 0 });
  await expect.poll(day.visitorsWhoGetIt, { timeout: 60_000, intervals: [1000] }).toBe(0);
  expect(await tell('why', 'gallery')).toMatch(
    /Rolled back the canary of Gallery 2\.1\.0 at 50%, by evidence: \d+ of \d+ views failed; α = 0\.001/,
  );
  expect(await tell('list', 'gallery')).toMatch(/2\.1\.0 .* withdrawn/);

  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.new })).toBeVisible();
  await page.goto(url);
  await expect(page.getByText(words.old)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('a team widens, promotes, and rolls back a canary while each open page keeps its release', async ({
  page,
  browser,
}) => {
  const { url, tell, publish } = product;
  const visitors = networks(100);
  const whoTriesIt = () => whoGetsNew(url, visitors);
  const next = await publish('2.2.0', inOtherWords, '--share', '10');
  await expect.poll(async () => (await whoTriesIt()).length).toBeGreaterThan(0);
  const few = await whoTriesIt();
  expect(few.length).toBeLessThan(35);
  const [first = ''] = few;
  const { cookie, caching } = await see(url, first);
  expect([cookie, caching]).toEqual([
    expect.stringMatching(/^__Host-canary=[0-9a-f]{16}$/),
    'private, no-cache',
  ]);
  const other = visitors.find((address) => !few.includes(address)) ?? '';
  const live = { release: 'old', cookie: undefined, caching: expect.stringMatching(/^public, /) };
  expect(await see(url, other)).toMatchObject(live);
  expect(await see(url, other, cookie)).toMatchObject({ release: 'new', cookie: undefined });

  await tell('canary', 'gallery', '2.2.0', '--share', '60', '--reason', 'It does well');
  await expect.poll(async () => (await whoTriesIt()).length).toBeGreaterThan(35);
  const more = await whoTriesIt();
  expect(more).toEqual(expect.arrayContaining(few));
  const still = visitors.find((address) => !more.includes(address)) ?? '';
  expect(await Promise.all([first, still].map((address) => releaseFor(url, address)))).toEqual([
    '2.2.0 canary',
    '2.0.0 live',
  ]);
  const tries = await openFrom(page, url, first);
  await expect(page.getByText(words.new)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-canary']);
  const another = await browser.newPage();
  const stays = await openFrom(another, url, still);
  await expect(another.getByText(words.old)).toBeVisible();
  expect(await another.context().cookies()).toEqual([]);

  await tell('promote', 'gallery', '2.2.0', '--reason', 'It held');
  await expect.poll(() => see(url, elsewhere)).toMatchObject({ ...live, release: 'new' });
  await another.getByRole('tabpanel').getByRole('link').first().click();
  await expect(another.getByRole('heading', { name: headings.old })).toBeVisible();

  await tell('rollback', 'gallery', '--reason', 'Nobody likes it');
  await expect.poll(async () => (await see(url, elsewhere)).release).toBe('old');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.new })).toBeVisible();
  expectFilesOf(next, tries, builtGallery);
  expectFilesOf(builtGallery, stays, next);
  await page.goto(url);
  await expect(page.getByText(words.old)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await another.close();
});

test('a harmless canary advances step by step until it is live', async () => {
  const { url, tell, publish } = product;
  await publish('2.3.0', inOtherWords, '--steps', '30,60,100');
  const day = newDay(url, { size: 100 });
  const releaseAfterVisits = async () => {
    await day.visitorsWhoGetIt();
    return shownRelease(product);
  };
  await expect.poll(releaseAfterVisits, { timeout: 120_000, intervals: [3000] }).toBe('2.3.0 live');
  const live = { release: 'new', cookie: undefined, caching: expect.stringMatching(/^public, /) };
  await expect.poll(() => see(url, elsewhere)).toMatchObject(live);
  const why = (await tell('why', 'gallery')).split('\n').map((line) => line.trim());
  expect(why.slice(1, 4)).toEqual([
    expect.stringMatching(/Promoted Gallery 2\.3\.0 to all, by evidence: No harm seen in \d+ views\.$/),
    expect.stringMatching(/Raised the canary of Gallery 2\.3\.0 to 60%, by evidence: No harm seen/),
    expect.stringMatching(/Started a canary of Gallery 2\.3\.0 at 30%, by gallery team.*: New words$/),
  ]);
});

test('a changed key refuses releases and commands of the old one', async () => {
  const onPage = async () => (await fetch(product.url)).text();
  const [every, stolen] = ['Explore Every Piece.', 'Explore No Piece.'];
  const next = nextRelease('1.4.0', (code) => code.replaceAll(words.old, every));
  await renewed.sign(next);
  product.upload(next);
  await expect.poll(() => renewed.tell(product.url, 'list', 'gallery')).toContain('1.4.0');
  await renewed.tell(product.url, 'promote', 'gallery', '1.4.0', '--reason', 'The new key');
  await expect.poll(onPage).toContain(every);

  await product.restart([renewed.entry]);
  await expect.poll(onPage).toContain(every);
  const theirs = nextRelease('1.5.0', (code) => code.replaceAll(words.old, stolen));
  await product.team.sign(theirs);
  product.upload(theirs);
  await expect
    .poll(() => renewed.tell(product.url, 'list', 'gallery'))
    .toContain('2026 is no key of gallery');
  expect(await onPage()).toContain(every);
  await expect(product.tell('rollback', 'gallery', '--reason', 'Back')).rejects.toThrow();
});
