import { maxEditedWorks } from '@gallery/shared/contract/collection/edit-limits';
import {
  type WorkIdsAnswer,
  type WorkTagsAnswer,
  worksListPaths,
} from '@gallery/shared/contract/collection/works-list';
import {
  workIdsSchema,
  workRowsSchema,
  workTagsSchema,
} from '@gallery/shared/contract/collection/works-list.schema';
import {
  type WorkRowsQuery,
  type WorksQuery,
  workRowsQuerySchema,
  worksQuerySchema,
} from '@gallery/shared/contract/collection/works-list-input.schema';
import { count, desc } from 'drizzle-orm';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/downloads';
import { artworks } from '../../artworks/artwork.table';
import { readTags } from '../../artworks/parts/work-tags';
import { readWorkRows } from './work-rows';
import { worksAsCsv } from './works-csv';
import { worksMatching } from './works-filter';

const common = { tags: ['Collection'], security: [{ token: [] }] };

export const listRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  rowRoutes(app, db);
  app.get<{ Querystring: WorksQuery }>(
    worksListPaths.ids,
    {
      schema: {
        ...common,
        summary: `The ids of the works of a list, newest first, at most ${maxEditedWorks}`,
        querystring: worksQuerySchema,
        response: { 200: workIdsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => readIds(db, request.query),
  );
  app.get(
    worksListPaths.tags,
    {
      schema: {
        ...common,
        summary: 'All tags of works, by name',
        response: { 200: workTagsSchema, ...refusals(401, 403) },
      },
    },
    async (): Promise<WorkTagsAnswer> => ({ tags: await readTags(db) }),
  );
};

function rowRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: WorkRowsQuery }>(
    worksListPaths.rows,
    {
      schema: {
        ...common,
        summary: 'The works with what staff compare, filtered and sorted, and the sum of their prices',
        querystring: workRowsQuerySchema,
        response: { 200: workRowsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => readWorkRows(db, request.query),
  );

  app.get<{ Querystring: WorkRowsQuery }>(
    worksListPaths.csv,
    {
      config: { ability: 'catalogue' },
      schema: {
        ...common,
        summary: 'The same as CSV',
        querystring: workRowsQuerySchema,
        response: { 200: csvSchema, ...refusals(401, 403, 422) },
      },
    },
    (request, reply) => sendCsv(reply, 'artworks.csv', worksAsCsv(db, request.query, request.log)),
  );
}

async function readIds(db: Database, query: WorksQuery): Promise<WorkIdsAnswer> {
  const where = await worksMatching(db, query);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ id: artworks.id })
      .from(artworks)
      .where(where)
      .orderBy(desc(artworks.createdAt), desc(artworks.id))
      .limit(maxEditedWorks),
    db.select({ total: count() }).from(artworks).where(where),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}
