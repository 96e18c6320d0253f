import type { ListQuery } from '@gallery/shared/contract/fields/list.schema';
import type { ReleaseEventsAnswer } from '@gallery/shared/contract/releases/releases';
import { desc } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { readPaged } from '../../../http/paging/paged';
import { eventSentence } from '../audit/event-sentence';
import { releaseEvents } from '../audit/release-event.table';

/** The newest first. */
export async function listEvents(db: Database, query: ListQuery): Promise<ReleaseEventsAnswer> {
  const { rows, page } = await readPaged(query, {
    count: () => db.$count(releaseEvents),
    read: ({ limit, offset }) =>
      db.select().from(releaseEvents).orderBy(desc(releaseEvents.id)).limit(limit).offset(offset),
  });
  const events = rows.map((row) => ({
    _id: String(row.id),
    at: row.at.toISOString(),
    remote: row.remote,
    version: row.version,
    by: row.byName,
    what: eventSentence(row),
    reason: row.reason,
  }));
  return { events, ...page };
}
