import {
  type DashboardAnswer,
  dashboardPath,
  type Sales,
  type SalesWeek,
} from '@gallery/shared/contract/orders/dashboard';
import type { FastifyPluginAsync } from 'fastify';
import { array, number, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { requireRole } from '../../http/authentication';
import { orderRowSchema } from '../orders/records/order-record-schemas';
import { readDashboard } from './read-dashboard';

export const dashboardRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    dashboardPath,
    {
      schema: {
        ...{ tags: ['Dashboard'], summary: 'Sales and the latest orders', security: [{ token: [] }] },
        response: { 200: dashboardSchema, ...refusals(401, 403) },
      },
      onRequest: requireRole('admin'),
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await readDashboard(db)),
  );
};

const naira = () => number().integer().min(0).defined();

const salesSchema: ObjectSchema<Sales> = object({
  amount: naira(),
  count: naira(),
  change: number().defined().nullable(),
});

const weekSchema: ObjectSchema<SalesWeek> = object({
  starts_on: string().defined(),
  amount: naira(),
  count: naira(),
});

const dashboardSchema: ObjectSchema<DashboardAnswer> = object({
  today: salesSchema,
  month: salesSchema,
  all_time: salesSchema,
  weeks: array().of(weekSchema).defined(),
  latest: array().of(orderRowSchema).defined(),
});
