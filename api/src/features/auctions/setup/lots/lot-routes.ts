import {
  type AddLotsInput,
  addLotsSchema,
  type ChangeAuctionLotInput,
  changeAuctionLotSchema,
  type SequenceInput,
  sequenceSchema,
} from '@gallery/shared/contract/auction-setup/auction-input.schema';
import {
  auctionLotSchema,
  lotSavedSchema,
  lotsAddedSchema,
  missingPartSchema,
} from '@gallery/shared/contract/auction-setup/auction-record.schema';
import type { LotSavedAnswer } from '@gallery/shared/contract/auction-setup/auction-setup';
import { placementSchema } from '@gallery/shared/contract/collection/works-edit.schema';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import type { FastifyInstance } from 'fastify';
import { array } from 'yup';
import { refusals, staleEdit } from '../../../../http/answers/answer-schemas';
import { editorOf, knownId, noLotMessage, type SetupDeps, security, tags } from '../setup-deps';
import { addLots, previewLots } from './adding/add-lots';
import { findAuctionLot } from './auction-lots';
import { changeLot } from './save-lot';
import { removeLot, sequenceLots } from './sequence-lots';

export function lotRoutes(app: FastifyInstance, deps: SetupDeps): void {
  addRoute(app, deps);
  previewRoute(app, deps);
  sequenceRoute(app, deps);
  changeRoute(app, deps);
  removeRoute(app, deps);
}

type OneAuction = { Params: { id: string } };
type OneLot = { Params: { id: string; lot: string } };

function addRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.post<OneAuction & { Body: AddLotsInput }>(
    '/auction/:id/lots',
    {
      schema: {
        tags,
        summary: 'Put works into an auction, with amounts proposed from their prices',
        security,
        body: addLotsSchema,
        response: {
          201: lotsAddedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ missing: array().of(missingPartSchema) }),
        },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const { count, leftOut } = await addLots(db, knownId(params.id), {
        artworkIds: body.artwork_ids,
        allOrNone: body.all_or_none,
        by: editorOf(request),
      });
      reply.code(201);
      const added = count === 1 ? 'The lot is added.' : `${count} lots are added.`;
      return { message: [added, ...leftOut].join(' '), left_out: leftOut };
    },
  );
}

function previewRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.post<OneAuction & { Body: AddLotsInput }>(
    '/auction/:id/lots/preview',
    {
      schema: {
        tags,
        summary: 'Which works could join an auction, and which stay out and why',
        security,
        body: addLotsSchema,
        response: { 200: placementSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    ({ params, body }) => previewLots(db, knownId(params.id), body.artwork_ids),
  );
}

function sequenceRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.put<OneAuction & { Body: SequenceInput }>(
    '/auction/:id/sequence',
    {
      schema: {
        tags,
        summary: 'Put all lots in order; their ends follow',
        security,
        body: sequenceSchema,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      await sequenceLots(db, knownId(request.params.id), request.body.lots, editorOf(request));
      return { message: 'The lots are in order.' };
    },
  );
}

function changeRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.put<OneLot & { Body: ChangeAuctionLotInput }>(
    '/auction/:id/lots/:lot',
    {
      schema: {
        tags,
        summary: 'Change a lot’s estimate, start, reserve and end',
        security,
        body: changeAuctionLotSchema,
        response: {
          200: lotSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ lot: auctionLotSchema }),
        },
      },
    },
    async (request): Promise<LotSavedAnswer> => {
      const ids = idsOf(request.params);
      await changeLot(db, ids, request.body, editorOf(request));
      const lot = await findAuctionLot(db, ids.lotId);
      return { message: `Lot ${lot.number} is saved.`, lot };
    },
  );
}

function removeRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.delete<OneLot>(
    '/auction/:id/lots/:lot',
    {
      schema: {
        tags,
        summary: 'Take a lot out before bidding opens',
        security,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await removeLot(db, idsOf(request.params), editorOf(request));
      return { message: 'Lot removed.' };
    },
  );
}

function idsOf({ id, lot }: OneLot['Params']) {
  return { auctionId: knownId(id), lotId: knownId(lot, noLotMessage) };
}
