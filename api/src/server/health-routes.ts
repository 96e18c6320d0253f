import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/client';

/** The API is healthy when the database answers. */
export const healthRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get('/health', async (_request, reply) => {
    await db.execute(sql`SELECT 1`);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
};
