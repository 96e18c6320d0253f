import { worksListPaths } from '@gallery/shared/contract/collection/works-list';
import {
  type WorksViewSavedAnswer,
  type WorksViewsAnswer,
  worksViewSavedSchema,
  worksViewsSchema,
} from '@gallery/shared/contract/collection/works-list.schema';
import {
  type WorksViewInput,
  worksViewInputSchema,
} from '@gallery/shared/contract/collection/works-list-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { deleteView, readViews, saveView } from './works-views';

const common = { tags: ['Collection'], security: [{ token: [] }] };

export const viewRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    worksListPaths.views,
    {
      schema: {
        ...common,
        summary: "The caller's saved views of the works list",
        response: { 200: worksViewsSchema, ...refusals(401, 403) },
      },
    },
    async (request): Promise<WorksViewsAnswer> => ({
      views: await readViews(db, sessionOf(request).user._id),
    }),
  );

  app.post<{ Body: WorksViewInput }>(
    worksListPaths.views,
    {
      config: { ability: 'read' },
      schema: {
        ...common,
        summary: 'Save a view, or replace the one of the same name',
        body: worksViewInputSchema,
        response: { 201: worksViewSavedSchema, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request, reply) => {
      const view = await saveView(db, sessionOf(request).user._id, request.body);
      return reply.code(201).send({ message: 'View saved.', view } satisfies WorksViewSavedAnswer);
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/collection/views/:id',
    {
      config: { ability: 'read' },
      schema: {
        ...common,
        summary: 'Delete a saved view',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      await deleteView(db, sessionOf(request).user._id, request.params.id);
      return { message: 'View deleted.' };
    },
  );
};
