import type { OrderRecordAnswer } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { listAudit } from '../../audit/list-audit';
import { users } from '../../users/user.table';
import { findOrder } from '../order-access';
import { readOrder } from '../reading/read-orders';

/** An order with its buyer, its artist and its audit. Throws a 404 for an unknown id. */
export async function readOrderRecord(db: Database, id: string): Promise<OrderRecordAnswer> {
  const row = await findOrder(db, id);
  const [around] = await db
    .select({ user: users, artist: artists })
    .from(users)
    .innerJoin(artworks, eq(artworks.id, row.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(users.id, row.userId));
  if (!around) throw new Error('The order has no buyer.');
  const { title, firstname, lastname, email, mobile, address } = around.user;
  const buyer = { title, firstname, lastname, email, mobile, address };
  const { artist } = around;
  const author = artist ? `${artist.firstname} ${artist.lastname}` : 'No Name';
  return {
    order: { ...(await readOrder(db, row)), buyer, author },
    audit: await listAudit(db, 'order', row.id),
  };
}
