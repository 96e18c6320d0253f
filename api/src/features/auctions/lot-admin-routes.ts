import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { idPattern } from '@gallery/shared/contract/fields/id';
import { type LotSavedAnswer, lotPaths } from '@gallery/shared/contract/programme/lot';
import { lotSavedSchema, lotSchema } from '@gallery/shared/contract/programme/lot.schema';
import {
  type ChangeLotInput,
  changeLotSchema,
  type LotInput,
  lotInputSchema,
} from '@gallery/shared/contract/programme/lot-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-only';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { sessionOf } from '../../http/authentication';
import { findLot, noLotMessage } from './lot-list';
import { removeLot } from './remove-lot';
import { changeLot, createLot } from './save-lot';

const tags = ['Auction'];
const security = [{ token: [] }];

export const lotAdminRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app);
  saveRoutes(app, db);
  removeRoute(app, db);
};

function saveRoutes(app: FastifyInstance, db: Database): void {
  app.post<{ Body: LotInput }>(
    lotPaths.list,
    {
      schema: {
        ...{ tags, summary: 'Add a lot', security },
        body: lotInputSchema,
        response: { 201: lotSavedSchema, ...refusals(401, 403, 409, 422) },
      },
    },
    async (request, reply): Promise<LotSavedAnswer> => {
      const id = await createLot(db, request.body, sessionOf(request).user._id);
      reply.code(201);
      return { message: 'The lot is created.', lot: await findLot(db, id) };
    },
  );

  app.put<{ Params: { id: string }; Body: ChangeLotInput }>(
    '/auction/:id',
    {
      schema: {
        ...{ tags, summary: 'Change a lot', security },
        body: changeLotSchema,
        response: {
          ...{ 200: lotSavedSchema, ...refusals(401, 403, 404, 422) },
          ...staleEdit({ lot: lotSchema }),
        },
      },
    },
    async (request): Promise<LotSavedAnswer> => {
      const id = knownId(request.params.id);
      await changeLot(db, id, request.body, sessionOf(request).user._id);
      return { message: 'The lot is changed.', lot: await findLot(db, id) };
    },
  );
}

function removeRoute(app: FastifyInstance, db: Database): void {
  app.delete<{ Params: { id: string } }>(
    '/auction/:id',
    {
      schema: {
        ...{ tags, summary: 'Take a lot out', security },
        response: { 200: messageSchema, ...refusals(401, 403, 404) },
      },
    },
    async (request) => {
      await removeLot(db, knownId(request.params.id), sessionOf(request).user._id);
      return { message: 'The lot is taken out.' };
    },
  );
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw new HttpError(404, noLotMessage);
  return id;
}
