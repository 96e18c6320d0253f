import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { rowsOf } from '../../../db/statements';
import type { Jobs } from '../../../jobs/job-queue';
import { makePicturesJob } from '../../media/make-pictures';

/** Copies the entries of number 1 with their pictures to the other numbers. A picture that is still being made is made for each. */
export async function copyEntries(tx: Database, jobs: Jobs, editionId: string): Promise<void> {
  const isOther = sql`other.edition_id = ${editionId} AND other.id <> ${editionId}`;
  await tx.execute(sql`
    INSERT INTO artwork_entries (id, artwork_id, position, kind, date, text, is_public)
    SELECT gen_random_uuid(), other.id, entry.position, entry.kind, entry.date, entry.text, entry.is_public
    FROM artwork_entries AS entry CROSS JOIN artworks AS other
    WHERE entry.artwork_id = ${editionId} AND ${isOther}`);
  const pictures = await rowsOf<{ id: string; picture_hash: string | null }>(
    tx,
    sql`
    INSERT INTO artwork_entry_pictures (id, entry_id, position, alt, img_url, picture_hash)
    SELECT gen_random_uuid(), copy.id, picture.position, picture.alt, picture.img_url, picture.picture_hash
    FROM artwork_entries AS entry
    JOIN artwork_entry_pictures AS picture ON picture.entry_id = entry.id
    JOIN artwork_entries AS copy ON copy.position = entry.position
    JOIN artworks AS other ON other.id = copy.artwork_id
    WHERE entry.artwork_id = ${editionId} AND ${isOther}
    RETURNING id, picture_hash`,
  );
  for (const { id, picture_hash } of pictures)
    if (!picture_hash) await jobs.send(tx, makePicturesJob, { of: 'entry', id });
}
