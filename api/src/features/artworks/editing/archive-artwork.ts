import type { WorkStage } from '@gallery/shared/contract/catalogue/stages/work-stage';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { artworks } from '../artwork.table';

/** Runs in the transaction before it locks the work; `by` is the administrator's id. */
export type BeforeArchiving = (tx: Database, artworkId: string, by: string) => Promise<void>;

/** Hides a work except in orders. Throws a 404, and a 409 if held, sold, or in another stage than `from`. */
export async function archiveArtwork(
  { db, beforeArchiving }: { db: Database; beforeArchiving: BeforeArchiving },
  id: string,
  by: string,
  from?: WorkStage,
): Promise<void> {
  if (!idPattern.test(id)) throw noArtwork();
  await db.transaction(async (tx) => {
    await beforeArchiving(tx, id, by);
    const { availability, name, stage } = await lockArtwork(tx, id);
    if (from && from !== stage) throw new HttpError(409, 'Somebody else changed this meanwhile.');
    if (availability !== 'available') throw new HttpError(409, refusals[availability]);
    await tx.update(artworks).set({ stage: 'archived' }).where(eq(artworks.id, id));
    await recordAudit(tx, { subject: 'artwork', subjectId: id, action: 'Artwork removed', from: name, by });
  });
}

const refusals = {
  held: 'A collector is buying this artwork. It cannot be removed now.',
  sold: 'This artwork is sold. It stays in the catalogue.',
};

/** Locks a work, which may be a draft, until the commit. Throws a 404 for an archived one and any other id. */
export async function lockArtwork(tx: Database, id: string): Promise<typeof artworks.$inferSelect> {
  const isIt = and(eq(artworks.id, id), ne(artworks.stage, 'archived'));
  const [work] = idPattern.test(id) ? await tx.select().from(artworks).where(isIt).for('update') : [];
  if (!work) throw noArtwork();
  return work;
}

function noArtwork(): HttpError {
  return new HttpError(404, 'No artwork with this id.');
}
