import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { sendStatusEmail } from '../emails/order-emails';
import { type OrderRow, orderEvents, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { expireHoldJob } from '../order-jobs';
import { checkHoldLimits } from './hold-limits';
import type { HoldSettings } from './hold-settings';
import type { OrderRequest } from './order-request';
import { PriceChangedError } from './price-changed';

type ArtworkRow = typeof artworks.$inferSelect;

/** Holds a free work at the price that the customer saw, by the database's clock, and saves the order. */
export async function holdArtwork(
  tx: Database,
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<OrderRow> {
  const work = await lockedFreeWork(tx, request);
  await checkHoldLimits(tx, settings, request);
  const heldUntil = await holdFor(tx, work, settings.holdMinutes);
  const { userId, address, network } = request;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ id: randomUUID(), userId, artworkId: work.id, address, heldUntil, network },
      ...{ artworkName: work.name, imgUrl: work.imgUrl, pictureHash: work.pictureHash, price: work.price },
    })
    .returning();
  if (!order) throw new Error('The order was not saved.');
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'Pending', byUser: userId });
  await sendStatusEmail(tx, context.outbox, order);
  await context.jobs.send(tx, expireHoldJob, { order: order.id }, heldUntil);
  return order;
}

/** Reads first: an update of no rows would still drop every cached list of the catalogue. */
async function lockedFreeWork(tx: Database, { artwork_id, price }: OrderRequest): Promise<ArtworkRow> {
  const [work] = await tx
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, artwork_id), isNull(artworks.archivedAt)))
    .for('no key update');
  if (!work) throw new HttpError(404, 'No artwork with this id.');
  if (work.availability === 'sold') throw new HttpError(409, 'This artwork has been sold.');
  if (work.availability === 'held') throw new HttpError(409, 'This artwork is held for another collector.');
  if (work.price !== price) throw new PriceChangedError(work.price);
  return work;
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
