import { historyLine } from '@gallery/shared/contract/catalogue/entries/history-lines';
import type {
  EntryPicture,
  WorkEntry,
  WorkEntryRecord,
} from '@gallery/shared/contract/catalogue/entries/work-entries.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictureOf, pictures } from '../../media/picture.table';
import { entryPictures, workEntries } from './entry.table';

/** Returns all entries of a work in the curator's order, for staff. */
export async function readEntries(db: Database, artworkId: string): Promise<WorkEntryRecord[]> {
  const rows = await db
    .select()
    .from(workEntries)
    .where(eq(workEntries.artworkId, artworkId))
    .orderBy(asc(workEntries.position));
  const shown = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...entryOf(row, shown), is_public: row.isPublic }));
}

/** Returns the public entries. A work without them has no field for them. */
export async function readPublicEntries(db: Database, artworkId: string): Promise<WorkEntry[] | undefined> {
  const rows = await publicEntries(db, artworkId);
  if (rows.length === 0) return undefined;
  const shown = await picturesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => entryOf(row, shown));
}

/** Returns a line for each public step of the provenance, such as '2019: Private collection, Lagos'. */
export async function readPublicProvenance(db: Database, artworkId: string): Promise<string[]> {
  const rows = await publicEntries(db, artworkId);
  return rows.filter(({ kind }) => kind === 'provenance').map(historyLine);
}

function publicEntries(db: Database, artworkId: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(workEntries)
    .where(and(eq(workEntries.artworkId, artworkId), eq(workEntries.isPublic, true)))
    .orderBy(asc(workEntries.position));
}

type EntryRow = typeof workEntries.$inferSelect;

function entryOf({ id, kind, date, text }: EntryRow, shown: Map<string, EntryPicture[]>): WorkEntry {
  return { _id: id, kind, date, text, pictures: shown.get(id) ?? [] };
}

async function picturesOf(db: Database, entryIds: string[]): Promise<Map<string, EntryPicture[]>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ one: entryPictures, picture: pictures })
    .from(entryPictures)
    .leftJoin(pictures, eq(pictures.hash, entryPictures.pictureHash))
    .where(inArray(entryPictures.entryId, entryIds))
    .orderBy(asc(entryPictures.position));
  const of = (id: string) => rows.filter(({ one }) => one.entryId === id);
  return new Map(entryIds.map((id) => [id, of(id).map(({ one, picture }) => entryPictureOf(one, picture))]));
}

function entryPictureOf(
  { id, alt, imgUrl }: typeof entryPictures.$inferSelect,
  picture: typeof pictures.$inferSelect | null,
): EntryPicture {
  return { _id: id, alt, img_url: imgUrl, picture: picture && pictureOf(picture) };
}
