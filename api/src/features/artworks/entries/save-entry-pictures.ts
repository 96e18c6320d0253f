import { randomUUID } from 'node:crypto';
import { maxEntryPictures } from '@gallery/shared/contract/catalogue/entries/work-entries';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordset } from '../../../db/statements';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { makePicturesJob } from '../../media/make-pictures';
import type { WorkChange } from '../editing/change-work-part';
import { entryName, entryPictures } from '../parts/entry.table';
import { changeEntries, entryIn } from './save-entries';

type Deps = { db: Database; jobs: Jobs };

/** Adds a picture at the end. Throws a 404 for an unknown entry, a 409 for a stale edit, and a 422 at the limit. */
export function addEntryPicture(
  { db, jobs }: Deps,
  change: WorkChange,
  entry: string,
  { imgUrl, alt }: { imgUrl: string; alt: string },
): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    const of = entryIn(present, entry);
    const pictures = await picturesOf(tx, of.id);
    if (pictures.length >= maxEntryPictures) {
      const message = `An entry has at most ${maxEntryPictures} pictures. Remove one first.`;
      throw new FieldError(422, 'img_url', message);
    }
    const row = { id: randomUUID(), entryId: of.id, position: pictures.length + 1, alt, imgUrl };
    await tx.insert(entryPictures).values(row);
    await jobs.send(tx, makePicturesJob, { of: 'entry', id: row.id });
    return { action: 'Picture of an entry added', to: entryName(of) };
  });
}

/** Throws a 404 for an unknown work, entry, or picture, and a 409 for a stale edit. */
export function removeEntryPicture(
  db: Database,
  change: WorkChange,
  entry: string,
  id: string,
): Promise<void> {
  return changeEntries(db, change, async (tx, present) => {
    const of = entryIn(present, entry);
    const pictures = await picturesOf(tx, of.id);
    const removed = pictures.find((one) => one.id === id.toLowerCase());
    if (!removed) throw new HttpError(404, 'The entry has no picture with this id.');
    await tx.delete(entryPictures).where(eq(entryPictures.id, removed.id));
    const places = pictures
      .filter((one) => one !== removed)
      .map((one, at) => ({ id: one.id, place: at + 1 }));
    await tx.execute(sql`
      UPDATE artwork_entry_pictures SET position = placed.place
      FROM ${recordset(places)} AS placed (id uuid, place int)
      WHERE artwork_entry_pictures.id = placed.id AND position <> placed.place`);
    return { action: 'Picture of an entry removed', from: entryName(of) };
  });
}

function picturesOf(tx: Database, entryId: string) {
  return tx
    .select()
    .from(entryPictures)
    .where(eq(entryPictures.entryId, entryId))
    .orderBy(asc(entryPictures.position));
}
