import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/client';
import type { artworks } from '../../features/artworks/artwork.table';
import { editions } from '../../features/artworks/edition.table';
import { addArtwork } from './records';

type Work = typeof artworks.$inferSelect;

/** Adds an edition whose numbers have the given facts. Returns its works in the order of their numbers. */
export async function addEdition(
  db: Database,
  size: number,
  given: Partial<typeof artworks.$inferInsert> = {},
): Promise<[Work, Work, ...Work[]]> {
  const id = randomUUID();
  const createdAt = new Date();
  await db.insert(editions).values({ id, size });
  const add = (editionNumber: number) =>
    addArtwork(db, {
      createdAt,
      ...given,
      id: editionNumber === 1 ? id : randomUUID(),
      editionId: id,
      editionNumber,
      editionSize: size,
    });
  const [first, second] = [await add(1), await add(2)];
  const others: Work[] = [];
  for (let number = 3; number <= size; number++) others.push(await add(number));
  return [first, second, ...others];
}
