import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { artists } from '../../../artists/artist.table';
import { artworks } from '../../../artworks/artwork.table';
import { readHistories, type WorkHistory } from '../../../artworks/parts/read-history';
import { readWorks, type WorkNow } from '../../editing/planning/edited-works';
import { importedWorks } from '../import.table';
import { fold } from './row-names';

/** A work without public entries has no history. */
export type ExistingWork = WorkNow & { history?: WorkHistory };
export type ExistingArtist = { id: string; email: string };

export type ExistingRecords = {
  artistsByEmail: ReadonlyMap<string, ExistingArtist>;
  /** Several artists can have one name. */
  artistsByName: ReadonlyMap<string, ExistingArtist[]>;
  workByNumber: ReadonlyMap<string, ExistingWork>;
  worksByTitle: ReadonlyMap<string, ExistingWork[]>;
  /** The ids of those works that have an inventory number. */
  numbered: ReadonlySet<string>;
};

type Named = { numbers: readonly string[]; titles: readonly string[] };

/** Reads the works with these folded inventory numbers, and those with these titles. */
export async function readExisting(db: Database, { numbers, titles }: Named): Promise<ExistingRecords> {
  const rows = await db
    .select({
      id: artists.id,
      email: artists.email,
      firstname: artists.firstname,
      lastname: artists.lastname,
    })
    .from(artists);
  const artistsByName = new Map<string, ExistingArtist[]>();
  for (const { id, email, firstname, lastname } of rows)
    for (const name of [`${firstname} ${lastname}`, `${lastname} ${firstname}`, `${lastname}, ${firstname}`])
      addTo(artistsByName, fold(name), { id, email });
  const worksByTitle = await worksWithTitles(db, titles);
  const idsByTitle = [...worksByTitle.values()].flat().map(({ id }) => id);
  return {
    artistsByEmail: new Map(rows.map((artist) => [artist.email.toLowerCase(), artist])),
    artistsByName,
    workByNumber: await worksWithNumbers(db, numbers),
    worksByTitle,
    numbered: await numberedOf(db, idsByTitle),
  };
}

export const titleKey = (title: string, artistId: string | null) => `${fold(title)}|${artistId ?? ''}`;

async function worksWithNumbers(
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, ExistingWork>> {
  if (numbers.length === 0) return new Map();
  const found = await db
    .select()
    .from(importedWorks)
    .where(inArray(importedWorks.inventoryNumber, [...numbers]));
  const works = await worksOf(
    db,
    found.map(({ artworkId }) => artworkId),
  );
  const byId = new Map(works.map((work) => [work.id, work]));
  return new Map(
    found.flatMap(({ inventoryNumber, artworkId }) => {
      const work = byId.get(artworkId);
      return work ? [[inventoryNumber, work] as const] : [];
    }),
  );
}

async function worksWithTitles(
  db: Database,
  titles: readonly string[],
): Promise<Map<string, ExistingWork[]>> {
  const byTitle = new Map<string, ExistingWork[]>();
  if (titles.length === 0) return byTitle;
  const lower = [...new Set(titles.map((title) => title.toLowerCase()))];
  const found = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(inArray(sql`lower(${artworks.name})`, lower), isNull(artworks.editionId)));
  const works = await worksOf(
    db,
    found.map(({ id }) => id),
  );
  for (const work of works) addTo(byTitle, titleKey(work.name, work.artistId), work);
  return byTitle;
}

async function numberedOf(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: importedWorks.artworkId })
    .from(importedWorks)
    .where(inArray(importedWorks.artworkId, [...ids]));
  return new Set(found.map(({ id }) => id));
}

/** Leaves out works that the undo of an import archived. */
async function worksOf(db: Database, ids: readonly string[]): Promise<ExistingWork[]> {
  if (ids.length === 0) return [];
  const [works, histories] = [await readWorks(db, ids), await readHistories(db, ids)];
  return works
    .filter(({ stage, importUndoneAt }) => stage !== 'archived' || importUndoneAt === null)
    .map((work) => ({ ...work, history: histories.get(work.id) }));
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const present = map.get(key);
  if (present) present.push(value);
  else map.set(key, [value]);
}
