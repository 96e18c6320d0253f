import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type AuctionRow, auctions } from '../auction.table';
import { noAuctionMessage } from './setup-deps';

/** 'open' from the opening of a published auction on, also after its end. */
export type Phase = 'draft' | 'published' | 'open';

export type LockedAuction = { auction: AuctionRow; phase: Phase; now: Date };

/** Every change of an auction or of its lots by staff waits here. `now` is the database's time. Throws a 404. */
export async function lockAuction(tx: Database, id: string): Promise<LockedAuction> {
  const [auction] = await tx.select().from(auctions).where(eq(auctions.id, id)).for('update');
  if (!auction) throw new HttpError(404, noAuctionMessage);
  const now = await databaseTime(tx);
  return { auction, phase: phaseOf(auction, now), now };
}

/** The database's clock, not the start of the transaction. */
export async function databaseTime(db: Database): Promise<Date> {
  const time = sql`clock_timestamp()`.mapWith(auctions.opensAt);
  const [clock] = await db.select({ now: time }).from(sql`(SELECT 1) AS one`);
  if (!clock) throw new Error('The database did not answer its time.');
  return clock.now;
}

export function phaseOf({ publishedAt, opensAt }: AuctionRow, now: Date): Phase {
  if (!publishedAt) return 'draft';
  return now < opensAt ? 'published' : 'open';
}
