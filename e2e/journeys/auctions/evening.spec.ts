import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../../scripts/run-command.mjs';
import { bearer, bidByApi, publishAuction, tokenOf } from '../../support/auction-evening';
import { confirmationLinkTo, placeBid } from '../../support/bidding';
import { cards, payWith, testPayment } from '../../support/buying';
import { visitAsCustomer } from '../../support/customer';
import { expect, test } from '../../support/visit';

const run = promisify(execFile);
const panelOf = (page: Page) => page.getByRole('region', { name: 'Bidding' });
/** The panel says a state twice: to be seen, and aloud. */
const stateOf = (page: Page, state: string) => panelOf(page).getByText(state, { exact: true });

test('an evening: two collectors bid through an extension, one pays, a lot passes and is bought after all, the record holds', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(600_000);
  const title = 'One Evening in Ikoyi';
  const { id, lots, send } = await publishAuction(request, title, [
    { start: 100_000 },
    { start: 100_000, reserve: 200_000 },
    { start: 100_000 },
  ]);
  const [first, second, third] = lots.map(({ _id }) => `/auction-bidding/${_id}`) as [string, string, string];
  const rival = await collector(browser, baseURL, first);
  await confirmedCollector(page, first);

  // The first bid of each accepts the conditions; from then on it goes back and forth.
  await expect(panelOf(page).getByRole('button', { name: 'Place bid' })).toBeEnabled({ timeout: 60_000 });
  await placeBid(page, { first: true });
  await expect(stateOf(page, 'You are winning')).toBeVisible();
  await placeBid(rival, { first: true });
  await expect(stateOf(page, 'You have been outbid')).toBeVisible();
  const planned = lots[0]?.closes_at ?? '';
  await panelOf(page).getByLabel('Your new maximum').fill('160,000');
  await placeBid(page);
  await expect(stateOf(page, 'You are winning')).toBeVisible();
  await expect(stateOf(rival, 'You have been outbid')).toBeVisible();
  await bidByApi(rival, second.split('/').at(-1) ?? '', 150_000);

  // Both bids came in the last three minutes, so the end has moved.
  const { lot: extended } = await (await request.get(`/api/lot/${lots[0]?._id}`)).json();
  expect(extended).toMatchObject({ extended: true, state: 'open' });
  expect(Date.parse(extended.closes_at)).toBeGreaterThan(Date.parse(planned));

  await expect(stateOf(page, 'Sold to you')).toBeVisible({ timeout: 300_000 });
  await expect(stateOf(rival, 'Sold')).toBeVisible();

  await page.goto('/dashboard/bids');
  const won = page.getByRole('region', { name: 'Your turn' }).getByRole('article');
  await expect(won).toHaveCount(1);
  await expect(won).toContainText('Sold to you');
  await won.getByRole('button', { name: 'Pay now' }).click();
  await expect(testPayment(page)).toBeVisible();
  await payWith(page, cards.good);
  await expect(page.getByRole('region', { name: 'Ended' })).toContainText('Paid. The work is yours.', {
    timeout: 60_000,
  });

  // Below its reserve the second lot has passed; the gallery offers it to the highest bidder.
  await page.goto(third);
  await expect(stateOf(page, 'Passed')).toBeVisible();
  const { results } = await send('get', `/auction/${id}/results`);
  const passed = results.find(({ lot }: { lot: { number: number } }) => lot.number === 2);
  await send('post', `/auction/lot/${passed.lot._id}/offer`, { user_id: passed.next.to.user_id });
  await rival.goto('/dashboard/bids');
  await rival.getByRole('button', { name: 'Buy at #150,000' }).click();
  await expect(rival.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await rival.context().close();

  await page.goto(`${first}/record`);
  await expect(page.getByRole('heading', { name: 'The chain is whole' })).toBeVisible();
  const command = path.join(root, 'api/dist/verify-auction.js');
  const { stdout } = await run(process.execPath, [command, new URL(`${first}/record`, baseURL).href]);
  expect(stdout).toContain('whole');
});

async function collector(browser: Browser, baseURL: string | undefined, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await confirmedCollector(page, address);
  return page;
}

/** Registers an account and confirms its e-mail address by the link in the mail. */
async function confirmedCollector(page: Page, address: string) {
  const { email } = await visitAsCustomer(page, '/dashboard/bids');
  await page.request.post('/api/bidder/email', { headers: bearer(await tokenOf(page)) });
  await page.goto(await confirmationLinkTo(email));
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto(address);
}
