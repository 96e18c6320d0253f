import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isUniqueViolation } from '../../../db/database-errors';
import { HttpError } from '../../../http/answers/http-error';
import { defineJob, type Jobs } from '../../../jobs/job-queue';
import { artworks } from '../../artworks/artwork.table';
import { numberedName } from '../../artworks/edition-of';
import { usedImagesOf } from '../../storage/picture-storage';
import { type Buyer, buyerColumns } from '../buyer/buyer';
import { type OrderRow, orderEvents, orders } from '../order.table';

export const expireHoldJob = defineJob<{ order: string }>('expire-hold', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

export type ArtworkRow = typeof artworks.$inferSelect;

type HeldOrder = Pick<OrderRow, 'address' | 'price'> &
  Partial<Pick<OrderRow, 'network' | 'priceParts' | 'deliverTo' | 'delivery' | 'deliveryZone'>> & {
    buyer: Buyer;
    minutes: number;
    asksQuote?: boolean;
    /** A user's id, or `null` for a guest, and for the gallery itself. */
    placedBy: string | null;
  };

export const inAuctionMessage = 'This artwork is in an auction. Bid on its lot instead.';

/** Holds a locked, available work by the database's clock and saves its order. Throws a 409 when a lot has the work. */
export async function saveHeldOrder(
  tx: Database,
  { jobs }: { jobs: Jobs },
  work: ArtworkRow,
  { buyer, minutes, placedBy, asksQuote = false, ...given }: HeldOrder,
): Promise<OrderRow> {
  const heldUntil = await holdFor(tx, work, minutes);
  const copied = { artworkName: numberedName(work), imgUrl: work.imgUrl, pictureHash: work.pictureHash };
  const quote = asksQuote ? { quoteState: 'asked' as const, quoteAskedAt: sql`clock_timestamp()` } : {};
  const [order] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      artworkId: work.id,
      heldUntil,
      ...buyerColumns(buyer),
      ...copied,
      ...quote,
      ...given,
    })
    .returning()
    .catch(refuseClaimed);
  if (!order) throw new Error('The order was not saved.');
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'Pending', byUser: placedBy });
  await jobs.send(tx, expireHoldJob, { order: order.id }, heldUntil);
  return order;
}

/** A lot that was published at the same time has claimed the work. */
function refuseClaimed(error: unknown): never {
  if (isUniqueViolation(error)) throw new HttpError(409, inAuctionMessage);
  throw error;
}

async function holdFor(tx: Database, { id }: ArtworkRow, minutes: number): Promise<Date> {
  const end = sql`clock_timestamp() + make_interval(secs => ${minutes * 60}::float8)`;
  const [held] = await tx
    .update(artworks)
    .set({ availability: 'held', heldUntil: end })
    .where(eq(artworks.id, id))
    .returning({ until: artworks.heldUntil });
  if (!held?.until) throw new Error('The artwork was not held.');
  return held.until;
}

/** An order keeps the image of its work from the time of purchase. */
export const findOrderImages = usedImagesOf(orders.imgUrl);
