import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import { entryPictures, workEntries } from '../../features/artworks/parts/entry.table';

type Given = Pick<typeof workEntries.$inferInsert, 'kind' | 'date' | 'text' | 'isPublic'> & {
  imgUrl?: string;
};

export async function addWorkEntries(db: Database, artworkId: string, given: readonly Given[]) {
  const rows = given.map((one, place) => ({ ...one, id: randomUUID(), artworkId, position: place + 1 }));
  await db.insert(workEntries).values(rows);
  let pictureId = '';
  for (const { id: entryId, imgUrl } of rows) {
    if (!imgUrl) continue;
    pictureId = randomUUID();
    await db.insert(entryPictures).values({ id: pictureId, entryId, position: 1, alt: 'The label', imgUrl });
  }
  return { ids: rows.map(({ id }) => id), pictureId };
}
