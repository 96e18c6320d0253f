import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artists, artworks, users } from '../../db/schema';
import { keepNotification } from '../notifications/keep-notification';
import type { OrderRow } from './order.table';

/** Tells the curators that an order is paid. */
export async function alertPaid(tx: Database, order: OrderRow): Promise<void> {
  const [of] = await tx
    .select({ buyer: users, type: artworks.type, artist: artists })
    .from(users)
    .innerJoin(artworks, eq(artworks.id, order.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(users.id, order.userId));
  if (!of) throw new Error('The order has no buyer.');
  const artist = of.artist ? `${of.artist.firstname} ${of.artist.lastname}` : 'No Name';
  await keepNotification(tx, {
    tag: 'Order Alert',
    text: `${of.buyer.firstname} ${of.buyer.lastname} paid for “${order.artworkName}” by ${artist}.`,
    category: `Art ${of.type}`,
    subjectId: order.id,
  });
}
