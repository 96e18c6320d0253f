import { importPaths } from '@gallery/shared/contract/collection/imports/import';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/downloads';
import { collectionAsCsv, collectionAsZip, type ExportDeps } from './export-files';

const common = { tags: ['Collection'], security: [{ token: [] }] };

const zipSchema = {
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
} as const;

export const exportRoutes: FastifyPluginAsync<ExportDeps> = async (app, deps) => {
  app.get(
    importPaths.csv,
    {
      config: { ability: 'catalogue' },
      schema: {
        ...common,
        summary: 'All published single works as CSV',
        response: { 200: csvSchema, ...refusals(401, 403) },
      },
    },
    (request, reply) => sendCsv(reply, 'collection.csv', collectionAsCsv(deps.db, request.log)),
  );

  app.get(
    importPaths.zip,
    {
      schema: {
        ...common,
        summary: 'All published single works as CSV, with their pictures, in a ZIP file',
        response: { 200: zipSchema, ...refusals(401, 403) },
      },
    },
    (request, reply) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="collection.zip"')
        .send(collectionAsZip(deps, request.log)),
  );
};
