import type { FastifyPluginAsync } from 'fastify';
import type { Listen } from '../../db/listen';
import type { OrderContext } from '../orders/order-context';
import { type BidderDeps, bidderRoutes } from './bidders/bidder-routes';
import { type BidDeps, bidRoutes } from './bidding/bid-routes';
import { consoleRoutes } from './console/console-routes';
import { lotStreams } from './live/lot-streams';
import { createWatchers } from './live/watchers';
import { lotAdminRoutes } from './lot-admin-routes';
import { readingRoutes } from './reading/reading-routes';
import { setupRoutes } from './setup/setup-routes';

/** Without `listen` streams follow the database by polls alone. */
export type AuctionDeps = Omit<OrderContext, 'onStep'> & BidDeps & BidderDeps & { listen?: Listen };

export const auctionRoutes: FastifyPluginAsync<AuctionDeps> = async (app, deps) => {
  const { db, listen } = deps;
  const watchers = createWatchers();
  app.register(readingRoutes, { db });
  app.register(lotStreams, { db, listen, watchers });
  app.register(consoleRoutes, { db, watching: watchers.count });
  app.register(setupRoutes, { db });
  app.register(bidRoutes, deps);
  app.register(bidderRoutes, deps);
  app.register(lotAdminRoutes, { db });
};
