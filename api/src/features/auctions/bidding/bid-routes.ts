import { totalOf } from '@gallery/shared/auction/premium';
import type { BidPlacedAnswer, Lot, Receipt } from '@gallery/shared/contract/auctions/auction';
import { bidPlacedSchema, bidRefusalSchema } from '@gallery/shared/contract/auctions/bid.schema';
import { type BidInput, bidSchema } from '@gallery/shared/contract/auctions/bid-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { formatNaira } from '@gallery/shared/domain/money';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { refusals } from '../../../http/answers/answer-schemas';
import { noStore } from '../../../http/answers/cache-control';
import { HttpError } from '../../../http/answers/http-error';
import { byAccount, requireUser, sessionOf } from '../../../http/authentication';
import { limitRate, type Rate } from '../../../http/rate-limit/rate-limit';
import { batchQueue } from '../../../http/requests/batch-queue';
import { idempotencyKeyOf } from '../../../http/requests/idempotency-key';
import type { BidContext, BidRequest } from '../auction-context';
import type { RecordSigner } from '../record/checkpoint';
import { receiptOf } from '../record/receipt';
import { lotEntries } from '../record/record.table';
import { type BidRow, lotBidders } from './bid.table';
import { placeBids } from './place-bid';
import type { PlacedBid } from './transaction/place-in-transaction';

export type BidDeps = BidContext & { rateLimits: Readonly<Record<'bid' | 'bidPerNetwork', Rate>> };

type BidRoute = { Params: { id: string }; Body: BidInput };

/** The most bids in one transaction, which holds the lot's lock while bids of other processes wait. */
const maxBatch = 50;

/** Bids on one lot queue here and share transactions. In the database they would occupy all its connections. */
export const bidRoutes: FastifyPluginAsync<BidDeps> = async (app, deps) => {
  const { db, rateLimits } = deps;
  const placeInBatch = batchQueue<BidRequest, PlacedBid>((_, bids) => placeBids(deps, bids), maxBatch);
  app.addHook('onRequest', noStore);
  app.post<BidRoute>(
    '/lot/:id/bid',
    {
      schema: {
        tags: ['Auctions'],
        summary: 'Bid on a lot, up to a maximum',
        security: [{ token: [] }],
        body: bidSchema,
        response: {
          200: bidPlacedSchema,
          ...refusals(401, 404, 429),
          403: bidRefusalSchema,
          409: bidRefusalSchema,
          422: bidRefusalSchema,
        },
      },
      onRequest: [
        requireUser,
        limitRate(db, 'bid', rateLimits.bid, byAccount),
        limitRate(db, 'bids of a network', rateLimits.bidPerNetwork),
      ],
    },
    async (request): Promise<BidPlacedAnswer> => {
      const bid = bidRequestOf(request);
      const placed = await placeInBatch(bid.lotId, bid);
      await reached('bid committed');
      return bidAnswerOf(deps, placed);
    },
  );
};

function bidRequestOf(request: FastifyRequest<BidRoute>): BidRequest {
  const { id, user } = sessionOf(request);
  const { max, confirm = false } = request.body;
  const key = idempotencyKeyOf(request);
  if (!idPattern.test(request.params.id)) throw new HttpError(404, 'No lot with this id.');
  if (key === null) throw new HttpError(422, 'A bid needs an Idempotency-Key, so that it is placed once.');
  const lotId = request.params.id.toLowerCase();
  return { lotId, userId: user._id, sessionId: id, key, max, confirmed: confirm };
}

async function bidAnswerOf(
  { db, signer }: Pick<BidContext, 'db' | 'signer'>,
  { bid, lot, terms, sealed }: PlacedBid,
): Promise<BidPlacedAnswer> {
  const { tiers, vat_percent: vatPercent } = terms.premium;
  return {
    message: messageOf(bid, lot),
    answer: bid.answer,
    lot,
    total: totalOf({ hammer: bid.max, tiers, vatPercent, delivery: terms.delivery_fee }),
    receipt: sealed ? receiptOf(signer, { bid, ...sealed }) : await readReceipt(db, signer, bid),
  };
}

async function readReceipt(db: Database, signer: RecordSigner, bid: BidRow): Promise<Receipt> {
  const [found] = await db
    .select({ entry: lotEntries, number: lotBidders.number })
    .from(lotEntries)
    .innerJoin(lotBidders, and(eq(lotBidders.lotId, lotEntries.lotId), eq(lotBidders.userId, bid.userId)))
    .where(and(eq(lotEntries.lotId, bid.lotId), eq(lotEntries.seq, bid.seq)));
  if (!found) throw new Error('The bid is not in the record.');
  return receiptOf(signer, { bid, ...found });
}

function messageOf({ answer, max }: BidRow, { asking, reserve }: Lot): string {
  const upTo = `up to ${formatNaira(max)}`;
  if (answer === 'WINNING')
    return reserve === 'not met'
      ? `You lead, ${upTo}. The reserve is not met yet.`
      : `You lead. We bid for you ${upTo}, and never more than is needed.`;
  return `Another bidder had offered as much or more before. The next bid is ${formatNaira(asking)}.`;
}
