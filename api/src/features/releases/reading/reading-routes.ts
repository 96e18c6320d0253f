import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import { releasePaths } from '@gallery/shared/contract/releases/releases';
import {
  releaseEventsAnswerSchema,
  releasesAnswerSchema,
} from '@gallery/shared/contract/releases/releases.schema';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import type { ReleaseContext } from '../release-context';
import { security, tags } from '../staff';
import { listEvents } from './list-events';
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
