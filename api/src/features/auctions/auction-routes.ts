import type { LotRecord } from '@gallery/shared/auction/record';
import {
  type GalleryKeys,
  galleryKeysSchema,
  lotRecordSchema,
} from '@gallery/shared/contract/auction-results/record.schema';
import { auctionPaths } from '@gallery/shared/contract/auctions/auction';
import type { FastifyPluginAsync } from 'fastify';
import type { Database, Listen } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import type { AuctionContext } from './auction-context';
import { type BidderDeps, bidderRoutes } from './bidders/bidder-routes';
import { type BidDeps, bidRoutes } from './bidding/bid-routes';
import { consoleRoutes } from './console/console-routes';
import { stopMailsRoutes } from './emails/stop-mails-routes';
import { lotStreams } from './live/lot-streams';
import { createWatchers } from './live/watchers';
import { readRecord } from './open-record/read-record';
import { type OwnBidDeps, ownBidRoutes } from './own-bids/own-bid-routes';
import { readingRoutes } from './reading/reading-routes';
import type { RecordSigner } from './record/checkpoint';
import { resultsRoutes } from './results/results-routes';
import { retractingRoutes } from './retracting/retracting-routes';
import { staffBidderRoutes } from './setup/bidders/bidder-routes';
import { lotRoutes } from './setup/lots/lot-routes';
import { auctionRecordRoutes } from './setup/records/auction-record-routes';
import type { SetupDeps } from './setup/setup-deps';
import { termsRoutes } from './setup/terms/terms-routes';

/** The record of an ended lot never changes. */
const cacheControl = 'public, max-age=3600';

const recordRoutes: FastifyPluginAsync<{ db: Database; signer: RecordSigner }> = async (app, deps) => {
  app.get<{ Params: { id: string } }>(
    '/lot/:id/record',
    {
      schema: {
        tags: ['Auctions'],
        summary: 'The record of a lot that has ended, with all that was sealed in it',
        response: { 200: lotRecordSchema, ...refusals(404) },
      },
    },
    async ({ params }, reply): Promise<LotRecord> => {
      const record = await readRecord(deps, params.id);
      reply.header('cache-control', cacheControl);
      return record;
    },
  );

  app.get(
    auctionPaths.keys,
    {
      schema: {
        tags: ['Auctions'],
        summary: 'The key that signs records and receipts',
        response: { 200: galleryKeysSchema },
      },
    },
    async (_request, reply): Promise<GalleryKeys> => {
      reply.header('cache-control', cacheControl);
      const { publicKey } = deps.signer;
      return {
        keys: [{ use: 'records and receipts of auctions', algorithm: 'Ed25519', public_key: publicKey }],
      };
    },
  );
};

/** Without `listen`, streams only poll the database. */
type AuctionDeps = AuctionContext &
  BidDeps &
  BidderDeps &
  OwnBidDeps & { listen?: Listen; maxStreams: number };

export const auctionRoutes: FastifyPluginAsync<AuctionDeps> = async (app, deps) => {
  const { db, outbox, listen, maxStreams } = deps;
  const watchers = createWatchers(db);
  app.addHook('onClose', watchers.stop);
  app.register(readingRoutes, { db, listen });
  app.register(lotStreams, { db, listen, watchers, maxStreams });
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

const setupRoutes: FastifyPluginAsync<SetupDeps> = async (app, deps) => {
  adminOnly(app, 'trade');
  auctionRecordRoutes(app, deps);
  lotRoutes(app, deps);
  termsRoutes(app, deps);
  staffBidderRoutes(app, deps);
};
