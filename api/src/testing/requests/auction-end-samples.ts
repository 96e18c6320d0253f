import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { strikes } from '../../features/auctions/bidders/bidder.table';
import { bids } from '../../features/auctions/bidding/bid.table';
import { lots } from '../../features/auctions/lot.table';
import { secondChances } from '../../features/auctions/settling/second-chance.table';
import { bidOn } from '../auctions/settling';
import { addCustomer, newAdministrator } from '../gallery/admin-account';
import { addAuction, addLot } from '../gallery/auctions';
import { newBuyer } from '../orders/orders';

type Requests = Record<string, InjectOptions>;
type Bidder = Awaited<ReturnType<typeof newBuyer>>;
type Api = { db: Database; bidder: Bidder };
type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

export async function auctionEndSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const curator = await newAdministrator(app, db);
  const api = { db, bidder: await newBuyer(app) };
  return {
    ...(await ownBidRequests(api, curator)),
    ...(await resultRequests(api, curator)),
    ...(await retractionRequests(api, curator)),
  };
}

async function lotWithBid({ db, bidder }: Api) {
  const auction = await addAuction(db);
  const lot = await addLot(db, auction);
  const placed = await bidOn(db, lot.id, bidder, 100_000);
  if (!('bid' in placed)) throw new Error('The bid was refused.');
  return { auction, lot, bid: placed.bid };
}

async function passedLot(api: Api) {
  const made = await lotWithBid(api);
  await api.db
    .update(lots)
    .set({ outcome: 'passed', endedAt: new Date(), claimsWork: false })
    .where(eq(lots.id, made.lot.id));
  return made;
}

async function ownBidRequests(api: Api, curator: Administrator): Promise<Requests> {
  const { lot } = await lotWithBid(api);
  const { headers, user } = api.bidder;
  const offered = await passedLot(api);
  const [open, ended] = [randomUUID(), randomUUID()];
  const offer = { amount: 100_000, createdBy: curator.user._id, expiresAt: new Date(Date.now() + 600_000) };
  const of = (one: typeof offered) => ({ lotId: one.lot.id, userId: user._id });
  await api.db.insert(secondChances).values([
    { ...offer, id: open, ...of(offered) },
    { ...offer, id: ended, ...of(offered), state: 'expired' },
  ]);
  const answer = (id: string): InjectOptions => ({
    url: `/api/bidder/offer/${id}`,
    payload: { accept: true },
    headers,
  });
  return {
    'GET /api/bidder/bids 200': { headers },
    'GET /api/bidder/lot/{id} 200': { headers, url: `/api/bidder/lot/${lot.id}` },
    'POST /api/bidder/lot/{id}/mails 200': {
      headers,
      url: `/api/bidder/lot/${lot.id}/mails`,
      payload: { stop: true },
    },
    'POST /api/bidder/offer/{id} 200': answer(open),
    'POST /api/bidder/offer/{id} 409': answer(ended),
    'GET /api/lot/{id}/record 200': { url: `/api/lot/${offered.lot.id}/record` },
  };
}

type Asked = { path: string; headers: Administrator['headers']; other: Api['bidder']['headers'] };

function refusedTables(tables: string[], { path, headers, other }: Asked): Requests {
  const requests = tables.map((table) => ({
    [`GET /api/auction/{id}/${table} 401`]: { url: `${path}/${table}` },
    [`GET /api/auction/{id}/${table} 403`]: { url: `${path}/${table}`, headers: other },
    [`GET /api/auction/{id}/${table} 404`]: { headers, url: `/api/auction/${randomUUID()}/${table}` },
  }));
  return Object.assign({}, ...requests);
}

async function resultRequests(api: Api, { headers }: Administrator): Promise<Requests> {
  const { auction, lot } = await passedLot(api);
  const unpaid = { lotId: lot.id, userId: (await addCustomer(api.db)).id };
  const [strike] = await api.db.insert(strikes).values(unpaid).returning();
  const path = `/api/auction/${auction.id}`;
  return {
    'GET /api/auction/{id}/results 200': { headers, url: `${path}/results` },
    ...refusedTables(['results.csv', 'bidders.csv'], { headers, path, other: api.bidder.headers }),
    'POST /api/auction/lot/{id}/offer 200': {
      headers,
      url: `/api/auction/lot/${lot.id}/offer`,
      payload: { user_id: api.bidder.user._id },
    },
    'PUT /api/auction/strike/{strike}/lift 200': {
      headers,
      url: `/api/auction/strike/${strike?.id}/lift`,
      payload: { reason: 'The bank was down.' },
    },
  };
}

async function retractionRequests(api: Api, { headers, user }: Administrator): Promise<Requests> {
  const [first, second, third] = [await lotWithBid(api), await lotWithBid(api), await lotWithBid(api)];
  const reason = 'A zero too many.';
  await api.db
    .update(bids)
    .set({ retractedAt: new Date(), retractedBy: user._id, retractedReason: reason })
    .where(eq(bids.id, third.bid.id));
  const retraction = ({ bid }: typeof first) => `/api/auction/bid/${bid.id}/retraction`;
  return {
    'GET /api/auction/bid/{bid}/retraction 200': { headers, url: retraction(first) },
    'GET /api/auction/bid/{bid}/retraction 409': { headers, url: retraction(third) },
    'POST /api/auction/bid/{bid}/retraction 200': { headers, url: retraction(second), payload: { reason } },
    'POST /api/auction/lot/{id}/withdraw 200': {
      headers,
      url: `/api/auction/lot/${third.lot.id}/withdraw`,
      payload: { reason },
    },
  };
}
