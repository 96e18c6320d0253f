import { pipeline, Readable, type Transform } from 'node:stream';
import { auditPaths } from '@gallery/shared/contract/audit/audit';
import { type AuditQuery, auditQuerySchema, auditSchema } from '@gallery/shared/contract/audit/audit.schema';
import { stringify } from 'csv-stringify';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { csvOptions, csvSchema, csvTime, sendCsv } from '../../http/answers/downloads';
import { allAudits, listAudits } from './audit-rows';

const common = { tags: ['Audit'], security: [{ token: [] }], querystring: auditQuerySchema };

export const auditRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'people');

  app.get<{ Querystring: AuditQuery }>(
    auditPaths.list,
    {
      schema: {
        ...common,
        summary: 'Who changed which record, searched and filtered',
        response: { 200: auditSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => listAudits(db, query),
  );

  app.get<{ Querystring: AuditQuery }>(
    auditPaths.csv,
    {
      config: { ability: 'people' },
      schema: {
        ...common,
        summary: 'The same as CSV, with whole values',
        response: { 200: csvSchema, ...refusals(401, 403, 422) },
      },
    },
    (request, reply) => sendCsv(reply, 'audit.csv', auditsAsCsv(db, request.query, request.log)),
  );
};

function auditsAsCsv(db: Database, query: AuditQuery, logger: FastifyBaseLogger): Transform {
  // An error aborts the download, so that a partial file never looks whole.
  return pipeline(Readable.from(linesOf(db, query)), stringify(csvOptions(columns)), (error) => {
    if (error) logger.warn({ err: error }, 'an export of the audit ended early');
  });
}

const columns = ['Time', 'Who', 'Action', 'Kind', 'Record', 'Id', 'Before', 'After'];

async function* linesOf(db: Database, query: AuditQuery): AsyncGenerator<(string | null)[]> {
  for await (const { at, by, action, subject, name, subject_id, before, after } of allAudits(db, query))
    yield [csvTime(new Date(at)), by ?? 'The gallery', action, subject, name, subject_id, before, after];
}
