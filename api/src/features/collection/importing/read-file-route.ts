import {
  importFileType,
  importLimits,
  importPaths,
} from '@gallery/shared/contract/collection/imports/import';
import { importSavedSchema } from '@gallery/shared/contract/collection/imports/import.schema';
import {
  type ReadFileInput,
  readFileSchema,
} from '@gallery/shared/contract/collection/imports/import-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { unreadable } from './reading/unreadable';
import { readImport } from './saving/read-import';
import { saveImport } from './saving/save-import';

const { fileBytes: bodyLimit } = importLimits;

/** Takes the bytes of a file, because JSON of this size would keep other requests waiting. */
export const readFileRoute: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(importFileType, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Querystring: ReadFileInput; Body: Buffer | undefined }>(
    importPaths.list,
    {
      schema: {
        tags: ['Collection'],
        security: [{ token: [] }],
        summary: 'Read works from the bytes of a CSV file or a spreadsheet, and save no work yet',
        querystring: readFileSchema,
        response: { 201: importSavedSchema, ...refusals(401, 403, 413, 415, 422) },
      },
      bodyLimit,
      config: { isUpload: true },
    },
    async (request, reply) => {
      const { body, query } = request;
      if (!body?.length) throw unreadable('The file is empty. Choose a file with a header and rows.');
      const { id, isNew } = await saveImport(
        db,
        { name: query.file_name, bytes: body },
        sessionOf(request).user._id,
      );
      const message = isNew
        ? 'The file is read. No work is saved yet.'
        : 'This file was read before. Its import goes on.';
      return reply.code(201).send({ message, import: await readImport(db, id) });
    },
  );
};
