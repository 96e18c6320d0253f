import { auctionPaths, type LotBidsAnswer, lotPaths } from '@gallery/shared/contract/auctions/auction';
import {
  auctionAnswerSchema,
  auctionsAnswerSchema,
  clockAnswerSchema,
} from '@gallery/shared/contract/auctions/auction.schema';
import { type LotsQuery, lotsQuerySchema } from '@gallery/shared/contract/auctions/bid-input.schema';
import {
  lotAnswerSchema,
  lotBidsAnswerSchema,
  lotsAnswerSchema,
} from '@gallery/shared/contract/auctions/lot.schema';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database, Listen } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore, sendPacked } from '../../../http/answers/cache-control';
import { generationOf } from '../../../http/caching/generation';
import { type SharedReads, shareReads } from '../../../http/caching/share-reads';
import { decodeCursor, encodeCursor } from '../../../http/paging/cursor';
import { bids, lotBidders } from '../bidding/bid.table';
import { listLots } from './list-lots';
import { readClock } from './public-lots';
import { listAuctions, readAuction } from './read-auctions';
import { readLotAnswer, readPublicLot } from './read-lot';

type One = { Params: { id: string } };

const tags = ['Auctions'];

export const readingRoutes: FastifyPluginAsync<{ db: Database; listen?: Listen }> = async (
  app,
  { db, listen },
) => {
  const generations = listen
    ? [generationOf(app, listen, 'lots'), generationOf(app, listen, 'catalogue')]
    : [];
  const shared = shareReads(...generations);
  app.addHook('onRequest', noStore);
  readAuctions(app, db, shared);
  readLots(app, db, shared);
};

function readAuctions(app: FastifyInstance, db: Database, shared: SharedReads): void {
  app.get(
    auctionPaths.list,
    {
      schema: {
        tags,
        summary: 'The auctions, those that open first at the top',
        response: { 200: auctionsAnswerSchema },
      },
    },
    async (request, reply) => sendPacked(request, reply, await shared(request.url, () => listAuctions(db))),
  );

  app.get(
    auctionPaths.clock,
    { schema: { tags, summary: 'The time that bids are measured by', response: { 200: clockAnswerSchema } } },
    async () => ({ now: (await readClock(db)).now.toISOString() }),
  );

  app.get<One>(
    '/auction/:id',
    { schema: { tags, summary: 'One auction', response: { 200: auctionAnswerSchema, ...refusals(404) } } },
    async ({ params }) => readAuction(db, params.id),
  );
}

function readLots(app: FastifyInstance, db: Database, shared: SharedReads): void {
  app.get<{ Querystring: LotsQuery }>(
    lotPaths.list,
    {
      schema: {
        tags,
        summary: 'The lots: filtered, in order, page by page',
        querystring: lotsQuerySchema,
        response: { 200: lotsAnswerSchema, ...refusals(422) },
      },
    },
    async (request, reply) => {
      const answer = shared(request.url, () => listLots(db, request.query));
      return sendPacked(request, reply, await answer);
    },
  );

  app.get<One>(
    '/lot/:id',
    {
      schema: {
        tags,
        summary: 'One lot with its work, its auction and its terms',
        response: { 200: lotAnswerSchema, ...refusals(404) },
      },
    },
    async (request, reply) => {
      const answer = shared(request.url, () => readLotAnswer(db, request.params.id));
      return sendPacked(request, reply, await answer);
    },
  );

  app.get<One & { Querystring: ListQuery }>(
    '/lot/:id/bids',
    {
      schema: {
        tags,
        summary: 'The bids on a lot, newest first',
        querystring: listQuerySchema,
        response: { 200: lotBidsAnswerSchema, ...refusals(404, 422) },
      },
    },
    async (request, reply) => {
      const { url, params, query } = request;
      return sendPacked(request, reply, await shared(url, () => listLotBids(db, params.id, query)));
    },
  );
}

/** Returns one page of a lot's bids, newest first, by the bidders' numbers. Throws a 404 unless the lot is public. */
async function listLotBids(db: Database, id: string, { limit, cursor }: ListQuery): Promise<LotBidsAnswer> {
  const before = cursor === undefined ? undefined : Number(decodeCursor(cursor, /^bid\.(\d{1,15})$/)[0]);
  const { lot } = await readPublicLot(db, id);
  const rows = await db
    .select({
      id: bids.id,
      price: bids.price,
      at: bids.at,
      retractedAt: bids.retractedAt,
      bidder: lotBidders.number,
    })
    .from(bids)
    .innerJoin(lotBidders, and(eq(lotBidders.lotId, bids.lotId), eq(lotBidders.userId, bids.userId)))
    .where(and(eq(bids.lotId, lot.id), before === undefined ? undefined : lt(bids.id, before)))
    .orderBy(desc(bids.id))
    .limit(limit + 1);
  const last = rows[limit - 1];
  return {
    bids: rows.slice(0, limit).map(({ bidder, price, at, retractedAt }) => ({
      bidder,
      price,
      at: at.toISOString(),
      retracted: retractedAt !== null,
    })),
    bidders: await db.$count(lotBidders, eq(lotBidders.lotId, lot.id)),
    next: last && rows.length > limit ? encodeCursor(`bid.${last.id}`) : null,
  };
}
