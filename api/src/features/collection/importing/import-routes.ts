import {
  type ImportAnswer,
  type ImportsAnswer,
  importPaths,
} from '@gallery/shared/contract/collection/imports/import';
import {
  importAnswerSchema,
  importSavedSchema,
  importsSchema,
} from '@gallery/shared/contract/collection/imports/import.schema';
import {
  type CellInput,
  type ColumnsInput,
  cellInputSchema,
  columnsInputSchema,
} from '@gallery/shared/contract/collection/imports/import-input.schema';
import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { readFileRoute } from './read-file-route';
import { listImports, readImport } from './saving/read-import';
import { deleteImport, saveCell, saveColumns } from './saving/save-import';

const common = { tags: ['Collection'], security: [{ token: [] }] };
const saved = { 200: importSavedSchema, ...refusals(401, 403, 404, 409, 422) };

type One = { Params: { id: string } };

export const importRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    importPaths.list,
    {
      schema: {
        ...common,
        summary: 'The newest imports',
        response: { 200: importsSchema, ...refusals(401, 403) },
      },
    },
    (): Promise<ImportsAnswer> => listImports(db),
  );

  app.register(readFileRoute, { db });

  app.get<One>(
    '/collection/imports/:id',
    {
      schema: {
        ...common,
        summary: 'An import with its columns, its counts, and its first problems',
        response: { 200: importAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }): Promise<ImportAnswer> => ({ import: await readImport(db, params.id) }),
  );

  app.delete<One>(
    '/collection/imports/:id',
    {
      schema: {
        ...common,
        summary: 'Forget an import, and keep its works',
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ params }): Promise<MessageAnswer> => {
      await deleteImport(db, params.id);
      return { message: 'Import deleted. Its works stay.' };
    },
  );

  app.put<One & { Body: ColumnsInput }>(
    '/collection/imports/:id/columns',
    { schema: { ...common, summary: 'Say what each column is', body: columnsInputSchema, response: saved } },
    async ({ params, body }) => {
      await saveColumns(db, params.id, body);
      return { message: 'Columns saved.', import: await readImport(db, params.id) };
    },
  );

  app.put<{ Params: { id: string; number: string }; Body: CellInput }>(
    '/collection/imports/:id/rows/:number',
    { schema: { ...common, summary: 'Correct a cell of a row', body: cellInputSchema, response: saved } },
    async ({ params, body }) => {
      if (!/^\d{1,9}$/.test(params.number)) throw new HttpError(404, 'No cell at this place.');
      await saveCell(db, { id: params.id, number: Number(params.number) }, body);
      return { message: 'Row corrected.', import: await readImport(db, params.id) };
    },
  );
};
