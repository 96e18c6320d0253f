import { brand } from '@gallery/shared/brand';
import { formatDate } from '@gallery/shared/domain/time';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { buyerFields, buyers } from '../../guests/buyers';
import type { PackingPaper } from '../../papers/drawing/packing-sheet';
import { papersOf } from '../../papers/papers-of-order';
import { handlingNotes, sizeText, workDetails } from '../../papers/work-details';
import { readGalleryFacts } from '../../settings/gallery-facts';
import { buyerIdOf } from '../buyer/buyer';
import { isCollectedOrder } from '../emails/collection-email-texts';
import type { OrderRow } from '../order.table';

/** Returns what the packing list of a paid order says. Throws a 409 for an order that nobody packs. */
export async function packingListOf(db: Database, order: OrderRow): Promise<PackingPaper> {
  if (!['Paid', 'Shipped', 'Delivered'].includes(order.status))
    throw new HttpError(
      409,
      `This order is ${order.status.toLowerCase()}: only a paid order has a packing list.`,
    );
  const [around] = await db
    .select({ buyer: buyerFields, work: artworks, artist: artists })
    .from(buyers)
    .innerJoin(artworks, eq(artworks.id, order.artworkId))
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(eq(buyers.id, buyerIdOf(order)));
  if (!around) throw new Error('The order has no buyer.');
  const { buyer, work } = around;
  const artist = around.artist ? `${around.artist.firstname} ${around.artist.lastname}` : '';
  const papers = await papersOf(db, [order.id]);
  const current = papers.filter(({ kind, is_current }) => kind === 'invoice' || is_current);
  const { deliverTo } = order;
  const { address, phone } = await readGalleryFacts(db);
  const name = deliverTo?.name ?? `${buyer.firstname} ${buyer.lastname}`;
  return {
    order: order.number,
    sender: `${brand.company}\n${address}\n${phone}`,
    work: {
      title: order.artworkName,
      details: workDetails({ ...work, artist }),
      picture: order.pictureHash,
    },
    rows: [
      ['Size', sizeText(work) || 'Measure it'],
      ['Weight', work.weight_kg === null ? 'Weigh it' : `${work.weight_kg} kg, unpacked`],
      ['Framed', framedText(work.framed)],
      ['Condition', work.condition ?? 'Not recorded'],
      [isCollectedOrder(order) ? 'Collected by' : 'Deliver to', `${name}\n${order.address}`],
      ['Phone', deliverTo?.phone || buyer.mobile || 'Not known'],
      ['Note', deliverTo?.note || 'None'],
      ['Courier', [order.courier, order.trackingNumber].filter(Boolean).join(', ') || 'Not named'],
      ['Day', order.deliveryDate ? formatDate(order.deliveryDate) : 'To be confirmed'],
    ],
    handling: handlingNotes(
      work,
      current.map(({ kind, number }) => `the ${kind} ${number}`),
    ),
  };
}

function framedText(framed: boolean | null): string {
  if (framed === null) return 'Not recorded';
  return framed ? 'Yes' : 'No';
}
