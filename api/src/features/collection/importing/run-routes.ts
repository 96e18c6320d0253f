import {
  importSavedSchema,
  type MatchesAnswer,
  matchesSchema,
} from '@gallery/shared/contract/collection/imports/import.schema';
import {
  type NamesInput,
  namesInputSchema,
  type PictureInput,
  pictureInputSchema,
  type StartInput,
  startInputSchema,
} from '@gallery/shared/contract/collection/imports/import-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { uploaded } from '../../artworks/editing/artwork-admin-routes';
import type { PictureStorage } from '../../storage/picture-storage';
import { matchPictures, savePictureOfRow } from './running/import-pictures';
import { type ImportDeps, startImport } from './running/start-import';
import { readImport } from './saving/read-import';
import type { Kept } from './undoing/undo-changes';
import { undoImport } from './undoing/undo-import';

const common = { tags: ['Collection'], security: [{ token: [] }] };

type One<Body = unknown> = { Params: { id: string }; Body: Body };

export const runRoutes: FastifyPluginAsync<ImportDeps & { pictures: PictureStorage }> = async (app, deps) => {
  const { db } = deps;

  app.post<One<NamesInput>>(
    '/collection/imports/:id/pictures/match',
    {
      schema: {
        ...common,
        summary: 'The rows of pictures by their names, and which of them the import lacks',
        body: namesInputSchema,
        response: { 200: matchesSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async ({ params, body }): Promise<MatchesAnswer> => ({
      pictures: await matchPictures(db, params.id, body.names),
    }),
  );

  app.post<One<PictureInput>>(
    '/collection/imports/:id/pictures',
    {
      schema: {
        ...common,
        summary: 'Give an uploaded picture to the row that its name fits',
        body: pictureInputSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const { name, img_url, width, height } = request.body;
      const imgUrl = await uploaded(deps, request, img_url);
      await savePictureOfRow(deps, request.params.id, { name, imgUrl, width, height });
      return { message: 'Picture added.' };
    },
  );

  app.post<One>(
    '/collection/imports/:id/undo',
    {
      schema: {
        ...common,
        summary: 'Archive the works that an import made, and restore those that it changed',
        response: { 200: importSavedSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const kept = await undoImport(deps, id, sessionOf(request).user._id);
      return { message: undoneMessage(kept), import: await readImport(db, id) };
    },
  );

  app.post<One<StartInput>>(
    '/collection/imports/:id/start',
    {
      schema: {
        ...common,
        summary: 'Check the open rows again, and import those that are ready',
        body: startInputSchema,
        response: { 200: importSavedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { params, body } = request;
      const by = sessionOf(request).user._id;
      await startImport(deps, params.id, { asDrafts: body.as_drafts, by });
      const found = await readImport(db, params.id);
      const runs = found.state === 'running';
      const message = runs
        ? 'The import runs. You can leave this page.'
        : 'The rows are checked. None is ready.';
      return { message, import: found };
    },
  );
};

function undoneMessage(kept: readonly Kept[]): string {
  if (kept.length === 0) return 'The import is undone.';
  const names = kept.slice(0, 3).map(({ name }) => name);
  const others = kept.length > names.length ? ` and ${kept.length - names.length} more` : '';
  return `The import is undone, except for works that were edited since: ${names.join(', ')}${others}.`;
}
