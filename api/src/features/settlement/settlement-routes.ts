import { settlementPaths, statementFile } from '@gallery/shared/contract/settlement/settlement';
import {
  payoutMadeSchema,
  settlementSchema,
  statementSchema,
} from '@gallery/shared/contract/settlement/settlement.schema';
import {
  type PayoutInput,
  payoutInputSchema,
  type SettlementQuery,
  type StatementQuery,
  settlementQuerySchema,
  statementQuerySchema,
} from '@gallery/shared/contract/settlement/settlement-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { csvSchema, pdfSchema, sendCsv, sendPdf } from '../../http/answers/downloads';
import { sessionOf } from '../../http/authentication';
import type { MakePaper } from '../papers/paper-process';
import { readGalleryFacts } from '../settings/gallery-facts';
import { payOut } from './pay-out';
import { readSettlement } from './read-settlement';
import { readStatement } from './read-statement';
import { splitRoutes } from './split-routes';
import { statementAsCsv } from './statement-csv';
import { statementPaper } from './statement-paper';

type SettlementDeps = { db: Database; makePaper: MakePaper; mediaFolder: string };

const common = { tags: ['Settlement'], security: [{ token: [] }] };

export const settlementRoutes: FastifyPluginAsync<SettlementDeps> = async (app, deps) => {
  adminOnly(app, 'money', 'money');
  readRoutes(app, deps.db);
  fileRoutes(app, deps);
  payoutRoute(app, deps.db);
  splitRoutes(app, deps.db);
};

function readRoutes(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: SettlementQuery }>(
    settlementPaths.list,
    {
      schema: {
        ...common,
        summary: 'The shares of the gallery and of each artist in a month',
        querystring: settlementQuerySchema,
        response: { 200: settlementSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => readSettlement(db, query.month),
  );

  app.get<{ Querystring: StatementQuery }>(
    settlementPaths.statement,
    {
      schema: {
        ...common,
        summary: "An artist's sales and refunds of a month, and what is due",
        querystring: statementQuerySchema,
        response: { 200: statementSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    ({ query }) => readStatement(db, query),
  );
}

function fileRoutes(app: FastifyInstance, { db, makePaper, mediaFolder }: SettlementDeps): void {
  app.get<{ Querystring: StatementQuery }>(
    settlementPaths.csv,
    {
      schema: {
        ...common,
        summary: "An artist's statement of a month, as CSV",
        querystring: statementQuerySchema,
        response: { 200: csvSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async ({ query }, reply) => {
      const statement = await readStatement(db, query);
      return sendCsv(
        reply,
        statementFile(statement.artist.name, query.month, 'csv'),
        statementAsCsv(statement),
      );
    },
  );

  app.get<{ Querystring: StatementQuery }>(
    settlementPaths.pdf,
    {
      schema: {
        ...common,
        summary: "An artist's statement of a month, as a PDF",
        querystring: statementQuerySchema,
        response: { 200: pdfSchema, ...refusals(401, 403, 404, 422) },
      },
    },
    async ({ query }, reply) => {
      const statement = await readStatement(db, query);
      const { address } = await readGalleryFacts(db);
      const pdf = await makePaper({ mediaFolder, statement: statementPaper(statement, address) });
      return sendPdf(reply, statementFile(statement.artist.name, query.month, 'pdf'), pdf);
    },
  );
}

function payoutRoute(app: FastifyInstance, db: Database): void {
  app.post<{ Body: PayoutInput }>(
    settlementPaths.payouts,
    {
      schema: {
        ...common,
        summary: "Mark an artist's statement as paid",
        body: payoutInputSchema,
        response: { 201: payoutMadeSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const made = await payOut(db, request.body, sessionOf(request).user._id);
      return reply.code(201).send(made);
    },
  );
}
