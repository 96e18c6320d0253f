import {
  type AuctionInput,
  auctionInputSchema,
  type ChangeAuctionInput,
  changeAuctionSchema,
} from '@gallery/shared/contract/auction-setup/auction-input.schema';
import {
  auctionRecordAnswerSchema,
  auctionRecordSchema,
  auctionRecordsAnswerSchema,
  auctionSavedSchema,
  missingPartSchema,
} from '@gallery/shared/contract/auction-setup/auction-record.schema';
import {
  type AuctionSavedAnswer,
  auctionSetupPaths,
} from '@gallery/shared/contract/auction-setup/auction-setup';
import { messageSchema } from '@gallery/shared/contract/fields/answer.schema';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { FastifyInstance } from 'fastify';
import { array } from 'yup';
import { refusals, staleEdit } from '../../../../http/answers/answer-schemas';
import { editorOf, knownId, type SetupDeps, security, tags } from '../setup-deps';
import { findAuctionRecord, listAuctionRecords, readAuctionRecord } from './auction-records';
import { publishAuction } from './publish-auction';
import { removeDraft } from './remove-draft';
import { changeAuction, createAuction } from './save-auction';

export function auctionRecordRoutes(app: FastifyInstance, deps: SetupDeps): void {
  readRoutes(app, deps);
  createRoute(app, deps);
  changeRoute(app, deps);
  removeRoute(app, deps);
  publishRoute(app, deps);
}

type OneAuction = { Params: { id: string } };

function readRoutes(app: FastifyInstance, { db }: SetupDeps): void {
  app.get<{ Querystring: ListQuery }>(
    auctionSetupPaths.list,
    {
      schema: {
        tags,
        summary: 'All auctions, drafts too, the latest opening first',
        security,
        querystring: listQuerySchema,
        response: { 200: auctionRecordsAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => listAuctionRecords(db, query),
  );

  app.get<OneAuction>(
    '/auction/:id/record',
    {
      schema: {
        tags,
        summary: 'An auction with its lots, and what it misses before it can be published',
        security,
        response: { 200: auctionRecordAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    ({ params }) => readAuctionRecord(db, knownId(params.id)),
  );
}

function createRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.post<{ Body: AuctionInput }>(
    auctionSetupPaths.list,
    {
      schema: {
        tags,
        summary: 'Create a draft',
        security,
        body: auctionInputSchema,
        response: { 201: auctionSavedSchema, ...refusals(401, 403, 422) },
      },
    },
    async (request, reply): Promise<AuctionSavedAnswer> => {
      const id = await createAuction(db, request.body, editorOf(request));
      reply.code(201);
      return { message: 'The auction is created.', auction: await findAuctionRecord(db, id) };
    },
  );
}

function changeRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.put<OneAuction & { Body: ChangeAuctionInput }>(
    '/auction/:id/record',
    {
      schema: {
        tags,
        summary: 'Change an auction; after the opening its title, viewing, later ends',
        security,
        body: changeAuctionSchema,
        response: {
          200: auctionSavedSchema,
          ...refusals(401, 403, 404, 422),
          ...staleEdit({ auction: auctionRecordSchema, missing: array().of(missingPartSchema) }),
        },
      },
    },
    async (request): Promise<AuctionSavedAnswer> => {
      const id = knownId(request.params.id);
      await changeAuction(db, id, request.body, editorOf(request));
      return { message: 'The auction is changed.', auction: await findAuctionRecord(db, id) };
    },
  );
}

function removeRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.delete<OneAuction>(
    '/auction/:id/record',
    {
      schema: {
        tags,
        summary: 'Remove a draft with its lots',
        security,
        response: { 200: messageSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await removeDraft(db, knownId(request.params.id), editorOf(request));
      return { message: 'The draft is removed.' };
    },
  );
}

function publishRoute(app: FastifyInstance, { db }: SetupDeps): void {
  app.post<OneAuction>(
    '/auction/:id/publish',
    {
      schema: {
        tags,
        summary: 'Publish a draft: each lot claims its work',
        security,
        response: {
          200: auctionSavedSchema,
          ...refusals(401, 403, 404),
          ...staleEdit({ missing: array().of(missingPartSchema) }),
        },
      },
    },
    async (request): Promise<AuctionSavedAnswer> => {
      const id = knownId(request.params.id);
      await publishAuction(db, id, editorOf(request));
      return { message: 'The auction is published.', auction: await findAuctionRecord(db, id) };
    },
  );
}
