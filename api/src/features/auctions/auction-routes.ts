import type { FastifyPluginAsync } from 'fastify';
import type { Listen } from '../../db/listen';
import type { OrderContext } from '../orders/order-context';
import { consoleRoutes } from './console/console-routes';
import { lotStreams } from './live/lot-streams';
import { createWatchers } from './live/watchers';
import { lotAdminRoutes } from './lot-admin-routes';
import { readingRoutes } from './reading/reading-routes';
import { setupRoutes } from './setup/setup-routes';

/** Without `listen` streams follow the database by polls alone. */
export type AuctionDeps = OrderContext & { listen?: Listen };

export const auctionRoutes: FastifyPluginAsync<AuctionDeps> = async (app, { db, listen }) => {
  const watchers = createWatchers();
  app.register(readingRoutes, { db });
  app.register(lotStreams, { db, listen, watchers });
  app.register(consoleRoutes, { db, watching: watchers.count });
  app.register(setupRoutes, { db });
  app.register(lotAdminRoutes, { db });
};
