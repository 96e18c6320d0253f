import { type AccountsQuery, accountsQuerySchema } from '@gallery/shared/contract/figures/accounts.schema';
import { figuresPaths } from '@gallery/shared/contract/figures/figures';
import {
  type FigureCsvQuery,
  figureCsvQuerySchema,
  figuresSchema,
} from '@gallery/shared/contract/figures/figures.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../http/answers/downloads';
import { figureAsCsv } from './figures-csv';
import { readFigures } from './read-figures';

const common = { tags: ['Figures'], security: [{ token: [] }] };

export const figuresRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'money');

  app.get<{ Querystring: AccountsQuery }>(
    figuresPaths.read,
    {
      schema: {
        ...common,
        summary: 'Sales by week, artist, type, and price band, the steps to a sale, and days listed',
        querystring: accountsQuerySchema,
        response: { 200: figuresSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => readFigures(db, query),
  );

  app.get<{ Querystring: FigureCsvQuery }>(
    figuresPaths.csv,
    {
      config: { ability: 'money' },
      schema: {
        ...common,
        summary: 'The table of one figure, as CSV',
        querystring: figureCsvQuerySchema,
        response: { 200: csvSchema, ...refusals(401, 403, 422) },
      },
    },
    async ({ query: { figure, from, to } }, reply) => {
      const csv = await figureAsCsv(db, figure, { from, to });
      return sendCsv(reply, `figures-${figure}-${from}-to-${to}.csv`, csv);
    },
  );
};
