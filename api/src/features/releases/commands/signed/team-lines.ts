import type { RemoteName } from '@gallery/shared/contract/releases/releases';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { eventSentence } from '../../audit/event-sentence';
import { releaseEvents } from '../../audit/release-event.table';
import { readRecords } from '../../reading/release-records';
import { newestReleases } from '../../registry/newest-releases';
import { releaseLayers } from '../../registry/release-layers.table';

const maxEvents = 30;

/** The newest first, such as `1.2.0  8d7f3a10  live  since 2026-11-23T10:00:00.000Z`. */
export async function linesOfReleases(db: Database, remote: RemoteName): Promise<string[]> {
  const [layers] = await db.select().from(releaseLayers).where(eq(releaseLayers.remote, remote));
  const records = await readRecords(db, await newestReleases(db, remote));
  return records.map(({ row: { id, version, digest, state, stateAt }, record: { problem } }) => {
    const share = id === layers?.canaryId ? ` at ${layers.canaryShare} %` : '';
    const pinned = id === layers?.pinId ? ', pinned' : '';
    const why = problem && `: ${state === 'refused' ? '' : 'an edge cannot open it: '}${problem}`;
    return `${version || '–'}  ${digest.slice(0, 8)}  ${state}${share}${pinned}  since ${stateAt.toISOString()}${why}`;
  });
}

/** The newest first. */
export async function linesOfEvents(db: Database, remote: RemoteName): Promise<string[]> {
  const rows = await db
    .select()
    .from(releaseEvents)
    .where(eq(releaseEvents.remote, remote))
    .orderBy(desc(releaseEvents.id))
    .limit(maxEvents);
  return rows.map((event) => {
    const why = event.reason && `: ${event.reason}`;
    return `${event.at.toISOString()}  ${eventSentence(event)}, by ${event.byName}${why}`;
  });
}
