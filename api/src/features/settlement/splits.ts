import type { SplitAnswer } from '@gallery/shared/contract/settlement/settlement.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rowsOf } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { artistSplits, workSplits } from '../orders/shares/artist-share.table';
import { defaultSplit } from '../orders/shares/split';

export type SplitOf = 'artist' | 'artwork';

/** Reads the split of an artist or a work. Throws a 404 for an unknown id. */
export async function readSplit(db: Database, of: SplitOf, id: string): Promise<SplitAnswer> {
  const found = idPattern.test(id) ? await rowsOf<SplitAnswer>(db, queries[of](id)) : [];
  if (!found[0]) throw new HttpError(404, `No ${of} with this id.`);
  return found[0];
}

/** Changes the split of coming sales; `null` removes it, and `by` is the administrator's id. Throws a 404 for an unknown id. */
export async function changeSplit(
  db: Database,
  { of, id, percent, by }: { of: SplitOf; id: string; percent: number | null; by: string },
): Promise<SplitAnswer> {
  return db.transaction(async (tx) => {
    await readSplit(tx, of, id);
    // Two changes at once would both audit the value before.
    await tx.execute(sql`SELECT 1 FROM ${sql.identifier(`${of}s`)} WHERE id = ${id}::uuid FOR UPDATE`);
    const before = await readSplit(tx, of, id);
    if (before.percent === percent) return before;
    await save(tx, of, id, percent);
    const [from, to] = [before.percent, percent].map((value) => (value === null ? 'none' : `${value}%`));
    await recordAudit(tx, { subject: of, subjectId: id, action: 'Split changed', from, to, by });
    return { ...before, percent };
  });
}

const queries = {
  artist: (id: string) => sql`
    SELECT artist_splits.percent::float AS percent, ${defaultSplit}::float AS inherited
    FROM artists LEFT JOIN artist_splits ON artist_splits.artist_id = artists.id WHERE artists.id = ${id}::uuid`,
  artwork: (id: string) => sql`
    SELECT work_splits.percent::float AS percent,
      coalesce(artist_splits.percent, ${defaultSplit})::float AS inherited
    FROM artworks LEFT JOIN work_splits ON work_splits.artwork_id = artworks.id
    LEFT JOIN artist_splits ON artist_splits.artist_id = artworks.artist_id WHERE artworks.id = ${id}::uuid`,
};

async function save(tx: Database, of: SplitOf, id: string, percent: number | null): Promise<void> {
  if (of === 'artist') {
    if (percent === null) await tx.delete(artistSplits).where(eq(artistSplits.artistId, id));
    else
      await tx
        .insert(artistSplits)
        .values({ artistId: id, percent })
        .onConflictDoUpdate({ target: artistSplits.artistId, set: { percent } });
    return;
  }
  if (percent === null) await tx.delete(workSplits).where(eq(workSplits.artworkId, id));
  else
    await tx
      .insert(workSplits)
      .values({ artworkId: id, percent })
      .onConflictDoUpdate({ target: workSplits.artworkId, set: { percent } });
}
