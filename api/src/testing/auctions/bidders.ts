import { randomUUID } from 'node:crypto';
import type { BidPlacedAnswer, BidRefusal } from '@gallery/shared/contract/auctions/auction';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import type { AuctionRow } from '../../features/auctions/auction.table';
import { bidders } from '../../features/auctions/bidders/bidder.table';
import { users } from '../../features/users/user.table';
import { bearer, signUp } from '../gallery/accounts';

type Api = { app: FastifyInstance; db: Database };
type GivenBid = { key?: string | null; confirm?: boolean };

export async function newBidder(
  { app, db }: Api,
  auction: Pick<AuctionRow, 'id' | 'conditionsVersion'>,
  given: Partial<typeof bidders.$inferInsert> = {},
) {
  const { token, user } = await signUp(app);
  await db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user._id));
  const paddle = (await db.$count(bidders, eq(bidders.auctionId, auction.id))) + 1;
  await db.insert(bidders).values({
    auctionId: auction.id,
    userId: user._id,
    paddle,
    state: 'registered',
    acceptedAt: new Date(),
    conditionsVersion: auction.conditionsVersion,
    address: '12 Uli Close, Ikoyi',
    ...given,
  });
  const headers = bearer(token);
  return { user, headers, token, bids: bidWith(app, headers) };
}

export function bidWith(app: FastifyInstance, headers: { authorization?: string }) {
  return async (lotId: string, max: unknown, { key = randomUUID(), confirm }: GivenBid = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/lot/${lotId}/bid`,
      payload: { max, confirm },
      headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
    });
    return {
      status: answer.statusCode,
      ...answer.json<Partial<BidPlacedAnswer> & Omit<BidRefusal, 'answer' | 'message'>>(),
    };
  };
}
