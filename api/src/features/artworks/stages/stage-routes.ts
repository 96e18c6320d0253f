import {
  type StageInput,
  stageInputSchema,
} from '@gallery/shared/contract/catalogue/stages/work-stage-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { changeStage, type StageDeps } from './change-stage';

export const stageRoutes: FastifyPluginAsync<StageDeps> = async (app, deps) => {
  adminOnly(app, 'catalogue');

  app.put<{ Params: { id: string }; Body: StageInput }>(
    '/artwork/:id/stage',
    {
      schema: {
        tags: ['Artworks'],
        security: [{ token: [] }],
        summary: 'Publish, schedule, archive, or restore a work',
        body: stageInputSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { params, body } = request;
      await changeStage(deps, params.id, body, sessionOf(request).user._id);
      return { message: messages[body.stage] };
    },
  );
};

const messages = {
  draft: 'The work is a draft again.',
  scheduled: 'The work is scheduled.',
  published: 'The work is in the catalogue.',
  archived: 'The work is archived.',
};
