import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import { type ReleaseEventsAnswer, releasePaths } from '@gallery/shared/contract/releases/releases';
import {
  releaseEventsAnswerSchema,
  releasesAnswerSchema,
} from '@gallery/shared/contract/releases/releases.schema';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { readPaged } from '../../../http/paging/paged';
import { eventSentence } from '../audit/event-sentence';
import { releaseEvents } from '../audit/release-event.table';
import { type ReleaseContext, security, tags } from '../release-context';
import { listReleases } from './list-releases';

export function readingRoutes(app: FastifyInstance, context: ReleaseContext): void {
  app.get(
    releasePaths.list,
    {
      schema: {
        tags,
        summary: 'What is live of each remote, and what may come next',
        security,
        response: { 200: releasesAnswerSchema, ...refusals(401, 403) },
      },
    },
    () => listReleases(context),
  );

  app.get<{ Querystring: ListQuery }>(
    releasePaths.events,
    {
      schema: {
        tags,
        summary: 'Who did what with which release, when and why',
        security,
        querystring: listQuerySchema,
        response: { 200: releaseEventsAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => listEvents(context.db, query),
  );
}

async function listEvents(db: Database, query: ListQuery): Promise<ReleaseEventsAnswer> {
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
