import { type MessageAnswer, messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import {
  doorListSchema,
  type ScansAnswer,
  scansAnswerSchema,
} from '@gallery/shared/contract/programme/door/door.schema';
import { type ScansInput, scansInputSchema } from '@gallery/shared/contract/programme/door/door-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { byAccount } from '../../../http/authentication';
import { findEvent } from '../event-list';
import { checkIn, undoCheckIn } from './check-in';
import { readDoorList } from './door-list';

const common = { tags: ['Events'], security: [{ token: [] }] };

type One = { Params: { id: string } };

export function doorRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get<One>(
    '/event/:id/door',
    {
      schema: {
        ...common,
        summary: 'The guests of an event for the door',
        response: { 200: doorListSchema, ...refusals(401, 403, 404) },
      },
    },
    async ({ params }, reply) =>
      reply.header('cache-control', 'no-store').send(await readDoorList(db, knownId(params.id))),
  );

  app.post<One & { Body: ScansInput }>(
    '/event/:id/door/scans',
    {
      schema: {
        ...common,
        summary: 'Check guests in; the first scan of a ticket wins',
        body: scansInputSchema,
        response: { 200: scansAnswerSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async (request): Promise<ScansAnswer> => {
      const { _id: eventId } = await findEvent(db, knownId(request.params.id));
      return { results: await checkIn(db, { eventId, by: byAccount(request) }, request.body) };
    },
  );

  app.delete<{ Params: { id: string; scan: string } }>(
    '/event/:id/door/scans/:scan',
    {
      schema: {
        ...common,
        summary: 'Take a check-in back',
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request): Promise<MessageAnswer> => {
      const door = { eventId: knownId(request.params.id), by: byAccount(request) };
      await undoCheckIn(db, door, request.params.scan);
      return { message: 'The check-in is withdrawn.' };
    },
  );
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, 'No event with this id.');
  return id;
}
