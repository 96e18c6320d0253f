import { maxEditedWorks } from '@gallery/shared/contract/collection/edit-limits';
import { type WorkIdsAnswer, worksListPaths } from '@gallery/shared/contract/collection/works-list';
import { workIdsSchema } from '@gallery/shared/contract/collection/works-list.schema';
import {
  type WorksQuery,
  worksQuerySchema,
} from '@gallery/shared/contract/collection/works-list-input.schema';
import { count, desc } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { artworks } from '../../artworks/artwork.table';
import { worksMatching } from './works-filter';

export const listRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get<{ Querystring: WorksQuery }>(
    worksListPaths.ids,
    {
      schema: {
        tags: ['Collection'],
        security: [{ token: [] }],
        summary: `The ids of the works of a list, newest first, at most ${maxEditedWorks}`,
        querystring: worksQuerySchema,
        response: { 200: workIdsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => readIds(db, request.query),
  );
};

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
