import type {
  ArtworkRecord,
  ArtworkRecordAnswer,
  EditionNumber,
  PictureState,
} from '@gallery/shared/contract/catalogue/artwork';
import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { listAudit } from '../../audit/list-audit';
import { recordAudit } from '../../audit/record-audit';
import { makePicturesJob } from '../../media/make-pictures';
import { artworks } from '../artwork.table';
import { type ArtworkRow, artworkOf } from '../artwork-of';
import { claimOf, isLotOfWork, worksInAuction } from '../availability/works-in-auction';
import { worksWithArtist } from '../catalogue/artwork-list';
import { readEntries } from '../parts/read-entries';
import { readWorkPictures } from '../parts/read-shown-parts';
import { lockArtwork } from './archive-artwork';

/** Returns a work with its audit for the back office. Throws a 404 for an unknown work. */
export async function readArtworkRecord(db: Database, id: string): Promise<ArtworkRecordAnswer> {
  const artwork = await readEditedArtwork(db, id);
  const [audit, numbers] = await Promise.all([
    listAudit(db, 'artwork', artwork._id),
    readNumbers(db, artwork._id),
  ]);
  return { artwork, audit, numbers };
}

/** Returns the same as `readArtworkRecord`, without the audit. */
export async function readEditedArtwork(db: Database, id: string): Promise<ArtworkRecord> {
  const isIt = eq(artworks.id, id);
  const [row] = idPattern.test(id) ? await worksWithArtist(db).where(isIt) : [];
  if (!row) throw new HttpError(404, 'No artwork with this id.');
  return {
    ...artworkOf(row),
    // Staff edit the price outside of the auction, also if it is on request.
    price: row.work.price,
    price_on_request: row.work.priceOnRequest,
    tags: tagsText(row.work.tags),
    artist_email: row.artist?.email ?? '',
    picture_state: pictureStateOf(row),
    stage: row.work.stage,
    publish_at: row.work.publishAt?.toISOString() ?? null,
    pictures: await readWorkPictures(db, row.work.id),
    entry_records: await readEntries(db, row.work.id),
  };
}

/** Makes missing smaller pictures again. Throws a 404 for an unknown or archived work. */
export async function remakePicture(
  { db, jobs }: { db: Database; jobs: Jobs },
  id: string,
  by: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const work = await lockArtwork(tx, id);
    if (work.pictureHash) return;
    await tx.update(artworks).set({ pictureFailed: false }).where(eq(artworks.id, work.id));
    await jobs.send(tx, makePicturesJob, { of: 'artwork', id: work.id });
    await recordAudit(tx, { subject: 'artwork', subjectId: work.id, action: 'Pictures made again', by });
  });
}

function pictureStateOf({ work }: ArtworkRow): PictureState {
  if (work.pictureHash) return 'made';
  return work.pictureFailed ? 'failed' : 'making';
}

/** Returns the numbers of the work's edition that are in the catalogue. A unique work has none. */
async function readNumbers(db: Database, artworkId: string): Promise<EditionNumber[]> {
  const itself = alias(artworks, 'itself');
  const rows = await db
    .select({ work: artworks, inAuction: worksInAuction })
    .from(itself)
    .innerJoin(artworks, eq(artworks.editionId, itself.editionId))
    .leftJoin(worksInAuction, isLotOfWork)
    .where(and(eq(itself.id, artworkId), isNull(artworks.archivedAt)))
    .orderBy(asc(artworks.editionNumber));
  return rows.map(({ work, inAuction }) => ({
    _id: work.id,
    number: work.editionNumber ?? 0,
    availability: claimOf(work, inAuction).availability,
  }));
}
