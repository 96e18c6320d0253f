import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { waitForTurn } from '../../../db/postgres/advisory-lock';
import { HttpError } from '../../../http/answers/http-error';
import { takeOutLotOf } from '../../auctions/take-out-lot';
import { recordAudit } from '../../audit/record-audit';
import { artworks } from '../artwork.table';
import { lockedArtwork } from './locked-artwork';

/**
 * Takes a work out of the catalogue and its lot out of the auction; orders and the audit know it still. Throws a 404 for an unknown or archived
 * one, a 409 for one that is held or sold.
 */
export async function archiveArtwork(db: Database, id: string, by: string): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForTurn(tx, 'lots');
    const { availability, name } = await lockedArtwork(tx, id);
    if (availability !== 'available') throw new HttpError(409, refusals[availability]);
    await tx
      .update(artworks)
      .set({ archivedAt: sql`now()` })
      .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)));
    await takeOutLotOf(tx, id, by);
    await recordAudit(tx, { subject: 'artwork', subjectId: id, action: 'Artwork removed', from: name, by });
  });
}

const refusals = {
  held: 'A collector is buying this artwork. It cannot be removed now.',
  sold: 'This artwork is sold. It stays in the catalogue.',
};
