import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { buyerFields, buyers } from '../../guests/buyers';
import { saveNotification } from '../../notifications/save-notification';
import { buyerIdOf } from '../buyer/buyer';
import type { OrderRow } from '../order.table';

export async function alertPaid(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer, artist }) => `${buyer} paid for “${order.artworkName}” by ${artist}. Order ${order.number}.`,
  );
}

export async function alertReturnRequested(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) => `${buyer} wants to return “${order.artworkName}”. Order ${order.number}.`,
  );
}

export async function alertQuoteAsked(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) =>
      `${buyer} asks what the delivery of “${order.artworkName}” to ${order.address} costs. Order ${order.number}.`,
  );
}

/** Alerts curators that a hold ended before its order had a delivery price. */
export async function alertQuoteMissed(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) =>
      `The hold of “${order.artworkName}” for ${buyer} ended without a delivery price. Order ${order.number}.`,
  );
}

export async function alertWrongPayment(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) =>
      `${buyer} paid another amount for “${order.artworkName}” than it costs: we refund it. Order ${order.number}.`,
  );
}

export async function alertRefundFailed(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) =>
      `Refund failed: ${buyer} has not been refunded for “${order.artworkName}” yet. Order ${order.number}.`,
  );
}

export async function alertRefundWaiting(tx: Database, order: OrderRow): Promise<void> {
  await alert(
    tx,
    order,
    ({ buyer }) =>
      `Refund waits: payments are off, so ${buyer} has not been refunded for “${order.artworkName}” yet. We send the refund when they are on again. Order ${order.number}.`,
  );
}

async function alert(
  tx: Database,
  order: OrderRow,
  textFor: (names: { buyer: string; artist: string }) => string,
): Promise<void> {
  const [of] = await tx
    .select({ buyer: buyerFields, type: artworks.type, artist: artists })
    .from(buyers)
    .innerJoin(artworks, eq(artworks.id, order.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!of) throw new Error('The order has no buyer.');
  const artist = of.artist ? `${of.artist.firstname} ${of.artist.lastname}` : 'No Name';
  await saveNotification(tx, {
    tag: 'Order Alert',
    text: textFor({ buyer: `${of.buyer.firstname} ${of.buyer.lastname}`, artist }),
    category: `Art ${of.type}`,
    subjectId: order.id,
  });
}
