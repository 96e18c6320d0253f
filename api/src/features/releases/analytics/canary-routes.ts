import { remoteNames } from '@gallery/shared/contract/releases/releases';
import { canaryAnswerSchema } from '@gallery/shared/contract/releases/releases.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { security, tags } from '../staff';
import { readCanary } from './read-canary';

export function canaryRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<{ Params: { remote: string } }>(
    '/releases/:remote/canary',
    {
      schema: {
        tags,
        summary: 'The running canary of a remote, or its last one',
        security,
        response: { 200: canaryAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => {
      const remote = remoteNames.find((name) => name === params.remote);
      if (!remote) throw new HttpError(404, 'There is no such remote.');
      return readCanary(db, remote);
    },
  );
}
