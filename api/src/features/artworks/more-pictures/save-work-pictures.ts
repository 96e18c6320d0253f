import { randomUUID } from 'node:crypto';
import {
  maxWorkPictures,
  pictureKindLabels,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type {
  AddPictureInput,
  ChangePictureInput,
} from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordset } from '../../../db/statements';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import type { Jobs } from '../../../jobs/job-queue';
import { makePicturesJob } from '../../media/make-pictures';
import { changeWorkPart, type PartChange, type WorkChange } from '../editing/change-work-part';
import { workPictures } from '../parts/work-picture.table';

type PictureRow = typeof workPictures.$inferSelect;
type Deps = { db: Database; jobs: Jobs };

/** Adds a picture at the end. Throws a 404 for an unknown work, a 409 for a stale edit, and a 422 at the limit. */
export function addWorkPicture(
  { db, jobs }: Deps,
  change: WorkChange,
  { kind, alt, imgUrl }: Pick<AddPictureInput, 'kind' | 'alt'> & { imgUrl: string },
): Promise<void> {
  return changePictures(db, change, async (tx, present) => {
    if (present.length >= maxWorkPictures) {
      const message = `A work has at most ${maxWorkPictures} more pictures. Remove one first.`;
      throw new FieldError(422, 'img_url', message);
    }
    const { artworkId } = change;
    const row = { id: randomUUID(), artworkId, position: present.length + 1, kind, alt, imgUrl };
    await tx.insert(workPictures).values(row);
    await jobs.send(tx, makePicturesJob, { of: 'further', id: row.id });
    return { action: 'Picture added', to: nameOf(row) };
  });
}

/** Changes what a picture shows. Throws like `removeWorkPicture`. */
export function describeWorkPicture(
  db: Database,
  change: WorkChange,
  id: string,
  { kind, alt }: Pick<ChangePictureInput, 'kind' | 'alt'>,
): Promise<void> {
  return changePictures(db, change, async (tx, present) => {
    const before = pictureIn(present, id);
    if (before.kind === kind && before.alt === alt) return null;
    await tx.update(workPictures).set({ kind, alt }).where(eq(workPictures.id, before.id));
    return { action: 'Picture changed', from: nameOf(before), to: nameOf({ kind, alt }) };
  });
}

/** Throws a 404 for an unknown work or picture, and a 409 for a stale edit. */
export function removeWorkPicture(db: Database, change: WorkChange, id: string): Promise<void> {
  return changePictures(db, change, async (tx, present) => {
    const removed = pictureIn(present, id);
    await tx.delete(workPictures).where(eq(workPictures.id, removed.id));
    await savePlaces(
      tx,
      present.filter((one) => one !== removed),
    );
    return { action: 'Picture removed', from: nameOf(removed) };
  });
}

/** Throws a 422 unless `order` names each picture once, and otherwise like `removeWorkPicture`. */
export function orderWorkPictures(db: Database, change: WorkChange, order: string[]): Promise<void> {
  return changePictures(db, change, async (tx, present) => {
    const byId = new Map(present.map((one) => [one.id, one]));
    const ordered = [...new Set(order)].flatMap((id) => byId.get(id.toLowerCase()) ?? []);
    if (ordered.length !== present.length || order.length !== present.length) {
      const message = 'order must name each picture of the work once';
      throw new FieldError(422, 'order', message);
    }
    if (ordered.every((one, index) => one === present[index])) return null;
    await savePlaces(tx, ordered);
    const names = (rows: PictureRow[]) => rows.map(nameOf).join(', ');
    return { action: 'Pictures put in order', from: names(present), to: names(ordered) };
  });
}

function changePictures(
  db: Database,
  change: WorkChange,
  write: (tx: Database, present: PictureRow[]) => Promise<PartChange | null>,
): Promise<void> {
  return changeWorkPart(db, change, async (tx, work) => {
    const ofWork = eq(workPictures.artworkId, work.id);
    const present = await tx.select().from(workPictures).where(ofWork).orderBy(asc(workPictures.position));
    return write(tx, present);
  });
}

function pictureIn(present: PictureRow[], id: string): PictureRow {
  const found = present.find((one) => one.id === id.toLowerCase());
  if (!found) throw new HttpError(404, 'The work has no picture with this id.');
  return found;
}

async function savePlaces(tx: Database, rows: PictureRow[]): Promise<void> {
  const positions = rows.map(({ id }, index) => ({ id, position: index + 1 }));
  await tx.execute(sql`
    UPDATE artwork_pictures SET position = placed.position
    FROM ${recordset(positions)} AS placed (id uuid, position int)
    WHERE artwork_pictures.id = placed.id AND artwork_pictures.position <> placed.position`);
}

function nameOf({ kind, alt }: Pick<PictureRow, 'kind' | 'alt'>): string {
  const label = pictureKindLabels[kind];
  return alt === '' ? label : `${label}: ${alt.length > 80 ? `${alt.slice(0, 80)}…` : alt}`;
}
