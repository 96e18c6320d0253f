import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artists } from '../../artists/artist.table';
import { artworks } from '../../artworks/artwork.table';
import { factsOf } from '../../artworks/fact-columns';
import { historyLines, readHistories } from '../../artworks/parts/read-history';
import { workPictures } from '../../artworks/parts/work-picture.table';
import { importedWorks } from '../importing/import.table';
import { fold } from '../importing/planning/row-names';

export type ExportedPicture = { name: string; imgUrl: string; hash: string | null };
export type ExportedWork = {
  cells: Partial<Record<ImportField, string | number | boolean | null>>;
  pictures: ExportedPicture[];
};

/** Reads every published work but the numbers of editions, which no import matches, oldest first, with names for its pictures that an import matches again. */
export async function* exportedWorks(db: Database): AsyncGenerator<ExportedWork> {
  const ids = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(isNull(artworks.archivedAt), isNull(artworks.editionId)))
    .orderBy(asc(artworks.createdAt), asc(artworks.id));
  const taken = new Set<string>();
  for (let at = 0; at < ids.length; at += pageSize)
    yield* await page(
      db,
      ids.slice(at, at + pageSize).map(({ id }) => id),
      taken,
    );
}

const pageSize = 100;

async function page(db: Database, ids: string[], taken: Set<string>): Promise<ExportedWork[]> {
  const [rows, more, histories] = await Promise.all([
    db
      .select({ work: artworks, artist: artists, number: importedWorks.inventoryNumber })
      .from(artworks)
      .leftJoin(artists, eq(artists.id, artworks.artistId))
      .leftJoin(importedWorks, eq(importedWorks.artworkId, artworks.id))
      .where(inArray(artworks.id, ids))
      .orderBy(asc(artworks.createdAt), asc(artworks.id)),
    db
      .select()
      .from(workPictures)
      .where(inArray(workPictures.artworkId, ids))
      .orderBy(asc(workPictures.position)),
    readHistories(db, ids),
  ]);
  return rows.map(({ work, artist, number }) => {
    const label = newName(fold(number ?? work.name), taken);
    const further = more.filter(({ artworkId }) => artworkId === work.id);
    const pictures = [work, ...further].map(({ imgUrl, pictureHash: hash }, at) => ({
      name: `${label}${at === 0 ? '' : `-${at + 1}`}${/\.png(\?|$)/.test(imgUrl) ? '.png' : '.jpg'}`,
      imgUrl,
      hash,
    }));
    return {
      pictures,
      cells: {
        ...factsOf(work),
        ...historyLines(histories.get(work.id)),
        inventory_number: number ?? '',
        name_of_artwork: work.name,
        artist: artist ? `${artist.firstname} ${artist.lastname}` : '',
        artist_email: artist?.email ?? '',
        type_of_artwork: work.type,
        price: work.price,
        description: work.description,
        tags: tagsText(work.tags),
        picture: pictures.map(({ name }) => name).join('; '),
      },
    };
  });
}

/** A file name without signs that an operating system refuses. */
function newName(wanted: string, taken: Set<string>): string {
  const safe = wanted.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '').slice(0, 80) || 'work';
  let name = safe;
  for (let number = 1; taken.has(name); number += 1) name = `${safe}.${number}`;
  taken.add(name);
  return name;
}
