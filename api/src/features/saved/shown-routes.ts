import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { savedPaths } from '@gallery/shared/contract/saved/saved';
import { shownSchema } from '@gallery/shared/contract/saved/saved.schema';
import { type ShowInput, showInputSchema } from '@gallery/shared/contract/saved/saved-input.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { sessionOf } from '../../http/authentication';
import { security, tags } from './list-routes';
import { readShown, saveShown } from './show-saved';

/** The agreement that staff see what the caller saves. */
export function shownRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    savedPaths.shown,
    {
      schema: {
        tags,
        summary: 'Whether staff see the saved works',
        security,
        response: { 200: shownSchema, ...refusals(401) },
      },
    },
    (request) => readShown(db, sessionOf(request).user._id),
  );

  app.put<{ Body: ShowInput }>(
    savedPaths.shown,
    {
      schema: {
        tags,
        summary: 'Show the saved works to staff, or hide them',
        security,
        body: showInputSchema,
        response: { 200: messageSchema, ...refusals(401, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { shown } = request.body;
      await saveShown(db, sessionOf(request).user._id, shown);
      return { message: shown ? 'The gallery sees what you save.' : 'Only you see what you save.' };
    },
  );
}
