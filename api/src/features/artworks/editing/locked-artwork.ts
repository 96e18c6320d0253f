import { idPattern } from '@gallery/shared/contract/fields/id';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../artwork.table';

/** A work of the catalogue, locked until the commit. Throws a 404 for any other id. */
export async function lockArtwork(tx: Database, id: string): Promise<typeof artworks.$inferSelect> {
  const isIt = and(eq(artworks.id, id), isNull(artworks.archivedAt));
  const [work] = idPattern.test(id) ? await tx.select().from(artworks).where(isIt).for('update') : [];
  if (!work) throw noArtwork();
  return work;
}

export function noArtwork(): HttpError {
  return new HttpError(404, 'No artwork with this id.');
}
