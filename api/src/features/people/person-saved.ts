import { maxOfPersonPage } from '@gallery/shared/contract/people/people';
import type { PersonSaved } from '@gallery/shared/contract/people/people.schema';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks } from '../artworks/artwork.table';
import { savedWorks } from '../saved/saved.table';
import type { users } from '../users/user.table';

/** The works that the person saved last, without lists and notes. Returns `null` unless the person agreed. */
export async function savedBy(
  db: Database,
  { id, savedShownAt }: typeof users.$inferSelect,
): Promise<PersonSaved[] | null> {
  if (savedShownAt === null) return null;
  const rows = await db
    .select({ id: artworks.id, name: artworks.name, price: artworks.price, at: savedWorks.createdAt })
    .from(savedWorks)
    .innerJoin(artworks, eq(artworks.id, savedWorks.artworkId))
    .where(eq(savedWorks.userId, id))
    .orderBy(desc(savedWorks.createdAt), desc(artworks.id))
    .limit(maxOfPersonPage);
  return rows.map(({ id: _id, name, price, at }) => {
    return { _id, work: name, amount: price, at: at.toISOString() };
  });
}
