import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../../scripts/build/run-command.mjs';
import { bearer, tokenOf } from '../../support/account';
import { type EveningLot, publishAuction } from '../../support/auction-evening';
import { bidByApi, confirmationLinkTo, placeBid } from '../../support/bidding';
import { cards, payWith, testPayment } from '../../support/buying';
import { visitAsCustomer } from '../../support/customer';
import { expectMailsFit, listMails } from '../../support/fitting-mails';
import { expect, test } from '../../support/visit';

// Here the public address is that of the API, and the edge has the mark.
test.use({ expectedErrors: /mark\.png/ });

const run = promisify(execFile);
const panelOf = (page: Page) => page.getByRole('region', { name: 'Bidding' });
/** The panel renders each state twice: visibly, and for screen readers. */
const stateOf = (page: Page, state: string) => panelOf(page).getByText(state, { exact: true });

test('an auction extends and sells a lot, passes another, and offers an unpaid one again @waits', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(600_000);
  const earlier = await listMails(page);
  const rival = await collector(browser, baseURL);
  await confirmEmail(page);
  const { lots, send, resultOf } = await publishAuction(request, 'One Evening in Ikoyi', [
    { start: 100_000 },
    { start: 100_000 },
    { start: 100_000, reserve: 200_000 },
  ]);
  const [unpaid, contested, passed] = lots as [EveningLot, EveningLot, EveningLot];
  await Promise.all([page.goto(addressOf(contested)), rival.goto(addressOf(contested))]);

  // The first bid of each bidder accepts the conditions. Then the bidders alternate.
  await expect(panelOf(page).getByRole('button', { name: 'Place bid' })).toBeEnabled({ timeout: 60_000 });
  await placeBid(page, { first: true });
  await expect(stateOf(page, 'You are winning')).toBeVisible();
  await placeBid(rival, { first: true });
  await expect(stateOf(page, 'You have been outbid')).toBeVisible();
  const [token, rivalsToken] = [await tokenOf(page), await tokenOf(rival)];
  await bidByApi(request, { token, lotId: unpaid._id, max: 120_000 });
  await bidByApi(request, { token: rivalsToken, lotId: unpaid._id, max: 150_000 });
  await bidByApi(request, { token: rivalsToken, lotId: passed._id, max: 150_000 });
  await panelOf(page).getByLabel('Your new maximum').fill('160,000');
  await placeBid(page);
  await expect(stateOf(page, 'You are winning')).toBeVisible();
  await expect(stateOf(rival, 'You have been outbid')).toBeVisible();

  // The bids arrived in the last three minutes, so each moved the end.
  const answer = await request.get(`/api/lot/${contested._id}`, { maxRetries: 2 });
  const { lot: extended } = await answer.json();
  expect(extended).toMatchObject({ extended: true, state: 'open' });
  expect(Date.parse(extended.closes_at)).toBeGreaterThan(Date.parse(contested.closes_at));

  await expect(stateOf(page, 'Sold to you')).toBeVisible({ timeout: 300_000 });
  await expect(stateOf(rival, 'Sold')).toBeVisible();
  await rival.goto('/dashboard/bids');
  await expect(ownBid(rival, unpaid)).toContainText('Sold to you');
  await payForLot(page, contested);

  await page.goto(addressOf(passed));
  await expect(stateOf(page, 'Passed')).toBeVisible({ timeout: 60_000 });

  await page.goto(`${addressOf(contested)}/record`);
  await expect(page.getByRole('heading', { name: 'The record is intact' })).toBeVisible();
  const command = path.join(root, 'api/dist/verify-auction.js');
  const published = await page.request.get('/.well-known/gallery-keys.json', { maxRetries: 2 });
  const key = (await published.json()).keys[0].public_key;
  const { stdout } = await run(process.execPath, [command, page.url(), '--key', key]);
  expect(stdout).toContain('The record is intact.');

  // The rival has not paid within the minute of the conditions, so the gallery offers the lot to the runner-up.
  await expect.poll(async () => (await resultOf(1))?.state, { timeout: 120_000 }).toBe('unpaid');
  const result = await resultOf(1);
  expect(result).toMatchObject({ strikes: [{ standing: 1 }], next: { amount: 120_000 } });
  await send('post', `/auction/lot/${unpaid._id}/offer`, { user_id: result?.next?.to.user_id });
  await page.goto('/dashboard/bids');
  await ownBid(page, unpaid).getByRole('button', { name: 'Buy at #120,000' }).click();
  await payForLot(page, unpaid);
  expect(await resultOf(1)).toMatchObject({ state: 'paid', strikes: [{ standing: 1 }] });
  await rival.context().close();

  const kinds = await expectMailsFit(page, earlier);
  expect(auctionMails.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

const auctionMails = ['Your bid', 'Outbid', 'Sold to you', 'Sold to another bidder', 'A second chance'];

const addressOf = ({ _id }: EveningLot) => `/auction-bidding/${_id}`;
const ownBid = (page: Page, { artwork }: EveningLot) =>
  page.getByRole('article', { name: artwork.name_of_artwork });

async function payForLot(page: Page, lot: EveningLot) {
  if (!page.url().endsWith('/dashboard/bids')) await page.goto('/dashboard/bids');
  await ownBid(page, lot).getByRole('button', { name: 'Pay now' }).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(page).toHaveURL(/\/thank-you\//);
  await page.goto('/dashboard/bids');
  const ended = page.getByRole('region', { name: 'Ended' });
  await expect(ended.getByRole('article', { name: lot.artwork.name_of_artwork })).toContainText(
    'Paid. The work is yours.',
    { timeout: 60_000 },
  );
}

async function collector(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await confirmEmail(page);
  return page;
}

/** Registers an account and confirms its email address by the link in the mail. */
async function confirmEmail(page: Page) {
  const { email } = await visitAsCustomer(page, '/dashboard/bids');
  await page.request.post('/api/bidder/email', { headers: bearer(await tokenOf(page)) });
  await page.goto(await confirmationLinkTo(email));
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
}
