import type {
  ArtworkRecord,
  ArtworkRecordAnswer,
  PictureState,
} from '@gallery/shared/contract/catalogue/artwork';
import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import { idPattern } from '@gallery/shared/domain/id';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { listAudit } from '../../audit/list-audit';
import { recordAudit } from '../../audit/record-audit';
import { makePicturesJob } from '../../media/make-pictures';
import { artworks } from '../artwork.table';
import { type ArtworkRow, artworkOf } from '../artwork-of';
import { worksWithArtist } from '../catalogue/artwork-list';
import { readEntries } from '../parts/read-entries';
import { readWorkPictures } from '../parts/read-work-pictures';
import { lockArtwork } from './archive-artwork';
import { readNumbers } from './read-numbers';

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
