import type { Paddle } from '@gallery/shared/contract/auctions/auction';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../users/user.table';
import { bidders } from '../bidders/bidder.table';

export type Paddles = (userId: string) => Paddle;

export async function readPaddles(db: Database, auctionId: string): Promise<Paddles> {
  const rows = await db
    .select({
      user_id: users.id,
      paddle: bidders.paddle,
      name: sql<string>`concat_ws(' ', ${users.firstname}, ${users.lastname})`,
    })
    .from(bidders)
    .innerJoin(users, eq(users.id, bidders.userId))
    .where(eq(bidders.auctionId, auctionId));
  const paddles = new Map(rows.map((row) => [row.user_id, row]));
  return (userId) => paddles.get(userId) ?? { user_id: userId, paddle: 0, name: 'No Name' };
}
