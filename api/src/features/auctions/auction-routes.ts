import type { FastifyPluginAsync } from 'fastify';
import type { Listen } from '../../db/listen';
import type { AuctionContext } from './auction-context';
import { type BidderDeps, bidderRoutes } from './bidders/bidder-routes';
import { type BidDeps, bidRoutes } from './bidding/bid-routes';
import { consoleRoutes } from './console/console-routes';
import { stopMailsRoutes } from './emails/stop-mails-routes';
import { lotStreams } from './live/lot-streams';
import { createWatchers } from './live/watchers';
import { recordRoutes } from './open-record/record-routes';
import { type OwnBidDeps, ownBidRoutes } from './own-bids/own-bid-routes';
import { readingRoutes } from './reading/reading-routes';
import { resultsRoutes } from './results/results-routes';
import { retractingRoutes } from './retracting/retracting-routes';
import { setupRoutes } from './setup/setup-routes';

/** Without `listen` streams follow the database by polls alone. */
export type AuctionDeps = Omit<AuctionContext, 'onStep'> &
  BidDeps &
  BidderDeps &
  OwnBidDeps & { listen?: Listen };

export const auctionRoutes: FastifyPluginAsync<AuctionDeps> = async (app, deps) => {
  const { db, outbox, listen } = deps;
  const watchers = createWatchers();
  app.register(readingRoutes, { db, listen });
  app.register(lotStreams, { db, listen, watchers });
  app.register(consoleRoutes, { db, watching: watchers.count });
  app.register(setupRoutes, { db, outbox });
  app.register(bidRoutes, deps);
  app.register(bidderRoutes, deps);
  app.register(ownBidRoutes, deps);
  app.register(recordRoutes, deps);
  app.register(retractingRoutes, deps);
  app.register(resultsRoutes, deps);
  app.register(stopMailsRoutes, deps);
};
