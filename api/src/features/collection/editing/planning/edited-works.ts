import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { artists } from '../../../artists/artist.table';
import { artworks } from '../../../artworks/artwork.table';
import { isLotOfWork, worksInAuction } from '../../../artworks/availability/works-in-auction';
import { numberedName } from '../../../artworks/edition-of';
import { lots } from '../../../auctions/lot.table';
import { orders } from '../../../orders/order.table';
import { isLiveOffer, priceOffers } from '../../../price-offers/price-offer.table';

const boughtStatuses = ['Paid', 'Shipped', 'Delivered'] as const;

export type WorkNow = Awaited<ReturnType<typeof readWorks>>[number];

/** Locks works until the commit, in an order that all edits share. */
export async function lockWorks(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(inArray(artworks.id, [...ids]))
    .orderBy(asc(artworks.id))
    .for('update');
}

/** Read locked works with this, in a statement of its own: it then sees every lot and offer before the lock. */
export async function readWorks(db: Database, ids: readonly string[]) {
  const hasBought = and(eq(orders.artworkId, artworks.id), inArray(orders.status, boughtStatuses));
  const isOfWork = and(eq(priceOffers.artworkId, artworks.id), isLiveOffer);
  const rows = await db
    .select({
      work: artworks,
      artist: { firstname: artists.firstname, lastname: artists.lastname },
      lot: lots.number,
      isBiddingOn: worksInAuction.isRunning,
      hasOrder: exists(db.select({ one: sql`1` }).from(orders).where(hasBought)),
      hasOffer: exists(db.select({ one: sql`1` }).from(priceOffers).where(isOfWork)),
    })
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(lots, and(eq(lots.artworkId, artworks.id), isNull(lots.outcome)))
    .leftJoin(worksInAuction, isLotOfWork)
    .where(inArray(artworks.id, [...ids]));
  const works = rows.map(({ work, artist, isBiddingOn, ...more }) => ({
    ...work,
    ...more,
    label: numberedName(work),
    artist: artist ? `${artist.firstname} ${artist.lastname}` : 'No Name',
    isBiddingOn: isBiddingOn === true,
  }));
  const places = new Map(ids.map((id, place) => [id, place]));
  return works.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** A selected number of an edition stands for all of its numbers. Returns the ids in the order of the selection. */
export async function withTheirEditions(db: Database, selected: readonly string[]): Promise<string[]> {
  const ids = [...new Set(selected.map((id) => id.toLowerCase()))];
  const isSelected = inArray(artworks.id, ids);
  const chosen = db
    .select({ id: artworks.editionId })
    .from(artworks)
    .where(and(isSelected, isNotNull(artworks.editionId)));
  const rows = await db
    .select({ id: artworks.id, edition: artworks.editionId })
    .from(artworks)
    .where(or(isSelected, and(isNull(artworks.archivedAt), inArray(artworks.editionId, chosen))))
    .orderBy(asc(artworks.editionNumber), asc(artworks.id));
  const known = new Map(rows.map((row) => [row.id, row]));
  const numbersOf = (edition: string) => rows.filter((row) => row.edition === edition).map(({ id }) => id);
  return [
    ...new Set(
      ids.flatMap((id) => {
        const edition = known.get(id)?.edition;
        return edition ? numbersOf(edition) : [id];
      }),
    ),
  ];
}
