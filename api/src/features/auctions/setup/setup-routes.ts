import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { bidderRoutes } from './bidders/bidder-routes';
import { lotRoutes } from './lots/lot-routes';
import { auctionRecordRoutes } from './records/auction-record-routes';
import type { SetupDeps } from './setup-deps';
import { termsRoutes } from './terms/terms-routes';

export const setupRoutes: FastifyPluginAsync<SetupDeps> = async (app, deps) => {
  adminOnly(app, 'trade');
  auctionRecordRoutes(app, deps);
  lotRoutes(app, deps);
  termsRoutes(app, deps);
  bidderRoutes(app, deps);
};
