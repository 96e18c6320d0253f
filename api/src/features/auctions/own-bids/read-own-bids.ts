import { totalOf } from '@gallery/shared/auction/premium';
import type { Lot, OwnBid, OwnBidsAnswer } from '@gallery/shared/contract/auctions/auction';
import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import { and, desc, eq, exists, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type OrderRow, orders } from '../../orders/order.table';
import { lotOf } from '../answers/lot-of';
import { type AuctionRow, auctions } from '../auction.table';
import { lotBidders } from '../bidding/bid.table';
import { lots } from '../lot.table';
import { publicLots, readClock } from '../reading/public-lots';
import type { RecordSigner } from '../record/checkpoint';
import { secondChances } from '../settling/second-chance.table';
import { readTerms } from '../terms/read-terms';
import { readBidsOnLots } from './own-receipts';

const maxLots = 200;

type OwnBidContext = { db: Database; signer: RecordSigner };

/** Returns the user's lots with bids, earliest end first, or only `lotId` when it is given. */
export async function readOwnBids(
  { db, signer }: OwnBidContext,
  userId: string,
  lotId?: string,
): Promise<OwnBidsAnswer> {
  const { now } = await readClock(db);
  const rows = await publicLots(db)
    .where(and(lotId ? eq(lots.id, lotId) : undefined, exists(placeOn(db, userId))))
    .orderBy(desc(lots.closesAt), desc(lots.id))
    .limit(maxLots);
  const ids = rows.map(({ lot }) => lot.id);
  const own = await readBidsOnLots(db, signer, userId, ids);
  const ordered = await ownOrders(db, userId, ids);
  const offered = await openOffers(db, userId, ids, now);
  const terms = await termsOf(db, [...new Set(rows.map(({ lot }) => lot.auctionId))]);
  const bids = rows.flatMap((row): OwnBid[] => {
    const mine = own.get(row.lot.id);
    const of = terms.get(row.lot.auctionId);
    if (!mine || !of) return [];
    const order = ordered.get(row.lot.id) ?? null;
    const offer = offered.get(row.lot.id) ?? null;
    const lot = lotOf(row, { steps: row.steps, now });
    return [
      {
        lot,
        auction_title: of.auction.title,
        artist: lot.artwork_id.artist_id,
        number: mine.number,
        max: mine.max,
        state: ownBidState({ lot, order, offer, leads: row.lot.leaderId === userId }),
        total: totalFor(of, { order, hammer: offer?.amount ?? lot.price }),
        order: order && {
          _id: order.id,
          number: order.number,
          status: order.status,
          held_until: order.heldUntil?.toISOString() ?? null,
        },
        offer: offer && { _id: offer.id, amount: offer.amount, expires_at: offer.expiresAt.toISOString() },
        mails_stopped: mine.mailsStopped,
        receipts: mine.receipts,
      },
    ];
  });
  return { bids, now: now.toISOString() };
}

function placeOn(db: Database, userId: string) {
  return db
    .select()
    .from(lotBidders)
    .where(and(eq(lotBidders.lotId, lots.id), eq(lotBidders.userId, userId)));
}

/** Returns the user's orders by lot, without orders that another buyer's order has replaced. */
async function ownOrders(db: Database, userId: string, ids: string[]): Promise<Map<string, OrderRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ lotId: lots.id, order: orders })
    .from(orders)
    .innerJoin(lots, eq(lots.orderId, orders.id))
    .where(and(eq(orders.userId, userId), inArray(lots.id, ids)));
  return new Map(rows.map(({ lotId, order }) => [lotId, order]));
}

async function openOffers(
  db: Database,
  userId: string,
  ids: string[],
  now: Date,
): Promise<Map<string, OwnOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(secondChances)
    .where(
      and(
        eq(secondChances.userId, userId),
        inArray(secondChances.lotId, ids),
        eq(secondChances.state, 'open'),
        gt(secondChances.expiresAt, now),
      ),
    );
  return new Map(rows.map((row) => [row.lotId, row]));
}

type TermsOf = { auction: AuctionRow; premium: Awaited<ReturnType<typeof readTerms>>['premium'] };

async function termsOf(db: Database, auctionIds: string[]): Promise<Map<string, TermsOf>> {
  if (auctionIds.length === 0) return new Map();
  const rows = await db.select().from(auctions).where(inArray(auctions.id, auctionIds));
  const read = await Promise.all(
    rows.map(async (auction) => ({ auction, premium: (await readTerms(db, auction)).premium })),
  );
  return new Map(read.map((of) => [of.auction.id, of]));
}

function totalFor(
  { auction, premium }: TermsOf,
  { order, hammer }: { order: OrderRow | null; hammer: number },
): OwnBid['total'] {
  const won = order?.priceParts?.find(({ label }) => label === lotPartLabels.hammer)?.amount;
  const { tiers, vat_percent: vatPercent } = premium;
  return totalOf({ hammer: won ?? hammer, tiers, vatPercent, delivery: auction.deliveryFee });
}

type OwnOffer = typeof secondChances.$inferSelect;

function ownBidState({
  lot,
  order,
  offer,
  leads,
}: {
  lot: Pick<Lot, 'state'>;
  order: OrderRow | null;
  offer: OwnOffer | null;
  leads: boolean;
}): OwnBid['state'] {
  if (order) return 'won';
  if (offer) return 'second chance';
  if (lot.state === 'withdrawn' || lot.state === 'passed') return lot.state;
  if (lot.state === 'sold') return 'lost';
  return leads ? 'winning' : 'outbid';
}
