import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { emailTokenOf, emailTokensOf } from '../../features/auctions/bidders/email-confirmation';
import { users } from '../../features/users/user.table';
import { newBidder } from '../auctions/bidders';
import { bearer, signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';
import { addAuction, addLot } from '../gallery/auctions';
import { testSecret } from '../server/test-app';

type Requests = Record<string, InjectOptions>;

export async function auctionSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const auction = await addAuction(db);
  const lot = await addLot(db, auction);
  return {
    'GET /api/auction/{id} 200': { url: `/api/auction/${auction.id}` },
    'GET /api/lot/{id} 200': { url: `/api/lot/${lot.id}` },
    'GET /api/lot/{id}/bids 200': { url: `/api/lot/${lot.id}/bids` },
    'GET /api/auction/{id}/stream 404': { url: `/api/auction/${randomUUID()}/stream` },
    'GET /api/lot/{id}/stream 404': { url: `/api/lot/${randomUUID()}/stream` },
    ...(await demoBidderRequests(db)),
    ...(await bidRequests(app, db)),
    ...(await bidderRequests(app, db)),
  };
}

async function demoBidderRequests(db: Database): Promise<Requests> {
  const auction = await addAuction(db);
  const [open, ended] = [
    await addLot(db, auction),
    await addLot(db, auction, { number: 2, outcome: 'passed', endedAt: new Date() }),
  ];
  const payload = { on: true };
  return {
    'GET /api/lot/{id}/sparring 200': { url: `/api/lot/${open.id}/sparring` },
    'POST /api/lot/{id}/sparring 200': { url: `/api/lot/${open.id}/sparring`, payload },
    'POST /api/lot/{id}/sparring 404': { url: `/api/lot/${randomUUID()}/sparring`, payload },
    'POST /api/lot/{id}/sparring 409': { url: `/api/lot/${ended.id}/sparring`, payload },
  };
}

async function bidRequests(app: FastifyInstance, db: Database): Promise<Requests> {
  const auction = await addAuction(db);
  const lot = await addLot(db, auction);
  const [bidder, stranger] = [await newBidder({ app, db }, auction), bearer((await signUp(app)).token)];
  const bid = (headers: object, max: number): InjectOptions => ({
    url: `/api/lot/${lot.id}/bid`,
    payload: { max },
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
  return {
    'POST /api/lot/{id}/bid 200': bid(bidder.headers, 100_000),
    'POST /api/lot/{id}/bid 403': bid(stranger, 100_000),
    'POST /api/lot/{id}/bid 409': bid(bidder.headers, 50_000),
  };
}

async function bidderRequests(app: FastifyInstance, db: Database): Promise<Requests> {
  const { id: auction_id } = await addAuction(db);
  const { token, user } = await signUp(app);
  const [account] = await db.select().from(users).where(eq(users.id, user._id));
  if (!account) throw new Error('There is no account.');
  const headers = bearer(token);
  const form = { auction_id, conditions_version: 1, address: '12 Uli Close, Ikoyi' };
  const time = { startsAt: new Date(), endsAt: new Date(Date.now() + 600_000) };
  const link = await emailTokenOf(emailTokensOf([testSecret]), account, time);
  return {
    'GET /api/bidder 200': { headers, url: `/api/bidder?auction=${auction_id}` },
    'GET /api/bidder 404': { headers, url: `/api/bidder?auction=${randomUUID()}` },
    'GET /api/bidder 422': { headers, url: '/api/bidder?auction=nothing' },
    'POST /api/bidder 200': { headers, payload: form },
    'POST /api/bidder 403': { headers: (await newAdministrator(app, db)).headers, payload: form },
    'POST /api/bidder 409': { headers, payload: { ...form, conditions_version: 2 } },
    'POST /api/bidder/email 200': { headers },
    'POST /api/bidder/email 422': { headers, payload: { max: 'much' } },
    'POST /api/bidder/email/confirm 200': { payload: { token: link } },
  };
}
