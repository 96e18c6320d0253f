import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bearer } from './account';
import { send } from './call-api';
import { newCustomer } from './customer';
import { mailedTo } from './mails';

export type OpenLot = {
  bids: number;
  _id: string;
  number: number;
  asking: number;
  artwork_id: { name_of_artwork: string };
};

type RunningAuction = { _id: string; title: string; state: string; closes_at: string };

/** Chooses the demo's running auction, which takes days. An auction of another journey takes minutes. */
export async function runningAuction(request: APIRequestContext): Promise<RunningAuction> {
  const { auctions }: { auctions: RunningAuction[] } = await (await request.get('/api/auction')).json();
  const running = auctions.filter(({ state }) => state === 'running');
  const [last] = running.sort((one, other) => Date.parse(other.closes_at) - Date.parse(one.closes_at));
  if (!last) throw new Error('No auction runs.');
  return last;
}

/** Chooses the open lot that ends last, so that a journey has enough time. */
export async function lastOpenLot(request: APIRequestContext): Promise<OpenLot> {
  const { lots } = await (await request.get('/api/lot?state=open&sort=ending&limit=100')).json();
  return lots.at(-1);
}

export async function bidsOn(request: APIRequestContext, { _id }: OpenLot): Promise<number> {
  const { lot } = await (await request.get(`/api/lot/${_id}`)).json();
  return lot.bids;
}

/** Waits for the confirmation mail, and returns the address of its link. */
export function confirmationLinkTo(email: string): Promise<string> {
  return mailedTo(email, /(\/dashboard\/bids#confirm=[\w.~&=-]+)/);
}

/** Bids until the bidder leads. An earlier journey may have left a higher maximum, which nobody else sees. */
export async function takeTheLead(page: Page) {
  await placeBid(page, { first: true });
  while (await isOutbid(page)) await placeBid(page);
}

async function isOutbid(page: Page): Promise<boolean> {
  const panel = page.getByRole('region', { name: 'Bidding', exact: true });
  const outbid = panel.getByText('You have been outbid', { exact: true });
  await expect(outbid.or(panel.getByText('You are winning', { exact: true }))).toBeVisible();
  return outbid.isVisible();
}

/** Bids the suggested amount and confirms it. The first bid also accepts the conditions. */
export async function placeBid(page: Page, { first = false } = {}) {
  const panel = page.getByRole('region', { name: 'Bidding', exact: true });
  await panel.getByRole('button', { name: 'Place bid' }).click();
  const dialog = page.getByRole('dialog');
  if (first) {
    await dialog.getByLabel('Delivery address').fill('7 Palm Crescent, Ikoyi, Lagos');
    await dialog.getByRole('checkbox', { name: /^I understand that a bid is binding/ }).check();
  }
  await dialog.getByRole('button', { name: 'Place bid' }).click();
  await expect(dialog).toBeHidden();
}

/** A new rival registers and bids what the lot asks for, without a page. */
export async function outbid(request: APIRequestContext, { _id }: OpenLot) {
  const customer = newCustomer();
  const account = { ...customer, password_confirmation: customer.password };
  const { token } = (await send(request, 'post', '/auth/register', account)).data;
  await send(request, 'post', '/bidder/email', {}, token);
  const link = await confirmationLinkTo(customer.email);
  const confirmation = new URLSearchParams(link.split('#')[1]).get('confirm');
  await send(request, 'post', '/bidder/email/confirm', { token: confirmation }, token);
  const { lot, auction, terms } = await (await request.get(`/api/lot/${_id}`)).json();
  const conditions_version = terms.conditions.version;
  const address = '7 Palm Crescent, Ikoyi, Lagos';
  await send(request, 'post', '/bidder', { auction_id: auction._id, conditions_version, address }, token);
  await bidByApi(request, { token, lotId: _id, max: lot.asking });
}

type Bid = { token: string; lotId: string; max: number };

export async function bidByApi(request: APIRequestContext, { token, lotId, max }: Bid) {
  const answer = await request.post(`/api/lot/${lotId}/bid`, {
    headers: { ...bearer(token), 'idempotency-key': randomUUID() },
    data: { max },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
