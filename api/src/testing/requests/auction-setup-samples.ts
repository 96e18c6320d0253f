import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bidders } from '../../features/auctions/bidders/bidder.table';
import { addCustomer } from '../gallery/admin-account';
import { addDraft, addPlannedLot } from '../gallery/drafts';
import { addArtwork } from '../gallery/records';

type Requests = Record<string, InjectOptions>;
type Headers = { authorization: string };

export async function auctionSetupSamples(db: Database, headers: Headers): Promise<Requests> {
  return {
    ...(await auctionRequests(db, headers)),
    ...(await lotRequests(db, headers)),
    ...(await bidderRequests(db, headers)),
    ...termsRequests(headers),
  };
}

const facts = {
  title: 'Harmattan Auction',
  opens_at: '2127-11-23T10:00:00Z',
  closes_at: '2127-11-28T20:00:00Z',
  lot_interval: 120,
};

async function auctionRequests(db: Database, headers: Headers): Promise<Requests> {
  const [draft, leaving, ready] = [await addDraft(db), await addDraft(db), await addDraft(db)];
  const published = await addDraft(db, { publishedAt: new Date() });
  await addPlannedLot(db, ready);
  return {
    'POST /api/auction/records 201': { headers, payload: facts },
    'GET /api/auction/{id}/record 200': { headers, url: `/api/auction/${draft.id}/record` },
    'PUT /api/auction/{id}/record 200': {
      headers,
      url: `/api/auction/${draft.id}/record`,
      payload: { ...facts, version: 1 },
    },
    'DELETE /api/auction/{id}/record 200': { headers, url: `/api/auction/${leaving.id}/record` },
    'DELETE /api/auction/{id}/record 409': { headers, url: `/api/auction/${published.id}/record` },
    'POST /api/auction/{id}/publish 200': { headers, url: `/api/auction/${ready.id}/publish` },
  };
}

async function lotRequests(db: Database, headers: Headers): Promise<Requests> {
  const auction = await addDraft(db);
  const first = await addPlannedLot(db, auction, { number: 1 });
  const second = await addPlannedLot(db, auction, { number: 2 });
  const published = await addDraft(db, { publishedAt: new Date() });
  const only = await addPlannedLot(db, published);
  const filled = await addDraft(db);
  const work = await addArtwork(db);
  const lot = { estimate_low: 150_000, estimate_high: 250_000, start: 90_000, version: 1 };
  const path = `/api/auction/${auction.id}`;
  const sequence = { lots: [second.id, first.id] };
  const removed = await addPlannedLot(db, filled);
  const [opensAt, closesAt] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
  const ending = await addDraft(db, { publishedAt: opensAt, opensAt, closesAt });
  await addPlannedLot(db, ending, { outcome: 'passed', endedAt: new Date(), claimsWork: false });
  return {
    'POST /api/auction/{id}/lots/preview 200': {
      headers,
      url: `/api/auction/${filled.id}/lots/preview`,
      payload: { artwork_ids: [work.id] },
    },
    'POST /api/auction/{id}/lots/preview 409': {
      headers,
      url: `/api/auction/${ending.id}/lots/preview`,
      payload: { artwork_ids: [work.id] },
    },
    'POST /api/auction/{id}/lots 201': {
      headers,
      url: `/api/auction/${filled.id}/lots`,
      payload: { artwork_ids: [work.id] },
    },
    'PUT /api/auction/{id}/sequence 200': { headers, url: `${path}/sequence`, payload: sequence },
    'PUT /api/auction/{id}/sequence 409': {
      headers,
      url: `/api/auction/${published.id}/sequence`,
      payload: sequence,
    },
    'PUT /api/auction/{id}/lots/{lot} 200': { headers, url: `${path}/lots/${first.id}`, payload: lot },
    'DELETE /api/auction/{id}/lots/{lot} 200': {
      headers,
      url: `/api/auction/${filled.id}/lots/${removed.id}`,
    },
    'DELETE /api/auction/{id}/lots/{lot} 409': {
      headers,
      url: `/api/auction/${published.id}/lots/${only.id}`,
    },
  };
}

async function bidderRequests(db: Database, headers: Headers): Promise<Requests> {
  const auction = await addDraft(db);
  const { id } = await addCustomer(db, { emailConfirmedAt: new Date() });
  const accepted = { conditionsVersion: 1, acceptedAt: new Date(), address: '12 Uli Close' };
  await db
    .insert(bidders)
    .values({ auctionId: auction.id, userId: id, paddle: 1, state: 'waiting', ...accepted });
  const second = await addCustomer(db, { emailConfirmedAt: new Date() });
  await db
    .insert(bidders)
    .values({ auctionId: auction.id, userId: second.id, paddle: 2, state: 'waiting', ...accepted });
  const path = `/api/auction/${auction.id}/bidders`;
  return {
    'GET /api/auction/{id}/bidders 200': { headers, url: path },
    'POST /api/auction/{id}/bidders/approvals 200': {
      headers,
      url: `${path}/approvals`,
      payload: { users: [second.id] },
    },
    'POST /api/auction/{id}/bidders/approvals 409': {
      headers,
      url: `${path}/approvals`,
      payload: { users: [randomUUID()] },
    },
    'PUT /api/auction/{id}/bidders/{user} 200': {
      headers,
      url: `${path}/${id}`,
      payload: { decision: 'approve' },
    },
  };
}

function termsRequests(headers: Headers): Requests {
  const steps = [{ to: null, by: 5_000 }];
  const tiers = [{ to: null, percent: 15 }];
  return {
    'POST /api/auction/terms/increments 201': { headers, payload: { steps } },
    'POST /api/auction/terms/premium 201': { headers, payload: { tiers, vat_percent: 7.5 } },
    'POST /api/auction/terms/conditions 201': { headers, payload: { text: 'A bid is binding.' } },
  };
}
