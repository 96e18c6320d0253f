import type { KeptWork } from '@gallery/shared/contract/collection/works-edit';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../../../db/client';
import { artists } from '../../../../artists/artist.table';
import { artworks } from '../../../../artworks/artwork.table';
import { numberedName } from '../../../../artworks/edition-of';
import { lots } from '../../../lot.table';

export type FreeWork = Omit<Awaited<ReturnType<typeof lockWorks>>[number], 'archivedAt'> & {
  inLot: boolean;
};

/**
 * Returns the locked works that can become lots, in the order of `sent`, and each other one with its reason, such as
 * 'is sold'. A published auction has stricter rules.
 */
export async function freeWorks(tx: Database, sent: readonly string[], isPublished: boolean) {
  const ids = [...new Set(sent.map((id) => id.toLowerCase()))];
  const found = await lockWorks(tx, ids);
  const inLots = await lotsOfWorks(tx, ids);
  const byId = new Map(found.map((work) => [work.id, work]));
  const works: FreeWork[] = [];
  const leftOut: KeptWork[] = [];
  for (const id of ids) {
    const work = byId.get(id);
    const inLot = inLots.has(id);
    const reason = work && reasonOf(work, inLot);
    if (!work) leftOut.push(unknownWork(id));
    else if (reason) leftOut.push(leftOutAs(reason)({ ...work, inLot }));
    else works.push({ ...work, inLot });
  }
  return { works, leftOut };

  function reasonOf({ condition, availability, archivedAt }: (typeof found)[number], inLot: boolean) {
    if (archivedAt) return 'is not published';
    if (availability === 'sold') return 'is sold';
    if (isPublished && availability === 'held') return 'is held for an order';
    if (inLot) return 'is in a lot already';
    return isPublished && !condition?.trim() ? 'has no words about its condition' : undefined;
  }
}

export function leftOutAs(reason: string) {
  return ({ id, label, artist, availability, inLot }: FreeWork): KeptWork => ({
    _id: id,
    name: label,
    artist,
    availability: inLot ? 'in_auction' : availability,
    reason,
  });
}

function unknownWork(id: string): KeptWork {
  const reason = 'is no longer in the gallery';
  return { _id: id, name: 'A work', artist: '', availability: 'available', reason };
}

async function lockWorks(tx: Database, ids: readonly string[]) {
  const { id, name, price, condition, availability, archivedAt, editionNumber, editionSize } = artworks;
  const rows = await tx
    .select({
      work: { id, name, price, condition, availability, archivedAt, editionNumber, editionSize },
      artist: { firstname: artists.firstname, lastname: artists.lastname },
    })
    .from(artworks)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .where(inArray(artworks.id, [...ids]))
    .orderBy(asc(artworks.id))
    .for('key share', { of: artworks });
  return rows.map(({ work, artist }) => ({
    ...work,
    label: numberedName(work),
    artist: artist ? `${artist.firstname} ${artist.lastname}` : 'No Name',
  }));
}

async function lotsOfWorks(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ artworkId: lots.artworkId })
    .from(lots)
    .where(and(inArray(lots.artworkId, [...ids]), isNull(lots.outcome)));
  return new Set(rows.map(({ artworkId }) => artworkId));
}
