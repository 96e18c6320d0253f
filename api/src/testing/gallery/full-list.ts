import { randomUUID } from 'node:crypto';
import { maxWorksInList } from '@gallery/shared/contract/saved/saved';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { savedLists } from '../../features/saved/saved.table';
import { addArtwork } from './records';

export async function addFullList(db: Database, userId: string): Promise<string> {
  const { id: like } = await addArtwork(db);
  const id = randomUUID();
  await db.insert(savedLists).values({ id, userId, name: 'Full' });
  await db.execute(sql`
    WITH copies AS (
      INSERT INTO artworks (id, name_of_artwork, type_of_artwork, price, description, img_url)
      SELECT gen_random_uuid(), name_of_artwork, type_of_artwork, price, description, img_url
      FROM artworks, generate_series(1, ${maxWorksInList}) WHERE artworks.id = ${like}
      RETURNING id)
    INSERT INTO saved_works (user_id, artwork_id, list_id, position, price)
    SELECT ${userId}, id, ${id}, row_number() OVER (), 1 FROM copies`);
  return id;
}
