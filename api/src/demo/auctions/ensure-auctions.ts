import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { SeedAuction, SeedBidder, SeedLot } from '../../../seed/collection/collection-types';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { artworkClaims } from '../../features/artworks/availability/availability.table';
import { auctions } from '../../features/auctions/auction.table';
import { lots } from '../../features/auctions/lot.table';
import { type PlannedAuction, writeAuction } from './write-auction';

export type AuctionPlans = {
  /** The auctions of the first start; their lots refer to works by name. */
  first: SeedAuction[];
  next: Omit<SeedAuction, 'lots'> & { lots: Omit<SeedLot, 'work'>[] };
  bidders: SeedBidder[];
  nameOf(work: SeedLot['work']): string;
};

/** Ensures that an auction is running after the demo starts. */
export async function ensureAuctions(db: Database, plans: AuctionPlans, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await waitForLock(tx, 'seed');
    const planned = (await hasAuctions(tx))
      ? await nextAuctions(tx, plans, now)
      : await firstAuctions(tx, plans);
    for (const auction of planned) await writeAuction(tx, auction, { bidders: plans.bidders, now });
  });
}

async function hasAuctions(tx: Database): Promise<boolean> {
  const [one] = await tx.select().from(auctions).where(isNotNull(auctions.publishedAt)).limit(1);
  return one !== undefined;
}

async function firstAuctions(tx: Database, { first, nameOf }: AuctionPlans): Promise<PlannedAuction[]> {
  const names = first.flatMap((auction) => auction.lots.map(({ work }) => nameOf(work)));
  const free = await freeWorks(tx).where(and(isFree(tx), inArray(artworks.name, names)));
  return first
    .map((auction) => ({
      ...auction,
      lots: auction.lots.flatMap((lot) => {
        const work = free.find(({ name }) => name === nameOf(lot.work));
        return work ? [{ ...lot, work }] : [];
      }),
    }))
    .filter((auction) => auction.lots.length > 0);
}

async function nextAuctions(tx: Database, { next }: AuctionPlans, now: Date): Promise<PlannedAuction[]> {
  if (await isUnderWay(tx, now)) return [];
  const works = await freeWorks(tx)
    .where(isFree(tx))
    .orderBy(asc(artworks.price), asc(artworks.id))
    .limit(next.lots.length);
  const planned = works.flatMap((work, index) => {
    const lot = next.lots[index];
    return lot ? [{ ...lot, work }] : [];
  });
  return planned.length > 0 ? [{ ...next, lots: planned }] : [];
}

async function isUnderWay(tx: Database, now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: lots.id })
    .from(lots)
    .where(
      and(eq(lots.claimsWork, true), isNull(lots.outcome), lte(lots.opensAt, now), gt(lots.closesAt, now)),
    )
    .limit(1);
  return open !== undefined;
}

function freeWorks(tx: Database) {
  const { id, name, price } = artworks;
  return tx.select({ id, name, price }).from(artworks);
}

/** Excludes works in drafts: a draft claims no work, but its works stay with it. Numbers of an edition stay in the catalogue. */
function isFree(tx: Database) {
  const one = { one: sql`1` };
  const claim = tx.select(one).from(artworkClaims).where(eq(artworkClaims.artworkId, artworks.id));
  const lot = tx
    .select(one)
    .from(lots)
    .where(and(eq(lots.artworkId, artworks.id), isNull(lots.outcome)));
  const isOffered = and(eq(artworks.availability, 'available'), isNull(artworks.archivedAt));
  return and(isOffered, isNull(artworks.editionId), notExists(claim), notExists(lot));
}
