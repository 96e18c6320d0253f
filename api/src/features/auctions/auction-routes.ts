import type { FastifyPluginAsync } from 'fastify';
import type { Listen } from '../../db/listen';
import type { OrderContext } from '../orders/order-context';
import { lotStreams } from './live/lot-streams';
import { lotAdminRoutes } from './lot-admin-routes';
import { readingRoutes } from './reading/reading-routes';
import { setupRoutes } from './setup/setup-routes';

/** Without `listen` streams follow the database by polls alone. */
export type AuctionDeps = OrderContext & { listen?: Listen };

export const auctionRoutes: FastifyPluginAsync<AuctionDeps> = async (app, { db, listen }) => {
  app.register(readingRoutes, { db });
  app.register(lotStreams, { db, listen });
  app.register(setupRoutes, { db });
  app.register(lotAdminRoutes, { db });
};
