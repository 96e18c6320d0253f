import { releasePaths } from '@gallery/shared/contract/releases/releases';
import { errorsAnswerSchema, vitalsAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../db/client';
import { refusals } from '../../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../../http/answers/csv';
import { security, tags } from '../../staff';
import { errorsAsCsv } from './errors-csv';
import { readErrors } from './read-errors';
import { readVitals } from './read-vitals';

export function telemetryReadingRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get(
    releasePaths.errors,
    {
      schema: {
        tags,
        security,
        summary: 'Errors of 24 hours by remote and release',
        response: { 200: errorsAnswerSchema, ...refusals(401, 403) },
      },
    },
    () => readErrors(db),
  );

  app.get(
    releasePaths.errorsCsv,
    {
      schema: {
        tags,
        security,
        summary: 'Every message of 24 hours as CSV',
        response: { 200: csvSchema, ...refusals(401, 403) },
      },
    },
    async (_request, reply) => sendCsv(reply, 'errors.csv', await errorsAsCsv(db)),
  );

  app.get(
    releasePaths.vitals,
    {
      schema: {
        tags,
        security,
        summary: 'Web vitals of 24 hours by remote, release and route',
        response: { 200: vitalsAnswerSchema, ...refusals(401, 403) },
      },
    },
    () => readVitals(db),
  );
}
