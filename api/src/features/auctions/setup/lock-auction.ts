import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type AuctionRow, auctions } from '../auction.table';
import { databaseTime } from '../locking/database-time';
import { noAuctionMessage } from './setup-deps';

/** An auction stays 'open' after its end. */
export type Phase = 'draft' | 'published' | 'open';

export type LockedAuction = { auction: AuctionRow; phase: Phase; now: Date };

/** Locks an auction, so that staff change it or its lots one at a time. `now` is the database's time. Throws a 404. */
export async function lockAuction(tx: Database, id: string): Promise<LockedAuction> {
  const [auction] = await tx.select().from(auctions).where(eq(auctions.id, id)).for('update');
  if (!auction) throw new HttpError(404, noAuctionMessage);
  const now = await databaseTime(tx);
  return { auction, phase: phaseOf(auction, now), now };
}

export function phaseOf({ publishedAt, opensAt }: AuctionRow, now: Date): Phase {
  if (!publishedAt) return 'draft';
  return now < opensAt ? 'published' : 'open';
}
