import { cpSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '../support/processes/product';
import { nextRelease } from '../support/releases/next-release';
import { startSignedProduct } from '../support/releases/signed-product';
import {
  followFiles,
  headings,
  inOtherWords,
  networks,
  ownFiles,
  see,
  words,
} from '../support/releases/visitors';
import { expect, test } from '../support/visit';

// An idle page prefetches, and the test may stop its edge first.
test.use({ expectedErrors: /net::ERR_|preloaded using link preload/ });
test.describe.configure({ timeout: 240_000 });

const visitors = networks(150);
const elsewhere = '198.51.100.9';

test('a team widens, promotes, and rolls back a canary while each open page keeps its release', async ({
  page,
  browser,
}) => {
  const product = await startSignedProduct({ AUTO_PROMOTE: 'off', BEHIND_FRONT: 'on' });
  const { team, url } = product;
  const whoTriesIt = async () => {
    const seen = await Promise.all(
      visitors.map(async (address) => ({ address, ...(await see(url, address)) })),
    );
    return seen.filter(({ release }) => release === 'new').map(({ address }) => address);
  };
  const before = temporaryFolder();
  cpSync(product.folder, before, { recursive: true });
  await expect.poll(() => team.tell(url, 'list', 'gallery')).toContain('1.0.0');
  await team.tell(url, 'promote', 'gallery', '1.0.0', '--reason', 'The first one');

  const next = nextRelease(product.folder, '1.1.0', inOtherWords);
  await team.sign(next);
  product.uploadFiles(next);
  await team.tell(url, 'publish', next, '--share', '10', '--reason', 'New words');
  await expect.poll(async () => (await whoTriesIt()).length).toBeGreaterThan(0);
  const few = await whoTriesIt();
  expect(few.length).toBeLessThan(50);
  const [first = ''] = few;

  const candidate = await see(url, first);
  expect(candidate).toMatchObject({ caching: 'private, no-cache' });
  expect(candidate.cookie).toMatch(/^__Host-canary=[0-9a-f]{16}$/);
  const other = visitors.find((address) => !few.includes(address)) ?? '';
  const everybody = await see(url, other);
  expect(everybody.caching).toMatch(/^public, /);
  expect(everybody.cookie).toBeUndefined();
  expect(await see(url, other, candidate.cookie)).toMatchObject({ release: 'new', cookie: undefined });

  await team.tell(url, 'canary', 'gallery', '1.1.0', '--share', '60', '--reason', 'It does well');
  await expect.poll(async () => (await whoTriesIt()).length).toBeGreaterThan(50);
  const more = await whoTriesIt();
  expect(more).toEqual(expect.arrayContaining(few));
  const still = visitors.find((address) => !more.includes(address)) ?? '';

  const tries = await openFrom(page, first);
  await expect(page.getByText(words.new)).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-canary']);
  const another = await browser.newPage();
  const stays = await openFrom(another, still);
  await expect(another.getByText(words.old)).toBeVisible();
  expect(await another.context().cookies()).toEqual([]);
  const developer = await browser.newPage();
  for (const [address, release] of [
    [first, '1.1.0 · canary'],
    [still, '1.0.0 · live'],
  ] as const) {
    await developer.context().clearCookies();
    await developer.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await developer.goto(`${url}/?teams`);
    await expect(developer.getByRole('main')).toHaveAttribute(
      'data-team',
      new RegExp(`^gallery · ${release}`),
    );
  }
  await developer.close();

  await team.tell(url, 'promote', 'gallery', '1.1.0', '--reason', 'It held');
  await expect.poll(() => see(url, elsewhere)).toMatchObject({ release: 'new', cookie: undefined });
  expect((await see(url, still)).caching).toMatch(/^public, /);
  await another.getByRole('tabpanel').getByRole('link').first().click();
  await expect(another.getByRole('heading', { name: headings.old })).toBeVisible();

  await team.tell(url, 'rollback', 'gallery', '--reason', 'Nobody likes it');
  await expect.poll(async () => (await see(url, elsewhere)).release).toBe('old');
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: headings.new })).toBeVisible();

  for (const [files, own, foreign] of [
    [tries, ownFiles(next, before), ownFiles(before, next)],
    [stays, ownFiles(before, next), ownFiles(next, before)],
  ] as const) {
    expect([...files].filter((file) => own.includes(file))).not.toEqual([]);
    expect([...files].filter((file) => foreign.includes(file))).toEqual([]);
  }
  await page.goto(url);
  await expect(page.getByText(words.old)).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await another.close();
  await product.stop();

  async function openFrom(opened: Page, address: string) {
    await opened.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    const files = followFiles(opened);
    await opened.goto(url);
    return files;
  }
});
