import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { staleEdit } from '../../../http/requests/stale-edit';
import { recordAudit } from '../../audit/record-audit';
import { artworks } from '../artwork.table';
import { lockArtwork } from './archive-artwork';
import { readEditedArtwork } from './artwork-record';

export type WorkChange = { artworkId: string; version: number; by: string };

export type PartChange = { action: string; from?: string; to?: string };

/** Changes a locked work; `null` from `write` changes nothing. Throws a 404, and a 409 for a stale edit. */
export function changeWorkPart(
  db: Database,
  { artworkId, version, by }: WorkChange,
  write: (tx: Database, work: typeof artworks.$inferSelect) => Promise<PartChange | null>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const work = await lockArtwork(tx, artworkId);
    if (version !== work.version) throw staleEdit({ artwork: await readEditedArtwork(tx, work.id) });
    const change = await write(tx, work);
    if (!change) return;
    await tx
      .update(artworks)
      .set({ version: work.version + 1 })
      .where(eq(artworks.id, work.id));
    await recordAudit(tx, { subject: 'artwork', subjectId: work.id, by, ...change });
  });
}
