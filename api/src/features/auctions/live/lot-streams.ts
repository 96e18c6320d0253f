import type { ServerResponse } from 'node:http';
import type { LotChange } from '@gallery/shared/contract/auctions/auction';
import { sharedStreamHeaders } from '@gallery/shared/contract/streams/shared-streams.schema';
import { reservedSlots } from '@gallery/shared/server/streams/reader-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database, Listen } from '../../../db/client';
import { readUser } from '../../../http/authentication';
import { joinReads } from '../../../http/caching/share-reads';
import { isForEdge, openFeed, type StreamOptions, streamRoute } from '../../../http/sse/event-stream';
import { publicChangeOf } from '../answers/lot-of';
import { isRegisteredBidder } from '../bidders/read-bidder';
import { readClock } from '../reading/public-lots';
import { readAuction } from '../reading/read-auctions';
import { readPublicLot } from '../reading/read-lot';
import { type ChangeRow, changesFrom } from './lot-changes';
import type { Watchers } from './watchers';

type LotStreamDeps = { db: Database; listen?: Listen; watchers: Watchers; maxStreams: number };

/** The streams of all lots and auctions share one feed, which reads the database once for all of them. */
export const lotStreams: FastifyPluginAsync<LotStreamDeps> = async (app, deps) => {
  const { db, listen, watchers } = deps;
  const lotOf = joinReads((id: string) => readPublicLot(db, id));
  const auctionOf = joinReads((id: string) => readAuction(db, id));
  const feed = openFeed<ChangeRow>(app, {
    channel: 'lots',
    listen,
    slots: reservedSlots(deps.maxStreams),
    rowsFrom: (position, limit) => changesFrom(db, position, limit),
    positionOf: ({ change }) => change.id,
    keyOf: ({ change }) => change.lotId,
    newest: async () => (await readClock(db)).position,
  });

  streamRoute(app, feed, {
    ...common,
    accountOf,
    path: '/lot/:id/stream',
    summary: 'Each change of a lot, as server-sent events',
    async rowsFor(request, response) {
      const { lot } = await lotOf(idOf(request));
      count(lot.auctionId, request, response);
      return ({ change }) => change.lotId === lot.id;
    },
  });

  streamRoute(app, feed, {
    ...common,
    accountOf,
    path: '/auction/:id/stream',
    summary: 'Each change of an auction’s lots, as server-sent events',
    async rowsFor(request, response) {
      const { auction } = await auctionOf(idOf(request));
      count(auction._id, request, response);
      return ({ change }) => change.auctionId === auction._id;
    },
  });

  /** An edge reports its readers itself, because it follows the stream for all of them. */
  function count(auctionId: string, request: FastifyRequest, response: ServerResponse): void {
    if (isForEdge(request)) response.setHeader(sharedStreamHeaders.counted, auctionId);
    else watchers.add(auctionId, response);
  }

  /** Reserves streams for staff and registered bidders only: an unconfirmed account costs an attacker no more than an address. */
  async function accountOf(request: FastifyRequest): Promise<string | null> {
    const user = await readUser(request);
    if (!user) return null;
    return user.role === 'admin' || (await isRegisteredBidder(db, user._id)) ? user._id : null;
  }
};

const common: Pick<StreamOptions<ChangeRow>, 'event' | 'tags' | 'dataFor' | 'isShared'> = {
  isShared: true,
  event: 'lot',
  tags: ['Auctions'],
  dataFor: ({ change, startingPrice, steps, now }): LotChange =>
    publicChangeOf({ ...change, id: change.lotId, startingPrice }, { steps, now }),
};

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id;
}
