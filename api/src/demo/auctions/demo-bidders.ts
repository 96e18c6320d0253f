import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notLike } from 'drizzle-orm';
import type { SeedBidder } from '../../../seed/collection/collection-types';
import type { Database } from '../../db/client';
import type { AuctionRow } from '../../features/auctions/auction.table';
import { bidders } from '../../features/auctions/bidders/bidder.table';
import { lotBidders } from '../../features/auctions/bidding/bid.table';
import { hashPassword } from '../../features/auth/password';
import { users } from '../../features/users/user.table';

/** Returns the accounts of the demo's bidders and creates them on the first call. */
export async function demoBidders(tx: Database, given: SeedBidder[]): Promise<(typeof users.$inferSelect)[]> {
  const found = await findBidders(tx, given);
  if (found.length === given.length) return found;
  // Nobody knows the password.
  const passwordHash = await hashPassword(randomUUID());
  const rows = given.map((bidder) => ({
    ...bidder,
    id: randomUUID(),
    email: emailOf(bidder),
    passwordHash,
    emailConfirmedAt: new Date(),
  }));
  await tx.insert(users).values(rows).onConflictDoNothing();
  return findBidders(tx, given);
}

function findBidders(tx: Database, given: SeedBidder[]) {
  return tx
    .select()
    .from(users)
    .where(inArray(users.email, given.map(emailOf)))
    .orderBy(users.email);
}

export async function registerBidders(
  tx: Database,
  auction: AuctionRow,
  given: (typeof users.$inferSelect)[],
): Promise<void> {
  const registered = await tx.select().from(bidders).where(eq(bidders.auctionId, auction.id));
  const rows = given
    .filter(({ id }) => !registered.some(({ userId }) => userId === id))
    .map(({ id, address }, place) => ({
      auctionId: auction.id,
      userId: id,
      address,
      state: 'registered' as const,
      paddle: Math.max(0, ...registered.map(({ paddle }) => paddle)) + 1 + place,
      conditionsVersion: auction.conditionsVersion,
      acceptedAt: auction.opensAt,
    }));
  if (rows.length > 0) await tx.insert(bidders).values(rows);
}

function emailOf({ firstname, lastname }: SeedBidder): string {
  const plain = `${firstname}.${lastname}`.normalize('NFD').replace(/[^a-zA-Z.]/g, '');
  return `${plain.toLowerCase()}${demoDomain}`;
}

const demoDomain = '@bidders.uli-gallery.example';

export async function hasRealBidders(db: Database, lotId: string): Promise<boolean> {
  const real = db
    .select({ id: users.id })
    .from(lotBidders)
    .innerJoin(users, eq(users.id, lotBidders.userId))
    .where(and(eq(lotBidders.lotId, lotId), notLike(users.email, `%${demoDomain}`)))
    .limit(1);
  return (await real).length > 0;
}
