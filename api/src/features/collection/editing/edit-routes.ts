import {
  type EditDoneAnswer,
  type EditPreview,
  type EditsAnswer,
  worksEditPaths,
} from '@gallery/shared/contract/collection/works-edit';
import {
  editDoneSchema,
  editPreviewSchema,
  editsAnswerSchema,
  keptWorksSchema,
  type UndoneAnswer,
  undoneSchema,
} from '@gallery/shared/contract/collection/works-edit.schema';
import {
  type CommitEditInput,
  commitEditSchema,
  type PreviewEditInput,
  previewEditSchema,
} from '@gallery/shared/contract/collection/works-edit-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals, staleEdit } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { commitEdit, previewEdit } from './saving/commit-edit';
import { readEdit, recentEdits } from './saving/recent-edits';
import { undoEdit } from './saving/undo-edit';

const common = { tags: ['Collection'], security: [{ token: [] }] };

export const editRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  previewRoute(app, db);
  commitRoute(app, db);
  undoRoutes(app, db);
};

function previewRoute(app: FastifyInstance, db: Database): void {
  app.post<{ Body: PreviewEditInput }>(
    worksEditPaths.preview,
    {
      schema: {
        ...common,
        summary: 'What an edit of several works would change, and what stays and why',
        body: previewEditSchema,
        response: { 200: editPreviewSchema, ...refusals(401, 403, 422) },
      },
    },
    (request): Promise<EditPreview> => previewEdit(db, request.body),
  );
}

function commitRoute(app: FastifyInstance, db: Database): void {
  app.post<{ Body: CommitEditInput }>(
    worksEditPaths.edits,
    {
      schema: {
        ...common,
        summary: 'Change all works of a preview, or none',
        body: commitEditSchema,
        response: {
          201: editDoneSchema,
          ...refusals(401, 403, 422),
          ...staleEdit({ stays: keptWorksSchema }),
        },
      },
    },
    async (request, reply) => {
      const { body } = request;
      await commitEdit(db, body, sessionOf(request).user._id);
      const edit = await readEdit(db, body.edit);
      const message = countOf(edit.works, 'work is changed.', 'works are changed.');
      return reply.code(201).send({ message, edit } satisfies EditDoneAnswer);
    },
  );
}

function undoRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    worksEditPaths.edits,
    {
      schema: {
        ...common,
        summary: 'The newest edits that can still be undone',
        response: { 200: editsAnswerSchema, ...refusals(401, 403) },
      },
    },
    async (): Promise<EditsAnswer> => ({ edits: await recentEdits(db) }),
  );

  app.post<{ Params: { id: string } }>(
    '/collection/edits/:id/undo',
    {
      schema: {
        ...common,
        summary: 'Undo an edit for the works that nobody changed since',
        response: { 200: undoneSchema, ...refusals(401, 403, 404), ...staleEdit({ keeps: keptWorksSchema }) },
      },
    },
    (request): Promise<UndoneAnswer> => undoEdit(db, request.params.id, sessionOf(request).user._id),
  );
}
