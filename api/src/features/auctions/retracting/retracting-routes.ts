import { type LotState, reserveState } from '@gallery/shared/auction/bidding';
import type {
  LotStand,
  Retraction,
  RetractionAnswer,
} from '@gallery/shared/contract/auction-results/results';
import { retractionAnswerSchema } from '@gallery/shared/contract/auction-results/results.schema';
import {
  type ReasonInput,
  reasonSchema,
} from '@gallery/shared/contract/auction-results/results-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { sessionOf } from '../../../http/authentication';
import type { AuctionContext } from '../auction-context';
import { mailedBidders } from '../emails/lot-mail';
import { databaseTime } from '../locking/database-time';
import { biddingStateOf, lots } from '../lot.table';
import { type Paddles, readPaddles } from '../results/paddles';
import { findBid, lotAfter, refuseRetraction } from './lot-after';
import { retractBid } from './retract-bid';
import { withdrawLot } from './withdraw-lot';

type OneBid = { Params: { bid: string } };

const tags = ['Auctions: live'];
const security = [{ token: [] }];

export const retractingRoutes: FastifyPluginAsync<AuctionContext> = async (app, context) => {
  adminOnly(app, 'trade');

  app.get<OneBid>(
    '/auction/bid/:bid/retraction',
    {
      schema: {
        tags,
        summary: 'What retracting a bid would do now',
        security,
        response: { 200: retractionAnswerSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ params }): Promise<RetractionAnswer> => ({
      retraction: await previewRetraction(context.db, knownBid(params.bid)),
    }),
  );

  app.post<OneBid & { Body: ReasonInput }>(
    '/auction/bid/:bid/retraction',
    {
      schema: {
        tags,
        summary: 'Retract a bid',
        security,
        body: reasonSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const by = sessionOf(request).user._id;
      await retractBid(context, { bidId: knownBid(request.params.bid), reason: request.body.reason, by });
      return { message: 'Bid retracted. Every bidder gets an email.' };
    },
  );

  app.post<{ Params: { id: string }; Body: ReasonInput }>(
    '/auction/lot/:id/withdraw',
    {
      schema: {
        tags,
        summary: 'Withdraw a lot',
        security,
        body: reasonSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const by = sessionOf(request).user._id;
      await withdrawLot(context, { lotId: request.params.id, reason: request.body.reason, by });
      return { message: 'Lot withdrawn. Every bidder gets an email.' };
    },
  );
};

function knownBid(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new HttpError(404, 'No bid with this id.');
  return Number(id);
}

/** Returns the effect of a retraction without making it. Throws a 404, or a 409 after the end. */
async function previewRetraction(db: Database, bidId: number): Promise<Retraction> {
  const bid = await findBid(db, bidId);
  const [lot] = await db.select().from(lots).where(eq(lots.id, bid.lotId));
  if (!lot) throw new Error('The bid has no lot.');
  const now = await databaseTime(db);
  refuseRetraction(lot, bid, now);
  const paddles = await readPaddles(db, lot.auctionId);
  return {
    lot_id: lot.id,
    lot_number: lot.number,
    bidder: paddles(bid.userId),
    before: standOf(biddingStateOf(lot), paddles),
    after: standOf(await lotAfter(db, lot, bid, now), paddles),
    mails: (await mailedBidders(db, lot.id)).length,
  };
}

function standOf(lot: LotState, paddles: Paddles): LotStand {
  return {
    price: lot.price,
    leader: lot.leader === null ? null : paddles(lot.leader),
    reserve: reserveState(lot),
    bids: lot.bids,
    closes_at: new Date(lot.closesAt).toISOString(),
  };
}
