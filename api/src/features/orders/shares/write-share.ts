import { randomUUID } from 'node:crypto';
import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import { koboOf } from '@gallery/shared/contract/orders/payment/payment';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { waitForArtist } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import { reached } from '../../../db/steps';
import { invoiceLinesOf } from '../../papers/invoices/invoice-facts';
import { payments, refunds } from '../../payments/payment.table';
import type { OrderRow } from '../order.table';
import { orderPartsOf } from '../reading/order-parts';
import { type ArtistShareRow, artistShares } from './artist-share.table';
import { defaultSplit, reversedOf, shareOf } from './split';

/**
 * Freezes how the artist and the gallery share a locked order that a payment has just paid, once. Runs in the
 * transaction of the capture, at the split of this time. The artist's percentage applies to the price of the work
 * without its VAT, or to the hammer price. VAT, delivery, and the buyer's premium belong to the gallery, which owes the
 * tax and pays the courier. A work without an artist is all the gallery's.
 */
export async function freezeShare(tx: Database, order: OrderRow): Promise<void> {
  if (await saleOf(tx, order.id)) return;
  const { artistId, artistName, percent } = await splitOf(tx, order.artworkId);
  const [amount, base] = [koboOf(order.price), netPriceOf(order)];
  const artistShare = shareOf(base, percent);
  await insertShare(tx, {
    orderId: order.id,
    refundId: null,
    artistId,
    artistName,
    percent,
    amount,
    base,
    artistShare,
    galleryShare: amount - artistShare,
    at: await timeOfCapture(tx, order.id),
  });
  await reached('share frozen');
}

/** Takes `amount` kobo of a refund back from a locked order's shares, once; all add up to the kobo. */
export async function reverseShare(
  tx: Database,
  orderId: string,
  { id: refundId, amount, at }: { id: string; amount: number; at: Date },
): Promise<void> {
  const sale = await saleOf(tx, orderId);
  if (!sale) return;
  const earlier = await tx
    .select()
    .from(artistShares)
    .where(and(eq(artistShares.orderId, orderId), isNotNull(artistShares.refundId)));
  if (earlier.some((row) => row.refundId === refundId)) return;
  const before = -earlier.reduce((sum, row) => sum + row.amount, 0);
  const reversed = (part: number) => reversedOf(part, { of: sale.amount, before, amount });
  const artistShare = reversed(sale.artistShare);
  const { artistId, artistName, percent } = sale;
  await insertShare(tx, {
    orderId,
    refundId,
    artistId,
    artistName,
    percent,
    amount: -amount,
    base: -reversed(sale.base),
    artistShare: -artistShare,
    galleryShare: artistShare - amount,
    at,
  });
  await reached('partial share reversed');
}

async function saleOf(tx: Database, orderId: string): Promise<ArtistShareRow | undefined> {
  const ofSale = and(eq(artistShares.orderId, orderId), isNull(artistShares.refundId));
  const [sale] = await tx.select().from(artistShares).where(ofSale);
  return sale;
}

/** The time of the payment that the order accepted. */
async function timeOfCapture(tx: Database, orderId: string): Promise<Date> {
  const [payment] = await tx
    .select({ at: payments.capturedAt })
    .from(payments)
    .leftJoin(refunds, eq(refunds.reference, payments.reference))
    .where(and(eq(payments.orderId, orderId), isNotNull(payments.capturedAt), isNull(refunds.reference)));
  if (!payment?.at) throw new Error('The paid order has no payment.');
  return payment.at;
}

type Split = { artistId: string | null; artistName: string; percent: number };

async function splitOf(tx: Database, artworkId: string): Promise<Split> {
  const [split] = await rowsOf<Split>(
    tx,
    sql`
      SELECT artists.id AS "artistId", coalesce(artists.firstname || ' ' || artists.lastname, '') AS "artistName",
        CASE WHEN artists.id IS NULL THEN 0
          ELSE coalesce(work_splits.percent, artist_splits.percent, ${defaultSplit}) END::float AS percent
      FROM artworks LEFT JOIN artists ON artists.id = artworks.artist_id
      LEFT JOIN artist_splits ON artist_splits.artist_id = artists.id
      LEFT JOIN work_splits ON work_splits.artwork_id = artworks.id
      WHERE artworks.id = ${artworkId}
    `,
  );
  if (!split) throw new Error('The order has no work.');
  return split;
}

/** The kobo that are split. */
function netPriceOf(order: OrderRow): number {
  const hammer = order.priceParts?.find(({ label }) => label === lotPartLabels.hammer);
  if (hammer) return koboOf(hammer.amount);
  // The first part of a price is the work.
  return invoiceLinesOf(orderPartsOf(order))[0]?.net ?? 0;
}

/** A row whose month a payout has closed moves to the month after the last closed one. */
async function insertShare(tx: Database, row: Omit<ArtistShareRow, 'id' | 'month'>): Promise<void> {
  if (row.artistId) await waitForArtist(tx, row.artistId);
  const month = sql`greatest(
    date_trunc('month', ${row.at.toISOString()}::timestamptz AT TIME ZONE 'Africa/Lagos')::date,
    (SELECT (max(month) + interval '1 month')::date FROM payouts WHERE artist_id = ${row.artistId}::uuid))`;
  await tx.insert(artistShares).values({ ...row, id: randomUUID(), month });
}
