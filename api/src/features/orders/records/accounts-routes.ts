import { type AccountsQuery, accountsQuerySchema } from '@gallery/shared/contract/figures/accounts.schema';
import { orderPaths } from '@gallery/shared/contract/orders/order';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/downloads';
import type { OrderContext } from '../order-context';
import { readAccounts } from './accounts';
import { accountsAsCsv } from './accounts-csv';

export const accountsRoutes: FastifyPluginAsync<OrderContext> = async (app, { db }) => {
  adminOnly(app, 'money', 'money');
  app.get<{ Querystring: AccountsQuery }>(
    orderPaths.accounts,
    {
      schema: {
        tags: ['Orders'],
        summary: 'Payments of these days with their refunds, VAT, premium, and delivery, as CSV',
        security: [{ token: [] }],
        querystring: accountsQuerySchema,
        response: { 200: csvSchema, ...refusals(401, 403, 422) },
      },
    },
    async ({ query }, reply) => {
      const { from, to } = query;
      return sendCsv(reply, `accounts-${from}-to-${to}.csv`, accountsAsCsv(await readAccounts(db, query)));
    },
  );
};
